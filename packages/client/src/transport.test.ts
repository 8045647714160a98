import { describe, expect, test, vi } from 'vitest'
import { LedElsewhere, NoAnswer, Unreadable } from './errors'
import { Fleetbook, type FleetbookOptions } from './fleetbook'
import { PositionGone, RateLimited, Refused, ServerFault } from './refusals'

type Answering = () => Response | Promise<Response>

const TYPE = { 'content-type': 'application/vnd.service-api.v1+json' }
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answering => {
  const said = { ...(status !== 204 && TYPE), 'x-request-id': 'r-1', ...headers }
  return () => new Response(status === 204 ? null : JSON.stringify(body), { status, headers: said })
}
const cut: Answering = () => Promise.reject(new TypeError('terminated'))
const fine = json(200, { client_id: '1' })
const busy = json(503, { code: 'overloaded' }, { 'retry-after': '0' })

/** A client that is answered by these, one after the other, and the calls that it makes. */
function answeredBy(
  answers: readonly Answering[],
  options: Partial<FleetbookOptions<number>> = {},
) {
  const calls: { address: string; init: RequestInit & { headers: Headers } }[] = []
  const queue = [...answers]
  const fleetbook = new Fleetbook({
    origin: 'http://fleet.test/',
    fetch: (address, init) => {
      calls.push({ address: String(address), init: init as RequestInit & { headers: Headers } })
      const next = queue.length > 1 ? queue.shift() : queue[0]
      return Promise.resolve((next as Answering)())
    },
    ...options,
  })
  const keys = () => calls.map(({ init }) => init.headers.get('idempotency-key'))
  return { fleetbook, calls, keys }
}

const patch = (fleetbook: Fleetbook) => fleetbook.clients.patch('1', { name: 'A' })

describe('what is sent again', () => {
  test('is a write, with the same key, until it is answered', async () => {
    const { fleetbook, keys } = answeredBy([cut, json(502, {}), busy, fine])
    expect((await patch(fleetbook)).body.client_id).toBe('1')
    expect(keys()).toHaveLength(4)
    expect(new Set(keys())).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]))
    await patch(fleetbook)
    expect(new Set(keys()).size).toBe(2)
  })

  test('is a write whose first sending still runs', async () => {
    const running = json(409, { code: 'idempotency_in_progress' }, { 'retry-after': '0' })
    const { fleetbook, calls } = answeredBy([cut, running, fine])
    await patch(fleetbook)
    expect(calls).toHaveLength(3)
    const settled = answeredBy([json(409, { code: 'conflict' })])
    await expect(patch(settled.fleetbook)).rejects.toMatchObject({ name: 'Conflict' })
    expect(settled.calls).toHaveLength(1)
  })

  test('keeps a key of the caller’s own', async () => {
    const { fleetbook, keys } = answeredBy([cut, fine])
    await fleetbook.clients.patch('1', { name: 'A' }, { idempotencyKey: 'mine' })
    expect(keys()).toEqual(['mine', 'mine'])
  })

  test('is nothing that may have been done and is not known again', async () => {
    const body = { name: 'Nightly run' }
    const { fleetbook, calls, keys } = answeredBy([cut])
    for (const call of [
      () => fleetbook.lockingSessions.delete('1'),
      () => fleetbook.contracts.replace('C-1', {} as never),
      () => fleetbook.keys.create('1', body),
    ]) {
      const before = calls.length
      await expect(call()).rejects.toMatchObject({ name: 'NoAnswer', isUnsettled: true })
      expect(calls).toHaveLength(before + 1)
    }
    expect(keys()).toEqual([null, null, null])
  })

  test('is whatever was certainly not done', async () => {
    const limited = json(429, { code: 'rate_limited' }, { 'retry-after': '0' })
    const { fleetbook, calls } = answeredBy([limited, busy, json(204, null)])
    await fleetbook.lockingSessions.delete('1')
    expect(calls).toHaveLength(3)
  })

  test('waits for another allowance, which may take the whole of a minute', async () => {
    vi.useFakeTimers()
    try {
      const limited = json(429, { code: 'rate_limited' }, { 'retry-after': '60' })
      const { fleetbook, calls } = answeredBy([limited, fine])
      const answered = patch(fleetbook)
      await vi.advanceTimersByTimeAsync(59_900)
      expect(calls).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(600)
      expect((await answered).body.client_id).toBe('1')
    } finally {
      vi.useRealTimers()
    }
  })

  test('is no fault of the caller’s and none of the service’s', async () => {
    for (const status of [400, 401, 403, 404, 412, 422, 423, 500]) {
      const { fleetbook, calls } = answeredBy([json(status, { code: 'x' })])
      await expect(patch(fleetbook)).rejects.toBeInstanceOf(Refused)
      expect(calls).toHaveLength(1)
    }
  })
})

