import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem, Unreadable } from '@/components/api/problem'
import { unasked } from '@/components/api/session'
import type { LockCalls } from './calls'
import { createLockManager, type LockManagerOptions } from './lockManager'
import { after, dueIn, type Held, type LockState } from './state'

const UNTIL = '2026-11-21T05:05:00Z'
const heldBy = (user_id: string, sessionId: string | null = null): Held => ({
  by: { user_id, display_name: 'Tom Hale' },
  actor: null,
  until: UNTIL,
  sessionId,
  openedBy: user_id,
})
const lockedBy = (user_id: string) =>
  new ApiProblem(423, {
    code: 'locked',
    locked_by: { user_id, display_name: 'Tom Hale' },
    locked_until: UNTIL,
  })
const gone = new ApiProblem(404, { code: 'record_not_found' })
/** As of a proxy that has no service behind it just now. */
const notOurs = new Unreadable(404, null)

function scene(mayLock = true) {
  const calls = {
    claim: vi.fn<LockCalls['claim']>(async () => ({ locking_session_id: 's1', expires_at: UNTIL })),
    mayHold: vi.fn<LockCalls['mayHold']>(() => false),
    renew: vi.fn<LockCalls['renew']>(async (id) => ({ locking_session_id: id, expires_at: UNTIL })),
    check: vi.fn<LockCalls['check']>(async () => undefined),
    release: vi.fn<LockCalls['release']>(async () => undefined),
  }
  const look = vi.fn<LockManagerOptions['look']>(async () => null)
  const beforeOpening = vi.fn(async () => undefined)
  const onFreed = vi.fn()
  const manager = createLockManager({
    look,
    calls: mayLock ? calls : null,
    isSelf: ({ openedBy, by }) => (openedBy ?? by.user_id) === '7',
    isInOwnName: ({ by }) => by.user_id === '7',
    beforeOpening,
    onFreed,
  })
  return { calls, look, beforeOpening, onFreed, manager, status: () => manager.state.get().status }
}

type Scene = ReturnType<typeof scene>

