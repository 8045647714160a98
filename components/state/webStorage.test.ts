import { afterEach, expect, test, vi } from 'vitest'
import { inTab, keepTabFor, onDevice } from './webStorage'

afterEach(() => vi.unstubAllGlobals())

/** A store with room for so many characters. */
function storageFor(room: number): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem(name: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      held.set(name, text)
    },
    removeItem: (name: string) => held.delete(name),
    clear: () => held.clear(),
  } as unknown as Storage
}

test('keeps values by their names until they are forgotten, each store its own', () => {
  vi.stubGlobal('localStorage', storageFor(100))
  vi.stubGlobal('sessionStorage', storageFor(100))
  onDevice.keep('one', { a: [1] })
  inTab.keep('one', 'tab')
  expect(onDevice.read('one')).toEqual({ a: [1] })
  expect(inTab.read('one')).toBe('tab')
  onDevice.keepText('text', 'Australia/Perth')
  expect(onDevice.text('text')).toBe('Australia/Perth')
  onDevice.forget('one')
  expect(onDevice.read('one')).toBeNull()
  inTab.clear()
  expect(inTab.read('one')).toBeNull()
})

test('what nobody can read is nothing', () => {
  const storage = storageFor(100)
  vi.stubGlobal('localStorage', storage)
  storage.setItem('broken', '{')
  expect(onDevice.read('broken')).toBeNull()
})

test('what a full store refuses lasts as long as the page, and what was kept before comes after it', () => {
  const storage = storageFor(4)
  vi.stubGlobal('localStorage', storage)
  onDevice.keep('name', 'a')
  onDevice.keep('name', 'longer than there is room')
  expect(onDevice.read('name')).toBe('longer than there is room')
  expect(storage.getItem('name')).toBe('"a"')
  onDevice.keep('name', 'b')
  expect([onDevice.read('name'), storage.getItem('name')]).toEqual(['b', '"b"'])
})

test('a closed store is one that takes nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  inTab.keep('name', 1)
  expect(inTab.read('name')).toBe(1)
  inTab.clear()
  expect(inTab.read('name')).toBeNull()
})

test('what a tab kept for one person is nothing to the next', () => {
  vi.stubGlobal('sessionStorage', storageFor(100))
  keepTabFor('2')
  inTab.keep('name', 'theirs')
  keepTabFor('2')
  expect(inTab.read('name')).toBe('theirs')
  keepTabFor('3')
  expect(inTab.read('name')).toBeNull()
})
