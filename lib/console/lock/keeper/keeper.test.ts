import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../problem'
import type { LockCalls } from './calls'
import { lockKeeper } from './keeper'
import { after, dueIn, type LockState } from './state'

const UNTIL = '2026-11-21T05:05:00Z'
const lockedBy = (user_id: string) =>
  new ApiProblem(423, {
    code: 'locked',
    locked_by: { user_id, display_name: 'Tom Hale' },
    locked_until: UNTIL,
  })
const gone = new ApiProblem(404, { code: 'record_not_found' })

function scene() {
  const calls = {
    claim: vi.fn<LockCalls['claim']>(async () => ({ locking_session_id: 's1', expires_at: UNTIL })),
    renew: vi.fn<LockCalls['renew']>(async (id) => ({ locking_session_id: id, expires_at: UNTIL })),
    check: vi.fn<LockCalls['check']>(async () => undefined),
    release: vi.fn<LockCalls['release']>(async () => undefined),
    holder: vi.fn<LockCalls['holder']>(async () => undefined),
  }
  const beforeOpening = vi.fn(async () => undefined)
  const onFreed = vi.fn()
  const keeper = lockKeeper({ calls, isSelf: (id) => id === '7', beforeOpening, onFreed })
  return { calls, beforeOpening, onFreed, keeper, is: () => keeper.state.get().is }
}

