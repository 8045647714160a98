import type { ComponentType } from 'react'
import type { FormValue } from '@/components/form/model/values'
import type { Store } from '@/components/state/store'
import type { Resource } from '@/lib/resources/resource'
import type { ListRow } from './columns/cellText'
import type { ListColumn } from './columns/columns'

/** What lets people write in the rows of a list. It is handed in: forms stand above lists. */
export interface ListEditing {
  readonly resource: Resource
  /** The columns whose cells open, by their ids. */
  readonly columns: ReadonlySet<string>
  /** False once the role has lost the right to: what is written already stays, and no cell opens. */
  readonly mayBegin: boolean
  readonly Editor: ComponentType<EditorProps>
  /** Stands beside the list, and asks before that is left with something unsaved. */
  readonly Guard: ComponentType<UnsavedProps>
  /** At the end of the table: the row of a record that is being added. */
  readonly NewRow?: ComponentType<NewRowProps>
}

/** What an open cell holds, kept while its row is out of sight: a page was turned, a filter set. */
export interface CellDraft {
  readonly value: FormValue
  /** What the record held when the typing began, and the tag that it had then. */
  readonly base: FormValue
  readonly etag: string
  /** Why the last try to save it was refused. */
  readonly fault: string | null
}

export interface UnsavedProps {
  /** Address of the list. */
  readonly page: string
  /** What was typed and is not saved, in sight or not. */
  readonly unsaved: Store<ReadonlySet<string>>
}

/** Where a way leads from a cell that is done: down a column, or along the row. */
export type CellDirection = 'down' | 'next' | 'before' | 'stay'

export interface EditorProps {
  readonly resource: Resource
  readonly row: ListRow
  readonly column: ListColumn
  /** What the row is called. */
  readonly name: string
  readonly cell: OpenCell
}

/** What an editor does with the cell that it stands in. */
export interface OpenCell {
  readonly draft: CellDraft | undefined
  /** True for a cell that was just opened: it takes the focus. */
  readonly isFresh: boolean
  /** Holds what is typed for when the cell comes into sight again, unless it has been closed. */
  keep(draft: CellDraft): void
  /** Says whether something is typed here that is not saved. */
  note(isUnsaved: boolean): void
  /** Has what is held of it wait, with why its save was refused while it was out of sight. */
  hold(fault: string): void
  /** Goes to where the typing goes on, and leaves this cell open. */
  go(way: CellDirection): void
  /** Closes the cell. */
  close(): void
  /** Notes a save of it until that has ended; true once nothing of it is left to save. */
  send(save: () => Promise<boolean>): Promise<boolean>
  /** The one that is on its way, where the cell came into sight again meanwhile. */
  readonly sending: Promise<boolean> | undefined
  /** The record as it has become, in place of the row: by a save of one's own over a version, or by others. */
  show(row: ListRow, savedOver?: string): void
  /** The version that one's own saves of other cells have made of this one since. */
  versionAfter(etag: string): string
}

export interface NewRowProps {
  readonly resource: Resource
  readonly columns: readonly ListColumn[]
  /** What the list is kept to, which the new record has in common with those in it. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Told whether something is typed in it that is not added. */
  readonly onUnsaved: (isUnsaved: boolean) => void
}
