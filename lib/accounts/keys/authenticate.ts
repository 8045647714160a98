import { database } from '@/lib/db/database'
import { log } from '@/lib/log'
import { plainAddress } from '@/lib/text/addressGroup'
import { serviceNow } from '@/lib/time/serviceClock'
import type { KeyInUse, KeyRefusal, Principal } from '../principal'

/** How seldom it is written that a key was used, in milliseconds: from one address, and from another. */
const SELDOM = { same: 60_000, other: 5_000 }
const MAX_KEPT = 10_000

/** When, and from where, it was last written of a key that it was used, or refused. */
const written = new Map<string, { readonly at: number; readonly address: string }>()

/**
 * Whoever calls with a key, where it is taken from this address at this moment. That, or why it is
 * not, is for its owner to read: whoever sends a key hears nothing of the reason.
 */
export function authenticateKey(
  principal: Principal | undefined,
  from: string,
): Principal | undefined {
  const key = principal?.key
  if (!key) return undefined
  const address = plainAddress(from)
  // By the database's time: machines whose clocks differ would each take other keys.
  const now = serviceNow() + key.ahead
  const refusal = refusalOf(key, address, now)
  noteUse(principal.userId, key, { address, now, refusal })
  return refusal ? undefined : principal
}

function refusalOf(key: KeyInUse, address: string, now: number): KeyRefusal | undefined {
  if (key.ended) return key.ended
  if (key.expiresAt !== undefined && key.expiresAt <= now) return 'expired'
  return key.admits(address) ? undefined : 'network'
}

interface Use {
  readonly address: string
  readonly now: number
  readonly refusal: KeyRefusal | undefined
}

/** Writes when and from where a key came, now and then, while the call goes on. */
function noteUse(userId: number, { id, prefix }: KeyInUse, { address, now, refusal }: Use): void {
  const what = `${id} ${refusal ?? 'used'}`
  const last = written.get(what)
  // A clock that was set back would have nothing written for as long.
  if (last && Math.abs(now - last.at) < (last.address === address ? SELDOM.same : SELDOM.other))
    return
  if (written.size >= MAX_KEPT) written.clear()
  written.set(what, { at: now, address })
  if (refusal) log().warn({ user_id: userId, key: prefix, refusal, address }, 'key refused')
  const at = new Date(now)
  const data = refusal
    ? { last_refused_at: at, last_refused_from: address, last_refusal: refusal }
    : { last_used_at: at, last_used_from: address }
  database()
    .serviceKey.updateMany({ where: { key_id: id }, data })
    .catch((err) => log().warn({ err, key: prefix }, 'use of a key not written'))
}
