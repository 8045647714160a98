/** One key of a sort, with its direction. */
export interface SortKey {
  readonly member: string
  readonly descending: boolean
}

/** Reads `name,-finance_limit`; members that cannot be sorted by are left out. */
export function readSort(text: string, sortable: (member: string) => boolean): SortKey[] {
  const keys = text
    .split(',')
    .filter(Boolean)
    .map((part) => ({ member: part.replace(/^-/, ''), descending: part.startsWith('-') }))
  return keys.filter(
    ({ member }, index) =>
      sortable(member) && keys.findIndex((key) => key.member === member) === index,
  )
}

/** The same, written. */
export const writeSort = (sort: readonly SortKey[]): string =>
  sort.map(({ member, descending }) => `${descending ? '-' : ''}${member}`).join(',')

/**
 * The sort after a header was pressed: up, down, then as the list stands by itself. With shift the
 * other keys stay, and a new one comes after them.
 */
export function nextSort(sort: readonly SortKey[], member: string, additive: boolean): SortKey[] {
  const current = sort.find((key) => key.member === member)
  const turned = { member, descending: true }
  if (!additive) {
    if (!current || sort.length > 1) return [{ member, descending: false }]
    return current.descending ? [] : [turned]
  }
  if (!current) return [...sort, { member, descending: false }]
  return current.descending
    ? sort.filter((key) => key !== current)
    : sort.map((key) => (key === current ? turned : key))
}
