import { afterEach, expect, test, vi } from 'vitest'
import { actFor } from './actingFor'
import { holdUntilSignOut } from './held'
import { signOut } from './signIn'

afterEach(() => {
  vi.unstubAllGlobals()
  actFor(null)
})

test('whoever acts for somebody signs out for nobody but themselves', async () => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { method, headers }: RequestInit = {}) => {
    if (method === 'DELETE') sent.push(new Headers(headers).get('audit-user-id'))
    return new Response('{"url":"","csrfToken":""}')
  })
  vi.stubGlobal('location', { assign: () => undefined, href: '' })
  vi.stubGlobal('window', { location: { href: '' } })
  actFor({ user_id: '9', display_name: 'Ruth Kelly' })
  await signOut()
  expect(sent).toEqual([null])
})

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
