import { beforeEach, expect, test, vi } from 'vitest'
import { type Held, lockWatcher } from './watcher'

const HELD: Held = {
  by: { user_id: '1', display_name: 'Priya Raman' },
  until: '2026-11-21T05:05:00Z',
}

function scene() {
  const look = vi.fn<() => Promise<Held | null>>(async () => null)
  const beforeOpening = vi.fn(async () => undefined)
  const watcher = lockWatcher({ look, beforeOpening })
  return { look, beforeOpening, watcher, is: () => watcher.state.get().is }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

test('a record that nobody holds opens, and is looked at now and then', async () => {
  const { watcher, look, is } = scene()
  expect(is()).toBe('looking')
  await watcher.take()
  expect(is()).toBe('free')
  await watcher.tick(Date.now() + 10_000)
  expect(look).toHaveBeenCalledOnce()
  await watcher.tick(Date.now() + 20_000)
  await watcher.tick(Date.now(), true)
  expect(look).toHaveBeenCalledTimes(3)
})

test('one that is held from the start is read anew before it opens', async () => {
  const { watcher, look, beforeOpening, is } = scene()
  look.mockResolvedValueOnce(HELD)
  await watcher.take()
  expect(watcher.state.get()).toEqual({ is: 'other', ...HELD })
  await watcher.tick()
  expect(is()).toBe('free')
  expect(beforeOpening).toHaveBeenCalledOnce()
  expect(watcher.opened()).toBe(1)
})

test('one that is taken later closes, and keeps what is typed when it opens again', async () => {
  const { watcher, look, beforeOpening, is } = scene()
  await watcher.take()
  look.mockResolvedValueOnce(HELD)
  await watcher.tick(Date.now(), true)
  expect(is()).toBe('other')
  await watcher.tick()
  expect(is()).toBe('free')
  expect(beforeOpening).not.toHaveBeenCalled()
  expect(watcher.opened()).toBe(0)
})

test('what is not known changes nothing, and opens what was never seen', async () => {
  const { watcher, look, is } = scene()
  look.mockRejectedValue(new Error())
  await watcher.take()
  expect(is()).toBe('free')
  look.mockResolvedValueOnce(HELD)
  await watcher.tick(Date.now(), true)
  await watcher.tick()
  expect(is()).toBe('other')
})

test('nothing is told once the page is left', async () => {
  const { watcher, is } = scene()
  const looking = watcher.take()
  await watcher.release()
  await looking
  expect(is()).toBe('looking')
})
