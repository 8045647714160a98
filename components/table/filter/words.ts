import type { ListColumn } from '@/lib/console/list/columns/columns'

/** A value of a filter as people read it. */
export const filterValue = (column: ListColumn, value: string): string => {
  const option = column.options.find((each) => each.value === value)
  if (column.isTag) return value
  return option?.label ?? (value === '' ? '(empty)' : value)
}

/** `fleet, lead` or `VIC, NSW and 3 more`. */
export function filterWords(column: ListColumn, values: readonly string[]): string {
  const words = values.map((value) => filterValue(column, value))
  return words.length <= 3
    ? words.join(', ')
    : `${words.slice(0, 2).join(', ')} and ${words.length - 2} more`
}
