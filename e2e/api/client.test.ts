/**
 * `packages/client` as others have it: packed, installed from the tarball in a folder outside of the
 * tree, and used against a service.
 */
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type * as client from '@/packages/client/src'
import { type Cut, startCuttingProxy } from '../support/cuttingProxy'
import { type Installed, install, type Program } from '../support/installed'
import { openScene, type Scene, until } from '../support/scene'
import { startProcess, type TestService } from '../support/service'

const LIMIT = '9999999999999.123456'
/** A port at which nothing listens. */
const NOWHERE = 1

/** By what the package is tried: the Node that runs this, and others by their paths, as of Deno and Bun. */
const RUNTIMES = [process.execPath, ...(process.env.CLIENT_RUNTIMES?.split(delimiter) ?? [])]

let readme: Program
let scenario: Program
let installed: Installed
let scene: Scene
let Client: typeof client
let origin: string
let token: string
/** Of a service account that may do everything. */
let key: string
let fleetbook: client.Fleetbook
beforeAll(async () => {
  ;[installed, scene] = await Promise.all([install('client'), openScene()])
  Client = (await installed.load()) as typeof client
  origin = new URL(scene.base).origin
  fleetbook = new Client.Fleetbook({ origin, credentials: credentials('admin') })
  const { body } = await fleetbook.signingIn.signIn(credentials('admin'))
  token = body.access_token
  const { body: account } = await fleetbook.serviceAccounts.create({
    display_name: 'Reader of the README',
    role_id: '1',
  })
  key = (await fleetbook.keys.create(account.user_id, { name: 'README' })).body.key
  readme = await installed.compile(readmeProgram())
  scenario = await installed.compile(readFileSync('e2e/support/clientScenario.ts', 'utf8'))
})
afterAll(async () => {
  await scene?.close()
  installed?.remove()
})

const credentials = (name: string) => ({ username: name, password: `${name}-demo-password` })

/** All examples of the README, one after the other. */
function readmeProgram(): string {
  const text = readFileSync('packages/client/README.md', 'utf8')
  const blocks = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block)
  const imports = blocks.join('').match(/^import .*$/gm) ?? []
  const programs = blocks.map((block) => block.replaceAll(/^import .*$/gm, ''))
  return [...imports, ...programs].join('\n')
}

/** What a call is refused with. */
const refusal = (call: Promise<unknown>): Promise<client.FleetbookError> =>
  call.then(
    () => expect.fail('it was not refused'),
    (fault) => fault,
  )

describe('the package', () => {
  it('stands on nothing else', () => {
    expect(installed.manifest).toMatchObject({ name: '@fleetbook/client', license: 'MIT' })
    expect(installed.manifest).not.toHaveProperty('dependencies')
    expect(installed.manifest).not.toHaveProperty('peerDependencies')
  })
})

describe.each(RUNTIMES)('by %s', (runtime) => {
  it('it does what its README shows, compiled as strictly as there is', async () => {
    const environment = { FLEETBOOK_ORIGIN: origin, FLEETBOOK_KEY: key }
    const told = await readme.run(environment, runtime)
    expect(told).toContain('250000')
    expect(told).toContain('name Wattleford City Council null')
    expect(told).toContain('/postal_state')
    expect(told).toContain('go on another time from')
  })

  it('it does all that it is for', async () => {
    const port = Number(new URL(scene.base).port)
    const cuts: readonly Cut[] = ['before', 'after', 'middle', 'none']
    const cutting = await startCuttingProxy(port, (connection) => cuts[connection % 4] as Cut)
    const losing = await startCuttingProxy(port, () => 'after')
    const silent = await startCuttingProxy(port, () => 'silent')
    try {
      const environment = {
        FLEETBOOK_ORIGIN: origin,
        FLEETBOOK_CUTTING: cutting.origin,
        FLEETBOOK_LOSING: losing.origin,
        FLEETBOOK_SILENT: silent.origin,
      }
      expect(await scenario.run(environment, runtime)).toBe('All is done.\n')
      expect(cutting.cuts).toBeGreaterThan(3)
      // The one call that may have been done, and was not sent again.
      expect(losing.cuts).toBe(1)
    } finally {
      await Promise.all([cutting, losing, silent].map((proxy) => proxy.stop()))
    }
  })
})

