/** What becomes of a call is told to a collector of traces, and no value with it. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { between } from '../support/between'
import { type Caller, signIn } from '../support/caller'
import { idsOf, until } from '../support/scene'
import {
  createDatabase,
  isDirect,
  isUnderNext,
  type ServiceEnvironment,
  startService,
  type TestDatabase,
  type TestService,
} from '../support/service'
import { type SentSpan, startTraceCollector, type TraceCollector } from '../support/traceCollector'

const ACCOUNT = '918273645'
const REASON = 'Reason-that-nobody-is-told'
const WORD = 'wattleford'

let database: TestDatabase
let collector: TraceCollector
let service: TestService
let admin: Caller
let clients: string[]
let output = ''
beforeAll(async () => {
  collector = await startTraceCollector()
  database = await createDatabase(inject('templateUrl'))
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_SERVICE_NAME: 'fleet-of-tests',
    OTEL_TRACES_EXPORTER: 'console, OTLP',
    OTEL_BSP_SCHEDULE_DELAY: '20',
    DATABASE_POOL_SIZE: '2',
    HEAVY_CALLS: '1',
    LOG_LEVEL: 'debug',
  }
  service = await startService(database.url, environment, 'pipe')
  service.process.stdout?.on('data', (data: Buffer) => {
    output += data.toString()
  })
  admin = await signIn(service.base, 'admin')
  clients = await idsOf(database, 'client')
})
afterAll(async () => {
  await service.stop()
  await database.drop()
  await collector.stop()
})

/** A trace that a caller has begun: the header that says so, and its parts. */
function begun() {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-01` } }
}

/** The span of the call itself, which ends last. */
const callIn = (spans: readonly SentSpan[]) => spans.find(({ kind }) => kind === 2)

/** The trace of one call, with its call. */
async function traceOf(traceId: string) {
  const spans = await collector.spansOf(traceId, (found) => callIn(found) !== undefined)
  return { spans, call: callIn(spans) as SentSpan }
}

const named = (spans: readonly SentSpan[], name: string | RegExp) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))

describe.skipIf(!isDirect)('a trace', () => {
  test('goes on from the caller’s, with the call, its transaction and its statements', async () => {
    const { traceId, spanId, headers } = begun()
    const [client] = clients
    const answer = await admin('PATCH', `/fm/clients/${client}`, {
      body: { bank_account_number: ACCOUNT },
      headers: { ...headers, 'idempotency-key': 'traced-once', 'audit-reason': REASON },
    })
    expect(answer.status).toBe(200)
    const { spans, call } = await traceOf(traceId)
    expect(call).toMatchObject({
      name: 'PATCH /api/v1/fm/clients/{client_id}',
      parentSpanId: spanId,
      attributes: {
        'http.request.method': 'PATCH',
        'http.route': '/api/v1/fm/clients/{client_id}',
        'http.response.status_code': 200,
        'user.roles': 'Administrator',
        'fleetbook.request_id': answer.headers.get('x-request-id'),
      },
      resource: { 'service.name': 'fleet-of-tests' },
    })
    const [transaction] = named(spans, 'transaction')
    expect(transaction?.parentSpanId).toBe(call.spanId)
    const statements = spans.filter((span) => span.parentSpanId === transaction?.spanId)
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'BEGIN',
        'SELECT idempotency_key',
        'INSERT idempotency_key',
        'COMMIT',
      ]),
    )
    expect(named(statements, /UPDATE client/)).toHaveLength(1)
    for (const { kind, attributes } of statements) {
      expect(kind).toBe(3)
      expect(Object.keys(attributes).sort()).toEqual(
        ['db.operation.name', 'db.query.summary', 'db.system.name'].sort(),
      )
    }
  })

  test('begins here where the caller has none, and where its header is none', async () => {
    for (const traceparent of [undefined, '00-0-0-01']) {
      const before = output.length
      await admin('GET', `/fm/clients/${clients[1]}`, {
        headers: traceparent ? { traceparent } : {},
      })
      const id = await until(
        'the log has the trace',
        async () => /"trace_id":"([0-9a-f]{32})"/.exec(output.slice(before))?.[1],
      )
      const { call } = await traceOf(id)
      expect(call.name).toBe('GET /api/v1/fm/clients/{client_id}')
      expect(call.parentSpanId ?? '').toBe('')
    }
  })

  // A list that is read from a replica waits there, where nobody looks.
  test.skipIf(between === 'replica')(
    'names waits: for a turn among large calls, and for a connection',
    async () => {
      const traces = Array.from({ length: 4 }, begun)
      await withConnection(database.url, async (holder) => {
        await holder.query('BEGIN')
        await holder.query('LOCK TABLE client IN ACCESS EXCLUSIVE MODE')
        const heavy = traces
          .slice(0, 2)
          .map(({ headers }) => admin('GET', '/fm/clients', { headers }))
        const waiting = async (count: number) => {
          const [{ waits }] = (await database.query(
            "SELECT count(*)::integer AS waits FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )) as [{ waits: number }]
          return waits >= count
        }
        await until('a list waits for the table', () => waiting(1))
        const single = traces.slice(2).map(({ headers }, n) =>
          admin('PATCH', `/fm/clients/${clients[n]}`, {
            headers,
            body: { [n ? 'phone' : 'fax']: '1' },
          }),
        )
        await until('the pool is used up', () => waiting(2))
        await holder.query('COMMIT')
        await Promise.all([...heavy, ...single])
      })
      const found = await Promise.all(traces.map(({ traceId }) => traceOf(traceId)))
      const waits = found.flatMap(({ spans }) => named(spans, /^wait /).map(({ name }) => name))
      expect(waits).toContain('wait among calls on many records')
      expect(waits).toContain('wait for a connection')
    },
  )

  test('of calls that share a statement is linked from the one that has it', async () => {
    const traces = Array.from({ length: 3 }, begun)
    const together = await until('calls came together', async () => {
      const now = traces.map(begun)
      await Promise.all(
        now.map(({ headers }, n) => admin('GET', `/fm/clients/${clients[n]}`, { headers })),
      )
      const all = await Promise.all(now.map(({ traceId }) => traceOf(traceId)))
      return (
        all
          .flatMap(({ spans }) => named(spans, 'gathered calls'))
          .find(({ links }) => links?.length) && { now, all }
      )
    })
    const gathered = together.all.flatMap(({ spans }) => named(spans, 'gathered calls'))
    const ids = together.now.map(({ traceId }) => traceId)
    for (const { links = [] } of gathered) {
      for (const { traceId } of links) expect(ids).toContain(traceId)
    }
  })

  test('tells which problem a call ended with, and whether it was the service’s fault', async () => {
    const missing = begun()
    await admin('GET', '/fm/clients/99999999', { headers: missing.headers })
    const { call } = await traceOf(missing.traceId)
    expect(call.attributes).toMatchObject({
      'http.response.status_code': 404,
      'fleetbook.problem': 'record_not_found',
    })
    expect(call.status.code ?? 0).toBe(0)

    await database.query(`CREATE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'refused %', NEW.bank_account_number; END $$`)
    await database.query(`CREATE TRIGGER refuse_poison BEFORE UPDATE ON client FOR EACH ROW
      WHEN (NEW.area = 'poison') EXECUTE FUNCTION refuse_poison()`)
    const failing = begun()
    const body = { bank_account_number: ACCOUNT, area: 'poison' }
    const options = { body, headers: { ...failing.headers, 'idempotency-key': 'poisoned' } }
    expect((await admin('PATCH', `/fm/clients/${clients[2]}`, options)).status).toBe(500)
    const failed = await traceOf(failing.traceId)
    expect(failed.call).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'internal', 'http.response.status_code': 500 },
    })
    expect(named(failed.spans, /UPDATE client/)[0]).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'P0001' },
    })
    const line = output.split('\n').find((each) => each.includes('call failed')) ?? '{}'
    expect(JSON.parse(line).trace_id).toBe(failing.traceId)
  })

  test('has no value of any record, address, query, reason or name', async () => {
    const last = begun()
    const found = await admin('GET', `/fm/clients?search=${WORD}`, { headers: last.headers })
    expect(found.status).toBe(200)
    await traceOf(last.traceId)
    const told = collector.text()
    for (const value of [
      ACCOUNT,
      REASON,
      WORD,
      'traced-once',
      'refused',
      `"${clients[0]}"`,
      `/${clients[0]}`,
    ]) {
      expect(told).not.toContain(value)
    }
    expect(told).not.toMatch(/\$1|WHERE/)
  })
})

test.skipIf(!isDirect)(
  'without a collector nothing is loaded for it, and the log has the caller’s trace all the same',
  async () => {
    // V8 lists there every script that the process has loaded.
    const scripts = mkdtempSync(join(tmpdir(), 'fleetbook-scripts-'))
    const environment = { LOG_LEVEL: 'debug', NODE_V8_COVERAGE: scripts }
    const plain = await startService(database.url, environment, 'pipe')
    let said = ''
    plain.process.stdout?.on('data', (data: Buffer) => {
      said += data.toString()
    })
    const { traceId, headers } = begun()
    await fetch(`${plain.base}/openapi.json`, { headers })
    await fetch(`${plain.base}/openapi.json`)
    await until('both calls are in the log', async () => said.split('"msg":"call"').length > 2)
    await plain.stop()
    const lines = said
      .split('\n')
      .filter((line) => line.includes('"msg":"call"'))
      .map((line) => JSON.parse(line))
    expect(lines.map(({ trace_id }) => trace_id)).toEqual([traceId, undefined])
    const loaded = readdirSync(scripts).flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(scripts, name), 'utf8'))
      return (result as { readonly url: string }[]).map(({ url }) => url)
    })
    rmSync(scripts, { recursive: true })
    expect(loaded.filter((url) => url.includes('/node_modules/pino/'))).not.toEqual([])
    expect(
      loaded.filter((url) => /@opentelemetry\/(sdk|exporter|otlp|resources)/.test(url)),
    ).toEqual([])
  },
)

test.skipIf(isUnderNext)('a collector that is gone keeps no call and no end waiting', async () => {
  const gone = await startTraceCollector()
  await gone.stop()
  const lonely = await startService(database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: gone.endpoint })
  expect((await fetch(`${lonely.base}/openapi.json`)).status).toBe(200)
  await lonely.stop()
  expect(lonely.process.exitCode).toBe(0)
})

test.skipIf(isUnderNext)(
  'a collector that takes nothing, and a setting that is none, are told of',
  async () => {
    const refusing = createServer((request, response) => {
      request.resume()
      response.writeHead(401).end()
    })
    await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening))
    const { port } = refusing.address() as AddressInfo
    const untaken = async (settings: ServiceEnvironment) => {
      const environment = { LOG_LEVEL: 'warn', OTEL_BSP_SCHEDULE_DELAY: '20', ...settings }
      const service = await startService(database.url, environment, 'pipe')
      let said = ''
      service.process.stdout?.on('data', (data: Buffer) => {
        said += data.toString()
      })
      await fetch(`${service.base}/openapi.json`)
      await until('it is told', async () => said.includes('traces are not as they were set'))
      await service.stop()
      return said
    }
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
    expect(await untaken(endpoint)).toContain('401')
    expect(await untaken({ ...endpoint, OTEL_TRACES_SAMPLER: 'foo' })).toContain('foo')
    await new Promise((closed) => refusing.close(closed))
  },
)
