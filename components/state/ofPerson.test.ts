import { beforeEach, expect, test, vi } from 'vitest'
import {
  DRAFT_DAYS,
  draftName,
  forgetPerson,
  hasDrafts,
  hasSignedOut,
  keepDeviceFor,
  storageName,
} from './ofPerson'
import { onDevice } from './webStorage'

const NOW = new Date('2026-11-25T02:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

const held = new Map<string, string>()
vi.stubGlobal('localStorage', {
  get length() {
    return held.size
  },
  key: (at: number) => [...held.keys()][at] ?? null,
  getItem: (name: string) => held.get(name) ?? null,
  setItem: (name: string, text: string) => held.set(name, text),
  removeItem: (name: string) => held.delete(name),
})

/** The address of a record whose id could be taken for the end of a name. */
const PATH = '/api/v1/fm/contracts/A.1.B'
const LIKINGS = ['list.client', 'views', 'letterKeys', 'timeZone', 'overview.clients.table']

beforeEach(() => {
  held.clear()
  for (const userId of ['1', '12']) {
    for (const what of [...LIKINGS, 'visits', 'something.new']) {
      onDevice.keep(storageName(what, userId), [])
    }
    onDevice.keep(draftName(userId, PATH), { at: daysAgo(1) })
  }
  held.set('nextauth.message', '{}')
})

test('of who signs out a device keeps how they like the console, and nothing of records', () => {
  const before = [...held.keys()]
  forgetPerson('1')
  const gone = [storageName('visits', '1'), storageName('something.new', '1'), draftName('1', PATH)]
  expect(before.filter((name) => !held.has(name)).sort()).toEqual(gone.sort())
  expect([hasDrafts('1'), hasDrafts('12')]).toEqual([false, true])
})

test('who signed out keeps no drafts until they are there again', () => {
  expect(hasSignedOut('1')).toBe(false)
  forgetPerson('1')
  expect([hasSignedOut('1'), hasSignedOut('12')]).toEqual([true, false])
  keepDeviceFor('1', NOW)
  expect(hasSignedOut('1')).toBe(false)
})

test('of others it forgets which records they opened, and of all the drafts that are old', () => {
  const old = draftName('12', '/api/v1/fm/clients/1')
  onDevice.keep(old, { at: daysAgo(DRAFT_DAYS) })
  onDevice.keep(draftName('1', '/x'), { values: {} })
  const before = [...held.keys()]
  keepDeviceFor('1', NOW)
  const gone = [storageName('visits', '12'), old, draftName('1', '/x')]
  expect(before.filter((name) => !held.has(name)).sort()).toEqual(gone.sort())
})
