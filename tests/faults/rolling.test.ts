/**
 * The version before and this one beside each other: the database is migrated while the older
 * processes serve, then each of them is replaced by one of this version, all under load.
 *
 * `ROLLING_FROM` names another version to begin from, as a commit.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { migrate } from '@/lib/db/migrations/migrate'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import {
  databaseName,
  SERVICE_PASSWORD,
  startProcess,
  type TestService,
} from '../../e2e/support/service'
import { figures, rounds, spread } from './support/figures'
import { isThere, layOut, type OlderVersion } from './support/olderVersion'

/** The last commit before the history was sealed and users had second factors. */
const BEFORE = process.env.ROLLING_FROM ?? '37372d5'
const WORKERS = 6
/** What each of them rests after a round of calls, in ms: the upgrade has a processor too. */
const PAUSE = 200
/** How long each state of the upgrade is kept under load, in ms. */
const STAY = rounds(1) * 1000

/** A change that was acknowledged: how many entries of the history it has to have. */
interface Acknowledged {
  readonly requestId: string
  readonly entries: number
}

class Load {
  readonly failures: string[] = []
  readonly acknowledged: Acknowledged[] = []
  readonly times: number[] = []
  private isOver = false
  private turn = 0

  constructor(
    readonly services: TestService[],
    private readonly token: string,
  ) {}

  /** A call to the next process in turn. */
  private async call(method: string, path: string, body?: unknown, headers = {}) {
    const { base } = this.services[this.turn++ % this.services.length] as TestService
    const requestId = randomUUID()
    const began = performance.now()
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'x-request-id': requestId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    this.times.push(performance.now() - began)
    if (!response.ok) this.failures.push(`${method} ${path}: ${response.status} ${text}`)
    return { requestId, response, body: text ? JSON.parse(text) : undefined }
  }

  private async change(method: string, path: string, body?: unknown, entries = 1, headers = {}) {
    const answer = await this.call(method, path, body, headers)
    if (answer.response.ok) this.acknowledged.push({ requestId: answer.requestId, entries })
    return answer.body
  }

  /** One worker's calls, on records of its own. */
  private async work(): Promise<void> {
    const made = await this.change('POST', '/fm/clients', { name: 'Rolling' })
    const others = [1, 2, 3].map(() => this.change('POST', '/fm/clients', { name: 'Rolling too' }))
    const ids = (await Promise.all(others)).map((each) => each.client_id)
    const path = `/fm/clients/${made.client_id}`
    const approval = await this.change('POST', '/fm/approvals', { contract_id: 'C-rolling' })
    const approvalPath = `/fm/approvals/${approval.approval_id}`
    for (let round = 0; !this.isOver; round++) {
      const name = `Rolling ${round}`
      await this.change('PATCH', path, { name })
      const { response } = await this.call('GET', path)
      const tag = { 'if-match': response.headers.get('etag') ?? '' }
      await this.change('PATCH', path, { area: `Area ${round}`, finance_limit: round }, 1, tag)
      const many = ids.map((client_id) => ({ client_id, area: name }))
      await this.change('PATCH', '/fm/clients', many, many.length)
      await this.change('PATCH', approvalPath, { notes: name })
      const role = { name: `${name} ${randomUUID()}`, permissions: ['Clients:Read'] }
      const brief = await this.change('POST', '/admin/roles', role)
      await this.change('PATCH', `/admin/roles/${brief.role_id}`, { permissions: [] })
      await this.change('DELETE', `/admin/roles/${brief.role_id}`)
      const locks = [{ resource: 'approvals', id: approval.approval_id }]
      const { body: session } = await this.call('POST', '/fm/locking-sessions', { locks })
      const id = session?.locking_session_id
      const held = { 'delegated-locking-session-id': id }
      await this.change('PATCH', approvalPath, { notes: `${name}, held` }, 1, held)
      await this.call('DELETE', `/fm/locking-sessions/${id}`)
      // The answer that one version keeps for a key the other gives again.
      const key = { 'idempotency-key': `"${randomUUID()}"` }
      const once = await this.change('POST', '/fm/clients', { name: 'Once' }, 1, key)
      const again = await this.call('POST', '/fm/clients', { name: 'Once' }, key)
      if (again.body?.client_id !== once?.client_id) this.failures.push('a key was used twice')
      for (const read of [
        '/fm/clients?limit=20',
        `/fm/clients?search=${encodeURIComponent('Rolling')}&sort=-name`,
        '/fm/clients?include=labels&limit=5',
        '/fm/events?limit=20',
        `${path}/events`,
        '/fm/overview',
        '/admin/users',
        '/admin/roles',
        '/users',
        '/me',
      ]) {
        await this.call('GET', read)
      }
      await setTimeout(PAUSE)
    }
  }