const holding = (user_id: string, locking_session_id: string | null) => ({
  locking_session_id,
  user_id,
  user_name: 'Tom Hale',
  created: UNTIL,
  expires_at: UNTIL,
  locks: [{ resource: 'approvals', id: '1' }],
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

describe('a lock that is free', () => {
  test('is taken, looked at, and renewed before half of its time is over', async () => {
    const { keeper, calls, is } = scene()
    await keeper.take()
    expect(is()).toBe('held')
    await keeper.tick(Date.now() + 10_000)
    expect(calls.check).not.toHaveBeenCalled()
    await keeper.tick(Date.now() + 20_000)
    expect(calls.check).toHaveBeenCalledWith('s1')
    await keeper.tick(Date.now() + 149_000)
    expect(calls.renew).toHaveBeenCalledWith('s1')
  })

  test('is given up once the page is left, even while it is on its way', async () => {
    const { keeper, calls, onFreed } = scene()
    const taking = keeper.take()
    await keeper.release(true)
    await taking
    expect(calls.release).toHaveBeenCalledWith('s1')
    const other = scene()
    await other.keeper.take()
    await other.keeper.release(true)
    await other.keeper.release()
    expect(other.calls.release).toHaveBeenCalledExactlyOnceWith('s1', true)
    expect(other.onFreed).toHaveBeenCalled()
    expect(onFreed).not.toHaveBeenCalled()
  })
})

describe('a session that the page before gave up', () => {
  test('is left alone once it is out of the way', async () => {
    const { keeper, calls, is } = scene()
    await keeper.take('s0')
    expect(is()).toBe('held')
    expect(calls.release).not.toHaveBeenCalled()
  })

  test('is ended where its release was lost', async () => {
    const { keeper, calls, is } = scene()
    calls.claim.mockRejectedValueOnce(lockedBy('7'))
    calls.holder.mockResolvedValueOnce(holding('7', 's0'))
    await keeper.take('s0')
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s0')
    expect(is()).toBe('held')
  })

  test('is not asked for where its release came through meanwhile', async () => {
    const { keeper, calls, is } = scene()
    calls.claim.mockRejectedValueOnce(lockedBy('7'))
    await keeper.take('s0')
    expect(calls.release).not.toHaveBeenCalled()
    expect(is()).toBe('held')
  })

  test.each([
    ['7', 's9', 'elsewhere'],
    ['4', null, 'other'],
  ])('gives no right to the lock that %s has by %s', async (user, session, expected) => {
    const { keeper, calls, is } = scene()
    calls.claim.mockRejectedValueOnce(lockedBy(user))
    calls.holder.mockResolvedValue(holding(user, session))
    await keeper.take('s0')
    expect(calls.release).not.toHaveBeenCalled()
    expect(is()).toBe(expected)
  })
})

describe('a lock of another', () => {
  test('is waited for, and the record read anew before it opens', async () => {
    const { keeper, calls, is, beforeOpening } = scene()
    calls.claim.mockRejectedValueOnce(lockedBy('4'))
    await keeper.take()
    expect(keeper.state.get()).toMatchObject({ is: 'other', until: UNTIL })
    calls.holder.mockResolvedValueOnce(holding('4', null))
    await keeper.tick()
    expect(is()).toBe('other')
    await keeper.tick()
    expect(is()).toBe('held')
    expect(beforeOpening).toHaveBeenCalledOnce()
    expect(keeper.opened()).toBe(1)
  })

  test('that someone else got first stays closed', async () => {
    const { keeper, calls, is } = scene()
    calls.claim.mockRejectedValue(lockedBy('4'))
    await keeper.take()
    await keeper.tick()
    expect(is()).toBe('other')
    expect(keeper.opened()).toBe(0)
  })

  test('stays closed while the service does not answer', async () => {
    const { keeper, calls, is } = scene()
    calls.claim.mockRejectedValueOnce(lockedBy('4'))
    await keeper.take()
    calls.holder.mockRejectedValueOnce(new ApiProblem(0, {}))
    await keeper.tick()
    expect(is()).toBe('other')
  })
})

test("one's own lock in another tab is told apart and taken over", async () => {
  const { keeper, calls, is } = scene()
  calls.claim.mockRejectedValueOnce(lockedBy('7'))
  await keeper.take()
  expect(is()).toBe('elsewhere')
  calls.holder.mockResolvedValueOnce(holding('7', 's0'))
  const askOthers = vi.fn(async () => undefined)
  await keeper.takeOver(askOthers)
  expect(askOthers).toHaveBeenCalled()
  expect(calls.release).toHaveBeenCalledWith('s0')
  expect(is()).toBe('held')
})

describe('a lock that is lost', () => {
  test('by running out', async () => {
    const { keeper, calls } = scene()
    await keeper.take()
    vi.setSystemTime(Date.now() + 400_000)
    calls.renew.mockRejectedValueOnce(gone)
    await keeper.tick()
    expect(keeper.state.get()).toEqual({ is: 'lost', why: 'expired' })
  })

  test('by being ended from elsewhere', async () => {
    const { keeper, calls } = scene()
    await keeper.take()
    calls.check.mockRejectedValueOnce(gone)
    await keeper.tick(Date.now() + 20_000)
    expect(keeper.state.get()).toEqual({ is: 'lost', why: 'ended' })
  })

  test('by being taken over in another tab, which may have it at once', async () => {
    const { keeper, calls, onFreed } = scene()
    await keeper.take()
    await keeper.yieldTo()
    expect(keeper.state.get()).toEqual({ is: 'lost', why: 'takenOver' })
    expect(calls.release).toHaveBeenCalledWith('s1', false)
    expect(onFreed).toHaveBeenCalled()
  })

  test('is noticed at a refused write, and can be taken again', async () => {
    const { keeper, is } = scene()
    await keeper.take()
    keeper.refusedWrite()
    expect(is()).toBe('lost')
    await keeper.take()
    expect(is()).toBe('held')
    expect(keeper.opened()).toBe(0)
  })

  test('not by a network that fails for a while', async () => {
    const { keeper, calls, is } = scene()
    await keeper.take()
    calls.renew.mockRejectedValue(new ApiProblem(0, {}))
    vi.setSystemTime(Date.now() + 200_000)
    await keeper.tick()
    expect(is()).toBe('held')
    vi.setSystemTime(Date.now() + 200_000)
    await keeper.tick()
    expect(is()).toBe('lost')
  })
})

test('a service that fails at the first claim says so', async () => {
  const { keeper, calls, is } = scene()
  calls.claim.mockRejectedValueOnce(new ApiProblem(503, {}))
  await keeper.take()
  expect(is()).toBe('failed')
})

test('an answer for a session that was given up does not bring it back', () => {
  const lost: LockState = { is: 'lost', why: 'ended' }
  const session = { locking_session_id: 's1', expires_at: UNTIL }
  expect(after(lost, { was: 'renewed', session, now: 0 })).toBe(lost)
  expect(after(lost, { was: 'gone', now: 0 })).toBe(lost)
  expect(dueIn(lost, 0, 0)).toBe('nothing')
})
