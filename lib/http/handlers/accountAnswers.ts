import type { Changed, Precondition } from '@/lib/accounts/changes'
import { Problem } from '@/lib/problem'
import { fieldsChangedSince } from '@/lib/records/history'
import type { EntityTags } from '@/lib/text/entityTags'
import { UTC } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'
import { cursorOf, pageOf } from '../parsing/paging'
import type { Answer, Call } from '../pipeline/operation'
import { dryRunAnswer } from './dryRun'
import { VARY } from './recordCalls'

/** A user as callers see it. */
export interface Shown {
  readonly value: Readonly<Record<string, unknown>>
  readonly etag: string
}

/** The moments of a record in the zone of the request. */
export const momentsOf = (record: { created: number; last_edit: number }, call: Call) => ({
  created: formatMoment(record.created, call.timeZone),
  last_edit: formatMoment(record.last_edit, call.timeZone),
})

/**
 * The entity tag of a user. Besides the record's own version it has that of the role whose name is
 * shown along with it, so that a 304 never hides that it changed.
 */
export const accountTag = (version: string, along: string | number, { timeZone }: Call): string =>
  `"${version}.${along}${timeZone === UTC ? '' : `@${timeZone}`}"`

const TAG = /^([1-9]\d{0,17})\.\d+(@.*)?$/

/** The versions that an If-Match admits. Weak tags never match, as RFC 9110 has it. */
const versionsIn = (tags: Exclude<EntityTags, '*'>): string[] =>
  tags.flatMap(({ weak, tag }) => (weak ? [] : (TAG.exec(tag)?.[1] ?? [])))

/**
 * Judges If-Match and If-None-Match by the record's own version, under the lock of the change: what
 * is only shown along with the record can be no conflict with it.
 *
 * @param sent the members of the request's body
 * @throws Problem 412 with the present tag and those of the members that changed meanwhile
 */
export const preconditionOf =
  <Found extends { readonly version: string }>(
    call: Call,
    show: (found: Found, call: Call) => Shown,
    sent: readonly string[] = [],
  ): Precondition<Found> =>
  async (found, connection) => {
    const { ifMatch, ifNoneMatch } = call
    const wanted = ifMatch === undefined || ifMatch === '*' ? undefined : versionsIn(ifMatch)
    const isRuledOut =
      ifNoneMatch === '*' || ifNoneMatch?.some(({ tag }) => TAG.exec(tag)?.[1] === found.version)
    if (!isRuledOut && (wanted?.includes(found.version) ?? true)) return
    const { etag } = show(found, call)
    const id = call.params.user_id ?? ''
    const changed = await fieldsChangedSince(connection, 'user', id, wanted?.[0] ?? '0')
    throw new Problem(
      'precondition_failed',
      isRuledOut
        ? 'The user exists already, in a version that If-None-Match rules out.'
        : 'The user has changed since the ETag that you sent.',
      {
        members: { etag, conflicting_fields: changed.filter((field) => sent.includes(field)) },
        headers: { etag },
      },
    )
  }

/** The answer to the dry run of a change of one that is there. */
export const changedAnswer = (changed: Changed<unknown>, call: Call): Answer =>
  dryRunAnswer({ user_id: call.params.user_id ?? null }, JSON.stringify(changed.changes))

/** The answer with one user. */
export const accountAnswer = ({ value, etag }: Shown): Answer => ({
  status: 200,
  body: { value },
  headers: { etag, vary: VARY },
})

/** The same to a GET: 304 when If-None-Match names what the caller has. */
export function readAnswer(shown: Shown, { ifNoneMatch }: Call): Answer {
  const { etag } = shown
  const known = ifNoneMatch === '*' || ifNoneMatch?.some(({ tag }) => `"${tag}"` === etag) === true
  return known ? { status: 304, headers: { etag, vary: VARY } } : accountAnswer(shown)
}

/** The same to a POST: it says where the new record is. */
export const madeAnswer = (shown: Shown, id: number, call: Call): Answer => ({
  ...accountAnswer(shown),
  status: 201,
  headers: { etag: shown.etag, vary: VARY, location: `${call.url.pathname}/${id}` },
})

/** A page of users, in the order of their ids. */
export async function accountPage<Row>(
  call: Call,
  read: (after: number, limit: number) => Promise<{ rows: Row[]; total: number }>,
  idOf: (row: Row) => number,
  show: (row: Row, call: Call) => Shown,
): Promise<Answer> {
  const { limit, seen } = pageOf(call)
  const { rows, total } = await read(Number(seen ?? 0), limit + 1)
  const page = rows.slice(0, limit)
  const last = page[page.length - 1]
  const value = {
    data: page.map((row) => show(row, call).value),
    next_cursor: rows.length > limit && last ? cursorOf(String(idOf(last))) : null,
    total,
    total_exact: true,
  }
  return { status: 200, body: { value }, headers: { vary: VARY } }
}
