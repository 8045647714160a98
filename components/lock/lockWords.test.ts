import { expect, test } from 'vitest'
import { ApiProblem } from '@/components/api/problem'
import { clockTime } from '@/components/time/timeWords'
import { lockChip, lockNotice } from './lockWords'

const now = Date.parse('2026-11-21T04:00:00Z')

test('a time of today is its clock, another has its day', () => {
  expect(clockTime('2026-11-21T04:32:00Z', 'Australia/Melbourne', now)).toBe('15:32')
  expect(clockTime('2026-11-21T14:32:00Z', 'Australia/Melbourne', now)).toContain('22 Nov')
  expect(clockTime('soon', 'UTC', now)).toBe('soon')
})

test('each state says who holds the lock, and what to do', () => {
  const other = {
    status: 'other',
    by: { user_id: '4', display_name: null },
    actor: null,
    until: '2026-11-21T04:32:00Z',
    isOnBehalf: false,
  } as const
  expect(lockChip(other, 'UTC', true)).toMatchObject({
    words: 'Locked by user 4',
    until: clockTime(other.until, 'UTC'),
  })
  expect(lockNotice('approval', other, 'UTC', false)).toMatch(
    /^User 4 is editing this approval.*opens here by itself/,
  )
  expect(lockNotice('approval', other, 'UTC', true)).toContain('What you have typed is kept')
  const onBehalf = { ...other, isOnBehalf: true }
  expect(lockChip(onBehalf, 'UTC', true)?.words).toBe('Locked on your behalf')
  expect(lockNotice('approval', onBehalf, 'UTC', false)).toMatch(
    /^A system, or somebody else, holds this approval on your behalf until .*opens here by itself/,
  )
  // Who acts for another is who can be asked to let go.
  const actor = { user_id: '1', display_name: 'Priya Raman' }
  expect(lockChip({ ...other, actor }, 'UTC', true)?.words).toBe('Locked by Priya Raman for user 4')
  expect(lockNotice('approval', { ...other, actor }, 'UTC', false)).toMatch(
    /^Priya Raman for user 4 is editing this approval/,
  )
  expect(lockNotice('approval', { ...onBehalf, actor }, 'UTC', false)).toMatch(
    /^Priya Raman holds this approval on your behalf until /,
  )
  expect(lockNotice('approval', { status: 'taking' }, 'UTC', true)).toBeNull()
  expect(lockNotice('approval', { status: 'free' }, 'UTC', false)).toBeNull()
  expect(lockChip({ status: 'free' }, 'UTC', true)?.words).toBe('Free')
  // Who takes no locks is told of those that are held, and of nothing else.
  expect(lockChip({ status: 'free' }, 'UTC', false)).toBeNull()
  expect(lockChip(other, 'UTC', false)?.words).toBe('Locked by user 4')
  expect(lockChip({ status: 'looking' }, 'UTC', true)).toBeNull()
  expect(lockNotice('approval', { status: 'lost', why: 'takenOver' }, 'UTC', true)).toContain(
    'in another tab',
  )
  const elsewhere = { status: 'elsewhere', until: other.until } as const
  expect(lockNotice('approval', elsewhere, 'UTC', false)).toMatch(
    /Take it over.*keeps what is typed there\.$/,
  )
  expect(lockNotice('approval', elsewhere, 'UTC', true)).toContain('typed here is kept too')
  const problem = new ApiProblem(0, { title: 'No answer.' })
  expect(lockNotice('approval', { status: 'failed', problem }, 'UTC', true)).toContain('No answer.')
  const detail = 'Send the header Authorization: Bearer <token>, with a token from /authenticate.'
  const over = {
    status: 'failed',
    problem: new ApiProblem(401, { code: 'unauthenticated', detail }),
  } as const
  expect(lockNotice('approval', over, 'UTC', true)).toMatch(/taken: You are signed out.*is kept/)
})
