import type { FieldKind } from './field'

/** One thing around a record, as the history names it. */
interface AroundSpec {
  /** What people call it. */
  readonly label: string
  /** What its values are, and so how they are told. */
  readonly kind: FieldKind
}

const name = (label: string) => ({ label, kind: 'text' }) as const
const moment = (label: string) => ({ label, kind: 'instant' }) as const

/**
 * What the history of a record names of that which hangs on it, such as the keys of an account, and
 * which is no member of its definition.
 */
export const AROUND_RECORD = {
  key: name('Key'),
  'key.permissions': { label: 'What the key allows', kind: 'permissions' },
  'key.networks': { label: 'Networks of the key', kind: 'textList' },
  'key.expires_at': moment('End of the key'),
  'key.overlap_until': moment('End of the key before'),
  identity: name('Identity'),
  'identity.issuer': name('Who issued the identity'),
  recovery_codes: { label: 'Recovery codes', kind: 'integer' },
  secret: name('Secret'),
  'secret.overlap_until': moment('End of the secrets before'),
  deliveries: { label: 'Deliveries sent again', kind: 'integer' },
  test: name('What became of the test'),
  stopped_because: name('Why it was stopped'),
  'passed_over.after': name('Changes were lost after entry'),
  'passed_over.before': name('Changes were lost before entry'),
} as const satisfies Readonly<Record<string, AroundSpec>>

export type AroundRecord = keyof typeof AROUND_RECORD
