import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEDIA_TYPE } from '@/lib/problem'
import { approval } from '@/lib/resources'
import { holderOf, lockCalls } from './calls'
import { createLockManager } from './lockManager'

/** A lock whose claim may have been carried out though no answer to it came. */

const UNTIL = '2026-11-21T05:05:00Z'
const ME = { user_id: '7', display_name: 'Tom Hale' }

/** The session that holds the approval, and what came of each claim by its key. */
let holding: string | null
/** For how long that was taken, or renewed last. */
let seconds: number
let answers: Map<string, string>
let keys: (string | null)[]
/** What becomes of the next claim: it is lost on its way to the service, or on the way back. */
let losing: 'request' | 'answer' | null

const sessionOf = (id: string | null) => ({
  ...{ locking_session_id: id, expires_at: UNTIL, user_id: ME.user_id, user_name: 'Tom Hale' },
  ...{ opened_by_user_id: ME.user_id, opened_by_user_name: 'Tom Hale' },
  ...{ locks: [{ resource: 'approvals', id: '88001' }] },
})

const answerOf = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'content-type': MEDIA_TYPE } })

function take(key: string, ttl: number): Response {
  const before = answers.get(key)
  if (before !== undefined) return answerOf(sessionOf(before), 201)
  if (holding !== null) {
    const said = { code: 'locked', locked_by: ME, locked_until: UNTIL }
    return answerOf(said, 423)
  }
  holding = `s${answers.size + 1}`
  seconds = ttl
  answers.set(key, holding)
  return answerOf(sessionOf(holding), 201)
}

async function serve(address: string, init: RequestInit): Promise<Response> {
  const { method, headers, body } = init
  const [, , , , , id, what] = address.split('?')[0]?.split('/') ?? []
  if (method === 'GET') {
    return answerOf({ data: holding === null ? [] : [sessionOf(holding)] })
  }
  const said = body ? JSON.parse(String(body)) : {}
  if (what === 'renew') {
    if (id !== holding) return answerOf({ code: 'record_not_found' }, 404)
    seconds = said.ttl_seconds
    return answerOf(sessionOf(holding))
  }
  if (method === 'DELETE') {
    if (id === holding) holding = null
    return new Response(null, { status: 204, headers: { 'x-request-id': 'r-1' } })
  }
  const key = new Headers(headers).get('idempotency-key')
  keys.push(key)
  const lost = losing
  losing = null
  if (lost === 'request') throw new TypeError('Failed to fetch')
  const answer = take(String(key), said.ttl_seconds)
  if (lost === 'answer') throw new TypeError('Failed to fetch')
  return answer
}

const manager = () =>
  createLockManager({
    look: (options) => holderOf(approval, '88001', options),
    calls: lockCalls(approval, '88001'),
    isSelf: ({ openedBy, by }) => (openedBy ?? by.user_id) === ME.user_id,
    isInOwnName: ({ by }) => by.user_id === ME.user_id,
    beforeOpening: async () => undefined,
    onFreed: () => undefined,
  })

beforeEach(() => {
  holding = null
  answers = new Map()
  keys = []
  losing = null
  vi.stubGlobal('fetch', serve)
})
afterEach(() => vi.unstubAllGlobals())

test.each(['by the clock', 'as somebody asks for it'])(
  'what a claim has taken whose answer was lost is this tab’s own, %s',
  async (how) => {
    const { open, changed, state, tick, take } = manager()
    await open()
    losing = 'answer'
    await changed(true)
    expect(state.get().status).toBe('failed')
    // Nobody knows of it: where the tab is closed now, it is over in a minute.
    expect(seconds).toBe(60)
    await (how === 'by the clock' ? tick(Date.now(), true) : take())
    expect(state.get()).toMatchObject({ status: 'held', sessionId: 's1' })
    expect(new Set(keys).size).toBe(1)
    expect(seconds).toBe(300)
  },
)

test('what it took is over by the time that it is told: it is taken anew', async () => {
  const { open, changed, state, take } = manager()
  await open()
  losing = 'answer'
  await changed(true)
  holding = null
  await take()
  expect(state.get()).toMatchObject({ status: 'held', sessionId: 's2' })
})

test('a claim that never arrived took nothing of what another tab has by now', async () => {
  const { open, changed, state, tick } = manager()
  await open()
  losing = 'request'
  await changed(true)
  holding = 'another'
  await tick(Date.now(), true)
  expect(state.get().status).toBe('elsewhere')
  // That is settled: it is not asked for once more at each look.
  await tick(Date.now(), true)
  expect(keys).toHaveLength(2)
})

test.each(['answer', 'request'] as const)(
  'a page that is left lets go of what a claim may have taken whose %s was lost',
  async (what) => {
    const { open, changed, release } = manager()
    await open()
    losing = what
    await changed(true)
    await release()
    expect(holding).toBeNull()
    expect(new Set(keys).size).toBe(1)
  },
)

test('a page that is kept for the way back lets go of it as it comes again', async () => {
  const { open, changed, release } = manager()
  await open()
  losing = 'answer'
  await changed(true)
  await release(true)
  // A page that goes for good would hear no answer.
  expect(keys).toHaveLength(1)
  await release()
  expect(holding).toBeNull()
  expect(new Set(keys).size).toBe(1)
})

test('a page that is left lets another tab of its person keep what that one has', async () => {
  const { open, changed, release } = manager()
  await open()
  losing = 'request'
  await changed(true)
  holding = 'another'
  await release()
  expect(holding).toBe('another')
})
