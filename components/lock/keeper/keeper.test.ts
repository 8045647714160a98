import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '@/components/api/problem'
import type { LockCalls } from './calls'
import { lockKeeper } from './keeper'
import { after, dueIn, type Held, type LockState } from './state'

const UNTIL = '2026-11-21T05:05:00Z'
const heldBy = (user_id: string, sessionId: string | null = null): Held => ({
  by: { user_id, display_name: 'Tom Hale' },
  until: UNTIL,
  sessionId,
})
const lockedBy = (user_id: string) =>
  new ApiProblem(423, {
    code: 'locked',
    locked_by: { user_id, display_name: 'Tom Hale' },
    locked_until: UNTIL,
  })
const gone = new ApiProblem(404, { code: 'record_not_found' })

function scene(mayLock = true) {
  const calls = {
    claim: vi.fn<LockCalls['claim']>(async () => ({ locking_session_id: 's1', expires_at: UNTIL })),
    renew: vi.fn<LockCalls['renew']>(async (id) => ({ locking_session_id: id, expires_at: UNTIL })),
    check: vi.fn<LockCalls['check']>(async () => undefined),
    release: vi.fn<LockCalls['release']>(async () => undefined),
  }
  const look = vi.fn<() => Promise<Held | null>>(async () => null)
  const beforeOpening = vi.fn(async () => undefined)
  const onFreed = vi.fn()
  const keeper = lockKeeper({
    look,
    calls: mayLock ? calls : null,
    isSelf: (id) => id === '7',
    beforeOpening,
    onFreed,
  })
  return { calls, look, beforeOpening, onFreed, keeper, is: () => keeper.state.get().is }
}

