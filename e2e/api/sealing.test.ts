/** The key that seals secrets which are read again: that it can be set and changed, and is not lost unnoticed. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseMessage } from '@/scripts/databaseProcess'
import { DATABASE_PROCESS } from '../support/apiBundle'
import type { Authenticator } from '../support/authenticator'
import { signIn } from '../support/caller'
import { openScene, type Scene } from '../support/scene'
import { authenticate, enrol } from '../support/secondFactors'
import { type ServiceEnvironment, serviceUrl, startProcess } from '../support/service'
import { addUser } from '../support/users'
import { SENDING, Webhooks } from '../support/webhookScene'

const PASSWORD = 'a long enough passphrase'
const FIRST = 'the first key of the operator'
const SECOND = 'the second key of the operator'

let scene: Scene
let webhooks: Webhooks
let user: { readonly name: string; readonly app: Authenticator }
beforeAll(async () => {
  scene = await openScene([SENDING])
  const admin = await scene.as('admin')
  webhooks = new Webhooks(admin)
  await webhooks.make()
  const { name } = await addUser(admin, PASSWORD)
  const { app } = await enrol(await signIn(scene.base, name, PASSWORD), PASSWORD)
  user = { name, app }
})
afterAll(async () => {
  await webhooks.close()
  await scene.close()
})

/** What a start of the service finds in its database. */
async function found(environment: ServiceEnvironment): Promise<DatabaseMessage> {
  const child: ChildProcess = fork(DATABASE_PROCESS, {
    env: { ...process.env, ...environment, DATABASE_URL: serviceUrl(scene.database.url) },
  })
  const [message] = (await once(child, 'message')) as [DatabaseMessage]
  await once(child, 'exit')
  return message
}

const isReady = expect.objectContaining({ secret: expect.any(String) })
const cannotOpen = (lost: number) => ({
  fault: `Of 2 secrets of authenticator apps and webhooks ${lost} cannot be opened: SECRETS_KEY is not what sealed them. Set it as it was, or what it was as SECRETS_KEY_BEFORE; docs/security.md says what to do where it is lost.`,
})

/** What a sign-in by a code is answered by a service with these settings. */
async function codeAt(environment: ServiceEnvironment): Promise<number> {
  // A code is good once.
  await scene.database.query("UPDATE second_factor SET counter = 0 WHERE kind = 'totp'")
  const service = await startProcess(scene.database.url, environment)
  try {
    const shown = { otp: user.app.at(Date.now()) }
    return (await authenticate(service.base, user.name, PASSWORD, shown)).status
  } finally {
    await service.stop()
  }
}

test('what was sealed before there was a key of the operator is opened, and sealed anew at start', async () => {
  expect(await codeAt({ SECRETS_KEY: FIRST })).toBe(200)
  expect(await found({ SECRETS_KEY: FIRST })).toEqual(isReady)
  expect(await codeAt({ SECRETS_KEY: FIRST })).toBe(200)
  expect(await found({})).toEqual(cannotOpen(2))
})

test('another key is refused where nothing tells the former, and nothing is changed by it', async () => {
  expect(await found({ SECRETS_KEY: SECOND })).toEqual(cannotOpen(2))
  expect(await found({ SECRETS_KEY: FIRST })).toEqual(isReady)
})

test('a key is changed by giving the former besides, once', async () => {
  expect(await found({ SECRETS_KEY: SECOND, SECRETS_KEY_BEFORE: FIRST })).toEqual(isReady)
  expect(await found({ SECRETS_KEY: SECOND })).toEqual(isReady)
  expect(await codeAt({ SECRETS_KEY: SECOND })).toBe(200)
  expect(await found({ SECRETS_KEY: FIRST })).toEqual(cannotOpen(2))
})
