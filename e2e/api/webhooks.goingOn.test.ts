import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, takes } from '../support/receiver'
import { openScene, until } from '../support/scene'
import { openWebhookScene, SENDING, sends, type TestWebhook } from '../support/webhookScene'

/** Three days, as shipped: what pauses by it does so for longer than any test. */
const AS_SHIPPED = { ...SENDING, WEBHOOK_RETRY_SECONDS: '259200' }

let scene: Awaited<ReturnType<typeof openWebhookScene>>
beforeAll(async () => {
  scene = await openWebhookScene(openScene([AS_SHIPPED]))
})
afterAll(() => scene.close())

/** A webhook that fails and is left alone, with deliveries that pause for hours, and a receiver that takes again. */
async function failing(): Promise<TestWebhook> {
  const made = await scene.webhooks.make({ resources: ['client'] })
  made.receiver.behave(answers(500))
  for (const id of ['10001', '10002']) await scene.webhooks.change(`/fm/clients/${id}`)
  await until('both were tried', async () => {
    const all = await scene.webhooks.deliveries(made.path)
    return all.filter(({ attempts }) => Number(attempts) > 0).length === 2
  })
  await scene.database.query(
    "UPDATE webhook_state SET failures = 20, failing_since = now(), next_at = now() + interval '3 hours' WHERE webhook_id = $1",
    [Number(made.id)],
  )
  await scene.database.query(
    "UPDATE webhook_delivery SET next_at = now() + interval '3 hours' WHERE webhook_id = $1",
    [Number(made.id)],
  )
  expect(await scene.webhooks.stateOf(made.path)).toMatchObject({ state: 'failing', waiting: 2 })
  made.receiver.behave(takes)
  return made
}

sends.each<[what: string, act: (webhook: TestWebhook) => Promise<{ status: number }>]>([
  ['a test is taken', ({ path }) => scene.admin('POST', `${path}/test`)],
  [
    'one of its deliveries is sent again',
    async ({ path }) => {
      const [first] = await scene.webhooks.deliveries(path)
      return scene.admin('POST', `${path}/deliveries/${first?.delivery_id}/replay`)
    },
  ],
  [
    'those that are parked are, of which there is none',
    ({ path }) => scene.admin('POST', `${path}/replay`, { body: { state: 'parked' } }),
  ],
  [
    'it leads elsewhere',
    ({ path, receiver }) =>
      scene.admin('PATCH', path, { body: { url: `${receiver.url}/elsewhere` } }),
  ],
])('all that waits for a webhook that fails is sent once %s', async (_, act) => {
  const made = await failing()
  expect((await act(made)).status).toBeLessThan(300)
  await until('nothing waits', async () => (await scene.webhooks.stateOf(made.path)).waiting === 0)
  expect(await scene.webhooks.stateOf(made.path)).toMatchObject({
    ...{ state: 'delivering', failures: 0, parked: 0 },
  })
})

sends('a receiver of which all fail is left alone for as long as it asks for', async () => {
  const { id, path, receiver } = await scene.webhooks.make({ resources: ['client'] })
  receiver.behave(answers(503, { 'retry-after': '3600' }))
  await scene.database.query('UPDATE webhook_state SET failures = 9 WHERE webhook_id = $1', [
    Number(id),
  ])
  await scene.webhooks.change()
  await until('it fails', async () => (await scene.webhooks.stateOf(path)).state === 'failing')
  const [{ rest }] = (await scene.database.query(
    'SELECT extract(epoch FROM next_at - last_at)::float8 AS rest FROM webhook_state s JOIN (SELECT webhook_id, max(last_at) AS last_at FROM webhook_delivery GROUP BY 1) d USING (webhook_id) WHERE webhook_id = $1',
    [Number(id)],
  )) as [{ rest: number }]
  expect(rest).toBeGreaterThan(3500)
  await scene.webhooks.change('/fm/clients/10002')
  expect(receiver.received).toHaveLength(1)
})

test('an address of https that leads to what speaks no TLS is told so in a sentence', async () => {
  const { path, receiver } = await scene.webhooks.make({ active: false })
  const url = receiver.url.replace('http:', 'https:')
  expect((await scene.admin('PATCH', path, { body: { url } })).status).toBe(200)
  const { body } = await scene.admin('POST', `${path}/test`)
  expect(body.last_error).toMatch(/^It speaks no TLS there, [a-z ,:.]+\.$/)
})
