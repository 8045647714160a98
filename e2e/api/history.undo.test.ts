/** An undo, by the calls that the console makes, against the service itself. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chosenOf } from '@/components/history/undo/plan'
import { batchesOf, readPlan, sendBatch } from '@/components/history/undo/requests'
import type { Caller } from '../support/caller'
import { callAsPage } from '../support/consoleCalls'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let admin: Caller
beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterAll(() => scene.close())

async function done(method: string, path: string, body: unknown, requestId?: string) {
  const headers: Record<string, string> = requestId ? { 'x-request-id': requestId } : {}
  const answer = await admin(method, path, { body, headers })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body
}

/** Undoes what an administrator did under an id, as far as nobody changed it since. */
async function undo(requestId: string): Promise<void> {
  const { user } = (await admin('GET', '/me')).body
  await callAsPage(scene, 'admin')
  const request = { request_id: requestId, user, audit_user: user }
  const plan = await readPlan(request, null, () => true)
  for (const batch of batchesOf(chosenOf(plan, new Set()))) {
    await sendBatch(batch, {
      reason: 'A mistake',
      context: { 'X-Request-Id': `undo-${requestId}` },
    })
  }
}

test('does not stand in its own way where a contract goes back to a client that goes back too', async () => {
  const { client_id: before } = await done('POST', '/fm/clients', { name: 'Before' })
  const { client_id: after } = await done('POST', '/fm/clients', { name: 'After' })
  const contract = '/fm/contracts/C-TO-AND-FRO'
  await done('PUT', contract, { client_id: before })
  await done('PATCH', `/fm/clients/${before}`, { area: 'Left' }, 'to-and-fro')
  await done('PATCH', contract, { client_id: after }, 'to-and-fro')

  await undo('to-and-fro')

  expect((await admin('GET', contract)).body.client_id).toBe(before)
  expect((await admin('GET', `/fm/clients/${before}`)).body.area).toBeNull()
})
