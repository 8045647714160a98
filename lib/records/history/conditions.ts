import { resources } from '@/lib/resources'
import { wholesOf } from '@/lib/resources/wholes'
import { sqlText, sqlTexts } from '@/lib/text/sqlText'

/**
 * What makes the entries of one request: an id, which a caller may give to many calls and share with
 * others, and who calls for whom. What several people do under one id is as many requests.
 */
const REQUEST = ['request_id', 'user_id', 'audit_user_id'] as const

/** The same as SQL: a list of columns. */
export const requestColumns = (alias: string): string =>
  REQUEST.map((column) => `${alias}.${column}`).join(', ')

/** SQL for whether the entries of two aliases are of one request. */
export const isSameRequest = (one: string, other: string): string =>
  REQUEST.map((column) => `${one}.${column} = ${other}.${column}`).join(' AND ')

/** A request that others came after, or several that share an id. */
export interface After {
  readonly requestId: string
  /** Only what changed again, in the same record, what the request had changed, or a part of that. */
  readonly isAgain: boolean
}

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
  /** Only of the request, or requests, with this id. */
  readonly requestId?: string | undefined
  /** Only what other requests did to the records of each of these after it first changed them. */
  readonly after?: readonly After[]
  /** Of each request only its newest entry, with counts of what matches. */
  readonly isByRequest?: boolean
  /** Bounds in time, in milliseconds since 1970: from the one, and before the other. */
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly limit: number
  /** The oldest first; otherwise the newest. */
  readonly isOldestFirst?: boolean | undefined
  /** Only entries that come after this event in that order. */
  readonly seen?: string | undefined
}

/** Whether there is at most one row, the request that is asked for. */
export const isOfOneRequest = ({
  isByRequest,
  requestId,
  userId,
  auditUserId,
}: HistoryQuery): boolean =>
  isByRequest === true && [requestId, userId, auditUserId].every((part) => part !== undefined)

/** The parameters of one statement. */
export interface Parameters {
  readonly values: unknown[]
  /** Adds a value and gives its place. */
  add(value: unknown): string
}

/** No parameters yet. */
export function parameters(): Parameters {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

/** A moment in milliseconds as SQL, given the place of its value. */
export const momentAt = (place: string): string => `to_timestamp(${place}::float8 / 1000)`

/** Rows of a resource and the parts of a whole of it, as it is told by `wholeOf`. */
const WHOLES = resources
  .flatMap((resource) =>
    wholesOf(resource).map(
      (parts) =>
        `(${sqlText(resource.name)}, ${sqlTexts(parts.map(({ path }) => path.join('.')))}::text[])`,
    ),
  )
  .join(', ')

/** SQL for the fields of an alias's entry, and all others of what any of them is a part of. */
export const changedTogether = (alias: string): string =>
  `(${alias}.fields || ARRAY(SELECT unnest(w.parts) FROM (VALUES ${WHOLES}) w(resource, parts) WHERE w.resource = ${alias}.resource AND w.parts && ${alias}.fields))`

/** SQL for whether the named request has an entry of an alias's record that meets a test of `o`. */
const ofNamed = (request: string, alias: string, test: string): string =>
  `EXISTS (SELECT FROM event o WHERE o.request_id = ${request} AND o.resource = ${alias}.resource AND o.record_id = ${alias}.record_id AND ${test})`

/**
 * Whether an entry is of another request than what the named one did before: of another id, or after
 * what somebody else did under the same.
 */
function isOthers({ isAgain }: After, request: string): (alias: string) => string {
  return (alias) => {
    const tests = [
      `o.event_id < ${alias}.event_id`,
      `NOT (${isSameRequest('o', alias)})`,
      ...(isAgain ? [`${changedTogether('o')} && ${alias}.fields`] : []),
    ]
    return `(${alias}.request_id <> ${request} OR ${ofNamed(request, alias, tests.join(' AND '))})`
  }
}

/** SQL for whether an alias's entry changed what the named request had changed before it, or a part of that. */
export const isChangedAgain = (request: string, alias: string): string =>
  ofNamed(
    request,
    alias,
    `o.event_id < ${alias}.event_id AND ${changedTogether('o')} && ${alias}.fields`,
  )

/** Whether an entry is what another request did to a record of the one named. */
function isAfter(after: After, add: Parameters['add']) {
  const request = add(after.requestId)
  return (alias: string) =>
    [
      isOthers(after, request)(alias),
      after.isAgain
        ? isChangedAgain(request, alias)
        : ofNamed(request, alias, `o.event_id < ${alias}.event_id`),
    ].join(' AND ')
}

/**
 * What a query asks of an entry at the places that it names (see places.ts): SQL for an
 * alias of the table; all aliases share the parameters.
 */
export function historyConditions(
  query: HistoryQuery,
  { add }: Parameters,
): (alias: string) => string {
  const [named, ...others] = query.after ?? []
  const conditions: ((alias: string) => string)[] = []
  const where = (column: string, test: string) =>
    conditions.push((alias) => `${alias}.${column} ${test}`)
  // Places name their resource where an index goes by it. As a comparison, which the index has too,
  // the planner may take it for that one and walk all entries in order.
  const readable = add(query.resources)
  conditions.push((alias) => `array_position(${readable}::text[], ${alias}.resource) IS NOT NULL`)
  if (query.recordId) where('record_id', `= ${add(query.recordId)}`)
  if (query.field) where('fields', `@> ARRAY[${add(query.field)}]`)
  if (query.userId) where('user_id', `= ${add(query.userId)}::integer`)
  if (query.auditUserId) where('audit_user_id', `= ${add(query.auditUserId)}::integer`)
  if (query.requestId) where('request_id', `= ${add(query.requestId)}`)
  if (query.from !== undefined) where('at', `>= ${momentAt(add(query.from))}`)
  if (query.until !== undefined) where('at', `< ${momentAt(add(query.until))}`)
  for (const other of others) conditions.push(isAfter(other, add))
  if (named) conditions.push(isOthers(named, add(named.requestId)))
  return (alias) => conditions.map((each) => each(alias)).join(' AND ')
}