/** A scene whose lock is held, as something was typed. */
async function heldScene() {
  const { manager, ...others } = scene()
  await manager.open()
  await manager.changed(true)
  // As soon as it was taken, for longer than it was at first.
  expect(others.calls.renew).toHaveBeenCalledExactlyOnceWith('s1')
  others.calls.renew.mockClear()
  return { manager, ...others }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

describe('looking', () => {
  test('takes no lock, however long one looks', async () => {
    const { manager, calls, look, status } = scene()
    expect(status()).toBe('looking')
    await manager.open()
    expect(status()).toBe('free')
    await manager.tick(Date.now() + 10_000)
    expect(look).toHaveBeenCalledOnce()
    await manager.tick(Date.now() + 20_000)
    await manager.tick(Date.now(), true)
    expect(look).toHaveBeenCalledTimes(3)
    vi.setSystemTime(Date.now() - 12 * 3_600_000)
    await manager.tick()
    expect(look).toHaveBeenCalledTimes(4)
    await manager.release()
    expect(calls.claim).not.toHaveBeenCalled()
    expect(calls.release).not.toHaveBeenCalled()
  })

  test('says who holds a lock that was taken meanwhile, and opens anew once it is free', async () => {
    const { manager, look, status, beforeOpening } = scene()
    await manager.open()
    look.mockResolvedValueOnce(heldBy('4'))
    await manager.tick(Date.now(), true)
    expect(manager.state.get()).toMatchObject({ status: 'other', until: UNTIL })
    await manager.tick()
    expect(status()).toBe('free')
    expect(beforeOpening).toHaveBeenCalledOnce()
    expect(manager.opened()).toBe(1)
  })

  test('that gets no answer opens what was never seen, and changes nothing else', async () => {
    const { manager, look, status } = scene()
    look.mockRejectedValueOnce(new Error())
    await manager.open()
    expect(status()).toBe('free')
    look.mockResolvedValueOnce(heldBy('4')).mockRejectedValueOnce(new Error())
    await manager.tick(Date.now(), true)
    await manager.tick()
    expect(status()).toBe('other')
  })

  test('by the clock asks nobody to sign in, nor does taking what it found free', async () => {
    const { manager, look, calls } = scene()
    look.mockResolvedValueOnce(heldBy('4'))
    await manager.open()
    await manager.changed(true)
    await manager.tick(Date.now(), true)
    expect(look.mock.calls).toEqual([[undefined], [unasked]])
    expect(calls.claim.mock.calls).toEqual([[unasked]])
  })

  test('asks nothing once the page is left', async () => {
    const { manager, look, status } = scene()
    const opening = manager.open()
    await manager.release()
    await opening
    expect(status()).toBe('looking')
    await manager.open()
    await manager.tick(Date.now(), true)
    manager.onWriteRejected()
    expect(look).toHaveBeenCalledOnce()
  })
})

describe('the first change', () => {
  test('takes the lock, which is looked at and renewed before half of its time is over', async () => {
    const { manager, calls, status } = scene()
    await manager.open()
    const changing = manager.changed(true)
    expect(status()).toBe('taking')
    await changing
    expect(status()).toBe('held')
    await manager.changed(false)
    await manager.changed(true)
    expect(calls.claim).toHaveBeenCalledOnce()
    await manager.tick(Date.now() + 10_000)
    expect(calls.check).not.toHaveBeenCalled()
    await manager.tick(Date.now() + 20_000)
    expect(calls.check).toHaveBeenCalledWith('s1')
    expect(calls.renew).toHaveBeenCalledExactlyOnceWith('s1')
    await manager.tick(Date.now() + 149_000)
    expect(calls.renew).toHaveBeenCalledTimes(2)
  })

  test('has its lock renewed soon where it was not at once, as it was taken for a minute', async () => {
    const { manager, calls, status } = scene()
    await manager.open()
    calls.renew.mockRejectedValueOnce(new ApiProblem(503, {}))
    await manager.changed(true)
    expect(status()).toBe('held')
    vi.setSystemTime(Date.now() + 25_000)
    await manager.tick()
    expect(calls.renew).toHaveBeenCalledTimes(2)
    vi.setSystemTime(Date.now() + 60_000)
    await manager.tick()
    expect(status()).toBe('held')
    expect(calls.renew).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['by the clock', (manager: Scene['manager']) => manager.tick()],
    ['as the page comes into sight', (manager: Scene['manager']) => manager.tick(Date.now(), true)],
  ])('has its lock renewed where this device’s clock was set back since, %s', async (_, tick) => {
    const { manager, calls } = await heldScene()
    vi.setSystemTime(Date.now() - 12 * 3_600_000)
    await tick(manager)
    expect(calls.renew).toHaveBeenCalledExactlyOnceWith('s1')
    vi.setSystemTime(Date.now() + 20_000)
    await manager.tick()
    expect(calls.check).toHaveBeenCalledOnce()
    vi.setSystemTime(Date.now() + 149_000)
    await manager.tick()
    expect(calls.renew).toHaveBeenCalledTimes(2)
  })

  test('that comes while one still looks takes it once that is known', async () => {
    const { manager, status } = scene()
    const opening = manager.open()
    await Promise.all([opening, manager.changed(true)])
    expect(status()).toBe('held')
  })

  test('that somebody else was quicker than waits, is kept, and has the lock next', async () => {
    const { manager, calls, look, status, beforeOpening } = scene()
    await manager.open()
    calls.claim.mockRejectedValueOnce(lockedBy('4'))
    await manager.changed(true)
    expect(manager.state.get()).toMatchObject({ status: 'other', by: { display_name: 'Tom Hale' } })
    look.mockResolvedValueOnce(heldBy('4'))
    await manager.tick()
    expect(status()).toBe('other')
    await manager.tick()
    expect(status()).toBe('held')
    expect(beforeOpening).not.toHaveBeenCalled()
    expect(manager.opened()).toBe(0)
  })

  test('waits on where a third was quicker still, or nothing answers', async () => {
    const { manager, calls, status } = scene()
    await manager.open()
    calls.claim
      .mockRejectedValueOnce(lockedBy('4'))
      .mockRejectedValueOnce(lockedBy('5'))
      .mockRejectedValueOnce(new ApiProblem(0, {}))
    await manager.changed(true)
    await manager.tick()
    await manager.tick()
    expect(manager.state.get()).toMatchObject({ status: 'other', by: { user_id: '5' } })
    await manager.tick()
    expect(status()).toBe('held')
  })

  test('whose claim fails says so, and is tried again', async () => {
    const { manager, calls, status } = scene()
    await manager.open()
    calls.claim.mockRejectedValueOnce(new ApiProblem(503, {}))
    await manager.changed(true)
    expect(status()).toBe('failed')
    await manager.tick(Date.now() + 20_000)
    expect(status()).toBe('held')
  })
})

describe('a write', () => {
  test('has the lock first, also where its change was the first', async () => {
    const { manager, calls } = scene()
    await manager.open()
    await Promise.all([manager.changed(true), manager.secure()])
    expect(calls.claim).toHaveBeenCalledOnce()
    await manager.secure()
    expect(calls.claim).toHaveBeenCalledOnce()
  })

  test.each([
    ['4', { code: 'locked', body: { locked_by: { display_name: 'Tom Hale' } } }],
    ['7', { code: 'locked', detail: expect.stringContaining('another tab') }],
  ])('is refused while %s holds the lock', async (user, refusal) => {
    const { manager, calls } = scene()
    await manager.open()
    calls.claim.mockRejectedValueOnce(lockedBy(user))
    await expect(manager.secure()).rejects.toMatchObject({ status: 423, ...refusal })
  })

  test('is refused once the lock is lost, and where it could not be taken', async () => {
    const { manager } = await heldScene()
    manager.onWriteRejected()
    await expect(manager.secure()).rejects.toMatchObject({ code: 'lock_not_held' })
    const { manager: other, calls } = scene()
    await other.open()
    calls.claim.mockRejectedValueOnce(new ApiProblem(503, {}))
    await expect(other.secure()).rejects.toMatchObject({ status: 503 })
  })

  test('never goes from a page that was left while its lock was awaited', async () => {
    const { manager, calls } = scene()
    await manager.open()
    const write = vi.fn()
    const writing = manager.secure().then(write)
    await manager.release()
    await expect(writing).rejects.toMatchObject({ code: 'page_left' })
    expect(write).not.toHaveBeenCalled()
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s1')
    await expect(manager.secure()).rejects.toMatchObject({ code: 'page_left' })
  })
})

describe('leaving', () => {
  test('gives the lock up once, however often the page is left', async () => {
    const { manager, calls, onFreed } = await heldScene()
    await manager.release(true)
    await manager.release()
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s1', true)
    expect(onFreed).toHaveBeenCalledOnce()
  })

  test('gives up a lock that is still on its way, before the next page looks', async () => {
    const { manager, calls } = scene()
    await manager.open()
    void manager.changed(true)
    await manager.release(true)
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s1')
  })

  test('gives up one that came while the record was read anew', async () => {
    const { manager, calls, look, beforeOpening } = scene()
    look.mockResolvedValueOnce(heldBy('7'))
    await manager.open()
    let isRead: (read: undefined) => void = () => undefined
    beforeOpening.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          isRead = resolve
        }),
    )
    const taking = manager.takeOver(async () => undefined)
    await vi.waitUntil(() => beforeOpening.mock.calls.length > 0)
    const leaving = manager.release()
    isRead(undefined)
    await Promise.all([taking, leaving])
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s1')
  })
})

