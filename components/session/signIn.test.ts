import { afterEach, expect, test, vi } from 'vitest'
import { holdUntilSignOut } from './held'
import { signOut } from './signIn'

afterEach(() => vi.unstubAllGlobals())

test('what a page holds is given up while its session still stands, or fails without a word', async () => {
  const done: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    done.push(`${init.method ?? 'GET'} ${address}`)
    return new Response('{"url":"","csrfToken":""}')
  })
  vi.stubGlobal('location', { assign: (to: string) => done.push(`to ${to}`), href: '' })
  vi.stubGlobal('window', { location: { href: '' } })
  const stop = [
    holdUntilSignOut(async () => done.push('lock')),
    holdUntilSignOut(() => Promise.reject(new Error('away'))),
    holdUntilSignOut(async () => done.push('left before')),
  ]
  stop[2]?.()
  await signOut()
  expect(done.slice(0, 2)).toEqual(['lock', 'DELETE /api/v1/authenticate'])
  expect(done.at(-1)).toBe('to /sign-in')
  for (const each of stop) each()
})
