import { afterEach, expect, test, vi } from 'vitest'
import { onSessionEnded } from '@/components/api/session'
import { actFor } from '@/components/session/actingFor'
import { approval } from '@/lib/resources'
import { lockCalls } from './calls'

afterEach(() => {
  vi.unstubAllGlobals()
  actFor(null)
})

test('what keeps a lock, or gives it up, asks nobody to sign in; what takes one does', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  const ask = vi.fn(async () => false)
  const forget = onSessionEnded(ask)
  const calls = lockCalls(approval, '88021')
  await expect(calls.renew('s1')).rejects.toMatchObject({ status: 401 })
  await expect(calls.check('s1')).rejects.toMatchObject({ status: 401 })
  await expect(calls.release('s1')).rejects.toMatchObject({ status: 401 })
  expect(ask).not.toHaveBeenCalled()
  await expect(calls.claim()).rejects.toMatchObject({ status: 401 })
  expect(ask).toHaveBeenCalledOnce()
  forget()
})

test('a lock is given up for nobody but oneself, whoever is acted for', async () => {
  const fetched = vi.fn(
    async (_: string, _init: RequestInit) =>
      new Response(null, { status: 204, headers: { 'x-request-id': 'r-1' } }),
  )
  vi.stubGlobal('fetch', fetched)
  actFor({ user_id: '9', display_name: 'Ruth Kelly' })
  await lockCalls(approval, '88006').release('7')
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).has('audit-user-id')).toBe(false)
})