describe('a session that the page before gave up', () => {
  test('is left alone once it is out of the way', async () => {
    const { manager, calls, status } = scene()
    await manager.open('s0')
    expect(status()).toBe('free')
    expect(calls.release).not.toHaveBeenCalled()
  })

  test('is ended where its release was lost', async () => {
    const { manager, calls, look, status } = scene()
    look.mockResolvedValueOnce(heldBy('7', 's0'))
    await manager.open('s0')
    expect(calls.release).toHaveBeenCalledExactlyOnceWith('s0')
    expect(status()).toBe('free')
  })

  test.each([
    ['7', 's9', 'elsewhere'],
    ['4', null, 'other'],
  ])('gives no right to the lock that %s has by %s', async (user, session, expected) => {
    const { manager, calls, look, status } = scene()
    look.mockResolvedValue(heldBy(user, session))
    await manager.open('s0')
    expect(calls.release).not.toHaveBeenCalled()
    expect(status()).toBe(expected)
  })
})

test("one's own lock in another tab is told apart and taken over", async () => {
  const { manager, calls, look, status, beforeOpening } = scene()
  look.mockResolvedValue(heldBy('7', 's0'))
  await manager.open()
  expect(status()).toBe('elsewhere')
  const askOthers = vi.fn(async () => undefined)
  await manager.takeOver(askOthers)
  expect(askOthers).toHaveBeenCalled()
  expect(calls.release).toHaveBeenCalledWith('s0')
  expect(status()).toBe('held')
  expect(beforeOpening).toHaveBeenCalledOnce()
})

