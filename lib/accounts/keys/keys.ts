import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Database } from '@/lib/db/database'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import { Problem, validationProblem } from '@/lib/problem'
import { type ChangeAround, enterActionOn } from '@/lib/records/actionOn'
import type { Authorship } from '@/lib/records/event'
import { changingAccounts } from '@/lib/records/hooks/accounts'
import { refuseBeyond } from '@/lib/records/hooks/granting'
import { serviceAccount } from '@/lib/resources'
import { areWithin } from '@/lib/text/networks'
import { readMoment } from '@/lib/time/bound'
import { LAST_MOMENT } from '@/lib/time/calendar'
import { DAY } from '@/lib/time/units'
import { tokenHash } from '../tokenHash'
import { generateApiKey } from './apiKey'
import { changesOf, wordsOf } from './changes'
import { keyMoment } from './moment'
import { type KeyRow, requireAccount, requireKey, stateOf } from './queries'
import { HAS_PASSED, type newKeyBody, type rotateKeyBody } from './schemas'

/** So many that are good at a time; more is no use to anybody. */
const MAX_KEYS = 20
const DEFAULT_LIFE = 365 * DAY
/** For how long a key is shown after its end. */
const SHOWN_AFTERWARDS = 90 * DAY

/** A key that was made, with itself, which is kept nowhere. */
export interface MadeKey {
  readonly key: string
  readonly row: KeyRow
}

/** What a key is, apart from whose it is. */
type NewKey = Pick<
  KeyRow,
  'created' | 'name' | 'has_role_permissions' | 'permissions' | 'networks' | 'expires_at'
> & {
  /** The id of a key that ends as this one is made. */
  readonly instead?: string | undefined
}

/**
 * Makes a key for a service account.
 *
 * @throws Problem 422 for permissions that the role lacks or an end that has passed, 403 for what its maker lacks, or for more
 *   than the bounds of the key that its maker calls with, 409 where the account has too many
 */
export const createKey = (
  db: Database,
  userId: number,
  { name, permissions, networks, expires_at }: z.output<typeof newKeyBody>,
  author: Authorship,
): Promise<MadeKey> =>
  changingKeys(db, userId, async (connection, ofRole) => {
    const now = await keyMoment(connection)
    const beyond = (permissions ?? []).flatMap((each, index): Fault[] => {
      if (ofRole.includes(each)) return []
      const message = `The role of the account lacks ${each}, and no key goes beyond the role.`
      return [{ pointer: pointerTo('/permissions', index), code: 'not_allowed', message }]
    })
    refuse([...beyond, ...pastFaults(expires_at, now)])
    const until =
      expires_at === undefined ? unlessSooner(now + DEFAULT_LIFE, author) : dateOf(expires_at)
    const made = await addKey(connection, userId, ofRole, author, {
      created: new Date(now),
      name,
      has_role_permissions: permissions === null,
      permissions: [...new Set(permissions)],
      networks: [...new Set(networks)],
      expires_at: until,
    })
    const created = { action: 'key_created', changes: changesOf(made.row) }
    await enterActionOn(connection, serviceAccount, userId, created, author)
    return made
  })

/**
 * Makes a key that allows the same as another, which ends after an overlap.
 *
 * @throws Problem 422 for an end that has passed, 404 where the account has no such key, 409 where it has ended or been replaced, 403
 */
export const rotateKey = (
  db: Database,
  userId: number,
  keyId: string,
  { overlap_seconds, expires_at }: z.output<typeof rotateKeyBody>,
  author: Authorship,
): Promise<MadeKey> =>
  changingKeys(db, userId, async (connection, ofRole) => {
    const old = await requireKey(connection, userId, keyId)
    const now = await keyMoment(connection)
    if (stateOf(old, now) !== 'active' || old.replaced_by) {
      throw new Problem(
        'conflict',
        old.replaced_by
          ? 'Another key has taken the place of this one already.'
          : 'The key has ended. Make a new one.',
      )
    }
    refuse(pastFaults(expires_at, now))
    const life = old.expires_at && old.expires_at.getTime() - old.created.getTime()
    const sameLife = life === null ? null : unlessSooner(Math.min(now + life, LAST_MOMENT), author)
    const made = await addKey(connection, userId, ofRole, author, {
      ...old,
      created: new Date(now),
      expires_at: expires_at === undefined ? sameLife : dateOf(expires_at),
      // One that ends at once makes room for the other.
      instead: overlap_seconds === 0 ? keyId : undefined,
    })
    const end = now + overlap_seconds * 1000
    const ends = new Date(Math.min(end, old.expires_at?.getTime() ?? end))
    await connection.serviceKey.update({
      where: { key_id: keyId },
      data: { expires_at: ends, replaced_by: made.row.key_id },
    })
    const changes: readonly ChangeAround[] = [
      { field: 'key', from: wordsOf(old), to: wordsOf(made.row) },
      ...changesOf(made.row).slice(1),
      { field: 'key.overlap_until', from: null, to: ends.toISOString() },
    ]
    const rotated = { action: 'key_rotated', changes }
    await enterActionOn(connection, serviceAccount, userId, rotated, author)
    return made
  })

