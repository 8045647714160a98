const PRODUCT = 'Fleetbook'

/**
 * The title of a page in the browser's tab, history and bookmarks: what tells it from other tabs
 * comes first, as a narrow tab shows no more than that. Empty parts are left out.
 */
export const pageTitle = (...parts: readonly (string | null | undefined)[]): string =>
  [...parts.filter((part) => part?.trim()), PRODUCT].join(' · ')

/**
 * What names a page of a record: `Wattleford City Council · Client 10001`, and for another page of
 * it `Wattleford City Council · History of client 10001`.
 *
 * @param name null while it is on its way, or where the record has none
 * @param page undefined for the record's own page
 */
export function recordTitle(
  name: string | null | undefined,
  noun: string,
  id: string,
  page?: string,
): string[] {
  const record = `${noun} ${id}`
  const title = page ? `${page} of ${record.charAt(0).toLowerCase()}${record.slice(1)}` : record
  return [name ?? '', title]
}
