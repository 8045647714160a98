import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { consoleProxy } from './consoleProxy'

let folder: string
let socket: string
const open: Server[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fleetbook-proxy-'))
  socket = join(folder, 'socket')
})
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  rmSync(folder, { recursive: true, force: true })
})

const listening = async (server: Server, where: string | number): Promise<Server> => {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(where as number, resolve))
  return server
}

/** The process that makes pages, as the proxy sees it. */
const startConsole = (answer: RequestListener): Promise<Server> =>
  listening(createServer(answer), socket)

/** A server of nothing but the proxy, and the address at which it answers. */
async function startFront(patience?: number) {
  const { listener } = consoleProxy(socket, patience)
  const server = await listening(createServer(listener), 0)
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** What an answer says of its connection, once it has come whole. */
async function connectionOf(base: string, agent: Agent): Promise<string | undefined> {
  const [answer] = (await once(get(base, { agent }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.headers.connection
}

const echo: RequestListener = async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-path': request.url ?? '' })
  response.end(`${request.method} ${request.headers.host} ${Buffer.concat(chunks)}`)
}

describe('the proxy before the console', () => {
  test('passes method, address, headers and body on, and status, headers and body back', async () => {
    await startConsole(echo)
    const { base } = await startFront()
    const answer = await fetch(`${base}/clients/1?a=b%20c`, { method: 'POST', body: 'text' })
    expect(answer.status).toBe(201)
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(answer.headers.get('x-path')).toBe('/clients/1?a=b%20c')
    expect(await answer.text()).toBe(`POST ${new URL(base).host} text`)
  })

  test('serves every page of a console that ends each connection as soon as it is idle', async () => {
    await startConsole((request, response) => {
      response.end('page')
      response.once('finish', () => setImmediate(() => request.socket.resetAndDestroy()))
    })
    const { base } = await startFront()
    for (let round = 0; round < 30; round += 1) {
      const pages = await Promise.all(
        Array.from({ length: 10 }, () => fetch(base).then((answer) => answer.text())),
      )
      expect(new Set(pages)).toEqual(new Set(['page']))
    }
  })

  test('leaves a browser its connection for the next page, until the service is to end', async () => {
    await startConsole((_request, response) => response.end('page'))
    const { server, base } = await startFront()
    let connections = 0
    server.on('connection', () => {
      connections += 1
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let page = 0; page < 3; page += 1) {
      expect(await connectionOf(base, agent)).toBe('keep-alive')
    }
    expect(connections).toBe(1)
    server.prependListener('request', ({ headers }) => {
      headers.connection = 'close'
    })
    expect(await connectionOf(base, agent)).toBe('close')
    agent.destroy()
  })

  test('has whoever asks for another protocol answered in this one', async () => {
    const server = await startConsole((_request, response) => response.end('page'))
    // Next takes such a connection, and answers on it where it knows the address alone.
    server.on('upgrade', () => {})
    const { base } = await startFront()
    for (const protocol of ['websocket', 'h2c']) {
      const headers = { connection: 'Upgrade', upgrade: protocol }
      const [answer] = (await once(get(base, { headers }), 'response')) as [IncomingMessage]
      expect(answer.statusCode).toBe(200)
      answer.resume()
    }
  })

  test.each([
    ['page', {}, 'GET '],
    ['form', { method: 'POST', body: 'form' }, 'form'],
  ])('waits with a %s for a console that is being started again', async (_, init, expected) => {
    const { server, base } = await startFront()
    const asked = once(server, 'request')
    const early = fetch(base, init)
    await asked
    await startConsole(echo)
    expect(await (await early).text()).toContain(expected)
  })

  test('warns of nothing however often it tries', async () => {
    const warnings: Error[] = []
    const warned = (warning: Error) => void warnings.push(warning)
    process.on('warning', warned)
    const { base } = await startFront()
    const early = fetch(base, { method: 'POST', body: 'form' })
    await setTimeout(1500)
    await startConsole(echo)
    expect(await (await early).text()).toContain('form')
    process.off('warning', warned)
    expect(warnings).toEqual([])
  })

  test('sends a body on as it comes that is too long to be kept', async () => {
    await startConsole(echo)
    const { base } = await startFront()
    const body = 'x'.repeat(300_000)
    expect(await (await fetch(base, { method: 'POST', body })).text()).toContain(body)
  })

  test('says in a page of its own that the console does not answer, and when to come back', async () => {
    const { base } = await startFront(0)
    for (const request of [{}, { method: 'POST', body: 'x' }]) {
      const answer = await fetch(base, request)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.text()).toContain('does not answer')
    }
  })
})