describe('it is given up', () => {
  test.each([
    ['an allowance', json(429, { code: 'rate_limited' }, { 'retry-after': '500' })],
    ['a key', json(401, { code: 'unauthenticated' })],
    ['a person to act for', json(422, { code: 'unknown_audit_user' })],
    ['room', busy],
    ['its turn', json(423, { code: 'locked' })],
  ])('as what may be done where a later try is refused for want of %s', async (_, refusal) => {
    const once = { retries: { count: 1, deadline: 60_000 } }
    const { fleetbook } = answeredBy([cut, refusal], once)
    const fault = await patch(fleetbook).catch((each: unknown) => each)
    expect(fault).toMatchObject({ name: 'NoAnswer', isUnsettled: true })
    const read = answeredBy([cut, refusal], once).fleetbook.clients.get('1')
    await expect(read).rejects.toBeInstanceOf(Refused)
  })

  test('as what was not done where the service says so of the same key', async () => {
    for (const status of [404, 412, 422]) {
      const { fleetbook } = answeredBy([cut, json(status, { code: 'x' })])
      await expect(patch(fleetbook)).rejects.toMatchObject({ status, isUnsettled: false })
    }
  })

  test('after as many tries as were allowed', async () => {
    const { fleetbook, calls } = answeredBy([busy], { retries: { count: 2, deadline: 60_000 } })
    await expect(patch(fleetbook)).rejects.toBeInstanceOf(ServerFault)
    expect(calls).toHaveLength(3)
  })

  test('where the next try would come too late', async () => {
    const limited = json(429, { code: 'rate_limited' }, { 'retry-after': '55' })
    const { fleetbook, calls } = answeredBy([limited], { retries: { count: 5, deadline: 10_000 } })
    const refusal = await patch(fleetbook).catch((fault: unknown) => fault)
    expect(refusal).toBeInstanceOf(RateLimited)
    expect(refusal).toMatchObject({ retryAfter: 55 })
    expect(calls).toHaveLength(1)
  })

  test('at once when the caller says so, with what the caller says', async () => {
    const stop = new AbortController()
    const { fleetbook } = answeredBy([json(503, { code: 'overloaded' }, { 'retry-after': '30' })])
    const call = fleetbook.clients.get('1', {}, { signal: stop.signal })
    queueMicrotask(() => stop.abort(new Error('Enough')))
    await expect(call).rejects.toThrow('Enough')
  })

  test('after the time for one answer', async () => {
    const never: Answering = () => new Promise(() => {})
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    const { fleetbook } = answeredBy([never], {
      fetch,
      timeout: 20,
      retries: { count: 1, deadline: 60_000 },
    })
    await expect(fleetbook.clients.get('1')).rejects.toThrow('No answer came within 20 ms.')
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('an answer', () => {
  test('that is cut in its middle is none', async () => {
    const half: Answering = () =>
      new Response(
        new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode('{"client_id":'))
            stream.error(new TypeError('terminated'))
          },
        }),
        { headers: TYPE },
      )
    const { fleetbook, calls } = answeredBy([half, fine])
    expect((await patch(fleetbook)).body.client_id).toBe('1')
    expect(calls).toHaveLength(2)
  })

  test('that is not the service’s cannot be read', async () => {
    const page = (status: number) => () => new Response('<h1>Gateway</h1>', { status })
    const { fleetbook, calls } = answeredBy([page(502), page(503), page(200)])
    const fault = await fleetbook.clients.create({ name: 'A' }).catch((each: unknown) => each)
    expect(fault).toBeInstanceOf(Unreadable)
    expect(fault).toMatchObject({ status: 200, isUnsettled: true })
    expect(calls).toHaveLength(3)
    const once = answeredBy([page(502)], { retries: { count: 0, deadline: 0 } })
    await expect(once.fleetbook.overview.get()).rejects.toMatchObject({ status: 502 })
  })

  test.each([
    ['JSON of a proxy', 200, '{"status":"maintenance"}', { 'content-type': 'application/json' }],
    ['nothing', 200, null, { 'x-request-id': 'r-1' }],
    ['nothing in our type', 200, '', TYPE],
    ['no content of a proxy', 204, null, {}],
    ['a part of something', 206, '{"a":1}', { 'content-type': 'application/json' }],
    ['JSON that says nothing of itself', 201, '{"ok":true}', {}],
  ])('of success that is %s is none of the service', async (_, status, text, headers) => {
    const answer: Answering = () => new Response(text, { status, headers })
    for (const call of [
      ({ clients }: Fleetbook) => clients.patch('1', { name: 'A' }),
      ({ clients }: Fleetbook) => clients.create({ name: 'A' }),
      ({ contracts }: Fleetbook) => contracts.replace('C1', { client_id: '1' }),
      ({ clients }: Fleetbook) => clients.get('1'),
      ({ clients }: Fleetbook) => clients.list().all(),
      ({ lockingSessions }: Fleetbook) => lockingSessions.delete('1'),
    ]) {
      const { fleetbook, calls } = answeredBy([answer])
      const fault = await call(fleetbook).catch((each: unknown) => each)
      expect(fault).toBeInstanceOf(Unreadable)
      expect(fault).toMatchObject({ status, isUnsettled: true, isOfService: false })
      expect(calls).toHaveLength(1)
    }
  })

  test('to a read has a body, whoever says otherwise', async () => {
    const { fleetbook } = answeredBy([json(204, null)])
    await expect(fleetbook.clients.list().all()).rejects.toBeInstanceOf(Unreadable)
    expect((await answeredBy([json(204, null)]).fleetbook.lockingSessions.delete('1')).status).toBe(
      204,
    )
  })

  test.each(['Application/VND.Service-API.v1+JSON', `${TYPE['content-type']} ; charset=UTF-8`])(
    'of the type %s is the service’s',
    async (type) => {
      const { fleetbook } = answeredBy([json(200, { client_id: '1' }, { 'content-type': type })])
      expect((await patch(fleetbook)).body.client_id).toBe('1')
    },
  )

  test('that is the API document is JSON as any', async () => {
    const { fleetbook, calls } = answeredBy([json(200, {}, { 'content-type': 'application/json' })])
    expect((await fleetbook.call('GET', '/openapi.json')).body).toEqual({})
    expect(calls[0]?.init.headers.get('accept')).toBe('application/json')
  })

  test('of failure says by a code of somebody else’s nothing of what was done', async () => {
    const foreign = { 'content-type': 'application/json', 'retry-after': '0' }
    const absent = json(404, { code: 'NotFound' }, foreign)
    await expect(patch(answeredBy([cut, absent]).fleetbook)).rejects.toMatchObject({
      name: 'NoAnswer',
      isUnsettled: true,
    })
    const { fleetbook, calls } = answeredBy([json(503, { code: 'Unavailable' }, foreign)])
    const replaced = fleetbook.contracts.replace('C1', { client_id: '1' })
    await expect(replaced).rejects.toMatchObject({ isUnsettled: true, isUntaken: false })
    expect(calls).toHaveLength(1)
  })
})

