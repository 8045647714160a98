import { afterEach, expect, test, vi } from 'vitest'
import { onSessionEnded } from '@/components/api/session'
import { client } from '@/lib/resources/client'
import { recordTransport } from './transport'

const transport = recordTransport({ resource: client, id: '10001', isReplaced: false })

afterEach(() => vi.unstubAllGlobals())

test('a look at what became of the record asks nobody to sign in, and opening it does', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  const ask = vi.fn(async () => false)
  const forget = onSessionEnded(ask)
  await expect(transport.loadIfNot('"1"')).rejects.toMatchObject({ status: 401 })
  expect(ask).not.toHaveBeenCalled()
  await expect(transport.load()).rejects.toMatchObject({ status: 401 })
  expect(ask).toHaveBeenCalledOnce()
  forget()
})
