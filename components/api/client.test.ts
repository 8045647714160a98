import { LosslessNumber } from 'lossless-json'
import { expect, test } from 'vitest'
import { createApiClient } from './client'

const MEDIA_TYPE = 'application/vnd.service-api.v1+json'

/** A client over a service that answers with a text, and the requests that it got. */
function clientOver(text: string, status = 200) {
  const requests: Request[] = []
  const client = createApiClient({
    baseUrl: 'http://127.0.0.1/api/v1',
    token: 'fb_token',
    fetch: async (request) => {
      requests.push(request.clone())
      const headers = { 'content-type': MEDIA_TYPE }
      return new Response(status === 204 ? null : text, { status, headers })
    },
  })
  return { client, requests }
}

test('figures come with every digit', async () => {
  const { client } = clientOver('{"finance_limit":9999999999999.123456,"approval_limit":12.5}')
  const path = { client_id: '10001' }
  const { data } = await client.GET('/fm/clients/{client_id}', { params: { path } })
  expect(String(data?.finance_limit)).toBe('9999999999999.123456')
  expect(data?.approval_limit).toBe(12.5)
})

test('figures go out with every digit', async () => {
  const { client, requests } = clientOver('{}')
  await client.PATCH('/fm/clients/{client_id}', {
    params: { path: { client_id: '10001' }, header: { 'If-Match': '"3"' } },
    body: { finance_limit: new LosslessNumber('9999999999999.123456') },
  })
  expect(await requests[0]?.text()).toBe('{"finance_limit":9999999999999.123456}')
  expect(requests[0]?.headers.get('if-match')).toBe('"3"')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer fb_token')
})

test('several values of a parameter stand in one', async () => {
  const { client, requests } = clientOver(
    '{"data":[],"next_cursor":null,"total":0,"total_exact":true}',
  )
  const query = { client_type: ['fleet', 'lead'], sort: ['-name'] } as const
  await client.GET('/fm/clients', {
    params: { query: { client_type: [...query.client_type], sort: [...query.sort] } },
  })
  expect(new URL(requests[0]?.url ?? '').search).toBe('?client_type=fleet,lead&sort=-name')
})

test('a failure comes as the error, and an answer without a body as none', async () => {
  const refused = clientOver('{"code":"permission_denied","status":403}', 403)
  const { error } = await refused.client.GET('/me')
  expect(error?.code).toBe('permission_denied')
  const { data, response } = await clientOver('', 204).client.DELETE('/authenticate')
  expect([data, response.status]).toEqual([undefined, 204])
})
