/**
 * What the client does, as a program that somebody has who installed it: it runs by Node, Deno and
 * Bun alike, and so uses nothing of theirs but what all of them have. `e2e/api/client.test.ts` starts
 * the service and the networks that it goes through.
 */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import {
  exactFigures,
  Figure,
  Fleetbook,
  Forbidden,
  Invalid,
  Locked,
  NoAnswer,
  NotFound,
  NotModified,
  PositionGone,
  PreconditionFailed,
  Unauthorized,
} from '@fleetbook/client'

/** The service; a network that cuts most connections, one that loses each answer, one that has none. */
const {
  FLEETBOOK_ORIGIN: origin = '',
  FLEETBOOK_CUTTING: cutting = '',
  FLEETBOOK_LOSING: losing = '',
  FLEETBOOK_SILENT: silent = '',
} = process.env
const NEVER = { count: 0, deadline: 0 }
const LONG = { count: 40, deadline: 120_000 }

const credentials = (name: string) => ({ username: name, password: `${name}-demo-password` })
const as = (name: string) => new Fleetbook({ origin, credentials: credentials(name) })
const admin = as('admin')
const tokenOf = async (name: string): Promise<string> =>
  (await admin.signingIn.signIn(credentials(name))).body.access_token

/** A name that no other run has given. */
const named = (word: string): string => `${word} ${crypto.randomUUID().slice(0, 8)}`

