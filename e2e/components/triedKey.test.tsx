import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inTab, onDevice } from '@/components/state/webStorage'
import { expectAccessible } from '../support/accessible'
import { service } from '../support/answers'
import { refusal } from '../support/bodies'
import { openPage, pageAt } from '../support/consolePage'

/** A call that is tried from the API reference, with a key of one's own. */

const OVERVIEW = { today: '2026-11-21', clients: null, approvals: null }
const said = { description: '', responses: { 200: { description: 'Done.' } }, tags: ['Clients'] }
const id = { name: 'client_id', in: 'path', required: true, schema: { type: 'string' } }
const patch = {
  ...{ ...said, operationId: 'patchClient', summary: 'Change a client', security: [{}, {}] },
  parameters: [
    { ...id, example: '10001' },
    { name: 'dry_run', in: 'query', schema: { type: 'boolean' } },
  ],
  requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
}
const end = {
  ...{ ...said, operationId: 'endLock', summary: 'End a lock', tags: ['Locks'] },
  parameters: [{ name: 'locking_session_id', in: 'path', schema: {}, example: 'L1' }],
}
const DOCUMENT = {
  ...{ openapi: '3.1.0', info: { title: 'Fleetbook', version: '1', description: '' } },
  ...{ servers: [{ url: '/api/v1' }], tags: [{ name: 'Clients' }, { name: 'Locks' }] },
  components: {},
  paths: {
    '/fm/clients/{client_id}': { patch },
    '/fm/locking-sessions/{locking_session_id}': { delete: end },
  },
}

const panel = page.getByRole('region', { name: 'Try it' })
const key = panel.getByLabelText('Key or token')
const body = panel.getByLabelText('Body', { exact: true })
const send = panel.getByRole('button', { name: /^Send/ })
const answered = panel.getByRole('region', { name: 'Answer', exact: true })

beforeEach(async () => {
  await page.viewport(1280, 720)
})

test('goes out with it, dry until it is meant, and tells the answer to the last digit', async () => {
  const changed = '{"changes":[{"field":"finance_limit","to": 9999999999999.123456}]}'
  const headers = { 'x-request-id': 'r-7', 'content-type': 'application/json' }
  const { writes } = service({
    'GET /openapi.json': DOCUMENT,
    'PATCH /fm/clients/10012': () => new Response(changed, { headers }),
  })
  openPage('/api-reference/patchClient')
  await expect.element(send).toBeDisabled()
  await key.fill('fb_mine')
  await body.fill('{"finance_limit": 9999999999999.123456')
  await expect.element(send).toBeDisabled()
  await body.fill('{"finance_limit": 9999999999999.123456}')
  await panel.getByLabelText('client_id').fill('10012')
  await expect.element(send).toHaveTextContent('Send as dry run')
  const curl = page.getByRole('region', { name: 'curl', exact: true })
  await expect.element(curl).toHaveTextContent('/api/v1/fm/clients/10012?dry_run=true')
  await send.click()
  await expect.element(answered.getByRole('status')).toHaveTextContent('200')
  await expect.element(answered).toHaveTextContent('"to": 9999999999999.123456')
  await expect.element(answered).toHaveTextContent('x-request-id')
  await expectAccessible('#main')

  await panel.getByText('Dry run: check everything').click()
  await expect.element(panel.getByText('This call is carried out')).toBeVisible()
  await send.click()
  // Once it has been carried out, it is dry again.
  await expect.element(send).toHaveTextContent('Send as dry run')
  const calls = writes().map(({ query, headers }) => [
    query.get('dry_run'),
    headers.get('authorization'),
  ])
  expect(calls).toEqual([
    ['true', 'Bearer fb_mine'],
    [null, 'Bearer fb_mine'],
  ])
})

test('has the key still for another operation, and nowhere once the reference is left', async () => {
  service({ 'GET /openapi.json': DOCUMENT, 'GET /fm/overview': OVERVIEW })
  openPage('/api-reference/patchClient')
  await key.fill('fb_mine')
  const operations = page.getByRole('navigation', { name: 'Operations' })
  await operations.getByRole('link', { name: /End a lock/ }).click()
  await expect.poll(pageAt).toBe('/api-reference/endLock')
  await expect.element(key).toHaveValue('fb_mine')
  for (const store of [onDevice, inTab]) {
    const kept = store.names().map((name) => store.read(name))
    expect(JSON.stringify(kept)).not.toContain('fb_mine')
  }
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect.poll(pageAt).toBe('/')
  await expect.element(key).not.toBeInTheDocument()
  history.back()
  await expect.element(key).toHaveValue('')
})

test('that has no dry run waits until it is meant', async () => {
  const { writes } = service({
    'GET /openapi.json': DOCUMENT,
    'DELETE /fm/locking-sessions/L1': () => refusal('unauthenticated'),
  })
  openPage('/api-reference/endLock')
  await key.fill('fb_nobody')
  await expect.element(send).toBeDisabled()
  await panel.getByText('Carry it out').click()
  await send.click()
  await expect.element(panel.getByRole('status').first()).toHaveTextContent('401')
  expect(writes()).toHaveLength(1)
})
