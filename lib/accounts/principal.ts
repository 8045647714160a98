import type { KeyBounds } from '@/lib/records/event'

/** Why a key that is right is not taken, as its row says. */
export const KEY_REFUSALS = ['revoked', 'expired', 'account_disabled', 'network'] as const
export type KeyRefusal = (typeof KEY_REFUSALS)[number]

/** The key that a service account calls with. */
export interface KeyInUse extends KeyBounds {
  readonly id: string
  readonly name: string
  /** Its beginning, by which people tell it from others. */
  readonly prefix: string
  /** By how much the database's clock was before this machine's when it was read, in milliseconds. */
  readonly ahead: number
  /** Why it is taken from nobody. */
  readonly ended: KeyRefusal | undefined
  /** Whether it is taken from an address. */
  admits(address: string): boolean
}

/** Who makes a call, as the token says. */
export interface Principal {
  readonly userId: number
  /** Null of a service account, which does not sign in. */
  readonly userName: string | null
  readonly displayName: string
  readonly roleName: string
  readonly permissions: ReadonlySet<string>
  /** True where they are allowed nothing until they have added a second factor. */
  readonly isUnenrolled: boolean
  /** True where an identity provider has said who it is. */
  readonly isFederated: boolean
  /** Undefined of people, who have tokens. */
  readonly key: KeyInUse | undefined
}

/** Of calls by nobody who is known. */
export const NO_PRINCIPAL: Principal = {
  userId: 0,
  userName: '',
  displayName: '',
  roleName: '',
  permissions: new Set(),
  isUnenrolled: false,
  isFederated: false,
  key: undefined,
}
