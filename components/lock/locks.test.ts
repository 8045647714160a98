import { expect, test } from 'vitest'
import { type LockingSession, lockedWords, sessionKey } from './locks'

type Locked = LockingSession['locks'][number]['resource']

const session = (ids: string[], resource: Locked = 'approvals'): LockingSession => ({
  locking_session_id: null,
  user_id: '4',
  user_name: 'Tom Hale',
  opened_by_user_id: '4',
  opened_by_user_name: 'Tom Hale',
  created: '2026-11-21T04:00:00Z',
  expires_at: '2026-11-21T04:05:00Z',
  ttl_seconds: 300,
  locks: ids.map((id) => ({ resource, id })),
})

test('a session says what it locks', () => {
  expect(lockedWords(session(['88021']))).toBe('approval 88021')
  expect(lockedWords(session(['1', '2']))).toBe('2 approvals')
  expect(lockedWords(session([]))).toBe('0 records')
})

test('what is of several kinds, or of one that is not known, is called records', () => {
  const other = session(['3'], 'unheard-of' as Locked)
  const locks = [...session(['1', '2']).locks, ...other.locks]
  expect(lockedWords({ ...other, locks })).toBe('3 records')
  expect(lockedWords(other)).toBe('record 3')
})

test('sessions whose id is hidden are still told apart', () => {
  expect(sessionKey(session(['1']))).not.toBe(sessionKey(session(['2'])))
})