/** A scene whose lock is held, as something was typed. */
async function heldScene() {
  const { keeper, ...others } = scene()
  await keeper.open()
  await keeper.changed(true)
  return { keeper, ...others }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

describe('looking', () => {
  test('takes no lock, however long one looks', async () => {
    const { keeper, calls, look, is } = scene()
    expect(is()).toBe('looking')
    await keeper.open()
    expect(is()).toBe('free')
    await keeper.tick(Date.now() + 10_000)
    expect(look).toHaveBeenCalledOnce()
    await keeper.tick(Date.now() + 20_000)
    await keeper.tick(Date.now(), true)
    expect(look).toHaveBeenCalledTimes(3)
    await keeper.release()
    expect(calls.claim).not.toHaveBeenCalled()
    expect(calls.release).not.toHaveBeenCalled()
  })

  test('says who holds a lock that was taken meanwhile, and opens anew once it is free', async () => {
    const { keeper, look, is, beforeOpening } = scene()
    await keeper.open()
    look.mockResolvedValueOnce(heldBy('4'))
    await keeper.tick(Date.now(), true)
    expect(keeper.state.get()).toMatchObject({ is: 'other', until: UNTIL })
    await keeper.tick()
    expect(is()).toBe('free')
    expect(beforeOpening).toHaveBeenCalledOnce()
    expect(keeper.opened()).toBe(1)
  })

  test('that gets no answer opens what was never seen, and changes nothing else', async () => {
    const { keeper, look, is } = scene()
    look.mockRejectedValueOnce(new Error())
    await keeper.open()
    expect(is()).toBe('free')
    look.mockResolvedValueOnce(heldBy('4')).mockRejectedValueOnce(new Error())
    await keeper.tick(Date.now(), true)
    await keeper.tick()
    expect(is()).toBe('other')
  })

  test('asks nothing once the page is left', async () => {
    const { keeper, look, is } = scene()
    const opening = keeper.open()
    await keeper.release()
    await opening
    expect(is()).toBe('looking')
    await keeper.open()
    await keeper.tick(Date.now(), true)
    keeper.refusedWrite()
    expect(look).toHaveBeenCalledOnce()
  })
})

describe('the first change', () => {
  test('takes the lock, which is looked at and renewed before half of its time is over', async () => {
    const { keeper, calls, is } = scene()
    await keeper.open()
    const changing = keeper.changed(true)
    expect(is()).toBe('taking')
    await changing
    expect(is()).toBe('held')
    await keeper.changed(false)
    await keeper.changed(true)
    expect(calls.claim).toHaveBeenCalledOnce()
    await keeper.tick(Date.now() + 10_000)
    expect(calls.check).not.toHaveBeenCalled()
    await keeper.tick(Date.now() + 20_000)
    expect(calls.check).toHaveBeenCalledWith('s1')
    await keeper.tick(Date.now() + 149_000)
    expect(calls.renew).toHaveBeenCalledWith('s1')
  })

  test('that comes while one still looks takes it once that is known', async () => {
    const { keeper, is } = scene()
    const opening = keeper.open()
    await Promise.all([opening, keeper.changed(true)])
    expect(is()).toBe('held')
  })

  test('that somebody else was quicker than waits, is kept, and has the lock next', async () => {
    const { keeper, calls, look, is, beforeOpening } = scene()
    await keeper.open()
    calls.claim.mockRejectedValueOnce(lockedBy('4'))
    await keeper.changed(true)
    expect(keeper.state.get()).toMatchObject({ is: 'other', by: { display_name: 'Tom Hale' } })
    look.mockResolvedValueOnce(heldBy('4'))
    await keeper.tick()
    expect(is()).toBe('other')
    await keeper.tick()
    expect(is()).toBe('held')
    expect(beforeOpening).not.toHaveBeenCalled()
    expect(keeper.opened()).toBe(0)
  })

  test('waits on where a third was quicker still, or nothing answers', async () => {
    const { keeper, calls, is } = scene()
    await keeper.open()
    calls.claim
      .mockRejectedValueOnce(lockedBy('4'))
      .mockRejectedValueOnce(lockedBy('5'))
      .mockRejectedValueOnce(new ApiProblem(0, {}))
    await keeper.changed(true)
    await keeper.tick()
    await keeper.tick()
    expect(keeper.state.get()).toMatchObject({ is: 'other', by: { user_id: '5' } })
    await keeper.tick()
    expect(is()).toBe('held')
  })

  test('whose claim fails says so, and is tried again', async () => {
    const { keeper, calls, is } = scene()
    await keeper.open()
    calls.claim.mockRejectedValueOnce(new ApiProblem(503, {}))
    await keeper.changed(true)
    expect(is()).toBe('failed')
    await keeper.tick(Date.now() + 20_000)
    expect(is()).toBe('held')
  })
})

describe('a write', () => {
  test('has the lock first, also where its change was the first', async () => {
    const { keeper, calls } = scene()
    await keeper.open()
    await Promise.all([keeper.changed(true), keeper.secure()])
    expect(calls.claim).toHaveBeenCalledOnce()
    await keeper.secure()
    expect(calls.claim).toHaveBeenCalledOnce()
  })

  test.each([
    ['4', { code: 'locked', body: { locked_by: { display_name: 'Tom Hale' } } }],
    ['7', { code: 'locked', detail: expect.stringContaining('another tab') }],
  ])('is refused while %s holds the lock', async (user, refusal) => {
    const { keeper, calls } = scene()
    await keeper.open()
    calls.claim.mockRejectedValueOnce(lockedBy(user))
    await expect(keeper.secure()).rejects.toMatchObject({ status: 423, ...refusal })
  })

  test('is refused once the lock is lost, and where it could not be taken', async () => {
    const { keeper } = await heldScene()
    keeper.refusedWrite()
    await expect(keeper.secure()).rejects.toMatchObject({ code: 'lock_not_held' })
    const { keeper: other, calls } = scene()
    await other.open()
    calls.claim.mockRejectedValueOnce(new ApiProblem(503, {}))
    await expect(other.secure()).rejects.toMatchObject({ status: 503 })
  })

  test('never goes from a page that was left while its lock was awaited', async () => {
    const { keeper, calls } = scene()
    await keeper.open()
    const write = vi.fn()
    const writing = keeper.secure().then(write)
    await keeper.release()
    await expect(writing).rejects.toMatchObject({ code: 'page_left' })
    expect(write).not.toHaveBeenCalled()
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s1')
    await expect(keeper.secure()).rejects.toMatchObject({ code: 'page_left' })
  })
})

describe('leaving', () => {
  test('gives the lock up once, however often the page is left', async () => {
    const { keeper, calls, onFreed } = await heldScene()
    await keeper.release(true)
    await keeper.release()
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s1', true)
    expect(onFreed).toHaveBeenCalledOnce()
  })

  test('gives up a lock that is still on its way, before the next page looks', async () => {
    const { keeper, calls } = scene()
    await keeper.open()
    void keeper.changed(true)
    await keeper.release(true)
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s1')
  })

  test('gives up one that came while the record was read anew', async () => {
    const { keeper, calls, look, beforeOpening } = scene()
    look.mockResolvedValueOnce(heldBy('7'))
    await keeper.open()
    let isRead: (read: undefined) => void = () => undefined
    beforeOpening.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          isRead = resolve
        }),
    )
    const taking = keeper.takeOver(async () => undefined)
    await vi.waitUntil(() => beforeOpening.mock.calls.length > 0)
    const leaving = keeper.release()
    isRead(undefined)
    await Promise.all([taking, leaving])
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s1')
  })
})