const steps: Readonly<Record<string, () => Promise<void>>> = {
  async 'changes with a reason in any script, and reads what has not changed'() {
    const { body: made, etag } = await admin.clients.create({ name: named('Größe 検査') })
    ok(made.name?.startsWith('Größe 検査 '))
    const auditReason = 'Überprüft – 検査 ✓'
    const changed = await admin.clients.patch(
      made.client_id,
      { area: 'North' },
      { ifMatch: etag ?? '', auditReason },
    )
    const [newest] = await admin.clients.listEvents(made.client_id).all()
    equal(newest?.reason, auditReason)
    const unchanged = admin.clients.get(made.client_id, {}, { ifNoneMatch: changed.etag ?? '' })
    await rejects(unchanged, NotModified)
    const { body: trial } = await admin.clients.patch(
      made.client_id,
      { area: null },
      { dryRun: true },
    )
    deepEqual(trial.changes, [{ field: 'area', from: 'North', to: null }])
    const nothing = await admin.clients.createMany([{ name: named('Quiet') }], {
      prefer: 'return=minimal',
    })
    equal(nothing.body, undefined)
  },

  async 'pages through a list, each record once'() {
    const list = admin.clients.list({ limit: 7, fields: ['client_id'], sort: ['-name'] })
    const { total } = await list.page()
    const ids: string[] = []
    for await (const { client_id } of list) ids.push(client_id ?? '')
    equal(ids.length, total)
    equal(new Set(ids).size, total)
  },

  async 'keeps every digit of a figure'() {
    const exact = new Fleetbook({
      origin,
      credentials: credentials('admin'),
      figures: exactFigures,
    })
    const digits = '9999999999999.123456'
    const { body: made } = await exact.clients.create({
      name: named('Exact'),
      finance_limit: new Figure(digits),
    })
    equal(made.finance_limit?.digits, digits)
    const { body } = await exact.clients.patch(made.client_id, {
      approval_limit: made.finance_limit,
    })
    ok(body.approval_limit?.equals(digits))
    equal((await admin.clients.get(made.client_id)).body.finance_limit, Number(digits))
  },

  async 'throws what went wrong as a class of its own'() {
    const { body: made, etag } = await admin.clients.create({ name: named('Refused') })
    const id = made.client_id
    await admin.clients.patch(id, { name: 'Changed' })
    await rejects(admin.clients.patch(id, { name: 'Mine' }, { ifMatch: etag ?? '' }), (fault) => {
      ok(fault instanceof PreconditionFailed)
      deepEqual(fault.conflictingFields, ['name'])
      return true
    })
    await rejects(admin.clients.patch(id, { postal_state: 'ZZ' as 'VIC' }), (fault) => {
      ok(fault instanceof Invalid)
      equal(fault.errors[0]?.pointer, '/postal_state')
      return true
    })
    await rejects(admin.clients.get('999999999'), NotFound)
    const after = 'AAAAAAAB4kAAAAAAAAAAAAAAAAAAAAAA3q2-796tvu8'
    await rejects(admin.changes({ after }).pages().next(), PositionGone)
    await rejects(new Fleetbook({ origin, key: 'fb_nobody' }).signingIn.getMe(), Unauthorized)
    await rejects(as('viewer').clients.create({ name: 'No' }), Forbidden)
    const holder = as('integration')
    const { body: approval } = await admin.approvals.create({ contract_id: 'C-40001' })
    const locks = [{ resource: 'approvals' as const, id: approval.approval_id }]
    const { body: session } = await holder.lockingSessions.create({ locks })
    await rejects(admin.approvals.patch(approval.approval_id, { notes: 'Mine' }), Locked)
    equal((await holder.lockingSessions.delete(session.locking_session_id)).status, 204)
  },

  async 'signs in anew once its token has ended'() {
    const person = as('editor')
    await person.signingIn.signOut()
    equal((await person.signingIn.getMe()).body.user.user_name, 'editor')
  },

  async 'writes once through a network that cuts connections'() {
    const token = await tokenOf('admin')
    const through = new Fleetbook({ origin: cutting, token, retries: LONG })
    const word = named('Cut')
    const names = Array.from({ length: 12 }, (_, index) => `${word} ${index}`)
    const made = await Promise.all(names.map((name) => through.clients.create({ name })))
    const there = await admin.clients.list({ name_contains: word }).all()
    deepEqual(there.map(({ name }) => name).sort(), names.sort())
    deepEqual(
      there.map(({ client_id }) => client_id).sort(),
      made.map(({ body }) => body.client_id).sort(),
    )
  },

  async 'says of what has no key that it may have been done, and does not do it again'() {
    const through = new Fleetbook({ origin: losing, token: await tokenOf('admin') })
    const replaced = through.contracts.replace(named('C'), { client_id: '10001' })
    await rejects(replaced, (fault) => {
      ok(fault instanceof NoAnswer, String(fault))
      ok(fault.isUnsettled)
      return true
    })
  },

  async 'waits for an answer as long as it is told, and not at all once it is ended'() {
    const waiting = new Fleetbook({ origin: silent, key: 'fb_any', timeout: 300, retries: NEVER })
    await rejects(waiting.signingIn.getMe(), (fault) => {
      ok(fault instanceof NoAnswer)
      ok(fault.detail.includes('300 ms'), fault.detail)
      return true
    })
    const enough = new Error('enough')
    const stop = new AbortController()
    const call = waiting.signingIn.getMe({ signal: stop.signal, timeout: 0 })
    stop.abort(enough)
    await rejects(call, enough)
    const nowhere = new Fleetbook({ origin: 'http://127.0.0.1:1', retries: NEVER })
    await rejects(nowhere.signingIn.getMe(), NoAnswer)
  },

  async 'follows changes from a snapshot on, until it is ended'() {
    const snapshot = admin.snapshot({ resources: ['client'], limit: 50 })
    const copy = new Set<string>()
    for await (const { id } of snapshot) copy.add(id)
    ok(copy.size > 0)
    const stop = new AbortController()
    const feed = admin.changes(
      { after: snapshot.position, resources: ['client'], wait: 25 },
      { signal: stop.signal },
    )
    const word = crypto.randomUUID()
    const following = (async () => {
      for await (const { request_id } of feed) if (request_id === word) return
    })()
    await admin.clients.create({ name: word }, { requestId: word })
    await following
    const over = new Error('over')
    const toTheEnd = async () => {
      for await (const { request_id } of feed) {
        if (request_id === word) setTimeout(() => stop.abort(over), 100)
      }
    }
    await rejects(toTheEnd(), over)
  },
}

for (const [name, step] of Object.entries(steps)) {
  await step().catch((fault: unknown) => {
    throw new Error(`It does not do this: ${name}`, { cause: fault })
  })
}
console.log('All is done.')
