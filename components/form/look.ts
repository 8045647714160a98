import type { ComponentType, ReactNode } from 'react'
import type { Change } from './model/changes'
import type { Merged } from './model/saveWords'
import type { FormValues } from './model/values'
import type { SheetSection } from './rows/SectionSheet'

/** What a section's sheet is given. */
export interface SheetProps {
  readonly section: SheetSection
  /** Columns to show; null shows all. */
  readonly visible: ReadonlySet<string> | null
  readonly isReadOnly: boolean
}

/** What parts of a page outside of the sheets may do with the form. */
export interface FormTools {
  /** What else can be done with the record: lines of a menu, each with an icon. */
  readonly menu: ReactNode
  readonly isReadOnly: boolean
  readonly isSaving: boolean
  /** Saves all that changed, as the save bar does. */
  save(reason?: string): Promise<unknown>
  /** True while a save waits for the question that its changes ask for. */
  readonly isAsked: boolean
  /** Why, as far as the person has said. */
  readonly reason: string
  /** What others had saved before it could be sent: nothing was, and it is asked about once more. */
  readonly met: Merged | null
  /** Ends that question with nothing saved. */
  endAsking(): void
  showRequest(): void
  /** Absent while there is nothing to discard. */
  readonly discard?: (() => void) | undefined
}

/** How the form of one resource differs from others. Make it once, outside of components. */
export interface FormLook {
  /** No section list and no finder: for a record whose fields are in sight without them. */
  readonly isPlain?: boolean
  /** Keys of sections that come first, in this order; the others follow in theirs. */
  readonly first?: readonly string[]
  /** Sheets in place of the usual one, by key of the section. */
  readonly sheets?: Readonly<Record<string, ComponentType<SheetProps>>>
  /** Controls of the page that work on the form; a plain form has its menu there. */
  readonly actions?: ComponentType<{ tools: FormTools }>
  /**
   * True for changes that are looked at once more before any save of them: `actions` asks then. The id
   * is that of the record; a new one has none.
   */
  readonly asksFirst?: (changes: readonly Change[], held: FormValues, id?: string) => boolean
  /** What a save of changes has done, where that is more than so many changes: `Approval rejected`. */
  readonly doneWords?: (changes: readonly Change[]) => string | undefined
  /** What the review says of a save, and what it adds below the changes. */
  readonly review?: {
    readonly description: string
    readonly more?: ComponentType<{ changes: readonly Change[] }>
  }
}
