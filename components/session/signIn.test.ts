import { afterEach, expect, test, vi } from 'vitest'
import { pageUser } from '@/components/api/session'
import { draftName, hasDrafts } from '@/components/state/ofPerson'
import { onDevice } from '@/components/state/webStorage'
import { actFor } from './actingFor'
import { signOut } from './signIn'
import { onSignOut } from './signOutHooks'

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
    onSignOut(async () => done.push('lock')),
    onSignOut(() => Promise.reject(new Error('away'))),
    onSignOut(async () => done.push('left before')),
  ]
  stop[2]?.()
  await signOut()
  expect(done).toEqual([
    'GET /api/auth/csrf',
    'lock',
    'DELETE /api/v1/authenticate',
    'POST /api/auth/signout',
    'to /sign-in',
  ])
  for (const each of stop) each()
})

test.each([
  ['no network', () => Promise.reject(new TypeError('no way there'))],
  ['a proxy without a service', async () => new Response('<h1>Gateway</h1>', { status: 502 })],
])('with %s nobody is signed out, and nothing is given up or forgotten', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, origin: '' })
  const giveUp = vi.fn(async () => undefined)
  const stop = onSignOut(giveUp)
  onDevice.keep(draftName('7', '/one'), { at: new Date().toISOString() })
  pageUser.set('7')
  expect(await signOut()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  expect(giveUp).not.toHaveBeenCalled()
  expect(hasDrafts('7')).toBe(true)
  stop()
})

test('what was given up is taken up again where no end of the sign-out answers then', async () => {
  vi.stubGlobal('location', { assign: () => undefined, origin: '' })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/auth/csrf') return new Response('{"csrfToken":""}')
    throw new TypeError('no way there')
  })
  const done: string[] = []
  const stop = onSignOut(
    async () => done.push('given up'),
    () => done.push('taken up again'),
  )
  expect(await signOut()).toBe(false)
  expect(done).toEqual(['given up', 'taken up again'])
  stop()
})

test.each([
  ['the API', '/api/v1/authenticate'],
  ['the console’s sign-in', '/api/auth/signout'],
])('either end is enough: without %s they are signed out all the same', async (_, away) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, origin: '' })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === away) return new Response('', { status: 503 })
    return address === '/api/v1/authenticate'
      ? new Response(null, { status: 204, headers: { 'x-request-id': 'r-1' } })
      : new Response('{"url":"","csrfToken":""}')
  })
  expect(await signOut()).toBe(true)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/sign-in')
})
