import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readinessOf } from '../support/readiness'
import { openScene, type Scene, until } from '../support/scene'
import { isDirect } from '../support/service'

const SECRET = 'only for tests'
const METRICS_TOKEN = 'of-prometheus-alone'
const PLAIN = 'next-auth.session-token'
const SECURE = `__Host-${PLAIN}`

let scene: Scene
let token: string
let userId: string

beforeAll(async () => {
  scene = await openScene([
    { NEXTAUTH_SECRET: SECRET, METRICS_TOKEN },
    { NEXTAUTH_SECRET: SECRET, NEXTAUTH_URL: 'https://fleet.example' },
  ])
  const answer = await fetch(`${scene.base}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'editor', password: 'editor-demo-password' }),
  })
  token = ((await answer.json()) as { access_token: string }).access_token
  const me = await call({ authorization: `Bearer ${token}` })
  userId = me.body.user.user_id
})
afterAll(() => scene.close())

const seal = (
  accessToken: string | undefined,
  options: { secret?: string; maxAge?: number } = {},
) => encode({ token: { accessToken }, secret: SECRET, ...options })

async function call(headers: Record<string, string>, path = '/me', method = 'GET', process = 0) {
  const base = scene.services[process]?.base
  const answer = await fetch(`${base}${path}`, { method, headers })
  const text = await answer.text()
  const challenge = answer.headers.get('www-authenticate')
  expect([answer.status, challenge]).toEqual([
    answer.status,
    answer.status === 401 ? expect.stringMatching(/^Bearer/) : null,
  ])
  return { status: answer.status, body: text ? JSON.parse(text) : undefined }
}

const page = { 'session-user-id': '' }

/** A figure among the metrics of the first process. */
async function figureOf(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(new URL('/metrics', scene.base), { headers })).text()
  return Number(new RegExp(`^fleetbook_${name} (\\d+)$`, 'm').exec(text)?.[1])
}

describe('a session counts', () => {
  test('beside the header of the console, whoever the page is of or when it does not know', async () => {
    const cookie = `theme=dark; ${PLAIN}=${await seal(token)}; other=1`
    for (const user of ['', userId]) {
      const answer = await call({ cookie, 'session-user-id': user })
      expect([answer.status, answer.body.user.user_name]).toEqual([200, 'editor'])
    }
    const own = { cookie, ...page, 'sec-fetch-site': 'same-origin' }
    expect((await call(own)).status).toBe(200)
  })

  test('not by itself, from another site or origin, or for another person’s page', async () => {
    const cookie = `${PLAIN}=${await seal(token)}`
    expect((await call({ cookie })).status).toBe(401)
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await call({ cookie, ...page, 'sec-fetch-site': site })).status).toBe(401)
    }
    expect((await call({ cookie, 'session-user-id': `${userId}0` })).status).toBe(401)
  })

  test('not where a header of the call says otherwise who makes it', async () => {
    const cookie = `${PLAIN}=${await seal(token)}`
    for (const authorization of ['Bearer nobody', 'Basic YTpi', '']) {
      expect((await call({ cookie, ...page, authorization })).status).toBe(401)
    }
  })

  test('not when it is of another secret, over, empty, or no session at all', async () => {
    const sealed = await seal(token)
    for (const value of [
      await seal(token, { secret: 'another' }),
      await seal(token, { maxAge: -60 }),
      await seal(undefined),
      `${sealed.slice(0, -4)}AAAA`,
      token,
      '%',
      '',
    ]) {
      const answer = await call({ cookie: `${PLAIN}=${value}`, ...page })
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
    }
    expect((await call(page)).status).toBe(401)
  })

  test('behind TLS only under the name that no other host can set', async () => {
    const value = await seal(token)
    expect((await call({ cookie: `${PLAIN}=${value}`, ...page }, '/me', 'GET', 1)).status).toBe(401)
    expect((await call({ cookie: `${SECURE}=${value}`, ...page }, '/me', 'GET', 1)).status).toBe(
      200,
    )
  })
})

test('no page of another origin is given leave to send the header', async () => {
  const answer = await fetch(`${scene.base}/me`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'session-user-id',
    },
  })
  expect(answer.status).toBe(405)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

/** Of two services behind a proxy one cannot tell which makes a page. */
test.skipIf(!isDirect)(
  'whoever has a session gets one of the next pages that are drawn, whatever strangers at their address ask for, and calls wait for none',
  async () => {
    const { origin } = new URL(scene.base)
    const cookie = `${PLAIN}=${await seal(token)}`
    let drawn = 0
    const strangers = Array.from({ length: 40 }, () =>
      fetch(`${origin}/held`).then(() => {
        drawn += 1
      }),
    )
    await until('as many are drawn as may be', async () => (await figureOf('pages')) === 8)
    await until('the others wait', async () => (await figureOf('pages_waiting')) === 32)
    const own = fetch(`${origin}/clients`, { headers: { cookie } })
    await until('theirs waits, too', async () => (await figureOf('pages_waiting')) === 33)
    expect((await call({ cookie, ...page })).status).toBe(200)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await readinessOf(origin)).code).toBe(200)
    const isNext = () => scene.services[0]?.process.send('the first is drawn')
    // The first place that comes free is a stranger's, who came before; the second is theirs.
    isNext()
    isNext()
    expect((await own).status).toBe(404)
    await until('the others wait on', async () => (await figureOf('pages_waiting')) === 30)
    expect(drawn).toBe(2)
    await until('all are drawn', async () => {
      isNext()
      return drawn === strangers.length
    })
  },
)

test('a session whose token was ended is over, though it was opened before', async () => {
  const cookie = `${PLAIN}=${await seal(token)}`
  expect((await call({ cookie, ...page })).status).toBe(200)
  expect((await call({ cookie, ...page }, '/authenticate', 'DELETE')).status).toBe(204)
  expect((await call({ cookie, ...page })).status).toBe(401)
})
