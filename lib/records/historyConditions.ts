/** Which entries to read. */
export interface HistoryQuery {
  /** Only of these resources. */
  readonly resources: readonly string[]
  readonly recordId?: string | undefined
  /** Only entries in which this field changed. */
  readonly field?: string | undefined
  /** Only what this user did, for whomever. */
  readonly userId?: string | undefined
  /** Only what was done for this user, by whomever. */
  readonly auditUserId?: string | undefined
  readonly requestId?: string | undefined
  /** Only what happened to the records of this request after it changed them, by other requests. */
  readonly afterRequest?: string | undefined
  /** Of each request only its newest entry, with counts of what matches. */
  readonly isByRequest?: boolean
  /** Bounds in time, in milliseconds since 1970: from the one, and before the other. */
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly limit: number
  /** The oldest first; otherwise the newest. */
  readonly isOldestFirst?: boolean
  /** Only entries that come after this event in that order. */
  readonly seen?: string | undefined
}

/** What entries have to meet in one statement. */
export interface HistoryConditions {
  /** As SQL for an alias of the table; all aliases share the values. */
  of(alias: string): string
  readonly values: unknown[]
  /** Adds a value and gives its place. */
  add(value: unknown): string
}

/** A moment in milliseconds as SQL, given the place of its value. */
export const momentAt = (place: string): string => `to_timestamp(${place}::float8 / 1000)`

/** What a query asks of an entry, whichever place it stands at (see historyPlaces.ts). */
export function historyConditions(query: HistoryQuery): HistoryConditions {
  const values: unknown[] = []
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions: ((alias: string) => string)[] = []
  const where = (column: string, test: string) =>
    conditions.push((alias) => `${alias}.${column} ${test}`)
  where('resource', `= ANY (${add(query.resources)}::text[])`)
  if (query.recordId) where('record_id', `= ${add(query.recordId)}::numeric`)
  if (query.field) where('fields', `@> ARRAY[${add(query.field)}]`)
  if (query.userId) where('user_id', `= ${add(query.userId)}::integer`)
  if (query.auditUserId) where('audit_user_id', `= ${add(query.auditUserId)}::integer`)
  if (query.requestId) where('request_id', `= ${add(query.requestId)}`)
  if (query.afterRequest) where('request_id', `<> ${add(query.afterRequest)}`)
  if (query.from !== undefined) where('at', `>= ${momentAt(add(query.from))}`)
  if (query.until !== undefined) where('at', `< ${momentAt(add(query.until))}`)
  return { of: (alias) => conditions.map((each) => each(alias)).join(' AND '), values, add }
}