test('what contradicts the present state was not done, what is still running may be', async () => {
  const fault = async (code: string) => {
    const { fleetbook } = answeredBy([json(409, { code })], { retries: { count: 0, deadline: 0 } })
    return fleetbook.clients.create({ name: 'A' }).catch((each: unknown) => each)
  }
  expect(await fault('conflict')).toMatchObject({ status: 409, isUnsettled: false })
  expect(await fault('idempotency_in_progress')).toMatchObject({ isUnsettled: true })
})

test.each([
  [500, true],
  [524, true],
  [403, false],
  [404, false],
])(
  'a %i that a proxy answers in place of the service says of a write that it may be done: %s',
  async (status, isUnsettled) => {
    const answers = [
      () => new Response('<h1>Gateway</h1>', { status }),
      json(status, { message: 'no' }),
    ]
    for (const answer of answers) {
      const { fleetbook } = answeredBy([answer], { retries: { count: 0, deadline: 0 } })
      const fault = await patch(fleetbook).catch((each: unknown) => each)
      expect(fault).toMatchObject({ status, isUnsettled, isOfService: false })
    }
    const own = answeredBy([json(status, { code: 'internal' })])
    const fault = await patch(own.fleetbook).catch((each: unknown) => each)
    expect(fault).toMatchObject({ isUnsettled: false, isOfService: true })
  },
)

