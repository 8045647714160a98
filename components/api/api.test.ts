import { LosslessNumber } from 'lossless-json'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MEDIA_TYPE } from '@/lib/problem'
import { api } from './api'
import { onPermissionLacking, pageUser } from './session'

const address = '/fm/clients/{client_id}'
const path = { client_id: '10001' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  pageUser.set('')
})

/** Lets every call be answered with a text, and gives the calls that were made. */
function answering(text: string, status = 200) {
  const calls: { address: string; init: RequestInit & { headers: Headers } }[] = []
  vi.stubGlobal('fetch', async (to: string, init: RequestInit & { headers: Headers }) => {
    calls.push({ address: to, init })
    const headers = { 'content-type': MEDIA_TYPE, 'x-request-id': 'r-1', etag: '"4"' }
    return new Response(status === 204 ? null : text, { status, headers })
  })
  return calls
}

test('figures come with every digit', async () => {
  answering('{"finance_limit":9999999999999.123456,"approval_limit":12.50}')
  const { body, etag } = await api.get(address, { path })
  expect(body.finance_limit).toEqual(new LosslessNumber('9999999999999.123456'))
  expect(body.approval_limit).toEqual(new LosslessNumber('12.50'))
  expect(etag).toBe('"4"')
})

test('a call that a proxy leads to a sign-in of its own is not followed there', async () => {
  const fetched = vi.fn(async () => ({ type: 'opaqueredirect', status: 0, headers: new Headers() }))
  vi.stubGlobal('fetch', fetched)
  const fault = await api.get(address, { path }).catch((each: unknown) => each)
  expect(fault).toMatchObject({ name: 'LedElsewhere', status: 0, location: null })
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ redirect: 'manual' }),
  )
})

test('a write that a proxy calls a success by JSON of its own proves nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'maintenance' }))
  const saved = api.patch(address, { path, body: {} }).catch((each: unknown) => each)
  expect(await saved).toMatchObject({ name: 'Unreadable', status: 200, isUnsettled: true })
})

test('figures go out with every digit, as the page’s own and to the address that they are for', async () => {
  const calls = answering('{}')
  pageUser.set('7')
  const { written } = await api.patch(address, {
    path: { client_id: '1/2' },
    body: { finance_limit: new LosslessNumber('9999999999999.123456') },
    headers: { 'If-Match': '"3"', 'Idempotency-Key': undefined, 'Audit-Reason': ' ' },
  })
  const [call] = calls
  expect(call?.address).toBe('/api/v1/fm/clients/1%2F2')
  expect(call?.init).toMatchObject({
    method: 'PATCH',
    body: '{"finance_limit":9999999999999.123456}',
    credentials: 'same-origin',
  })
  expect(Object.fromEntries(call?.init.headers ?? [])).toMatchObject({
    'session-user-id': '7',
    'content-type': 'application/json',
    'if-match': '"3"',
  })
  for (const name of ['idempotency-key', 'audit-reason']) {
    expect(call?.init.headers.has(name)).toBe(false)
  }
  expect(String(written)).toBe('PATCH /api/v1/fm/clients/1%2F2')
})

test('a header carries any text as UTF-8, on one line', async () => {
  const calls = answering('{}')
  await api.patch(address, {
    path,
    body: {},
    headers: { 'Audit-Reason': ' Zoë left\n for lunch ✓ ' },
  })
  const bytes = Buffer.from(calls[0]?.init.headers.get('audit-reason') ?? '', 'latin1')
  expect(bytes.toString('utf8')).toBe('Zoë left for lunch ✓')
})

test('several values of a parameter stand in one, and those that are not given nowhere', async () => {
  const calls = answering('{"data":[]}')
  await api.get('/fm/clients', {
    query: { client_type: ['fleet', 'lead'], sort: ['-name'], cursor: undefined },
  })
  expect(calls[0]?.address).toBe('/api/v1/fm/clients?client_type=fleet,lead&sort=-name')
})

test('values that may have commas in them stand each for itself', async () => {
  const calls = answering('{"data":[]}')
  const path = { of: 'supplier' }
  await api.get('/fm/names/{of}', { path, query: { name: ['Helper, C & Co', 'B'] } })
  expect(calls[0]?.address).toBe('/api/v1/fm/names/supplier?name=Helper,+C+%26+Co&name=B')
})

test('a refusal is thrown with what it says', async () => {
  answering('{"code":"permission_denied","detail":"No."}', 403)
  await expect(api.get('/me')).rejects.toMatchObject({
    status: 403,
    code: 'permission_denied',
    detail: 'No.',
  })
})

describe('an account that has used up its allowance', () => {
  const refused = (seconds: string) =>
    new Response('{"code":"rate_limited","detail":"There are as many again in 3 s."}', {
      status: 429,
      headers: { 'content-type': MEDIA_TYPE, 'retry-after': seconds },
    })

  test('waits where that is soon over, and makes the call once more', async () => {
    vi.useFakeTimers()
    const fetched = vi.fn().mockResolvedValueOnce(refused('3')).mockResolvedValueOnce(answer('{}'))
    vi.stubGlobal('fetch', fetched)
    const got = api.get('/me')
    await vi.advanceTimersByTimeAsync(2900)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await got).body).toEqual({})
  })

  test('hears of a permission that was taken from it meanwhile, and of the time by then', async () => {
    vi.useFakeTimers()
    const lacking = vi.fn()
    const forget = onPermissionLacking(lacking)
    const body = '{"code":"permission_denied","required_permission":"Clients:Read"}'
    const headers = { 'content-type': MEDIA_TYPE }
    const fetched = vi
      .fn()
      .mockResolvedValueOnce(refused('3'))
      .mockResolvedValueOnce(new Response(body, { status: 403, headers }))
    vi.stubGlobal('fetch', fetched)
    const got = api.get('/me').catch(({ status }) => status)
    await vi.advanceTimersByTimeAsync(3100)
    expect(await got).toBe(403)
    await vi.waitFor(() => expect(lacking).toHaveBeenCalledExactlyOnceWith('Clients:Read'))
    forget()
  })

  test('is told so where it is not', async () => {
    const fetched = vi.fn().mockResolvedValueOnce(refused('42'))
    vi.stubGlobal('fetch', fetched)
    await expect(api.get('/me')).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

const answer = (text: string) => new Response(text, { headers: { 'content-type': MEDIA_TYPE } })

test('an answer without a body has none', async () => {
  answering('', 204)
  expect((await api.delete('/authenticate')).body).toBeUndefined()
})

test('a dry run says that it is one', async () => {
  const calls = answering('{}')
  await api.dryRun(address, { path, body: {} })
  expect(calls[0]?.address).toBe('/api/v1/fm/clients/10001?dry_run=true')
})
