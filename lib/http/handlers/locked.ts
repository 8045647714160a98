import { userName } from '@/lib/accounts/users'
import type { Database } from '@/lib/db/database'
import type { Fault } from '@/lib/derive/schemas/faults'
import { type Opener, openersOf } from '@/lib/locks/liveSessions'
import { Problem } from '@/lib/problem'
import { storeOf } from '@/lib/records/stores'
import type { Resource } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'

/** A lock in the way: of which record, in whose name, and until when in milliseconds since 1970. */
export interface Hold {
  readonly resource: Resource
  readonly id: string
  readonly userId: number
  readonly until: number
}

/** The same with what people are called: whose name it is, and who took it for them, if anybody did. */
interface NamedHold extends Hold {
  readonly name: string
  readonly opener: Opener | undefined
}

const openerName = ({ name, userId }: Opener): string => name ?? `user ${userId}`

function holding({ userId, until, name, opener }: NamedHold, zone: TimeZone): string {
  const who = `${name} (user ${userId})`
  const holder = opener ? `${openerName(opener)} (user ${opener.userId}), acting for ${who},` : who
  return `${holder} holds the lock until ${formatMoment(until, zone)}.`
}

const lockedBy = ({ userId, until, name, opener }: NamedHold, zone: TimeZone) => ({
  locked_by: { user_id: String(userId), display_name: name },
  ...(opener && {
    lock_opened_by: { user_id: String(opener.userId), display_name: openerName(opener) },
  }),
  locked_until: formatMoment(until, zone),
})

/** Looks up who holds these records, and who took that for them: each kind of record in one query. */
async function namedHolds<Held extends Hold>(
  db: Database,
  holds: readonly Held[],
): Promise<(Held & NamedHold)[]> {
  const users = [...new Set(holds.map(({ userId }) => userId))]
  const kinds = [...new Set(holds.map(({ resource }) => resource))]
  const idsOf = (kind: Resource) =>
    holds.flatMap(({ resource, id }) => (resource === kind ? [id] : []))
  const [named, opened] = await Promise.all([
    Promise.all(users.map(async (id) => [id, await userName(db, id)] as const)),
    Promise.all(
      kinds.map(async (kind) => [kind, await openersOf(db, storeOf(kind), idsOf(kind))] as const),
    ),
  ])
  const [names, openers] = [new Map(named), new Map(opened)]
  return holds.map((hold) => ({
    ...hold,
    name: names.get(hold.userId) as string,
    opener: openers.get(hold.resource)?.get(hold.id),
  }))
}

/**
 * The answer to a write on what another holds: by whom and until when, and never which session.
 */
export async function lockedProblem(db: Database, hold: Hold, zone: TimeZone): Promise<Problem> {
  const [named] = (await namedHolds(db, [hold])) as [NamedHold]
  return new Problem('locked', holding(named, zone), { members: lockedBy(named, zone) })
}

/**
 * The same to a claim of several locks: each that another holds is a fault of its own.
 *
 * @param holds those that are held, at least one, with the pointer to each
 */
export async function locksHeldProblem(
  db: Database,
  holds: readonly (Hold & { readonly pointer: string })[],
  zone: TimeZone,
): Promise<Problem> {
  const named = await namedHolds(db, holds)
  const errors = named.map(
    (hold): Fault => ({
      pointer: hold.pointer,
      code: 'locked',
      message: `${hold.resource.title} ${hold.id}: ${holding(hold, zone)}`,
    }),
  )
  const first = named[0] as NamedHold
  const detail =
    errors.length === 1
      ? (errors[0]?.message ?? '')
      : `${errors.length} of the locks are held by others, so none was taken.`
  return new Problem('locked', detail, { errors, members: lockedBy(first, zone) })
}