describe('a lock that is lost', () => {
  test('by running out', async () => {
    const { manager, calls } = await heldScene()
    vi.setSystemTime(Date.now() + 400_000)
    calls.renew.mockRejectedValueOnce(gone)
    await manager.tick()
    expect(manager.state.get()).toEqual({ status: 'lost', why: 'expired' })
  })

  test('by being ended from elsewhere, which the service alone can say', async () => {
    const { manager, calls, status } = await heldScene()
    calls.check.mockRejectedValueOnce(notOurs)
    await manager.tick(Date.now() + 20_000)
    expect(status()).toBe('held')
    calls.check.mockRejectedValueOnce(gone)
    await manager.tick(Date.now() + 20_000)
    expect(manager.state.get()).toEqual({ status: 'lost', why: 'ended' })
  })

  test('by being taken over in another tab, which may have it at once', async () => {
    const { manager, calls, onFreed } = await heldScene()
    await manager.releaseForTab()
    expect(manager.state.get()).toEqual({ status: 'lost', why: 'takenOver' })
    expect(calls.release).toHaveBeenCalledWith('s1', false)
    expect(onFreed).toHaveBeenCalled()
  })

  test('by being taken over as the page is left, which waits until that is through', async () => {
    const { manager, calls, onFreed } = await heldScene()
    let end = () => {}
    calls.release.mockReturnValueOnce(new Promise<void>((resolve) => (end = resolve)))
    void manager.releaseForTab()
    const closed = vi.fn()
    const going = manager.release().then(closed)
    await vi.advanceTimersByTimeAsync(1)
    expect(closed).not.toHaveBeenCalled()
    end()
    await going
    expect(calls.release).toHaveBeenCalledOnce()
    // Whoever listens hears of it before the channel closes.
    expect(onFreed).toHaveBeenCalledBefore(closed)
  })

  test('with nothing left to save is no loss', async () => {
    const { manager, status } = await heldScene()
    await manager.changed(false)
    await manager.releaseForTab()
    expect(status()).toBe('free')
  })

  test('is noticed at a refused write, and can be taken again', async () => {
    const { manager, status } = await heldScene()
    manager.onWriteRejected()
    expect(status()).toBe('lost')
    await manager.take()
    expect(status()).toBe('held')
    expect(manager.opened()).toBe(0)
  })

  test('not by a network that fails for a while', async () => {
    const { manager, calls, status } = await heldScene()
    calls.renew.mockRejectedValue(new ApiProblem(0, {}))
    vi.setSystemTime(Date.now() + 200_000)
    await manager.tick()
    expect(status()).toBe('held')
    vi.setSystemTime(Date.now() + 200_000)
    await manager.tick()
    expect(status()).toBe('lost')
  })
})

describe('a role that works without locks', () => {
  test('is told of those of others, and keeps what is typed', async () => {
    const { manager, look, status } = scene(false)
    await manager.open()
    await manager.changed(true)
    await manager.secure()
    expect(status()).toBe('free')
    look.mockResolvedValueOnce(heldBy('4'))
    await manager.tick(Date.now(), true)
    expect(status()).toBe('other')
    await manager.tick()
    expect(status()).toBe('free')
    expect(manager.opened()).toBe(0)
  })

  test('writes no more from a page that was left', async () => {
    const { manager } = scene(false)
    await manager.open()
    await manager.release()
    await expect(manager.secure()).rejects.toMatchObject({ code: 'page_left' })
  })
})

test('an answer for a session that was given up does not bring it back', () => {
  const lost: LockState = { status: 'lost', why: 'ended' }
  const session = { locking_session_id: 's1', expires_at: UNTIL }
  expect(after(lost, { type: 'renewed', session, now: 0 })).toBe(lost)
  expect(after(lost, { type: 'gone', now: 0, isPending: true })).toBe(lost)
  expect(dueIn(lost, 0, 0)).toBe('nothing')
})
