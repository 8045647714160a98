import { once } from 'node:events'
import {
  Agent,
  type ClientRequest,
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { limitPages } from './limitPages'

const FILE = '/_next/static/chunks/a.js'
const STRANGER = '192.0.2.1'
const STAFF = '192.0.2.2'

/** A server of nothing but pages, which are made when a test says so. */
interface Front {
  /** Answers to those whose turn has come and that are to be made yet, by who asks. */
  readonly turns: (who: string) => ServerResponse[]
  ask(who: string, path?: string, headers?: Record<string, string>): ClientRequest
  /** Has somebody ask for far more pages than are made at a time. */
  beset(who: (at: number) => string): Promise<ClientRequest[]>
}

const ends: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) await end()
})

async function startFront({ patience = 15_000, processes = 1 } = {}): Promise<Front> {
  let asked = 0
  const open: { readonly who: string; readonly response: ServerResponse }[] = []
  const pages = limitPages(
    (request, response) => {
      open.push({ who: String(request.headers['x-real-ip']), response })
    },
    { processes, files: new Set([FILE]), patience },
  )
  const server: Server = createServer((request, response) => {
    asked += 1
    pages(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const agent = new Agent({ keepAlive: false })
  ends.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const ask = (who: string, path = '/sign-in', headers = {}) => {
    const call = get({ port, path, agent, headers: { 'x-real-ip': who, ...headers } })
    call.on('error', () => {})
    return call
  }
  return {
    turns: (who) =>
      open
        .filter((each) => each.who === who && !each.response.headersSent)
        .map(({ response }) => response),
    ask,
    async beset(who) {
      const calls = Array.from({ length: 40 }, (_, at) => ask(who(at)))
      await vi.waitFor(() => expect(asked).toBe(40))
      return calls
    },
  }
}

const answered = async (call: ClientRequest): Promise<IncomingMessage> => {
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  return answer
}

const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of answer) text += chunk
  return text
}

const finish = (response: ServerResponse | undefined) => response?.writeHead(204).end()

test('an address has all places while nobody else asks, and the next that is free is another’s', async () => {
  const front = await startFront()
  await front.beset(() => STRANGER)
  expect(front.turns(STRANGER)).toHaveLength(8)
  const staff = front.ask(STAFF)
  const others = [front.ask('192.0.2.3'), front.ask('192.0.2.3')]
  await vi.waitFor(() => {
    finish(front.turns(STRANGER)[0])
    expect(front.turns(STAFF)).toHaveLength(1)
  })
  expect(front.turns(STRANGER).length).toBeGreaterThan(5)
  for (const call of [staff, ...others]) call.destroy()
})

test('addresses of one network of IPv6 are one', async () => {
  const front = await startFront()
  await front.beset((at) => `2001:db8::${at}`)
  const made = () => Array.from({ length: 40 }, (_, at) => front.turns(`2001:db8::${at}`)).flat()
  front.ask(STAFF)
  await vi.waitFor(() => {
    finish(made()[0])
    expect(front.turns(STAFF)).toHaveLength(1)
  })
})

test('of several processes that pass pages on each has its part, and two at least', async () => {
  for (const [processes, places] of [
    [4, 2],
    [3, 3],
    [100, 2],
  ] as const) {
    const front = await startFront({ processes })
    await front.beset(() => STRANGER)
    expect(front.turns(STRANGER)).toHaveLength(places)
  }
})

test('a place is free once its page is made, though nobody reads it', async () => {
  const front = await startFront()
  await front.beset(() => STRANGER)
  const before = front.turns(STRANGER)
  for (const response of before) response.writeHead(200).write('made, and not at its end')
  await vi.waitFor(() => expect(front.turns(STRANGER)).toHaveLength(8), { timeout: 5000 })
  expect(front.turns(STRANGER).some((response) => before.includes(response))).toBe(false)
})

test('a place is free where whoever had it is gone, and those who are gone get none', async () => {
  const front = await startFront()
  const calls = await front.beset(() => '2001:db8::1')
  for (const call of calls) call.destroy()
  const last = front.ask('2001:db8::2')
  await vi.waitFor(() => expect(front.turns('2001:db8::2')).toHaveLength(1))
  finish(front.turns('2001:db8::2')[0])
  expect((await answered(last)).statusCode).toBe(204)
  expect(front.turns('2001:db8::1')).toHaveLength(8)
})

test('a page that is never made keeps no place for ever', async () => {
  const front = await startFront({ patience: 60_000 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await front.beset(() => STRANGER)
  expect(front.turns(STRANGER)).toHaveLength(8)
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(front.turns(STRANGER)).toHaveLength(16))
})

test('whoever waits in vain is told so, as a page or in plain words, and when to come again', async () => {
  const front = await startFront({ patience: 50 })
  await front.beset(() => STRANGER)
  const accept = 'text/html,application/xhtml+xml'
  for (const [headers, type] of [
    [{ accept }, 'text/html'],
    [{ accept, rsc: '1' }, 'text/plain'],
    [{}, 'text/plain'],
  ] as const) {
    const answer = await answered(front.ask(STRANGER, '/clients', headers))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`)
    expect(await textOf(answer)).toContain('Wait a few seconds, then try again.')
  }
})

test('files that were built need no turn, and what is asked for in their folder else does', async () => {
  const front = await startFront()
  await front.beset(() => STRANGER)
  front.ask(STRANGER, '/_next/static/chunks/none.js')
  front.ask(STRANGER, `${FILE}?v=1`)
  await vi.waitFor(() => expect(front.turns(STRANGER)).toHaveLength(9))
})

test('signing in has room of its own', async () => {
  const front = await startFront()
  await front.beset(() => STRANGER)
  front.ask(STRANGER, '/api/auth/csrf')
  await vi.waitFor(() => expect(front.turns(STRANGER)).toHaveLength(9))
})
