import { userName } from '@/lib/accounts/users'
import type { Database } from '@/lib/db/database'
import type { Fault } from '@/lib/derive/faults'
import { Problem } from '@/lib/problem'
import type { Resource } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'

/** A lock in the way: whose it is, and until when in milliseconds since 1970. */
export interface Hold {
  readonly userId: number
  readonly until: number
}

const holding = ({ userId, until }: Hold, name: string, zone: TimeZone): string =>
  `${name} (user ${userId}) holds the lock until ${formatMoment(until, zone)}.`

const lockedBy = ({ userId, until }: Hold, name: string, zone: TimeZone) => ({
  locked_by: { user_id: String(userId), display_name: name },
  locked_until: formatMoment(until, zone),
})

/**
 * The answer to a write on what another holds: by whom and until when, and never which session.
 */
export async function lockedProblem(db: Database, hold: Hold, zone: TimeZone): Promise<Problem> {
  const name = await userName(db, hold.userId)
  return new Problem('locked', holding(hold, name, zone), { members: lockedBy(hold, name, zone) })
}

/**
 * The same to a claim of several locks: each that another holds is a fault of its own.
 *
 * @param holds those that are held, at least one, with the pointer to each and which record it is of
 */
export async function locksHeldProblem(
  db: Database,
  holds: readonly (Hold & {
    readonly pointer: string
    readonly resource: Resource
    readonly id: string
  })[],
  zone: TimeZone,
): Promise<Problem> {
  const holders = [...new Set(holds.map(({ userId }) => userId))]
  const names = new Map(
    await Promise.all(holders.map(async (id) => [id, await userName(db, id)] as const)),
  )
  const nameOf = ({ userId }: Hold) => names.get(userId) as string
  const errors = holds.map(
    (hold): Fault => ({
      pointer: hold.pointer,
      code: 'locked',
      message: `${hold.resource.title} ${hold.id}: ${holding(hold, nameOf(hold), zone)}`,
    }),
  )
  const first = holds[0] as Hold
  const detail =
    errors.length === 1
      ? (errors[0]?.message ?? '')
      : `${errors.length} of the locks are held by others, so none was taken.`
  return new Problem('locked', detail, { errors, members: lockedBy(first, nameOf(first), zone) })
}