test.each([
  [{ code: 'overloaded' }, false],
  [{ code: 'unavailable' }, false],
  [{ code: 'unavailable', may_be_done: true }, true],
])('a 503 of the service with %o leaves open whether it was done: %s', async (body, isOpen) => {
  const full = json(503, body, { 'retry-after': '0' })
  const replace = ({ contracts }: Fleetbook) => contracts.replace('C1', { client_id: '1' })
  const once = { retries: { count: 0, deadline: 0 } }
  const fault = await replace(answeredBy([full], once).fleetbook).catch((each: unknown) => each)
  expect(fault).toMatchObject({ status: 503, isUnsettled: isOpen })
  const again = answeredBy([full, fine])
  await replace(again.fleetbook).catch(() => {})
  expect(again.calls).toHaveLength(isOpen ? 1 : 2)
  const { fleetbook } = answeredBy([full, json(403, { code: 'permission_denied' })])
  await expect(patch(fleetbook)).rejects.toMatchObject({ status: isOpen ? 503 : 403 })
})

test('a client without retries needs no keys', async () => {
  const { fleetbook, keys } = answeredBy([fine], { retries: { count: 0, deadline: 0 } })
  await patch(fleetbook)
  expect(keys()).toEqual([null])
})

test('of several values each stays one, whatever commas it has', async () => {
  const { fleetbook, calls } = answeredBy([json(200, { data: [], next_cursor: null })])
  const found = fleetbook.approvals.list({
    contract_id: ['C,1', 'plain'],
    approval_id: ['1', '2'],
  })
  for await (const each of found) expect.unreachable(each.approval_id)
  const { searchParams } = new URL(calls[0]?.address ?? '')
  expect([...searchParams]).toEqual([
    ['contract_id', 'C\\,1,plain'],
    ['approval_id', '1,2'],
  ])
})

test('a list of no values asks for nothing, rather than for what has none or for all', async () => {
  const { fleetbook, calls } = answeredBy([json(200, { data: [], next_cursor: null })])
  const refused = 'supplier_id takes one value at least'
  await expect(fleetbook.approvals.list({ supplier_id: [] }).all()).rejects.toThrow(refused)
  const none = { supplier_id: null } as never
  await expect(fleetbook.approvals.list(none).all()).rejects.toThrow(refused)
  const named = fleetbook.call('GET', '/fm/names/{of}', {
    path: { of: 'supplier' },
    query: { id: [] },
  })
  await expect(named).rejects.toThrow(TypeError)
  expect(calls).toEqual([])
})

test.each(['.', '..'])('an id %s asks for nothing, rather than for what lies above', async (id) => {
  const { fleetbook, calls } = answeredBy([json(200, { data: [], next_cursor: null })])
  const asked = fleetbook.call('GET', '/fm/suppliers/{supplier_id}/events', {
    path: { supplier_id: id },
  })
  await expect(asked).rejects.toThrow(new TypeError(`supplier_id takes no ${id}`))
  expect(calls).toEqual([])
})

