/**
 * What the history of a record names of that which hangs on it, such as the keys of an account, and
 * which is no member of its definition: what people call it.
 */
export const AROUND_RECORD = {
  key: 'Key',
  'key.permissions': 'What the key allows',
  'key.networks': 'Networks of the key',
  'key.expires_at': 'End of the key',
  'key.overlap_until': 'End of the key before',
  identity: 'Identity',
  'identity.issuer': 'Who issued the identity',
  recovery_codes: 'Recovery codes',
  secret: 'Secret',
  'secret.overlap_until': 'End of the secrets before',
  deliveries: 'Deliveries sent again',
  test: 'What became of the test',
  stopped_because: 'Why it was stopped',
  'passed_over.after': 'Changes were lost after entry',
  'passed_over.before': 'Changes were lost before entry',
} as const

export type AroundRecord = keyof typeof AROUND_RECORD