describe('records', () => {
  it('are made, read, changed and tried', async () => {
    const made = await fleetbook.clients.create({ name: 'One' }, { timeZone: 'Australia/Sydney' })
    expectTypeOf(made.body.finance_limit).toEqualTypeOf<number | null>()
    const id = made.body.client_id
    const trial = await fleetbook.clients.patch(id, { name: 'Two' }, { dryRun: true })
    expect(trial.body.changes).toEqual([{ field: 'name', from: 'One', to: 'Two' }])
    const changed = await fleetbook.clients.patch(id, { name: 'Two' }, { ifMatch: made.etag ?? '' })
    expect(changed.body.name).toBe('Two')
    const read = await fleetbook.call('GET', '/fm/clients/{client_id}', { path: { client_id: id } })
    expect(read).toMatchObject({ status: 200, etag: changed.etag, body: { name: 'Two' } })
    const unchanged = fleetbook.clients.get(id, {}, { ifNoneMatch: read.etag ?? '' })
    expect(await refusal(unchanged)).toBeInstanceOf(Client.NotModified)
  })

  it('are made and changed by the many, in each of the ways', async () => {
    const names = ['M1', 'M2', 'M3'].map((name) => ({ name }))
    const { body: made } = await fleetbook.clients.createMany(names)
    const ids = made.map(({ client_id }) => client_id)
    type Tag = client.Bodies['ClientBulkElement']['_if_match']
    expectTypeOf<Tag>().toEqualTypeOf<string | undefined>()
    const elements = ids.map((client_id, index) => ({
      client_id,
      ...(index === 1 ? { postal_state: 'ZZ' as 'VIC' } : { area: 'North' }),
    }))
    expect(await refusal(fleetbook.clients.patchMany(elements))).toMatchObject({
      name: 'Invalid',
      errors: [{ pointer: '/1/postal_state' }],
    })
    const prefer = 'handling=lenient'
    const { body: report } = await fleetbook.clients.patchMany(elements, { prefer })
    expect(report).toMatchObject({ updated: 2, refused: 1 })
    const { body: trial } = await fleetbook.clients.createMany(names, { dryRun: true })
    expect(trial).toHaveLength(3)
    const { body: nothing } = await fleetbook.clients.createMany(names, {
      prefer: 'return=minimal',
    })
    expect(nothing).toBeUndefined()
  })

  it('come page by page, each once', async () => {
    const list = fleetbook.clients.list({ limit: 7, fields: ['client_id'] })
    const ids: string[] = []
    for await (const { client_id } of list) ids.push(client_id ?? '')
    const [{ count } = { count: 0 }] = await scene.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM client',
    )
    expect(new Set(ids).size).toBe(count)
    expect(ids).toHaveLength(count)
    const sizes: number[] = []
    for await (const page of list.pages()) sizes.push(page.data.length)
    expect(sizes).toHaveLength(Math.ceil(count / 7))
    const first = await list.page()
    expect((await list.page(first.next_cursor ?? '')).data[0]?.client_id).toBe(ids[7])
    const events = await fleetbook.clients.listEvents(ids[0] ?? '', { limit: 1 }).all()
    expect(events.length).toBeGreaterThan(0)
  })
})

describe('figures', () => {
  it('are JavaScript’s, or exact, as one chooses, and come back as they were', async () => {
    const exact = new Client.Fleetbook({ origin, token, figures: Client.exactFigures })
    const limit = new Client.Figure(LIMIT)
    const { body: made } = await exact.clients.create({ name: 'Exact', finance_limit: limit })
    expectTypeOf(made.finance_limit).toEqualTypeOf<client.Figure | null>()
    expect(made.finance_limit?.digits).toBe(LIMIT)
    const { body } = await exact.clients.patch(made.client_id, {
      approval_limit: made.finance_limit,
    })
    expect(body.approval_limit?.equals(LIMIT)).toBe(true)
    const [stored] = await scene.database.query<{ digits: string }>(
      'SELECT approval_limit::text AS digits FROM client WHERE client_id = $1',
      [made.client_id],
    )
    expect(stored?.digits).toBe(LIMIT)
    const rounded = await fleetbook.clients.get(made.client_id)
    expect(rounded.body.finance_limit).toBe(Number(LIMIT))
    expect(String(rounded.body.finance_limit)).not.toBe(LIMIT)
    const page = await exact.clients.list({ finance_limit_from: limit }).page()
    expect(page.data.map(({ client_id }) => client_id)).toContain(made.client_id)
  })
})

