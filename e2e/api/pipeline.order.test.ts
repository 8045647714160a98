import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Caller, CallOptions } from '../support/caller'
import { callerOf } from '../support/caller'
import { idsOf, openScene, type Scene } from '../support/scene'

let scene: Scene
let viewer: Caller
let integration: Caller
let anonymous: Caller
let approval: string

beforeAll(async () => {
  scene = await openScene()
  ;[viewer, integration] = await Promise.all([scene.as('viewer'), scene.as('integration')])
  anonymous = callerOf(scene.base)
  approval = (await idsOf(scene.database, 'approval'))[0] as string
})
afterAll(() => scene.close())

const outcome = ({ status, body }: Answer) => `${status} ${body?.code ?? ''}`.trim()

test('checks run in the documented order: each mended fault uncovers the next', async () => {
  const huge = ' '.repeat(10 * 1024 * 1024 + 1)
  const session = await integration('POST', '/fm/locking-sessions', {
    body: { locks: [{ resource: 'approvals', id: approval }] },
  })
  const wrong = {
    accept: 'text/html',
    'time-zone': '+10',
    'content-type': 'text/plain',
    'if-match': '"999999"',
  }
  const { accept: _a, ...withAccept } = wrong
  const { 'time-zone': _t, ...withHeaders } = withAccept
  const stale = { 'if-match': '"999999"' }
  const held = { ...stale, 'delegated-locking-session-id': session.body.locking_session_id }
  const steps: [Caller, string, string, CallOptions, string][] = [
    [anonymous, 'PATCH', '/fm/nothing/0', { headers: wrong, raw: huge }, '404 not_found'],
    [
      anonymous,
      'DELETE',
      '/fm/approvals/0',
      { headers: wrong, raw: huge },
      '405 method_not_allowed',
    ],
    [anonymous, 'PUT', '/fm/approvals/0', { headers: wrong, raw: huge }, '401 unauthenticated'],
    [viewer, 'PUT', '/fm/approvals/0', { headers: wrong, raw: huge }, '403 permission_denied'],
    [integration, 'PUT', '/fm/approvals/0', { headers: wrong, raw: huge }, '406 not_acceptable'],
    [
      integration,
      'PUT',
      '/fm/approvals/0',
      { headers: withAccept, raw: huge },
      '400 malformed_header',
    ],
    [
      integration,
      'PUT',
      '/fm/approvals/0',
      { headers: withHeaders, raw: huge },
      '415 unsupported_media_type',
    ],
    [integration, 'PUT', '/fm/approvals/0', { headers: stale, raw: huge }, '413 body_too_large'],
    [integration, 'PUT', '/fm/approvals/0', { headers: stale, raw: '{' }, '400 malformed_json'],
    [integration, 'PUT', '/fm/approvals/0?x=1', { headers: stale, raw: '{}' }, '400 malformed_id'],
    [
      integration,
      'PUT',
      '/fm/approvals/99999999999999999999?x=1',
      { headers: stale, raw: '{}' },
      '400 unknown_parameter',
    ],
    [
      integration,
      'PUT',
      '/fm/approvals/99999999999999999999',
      { headers: stale, raw: '{}' },
      '422 validation_failed',
    ],
    [
      integration,
      'PUT',
      '/fm/approvals/99999999999999999999',
      { headers: stale, body: { contract_id: 'C' } },
      '404 record_not_found',
    ],
    [
      integration,
      'PUT',
      `/fm/approvals/${approval}`,
      { headers: stale, body: { contract_id: 'C' } },
      '423 locked',
    ],
    [
      integration,
      'PUT',
      `/fm/approvals/${approval}`,
      { headers: held, body: { contract_id: 'C' } },
      '412 precondition_failed',
    ],
  ]
  for (const [call, method, path, options, expected] of steps) {
    expect(outcome(await call(method, path, options)), expected).toBe(expected)
  }
  await integration('DELETE', `/fm/locking-sessions/${session.body.locking_session_id}`)
})

test.each([
  ['PATCH', 'clients/1', { 'idempotency-key': 'two words' }],
  ['POST', 'approvals', { 'idempotency-key': '' }],
  ['PATCH', 'clients', { 'if-match': '"1"' }],
  ['PATCH', 'clients', { 'if-none-match': '*' }],
  ['POST', 'clients', { 'if-match': '"1"' }],
  ['PUT', 'approvals/1', { 'if-match': 'no tag' }],
])(
  'whatever is wrong with a header comes before the body: %s %s %j',
  async (method, of, faulty) => {
    for (const [headers, raw] of [
      [{ 'content-type': 'text/plain' }, '{'],
      [{}, '{'],
      [{}, '{}'],
    ] as const) {
      const options = { headers: { ...headers, ...faulty }, raw }
      expect(outcome(await integration(method, `/fm/${of}`, options))).toBe('400 malformed_header')
    }
  },
)
