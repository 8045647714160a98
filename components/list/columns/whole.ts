import { type ValueKind, valueKind } from '@/components/form/model/valueKind'
import { isCalledById } from '@/components/names/nameWords'
import type { ListColumn } from './columns'

/** Whether half of a value that holds this is read as another. */
const IS_WHOLE: Readonly<Record<ValueKind, boolean>> = {
  figure: true,
  whole: true,
  day: true,
  moment: true,
  truth: true,
  words: false,
  choice: false,
  texts: false,
  picks: false,
  object: false,
  objects: false,
}

/**
 * Whether a value of it is misread with a part of it on the next line: a figure, a day, a number in
 * digits or a status, and no words. Marks its cells on paper, which has nothing cut off.
 */
export const isWhole = (column: ListColumn): true | undefined =>
  column.isTag || (!isNamed(column) && (column.isMono || IS_WHOLE[valueKind(column)])) || undefined

/** Whether a name stands beside its ids: what is called by its id has none. */
const isNamed = ({ naming }: ListColumn): boolean => naming !== undefined && !isCalledById(naming)