describe('a refusal', () => {
  it('is of the class of what is wrong', async () => {
    const { body: made, etag } = await fleetbook.clients.create({ name: 'Refused' })
    const id = made.client_id
    await fleetbook.clients.patch(id, { name: 'Changed' })
    const stale = fleetbook.clients.patch(id, { name: 'Mine' }, { ifMatch: etag ?? '' })
    expect(await refusal(stale)).toMatchObject({
      name: 'PreconditionFailed',
      conflictingFields: ['name'],
      etag: expect.stringContaining('"'),
    })
    const invalid = await refusal(fleetbook.clients.patch(id, { postal_state: 'ZZ' as 'VIC' }))
    expect(invalid).toBeInstanceOf(Client.Invalid)
    expect(invalid).toBeInstanceOf(Client.FleetbookError)
    expect(invalid.errors).toMatchObject([{ pointer: '/postal_state' }])
    expect(invalid.requestId).toMatch(/./)
    expect(await refusal(fleetbook.clients.get('999999999'))).toBeInstanceOf(Client.NotFound)
    expect(
      await refusal(
        fleetbook.changes({ after: 'AAAAAAAB4kAAAAAAAAAAAAAAAAAAAAAA3q2-796tvu8' }).pages().next(),
      ),
    ).toBeInstanceOf(Client.PositionGone)
    const nobody = new Client.Fleetbook({ origin, key: 'fb_nobody' })
    expect(await refusal(nobody.signingIn.getMe())).toBeInstanceOf(Client.Unauthorized)
    const viewer = new Client.Fleetbook({ origin, credentials: credentials('viewer') })
    expect(await refusal(viewer.clients.create({ name: 'No' }))).toMatchObject({
      name: 'Forbidden',
      requiredPermission: 'Clients:Create',
    })
    const nowhere = new Client.Fleetbook({
      origin: `http://127.0.0.1:${NOWHERE}`,
      retries: { count: 0, deadline: 0 },
    })
    expect(await refusal(nowhere.signingIn.getMe())).toBeInstanceOf(Client.NoAnswer)
  })

  it('of a locked record says who holds it', async () => {
    const [approval] = (await fleetbook.approvals.list({ limit: 1 }).page()).data
    const id = approval?.approval_id ?? ''
    const locks = [{ resource: 'approvals' as const, id }]
    const holder = new Client.Fleetbook({ origin, credentials: credentials('integration') })
    const { body: session } = await holder.lockingSessions.create({ locks })
    const notes = 'Mine'
    expect(await refusal(fleetbook.approvals.patch(id, { notes }))).toMatchObject({
      name: 'Locked',
      lockedBy: { display_name: expect.any(String) },
      lockedUntil: expect.any(String),
    })
    const lockingSessionId = session.locking_session_id
    const { body } = await holder.approvals.patch(id, { notes }, { lockingSessionId })
    expect(body.notes).toBe(notes)
    await holder.lockingSessions.delete(lockingSessionId)
  })

  it('of a token that has ended is gone on from by another', async () => {
    const person = new Client.Fleetbook({ origin, credentials: credentials('editor') })
    await person.signingIn.signOut()
    expect((await person.signingIn.getMe()).body.user.user_name).toBe('editor')
  })
})

describe('a network that fails', () => {
  it('makes no write happen twice, and none get lost', async () => {
    // How often one that is carried serves for others too is chance, so all come after these.
    const cut = 48
    const kinds: readonly Cut[] = ['before', 'after', 'middle']
    const port = Number(new URL(scene.base).port)
    const proxy = await startCuttingProxy(port, (connection) =>
      connection < cut ? (kinds[connection % 3] as Cut) : 'none',
    )
    try {
      const through = new Client.Fleetbook({
        origin: proxy.origin,
        token,
        retries: { count: 30, deadline: 60_000 },
      })
      const names = Array.from({ length: 24 }, (_, index) => `Through a bad network ${index}`)
      const made = await Promise.all(names.map((name) => through.clients.create({ name })))
      expect(proxy.cuts).toBe(cut)
      const there = await scene.database.query<{ id: string; name: string }>(
        "SELECT client_id::text AS id, name FROM client WHERE name LIKE 'Through a bad network %'",
      )
      expect(there.map(({ name }) => name).sort()).toEqual(names.sort())
      const answered = made.map(({ body }) => body.client_id)
      expect(there.map(({ id }) => id).sort()).toEqual(answered.sort())
    } finally {
      await proxy.stop()
    }
  })
})

describe('the feed', () => {
  it('mirrors all records, and goes on with another process when the first is killed', async () => {
    const [first, second] = await Promise.all([
      startProcess(scene.database.url),
      startProcess(scene.database.url),
    ])
    const portOf = ({ base }: TestService) => Number(new URL(base).port)
    const proxy = await startCuttingProxy(portOf(first))
    try {
      const reader = new Client.Fleetbook({
        origin: proxy.origin,
        credentials: credentials('admin'),
      })
      const copy = new Map<string, string | null>()
      const snapshot = reader.snapshot({ resources: ['client'], limit: 50 })
      for await (const { id, etag } of snapshot) copy.set(id, etag)
      const faults: client.FleetbookError[] = []
      const seen: string[] = []
      const feed = reader.changes(
        { after: snapshot.position, resources: ['client'], wait: 5 },
        { onFault: (fault) => faults.push(fault) },
      )
      const following = (async () => {
        for await (const change of feed) {
          copy.set(change.id, change.etag)
          seen.push(change.request_id)
          if (change.request_id === 'the-end') return
        }
      })()
      const [id = ''] = copy.keys()
      await reader.clients.patch(id, { area: 'One' }, { requestId: 'before' })
      await until('the first change is followed', async () => seen.length === 1)
      first.process.kill('SIGKILL')
      proxy.turnTo(NOWHERE)
      await until('the reader has found nobody there', async () => faults.length > 0)
      proxy.turnTo(portOf(second))
      await reader.clients.create({ name: 'Made since' }, { requestId: 'after' })
      await reader.clients.patch(id, { area: 'Two' }, { requestId: 'the-end' })
      await following
      expect(seen).toEqual(['before', 'after', 'the-end'])
      for await (const { id, etag } of reader.snapshot({ resources: ['client'] })) {
        expect(copy.get(id)).toBe(etag)
      }
      expect(feed.position).toMatch(/./)
    } finally {
      await proxy.stop()
      second.process.kill('SIGKILL')
    }
  })
})
