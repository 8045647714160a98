/** What stands in a record at a path; undefined where what was sent has no such member. */
export function valueAt(path: readonly string[], record: unknown): unknown {
  let value = record
  for (const member of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Readonly<Record<string, unknown>>)[member]
  }
  return value
}