/** Ends a key for good. To do so once more changes nothing. @throws Problem 404 */
export const revokeKey = (
  db: Database,
  userId: number,
  keyId: string,
  author: Authorship,
): Promise<void> =>
  changingKeys(db, userId, async (connection) => {
    const key = await requireKey(connection, userId, keyId)
    if (key.revoked_at) return
    await connection.serviceKey.update({
      where: { key_id: keyId },
      data: { revoked_at: new Date(await keyMoment(connection)) },
    })
    const changes: readonly ChangeAround[] = [{ field: 'key', from: wordsOf(key), to: null }]
    const revoked = { action: 'key_revoked', changes }
    await enterActionOn(connection, serviceAccount, userId, revoked, author)
  })

/** One after the other, so that no role widens between what is judged and what is made. */
const changingKeys = <Result>(
  db: Database,
  userId: number,
  change: (connection: Database, ofRole: readonly string[]) => Promise<Result>,
): Promise<Result> =>
  changingAccounts(db, async (connection) => {
    const { role } = await requireAccount(connection, userId)
    return change(connection, role.permissions)
  })

async function addKey(
  db: Database,
  userId: number,
  ofRole: readonly string[],
  author: Authorship,
  { created, name, has_role_permissions, permissions, networks, expires_at, instead }: NewKey,
): Promise<MadeKey> {
  // Whoever has a key can do all that it allows, also what its role lacks by now and may get back.
  await refuseBeyond(db, author, has_role_permissions ? ofRole : permissions)
  refuseBeyondKey(author, networks, expires_at)
  const longAgo = new Date(created.getTime() - SHOWN_AFTERWARDS)
  await db.serviceKey.deleteMany({
    where: {
      user_id: userId,
      OR: [{ revoked_at: { lt: longAgo } }, { expires_at: { lt: longAgo } }],
    },
  })
  const good = await db.serviceKey.count({
    where: {
      user_id: userId,
      revoked_at: null,
      OR: [{ expires_at: null }, { expires_at: { gt: created } }],
      ...(instead !== undefined && { NOT: { key_id: instead } }),
    },
  })
  if (good >= MAX_KEYS) {
    throw new Problem('conflict', `The account has ${good} keys already. Revoke one first.`)
  }
  const { key, prefix } = generateApiKey()
  const row = await db.serviceKey.create({
    data: {
      key_id: randomUUID(),
      user_id: userId,
      name,
      prefix,
      key_hash: tokenHash(key),
      has_role_permissions,
      permissions,
      networks,
      expires_at,
      created,
    },
    omit: { key_hash: true },
  })
  return { key, row }
}

/** A moment, or that at which the key that the author calls with ends, where that is sooner. */
const unlessSooner = (moment: number, { key }: Authorship): Date =>
  new Date(Math.min(moment, key?.expiresAt ?? moment))

/**
 * Keeps keys from making others that are taken from elsewhere, or for longer, than they are: whoever
 * has found one must not free it of its bounds.
 *
 * @throws Problem 403
 */
function refuseBeyondKey(
  { key }: Authorship,
  networks: readonly string[],
  expiresAt: Date | null,
): void {
  if (!key) return
  const { expiresAt: end = Number.POSITIVE_INFINITY } = key
  const lasts = (expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) > end
  if (!lasts && areWithin(networks, key.networks)) return
  throw new Problem(
    'not_for_keys',
    `The key of this call makes none that is taken ${lasts ? 'for longer' : 'from elsewhere'} than itself: somebody who signs in may.`,
  )
}

/** What is wrong with an end that has passed: by the database's clock, as that is what ends keys. */
function pastFaults(expiresAt: string | null | undefined, now: number): Fault[] {
  const end = expiresAt && dateOf(expiresAt)
  if (!end || end.getTime() > now) return []
  return [{ pointer: '/expires_at', code: 'out_of_range', message: HAS_PASSED }]
}

/** @throws Problem 422 */
function refuse(faults: Fault[]): void {
  if (faults.length > 0) throw validationProblem(faults)
}

const dateOf = (text: string | null): Date | null =>
  text === null ? null : new Date(readMoment(text) ?? Number.NaN)
