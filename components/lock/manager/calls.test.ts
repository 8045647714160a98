import { afterEach, expect, test, vi } from 'vitest'
import { onSessionEnded } from '@/components/api/session'
import { approval } from '@/lib/resources'
import { lockCalls } from './calls'

afterEach(() => vi.unstubAllGlobals())

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