  /** Calls until the work is done. */
  async during(work: () => Promise<void>): Promise<void> {
    const failed = (error: Error) => this.failures.push(String(error.cause ?? error))
    const workers = Array.from({ length: WORKERS }, () => this.work().catch(failed))
    await work()
    this.isOver = true
    await Promise.all(workers)
  }
}

describe.skipIf(!isThere(BEFORE))('an upgrade while the service is used', () => {
  let older: OlderVersion
  let url: string
  const running: TestService[] = []
  beforeAll(async () => {
    const server = inject('templateUrl').replace(/[^/]*$/, '')
    const name = databaseName()
    await withConnection(`${server}postgres`, (admin) => admin.query(`CREATE DATABASE ${name}`))
    url = `${server}${name}`
    older = layOut(BEFORE)
    older.prepare(url)
  })
  afterAll(async () => {
    await Promise.all(running.map((service) => service.stop()))
    older.remove()
    await withConnection(url.replace(/[^/]*$/, 'postgres'), (admin) =>
      admin.query(`DROP DATABASE ${url.replace(/^.*\//, '')} WITH (FORCE)`),
    )
  })

  test('fails no call, and enters each change in the history once', async () => {
    running.push(await older.start(url), await older.start(url))
    const answer = await fetch(`${running[0]?.base}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
    })
    const { access_token } = (await answer.json()) as { access_token: string }
    const load = new Load(running, access_token)
    await load.during(async () => {
      await setTimeout(STAY)
      await migrate(url)
      await embeddedServiceUrl(url, SERVICE_PASSWORD)
      await setTimeout(STAY)
      for (let replaced = 0; replaced < 2; replaced++) {
        running.push(await startProcess(url))
        const old = running.shift()
        await setTimeout(STAY)
        await old?.stop()
      }
      await setTimeout(STAY)
    })
    const kinds = load.failures.map((each) => each.replace(/\d+|"request_id.*/g, '…'))
    expect([...new Set(kinds)]).toEqual([])
    await withConnection(url, async (connection) => {
      const { rows } = await connection.query<{ request_id: string; count: number }>(
        "SELECT request_id, count(*)::integer AS count FROM event WHERE request_id !~ '^sql-' GROUP BY 1",
      )
      const entered = new Map(rows.map(({ request_id, count }) => [request_id, count]))
      const wrong = load.acknowledged.filter(
        ({ requestId, entries }) => entered.get(requestId) !== entries,
      )
      expect(wrong).toEqual([])
      // Permissions that a migration gives to roles are told of as what they are: SQL past the service.
      const past = await connection.query<{ resource: string; field: string }>(
        "SELECT e.resource, c ->> 'field' AS field FROM event e, jsonb_array_elements(e.changes) c WHERE e.request_id ~ '^sql-'",
      )
      expect(
        past.rows.filter((row) => `${row.resource}.${row.field}` !== 'role.permissions'),
      ).toEqual([])
    })
    figures('upgrade under load', {
      calls: load.times.length,
      changes: load.acknowledged.length,
      failed: load.failures.length,
      time: spread(load.times),
    })
  })
})
