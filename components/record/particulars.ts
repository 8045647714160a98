import type { ComponentType, ReactNode } from 'react'
import type { FormLook } from '@/components/form/look'
import type { HistoryEvent } from '@/components/form/model/history'
import type { Json } from '@/components/form/model/transport'
import type { ListConfig, ResourceListOptions } from '@/components/list/listConfig'
import type { SelectionTools } from '@/components/list/RecordList'
import type { Selection } from '@/components/list/selection/selection'

/**
 * What the console does for one resource beyond what its definition says. All of it is optional: a
 * resource without any has every page. Make it once, outside of components.
 */
export interface Particulars {
  /** Words and widths of its list. */
  readonly list?: Pick<ResourceListOptions, 'searchWords' | 'columns' | 'also'>
  /** Above its list. */
  readonly AboveList?: ComponentType<{ config: ListConfig }>
  /** What can be done with chosen records, for roles that may change them; else the edit in bulk. */
  readonly ForChosen?: ComponentType<ChosenProps>
  /** By what a record that is not there may be found in the list: `name or code`. */
  readonly foundBy?: string
  /** What the heading tells of a record, where that is not what its hints say. */
  readonly Facts?: ComponentType<FactsProps>
  /** What a record without a name of its own is called in titles. A hook. */
  readonly useName?: (record: Json | undefined) => string
  /** Pages of their own for sections of the form. */
  readonly tabs?: readonly FormTab[]
  /** Pages of their own for what is no part of the form. */
  readonly pages?: readonly OwnPage[]
  readonly look?: FormLook
  /** Stands where the form will be. */
  readonly Skeleton?: ComponentType<{ tab: FormTab | undefined }>
  /** What the page of a new record says above its form. */
  readonly newWords?: string
  /** What else can be done with one, by roles that may change it. */
  readonly deeds?: readonly Deed[]
}

export interface ChosenProps {
  readonly selection: Selection
  readonly tools: SelectionTools
  /** Told while many of them are being written: the page asks before it is left. */
  readonly onWriting: (isWriting: boolean) => void
}

/** Something that is done with a record and changes none of its fields: a line of its form's menu. */
export interface Deed {
  readonly label: string
  readonly icon: ReactNode
  isPossible(record: Json): boolean
  readonly Dialog: ComponentType<DeedProps>
}

export interface DeedProps {
  readonly id: string
  readonly record: Json
  readonly onClose: () => void
}

export interface FactsProps {
  readonly id: string
  readonly record: Json
  /** Undefined until it is known, null where there is none. */
  readonly newest: HistoryEvent | null | undefined
}

/** A page of a record that shows something beside its form. */
export interface OwnPage {
  /** The last word of its address. */
  readonly path: string
  readonly label: string
  readonly Page: ComponentType<{ id: string }>
}

/** A page of a record that shows one section of its form. */
export interface FormTab {
  /** The last word of its address. */
  readonly path: string
  readonly label: string
  /** Key of the section, which then stands nowhere else. */
  readonly section: string
  /** How many entries it has; undefined for nothing to count. */
  count?(record: Json): number | undefined
}