describe('a session that the page before gave up', () => {
  test('is left alone once it is out of the way', async () => {
    const { keeper, calls, is } = scene()
    await keeper.open('s0')
    expect(is()).toBe('free')
    expect(calls.release).not.toHaveBeenCalled()
  })

  test('is ended where its release was lost', async () => {
    const { keeper, calls, look, is } = scene()
    look.mockResolvedValueOnce(heldBy('7', 's0'))
    await keeper.open('s0')
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s0')
    expect(is()).toBe('free')
  })

  test.each([
    ['7', 's9', 'elsewhere'],
    ['4', null, 'other'],
  ])('gives no right to the lock that %s has by %s', async (user, session, expected) => {
    const { keeper, calls, look, is } = scene()
    look.mockResolvedValue(heldBy(user, session))
    await keeper.open('s0')
    expect(calls.release).not.toHaveBeenCalled()
    expect(is()).toBe(expected)
  })
})

test("one's own lock in another tab is told apart and taken over", async () => {
  const { keeper, calls, look, is, beforeOpening } = scene()
  look.mockResolvedValue(heldBy('7', 's0'))
  await keeper.open()
  expect(is()).toBe('elsewhere')
  const askOthers = vi.fn(async () => undefined)
  await keeper.takeOver(askOthers)
  expect(askOthers).toHaveBeenCalled()
  expect(calls.release).toHaveBeenCalledWith('s0')
  expect(is()).toBe('held')
  expect(beforeOpening).toHaveBeenCalledOnce()
})

describe('a lock that is lost', () => {
  test('by running out', async () => {
    const { keeper, calls } = await heldScene()
    vi.setSystemTime(Date.now() + 400_000)
    calls.renew.mockRejectedValueOnce(gone)
    await keeper.tick()
    expect(keeper.state.get()).toEqual({ is: 'lost', why: 'expired' })
  })

  test('by being ended from elsewhere', async () => {
    const { keeper, calls } = await heldScene()
    calls.check.mockRejectedValueOnce(gone)
    await keeper.tick(Date.now() + 20_000)
    expect(keeper.state.get()).toEqual({ is: 'lost', why: 'ended' })
  })

  test('by being taken over in another tab, which may have it at once', async () => {
    const { keeper, calls, onFreed } = await heldScene()
    await keeper.yieldTo()
    expect(keeper.state.get()).toEqual({ is: 'lost', why: 'takenOver' })
    expect(calls.release).toHaveBeenCalledWith('s1', false)
    expect(onFreed).toHaveBeenCalled()
  })

  test('with nothing left to save is no loss', async () => {
    const { keeper, is } = await heldScene()
    await keeper.changed(false)
    await keeper.yieldTo()
    expect(is()).toBe('free')
  })

  test('is noticed at a refused write, and can be taken again', async () => {
    const { keeper, is } = await heldScene()
    keeper.refusedWrite()
    expect(is()).toBe('lost')
    await keeper.take()
    expect(is()).toBe('held')
    expect(keeper.opened()).toBe(0)
  })

  test('not by a network that fails for a while', async () => {
    const { keeper, calls, is } = await heldScene()
    calls.renew.mockRejectedValue(new ApiProblem(0, {}))
    vi.setSystemTime(Date.now() + 200_000)
    await keeper.tick()
    expect(is()).toBe('held')
    vi.setSystemTime(Date.now() + 200_000)
    await keeper.tick()
    expect(is()).toBe('lost')
  })
})

describe('a role that works without locks', () => {
  test('is told of those of others, and keeps what is typed', async () => {
    const { keeper, look, is } = scene(false)
    await keeper.open()
    await keeper.changed(true)
    await keeper.secure()
    expect(is()).toBe('free')
    look.mockResolvedValueOnce(heldBy('4'))
    await keeper.tick(Date.now(), true)
    expect(is()).toBe('other')
    await keeper.tick()
    expect(is()).toBe('free')
    expect(keeper.opened()).toBe(0)
  })

  test('writes no more from a page that was left', async () => {
    const { keeper } = scene(false)
    await keeper.open()
    await keeper.release()
    await expect(keeper.secure()).rejects.toMatchObject({ code: 'page_left' })
  })
})

test('an answer for a session that was given up does not bring it back', () => {
  const lost: LockState = { is: 'lost', why: 'ended' }
  const session = { locking_session_id: 's1', expires_at: UNTIL }
  expect(after(lost, { was: 'renewed', session, now: 0 })).toBe(lost)
  expect(after(lost, { was: 'gone', now: 0, isPending: true })).toBe(lost)
  expect(dueIn(lost, 0, 0)).toBe('nothing')
})
