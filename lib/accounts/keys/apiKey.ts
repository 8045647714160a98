import { randomBytes, randomInt } from 'node:crypto'
import { databaseNow } from '@/lib/db/clock'
import type { Database } from '@/lib/db/database'
import { networksOf } from '@/lib/text/networks'
import type { KeyRefusal, Principal } from '../principal'
import { tokenHash } from '../tokenHash'

/** Longer than a token of whoever signed in, so that no text is either. */
const KEY = /^fb_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Whether a text has the form of a key. */
export const isKey = (text: string): boolean => KEY.test(text)

/** A new key: 32 random bytes behind the beginning that is kept to tell it by. */
export function generateApiKey(): { readonly key: string; readonly prefix: string } {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)])
  const prefix = `fb_${letters.join('')}`
  return { key: `${prefix}_${randomBytes(32).toString('base64url')}`, prefix }
}

/**
 * The service account that a key is of, also of one that is taken no more, so that its owner hears
 * of who still sends it; undefined where there is none. It may do what both its role and the key
 * allow by now.
 */
export async function readKey(key: string, db: Database): Promise<Principal | undefined> {
  const found = await db.serviceKey.findUnique({
    where: { key_hash: tokenHash(key) },
    select: {
      key_id: true,
      name: true,
      prefix: true,
      has_role_permissions: true,
      permissions: true,
      networks: true,
      expires_at: true,
      revoked_at: true,
      account: {
        select: {
          user_id: true,
          display_name: true,
          enabled: true,
          role: { select: { name: true, permissions: true } },
        },
      },
    },
  })
  if (!found) return undefined
  const ahead = (await databaseNow(db)).getTime() - Date.now()
  const { account, networks, expires_at } = found
  return {
    userId: account.user_id,
    userName: null,
    displayName: account.display_name,
    roleName: account.role.name,
    permissions: new Set(effectivePermissions(found, account.role.permissions)),
    isUnenrolled: false,
    isFederated: false,
    key: {
      id: found.key_id,
      name: found.name,
      prefix: found.prefix,
      ahead,
      expiresAt: expires_at?.getTime(),
      ended: endOf(found.revoked_at, account.enabled),
      networks,
      admits: networks.length === 0 ? () => true : (networksOf(networks) ?? (() => false)),
    },
  }
}

function endOf(revoked: Date | null, isEnabled: boolean): KeyRefusal | undefined {
  if (revoked) return 'revoked'
  return isEnabled ? undefined : 'account_disabled'
}

/** What a key allows of what its role does. */
const effectivePermissions = (
  key: { readonly has_role_permissions: boolean; readonly permissions: readonly string[] },
  ofRole: readonly string[],
): readonly string[] =>
  key.has_role_permissions ? ofRole : ofRole.filter((each) => key.permissions.includes(each))