test.each(['idempotencyKey', 'ifMatch', 'lockingSessionId', 'auditUserId', 'timeZone'])(
  'an empty %s sends nothing, rather than a call that does not say it',
  async (option) => {
    const { fleetbook, calls } = answeredBy([fine])
    for (const text of ['', ' \t', null as unknown as string]) {
      const sent = fleetbook.clients.patch('1', { name: 'A' }, { [option]: text })
      await expect(sent).rejects.toThrow(TypeError)
      const everywhere = answeredBy([fine], { [option]: text })
      if (option === 'auditUserId' || option === 'timeZone') {
        await expect(patch(everywhere.fleetbook)).rejects.toThrow('takes no empty text')
      }
    }
    expect(calls).toEqual([])
    await fleetbook.clients.patch('1', { name: 'A' }, { [option]: undefined, auditReason: ' ' })
    expect(calls).toHaveLength(1)
  },
)

test.each([301, 302, 303, 307, 308])('nothing is led elsewhere by a %i', async (status) => {
  const location = 'https://sign-in.test/'
  const led: Answering = () => new Response(null, { status, headers: { location } })
  const { fleetbook, calls } = answeredBy([led])
  const fault = await patch(fleetbook).catch((each: unknown) => each)
  expect(fault).toBeInstanceOf(LedElsewhere)
  expect(fault).toMatchObject({ location, isOfService: false, isUnsettled: true })
  expect(calls.map(({ init }) => init.redirect)).toEqual(['manual'])
  const { fleetbook: unchanged } = answeredBy([() => new Response(null, { status: 304 })])
  await expect(unchanged.clients.get('1')).rejects.toMatchObject({
    name: 'NotModified',
    code: 'not_modified',
    message: 'What was asked for is unchanged',
  })
})

test('a dry run says so, and options become the headers of the operation', async () => {
  const { fleetbook, calls } = answeredBy([json(200, { client_id: '1', changes: [] })])
  await fleetbook.clients.patch(
    '1/2',
    { name: 'A' },
    {
      dryRun: true,
      ifMatch: '"3"',
      auditReason: ' Zoë\n left',
      requestId: 'r-1',
      auditUserId: '7',
    },
  )
  const [call] = calls
  expect(call?.address).toBe('http://fleet.test/api/v1/fm/clients/1%2F2?dry_run=true')
  const { 'idempotency-key': key, ...headers } = Object.fromEntries(call?.init.headers ?? [])
  expect(key).toBeDefined()
  expect(headers).toEqual({
    accept: 'application/vnd.service-api.v1+json',
    'content-type': 'application/json',
    'if-match': '"3"',
    'audit-reason': Buffer.from('Zoë left', 'utf8').toString('latin1'),
    'x-request-id': 'r-1',
    'audit-user-id': '7',
  })
})

describe('the feed', () => {
  const page = (position: string, ...ids: string[]) =>
    json(200, { data: ids.map((id) => ({ id, position: `${position}.${id}` })), position })

  test('goes on from where it was, whatever comes between', async () => {
    const { fleetbook, calls } = answeredBy([
      page('p1', 'a', 'b'),
      cut,
      busy,
      () => new Response('<h1>The origin did not answer in time</h1>', { status: 524 }),
      page('p2', 'c'),
      page('p3'),
    ])
    const faults: number[] = []
    const feed = fleetbook.changes(
      { after: 'p0', wait: 0 },
      { onFault: ({ status }) => faults.push(status) },
    )
    const seen: [string, string | undefined][] = []
    for await (const { id } of feed) seen.push([id, feed.position])
    expect(seen).toEqual([
      ['a', 'p0'],
      ['b', 'p1.a'],
      ['c', 'p1'],
    ])
    expect(feed.position).toBe('p3')
    expect(faults).toEqual([0, 503, 524])
    const asked = calls.map(({ address }) => new URL(address).searchParams.get('after'))
    expect(asked).toEqual(['p0', 'p1', 'p1', 'p1', 'p1', 'p2'])
  })

  test('fixes what now is before it waits, so that a lost answer has it miss nothing', async () => {
    const { fleetbook, calls } = answeredBy([page('p0'), cut, page('p1', 'a')])
    const feed = fleetbook.changes({ after: 'now' })
    for await (const { id } of feed) {
      expect([id, feed.position]).toEqual(['a', 'p0'])
      break
    }
    const asked = calls.map(({ address }) => {
      const { searchParams } = new URL(address)
      return [searchParams.get('after'), searchParams.get('wait')]
    })
    expect(asked).toEqual([
      ['now', '0'],
      ['p0', '25'],
      ['p0', '25'],
    ])
  })

  test('ends where its position is gone', async () => {
    const { fleetbook } = answeredBy([json(410, { code: 'position_gone' })])
    await expect(fleetbook.changes({ after: 'old' }).pages().next()).rejects.toBeInstanceOf(
      PositionGone,
    )
  })

  test('ends when it is stopped, also while it waits out a fault', async () => {
    const stop = new AbortController()
    const { fleetbook } = answeredBy([cut])
    const onFault = (fault: unknown) => {
      expect(fault).toBeInstanceOf(NoAnswer)
      stop.abort(new Error('Stopped'))
    }
    const feed = fleetbook.changes({}, { signal: stop.signal, onFault })
    await expect(feed.pages().next()).rejects.toThrow('Stopped')
  })

  test('waits as long as it is told to, also for longer than timers take', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const stop = new AbortController()
      const closed = json(503, { code: 'unavailable' }, { 'retry-after': '9999999' })
      const { fleetbook, calls } = answeredBy([closed])
      const next = fleetbook.changes({}, { signal: stop.signal }).pages().next()
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(calls).toHaveLength(1)
      stop.abort(new Error('Stopped'))
      await expect(next).rejects.toThrow('Stopped')
    } finally {
      vi.useRealTimers()
    }
  })

  test('has no position of a snapshot that nobody read', () => {
    const { fleetbook } = answeredBy([fine])
    expect(() => fleetbook.snapshot().position).toThrow('not read yet')
  })
})

