import type { ColumnSort, SortingState } from '@tanstack/react-table'

/** Reads `name,-finance_limit`; members that cannot be sorted by are left out. */
export function readSort(text: string, sortable: (member: string) => boolean): SortingState {
  const keys = text
    .split(',')
    .filter(Boolean)
    .map((part): ColumnSort => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }))
  return keys.filter(
    ({ id }, index) => sortable(id) && keys.findIndex((key) => key.id === id) === index,
  )
}

/** The same, written. */
export const writeSort = (sort: SortingState): string =>
  sort.map(({ id, desc }) => `${desc ? '-' : ''}${id}`).join(',')

/** Whether two are the same. */
export const isSameSort = (one: SortingState, other: SortingState): boolean =>
  writeSort(one) === writeSort(other)

/** The other way round. */
export const reversed = (sort: SortingState): SortingState =>
  sort.map(({ id, desc }) => ({ id, desc: !desc }))