describe('signing in', () => {
  const token = (name: string, seconds = 3600) =>
    json(200, { access_token: name, token_type: 'Bearer', expires_in: seconds })
  const credentials = { username: 'alice', password: 'secret', otp: () => '123456' }
  const said = ({ init }: { init: RequestInit & { headers: Headers } }) =>
    init.headers.get('authorization') ?? init.body

  test('happens before the first call, once for all that wait, and anew when it has ended', async () => {
    const refused = json(401, { code: 'unauthenticated' })
    const { fleetbook, calls } = answeredBy(
      [token('one'), fine, fine, refused, token('two'), fine],
      {
        credentials,
      },
    )
    await Promise.all([fleetbook.clients.get('1'), fleetbook.clients.get('2')])
    await fleetbook.clients.get('3')
    expect(calls.map(said)).toEqual([
      '{"username":"alice","password":"secret","otp":"123456"}',
      'Bearer one',
      'Bearer one',
      'Bearer one',
      '{"username":"alice","password":"secret","otp":"123456"}',
      'Bearer two',
    ])
  })

  test('happens before a token ends, and fails as what it is', async () => {
    const { fleetbook, calls } = answeredBy([token('short', 5), fine, token('next', 5), fine], {
      credentials,
    })
    await fleetbook.clients.get('1')
    await fleetbook.clients.get('1')
    expect(calls.map(said).filter((each) => String(each).startsWith('Bearer'))).toEqual([
      'Bearer short',
      'Bearer next',
    ])
    const wrong = answeredBy([json(401, { code: 'invalid_credentials' })], { credentials })
    await expect(wrong.fleetbook.clients.get('1')).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
  })

  test('that fails leaves the call unsent: it is tried again whatever it is, and was not done', async () => {
    const replace = (fleetbook: Fleetbook) => fleetbook.contracts.replace('C1', { client_id: '1' })
    const refused = json(403, { code: 'permission_denied' })
    for (const lost of [cut, json(502, {})]) {
      for (const call of [patch, replace]) {
        const late = answeredBy([lost, token('one'), fine], { credentials })
        expect((await call(late.fleetbook)).status).toBe(200)
        expect(late.calls).toHaveLength(3)
        const told = answeredBy([lost, token('one'), refused], { credentials })
        await expect(call(told.fleetbook)).rejects.toMatchObject({ name: 'Forbidden' })
        const never = answeredBy([lost], { credentials, retries: { count: 0, deadline: 0 } })
        const fault = { isOfSigningIn: true, isUnsettled: false }
        await expect(call(never.fleetbook)).rejects.toMatchObject(fault)
      }
    }
  })

  test('that fails says nothing of an earlier try whose answer was lost', async () => {
    const refused = json(401, { code: 'unauthenticated' })
    const settling = json(422, { code: 'validation_failed' })
    const { fleetbook } = answeredBy([token('one'), cut, refused, settling], { credentials })
    await expect(patch(fleetbook)).rejects.toMatchObject({ name: 'NoAnswer', isUnsettled: true })
  })

  test('lets go of whoever ends their call meanwhile, and goes on for all others', async () => {
    const stop = new AbortController()
    let enter = () => {}
    const entered = new Promise<void>((resolve) => {
      enter = resolve
    })
    const entering = () => entered.then(token('late'))
    const { fleetbook, calls } = answeredBy([entering, fine], { credentials })
    const letGo = fleetbook.clients.get('1', {}, { signal: stop.signal })
    const other = fleetbook.clients.get('2')
    stop.abort(new Error('Stopped'))
    await expect(letGo).rejects.toThrow('Stopped')
    enter()
    expect((await other).status).toBe(200)
    const late = fleetbook.clients.get('3', {}, { signal: stop.signal })
    await expect(late).rejects.toThrow('Stopped')
    expect(calls).toHaveLength(2)
  })

  test('is waited for as long as a call says, and goes on for all others', async () => {
    let enter = () => {}
    const entered = new Promise<void>((resolve) => {
      enter = resolve
    })
    const { fleetbook, calls } = answeredBy([() => entered.then(token('late')), fine], {
      credentials,
    })
    const others = [fleetbook.clients.get('1'), fleetbook.clients.get('2', {}, { timeout: 0 })]
    const hasty = { timeout: 20, retries: { count: 1, deadline: 60_000 } }
    const late = fleetbook.clients.get('3', {}, hasty).catch((fault: unknown) => fault)
    expect(await late).toBeInstanceOf(NoAnswer)
    expect(await late).toMatchObject({ isOfSigningIn: true, isUnsettled: false })
    expect(String(await late)).toContain('Nobody was signed in within 20 ms.')
    enter()
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
    expect((await fleetbook.clients.get('3', {}, hasty)).status).toBe(200)
    expect(calls.map(said).filter((each) => each !== 'Bearer late')).toHaveLength(1)
    const given = answeredBy([fine], { token: () => new Promise(() => {}), timeout: 20 })
    const never = given.fleetbook.clients.get('1', {}, { retries: { count: 0, deadline: 0 } })
    await expect(never).rejects.toMatchObject({ isOfSigningIn: true })
  })

  test('is tried as often and for as long as a call says', async () => {
    const limited = json(429, { code: 'rate_limited' }, { 'retry-after': '55' })
    for (const [answer, count, deadline, tries] of [
      [busy, 0, 0, 1],
      [busy, 2, 60_000, 3],
      [cut, 1, 60_000, 2],
      [limited, 5, 10_000, 1],
    ] as const) {
      const { fleetbook, calls } = answeredBy([answer], { credentials })
      const call = fleetbook.clients.get('1', {}, { retries: { count, deadline } })
      await expect(call).rejects.toMatchObject({ isOfSigningIn: true })
      expect(calls).toHaveLength(tries)
    }
  })

  test('anew lets go of whoever ends their call meanwhile', async () => {
    const stop = new AbortController()
    const hangs = () => {
      stop.abort(new Error('Stopped'))
      return new Promise<Response>(() => {})
    }
    const refused = json(401, { code: 'unauthenticated' })
    const { fleetbook } = answeredBy([token('one'), refused, hangs], { credentials })
    const call = fleetbook.clients.get('1', {}, { signal: stop.signal })
    await expect(call).rejects.toThrow('Stopped')
  })

  test('is not needed with a key, or with whatever gives a token', async () => {
    const keyed = answeredBy([fine], { key: 'fb_1' })
    await keyed.fleetbook.clients.get('1')
    const given = answeredBy([fine], { token: async () => 'given' })
    await given.fleetbook.clients.get('1')
    expect([...keyed.calls, ...given.calls].map(said)).toEqual(['Bearer fb_1', 'Bearer given'])
  })
})
