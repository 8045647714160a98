/**
 * What Fleetbook is measured against: Fastify and `pg` by hand for these very operations, with
 * nothing between the socket and the statement that the checks do not need, on tables of its own.
 */
import { createHash, randomUUID } from 'node:crypto'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import pg from 'pg'
import { wholeDocument } from '@/lib/derive/database/document'
import { reportTo } from '../processes'
import { changeStatement, getStatement, PAGE, PRINCIPAL } from './statements'
import { completed, hasLongNumber, readBody } from './validate'

const MEDIA_TYPE = 'application/vnd.service-api.v1+json'
const BELIEF = 2000
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE ?? 12),
  options: '-c timezone=UTC -c lock_timeout=5000',
})
const app = fastify({ logger: false, bodyLimit: 10 * 1024 * 1024 })

type Kind = 'client' | 'approval'
interface Principal {
  readonly user_id: number
  readonly permissions: readonly string[]
}
interface Row {
  readonly version: string
  readonly document: string
  readonly [moment: `m_${string}`]: number | null
}

for (const type of ['application/json', 'application/merge-patch+json', MEDIA_TYPE]) {
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    try {
      if (hasLongNumber(body as string)) throw new Error('figures of this length take another way')
      done(null, JSON.parse(body as string))
    } catch (error) {
      done(error as Error)
    }
  })
}

class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    readonly errors?: unknown,
  ) {
    super(code)
  }
}
app.setErrorHandler((error: Partial<Refusal> & Error, _request, reply) => {
  const status = error.statusCode ?? 500
  reply.code(status).type(MEDIA_TYPE)
  reply.send(JSON.stringify({ status, code: error.code ?? 'internal', errors: error.errors }))
})

const beliefs = new Map<string, { until: number; principal: Promise<Principal | undefined> }>()

function principalOf(token: string): Promise<Principal | undefined> {
  const now = Date.now()
  const held = beliefs.get(token)
  if (held && held.until > now) return held.principal
  const hash = createHash('sha256').update(token).digest()
  const principal = pool
    .query<Principal>({ ...PRINCIPAL, values: [hash] })
    .then(({ rows }) => rows[0])
  beliefs.set(token, { until: now + BELIEF, principal })
  return principal
}

async function authorise(request: FastifyRequest, permission: string): Promise<Principal> {
  const header = request.headers.authorization
  const principal = header?.startsWith('Bearer ') ? await principalOf(header.slice(7)) : undefined
  if (!principal) throw new Refusal(401, 'unauthenticated')
  if (!principal.permissions.includes(permission)) throw new Refusal(403, 'permission_denied')
  return principal
}

const ID = /^[1-9]\d{0,18}$/
const idOf = (request: FastifyRequest): string => {
  const { id } = request.params as { id: string }
  if (!ID.test(id)) throw new Refusal(400, 'malformed_id')
  return id
}

const MOMENTS = ['created', 'last_edit', 'posted_date'] as const
const moment = (value: number | null | undefined): string =>
  value == null ? 'null' : `"${new Date(value).toISOString().slice(0, 19)}Z"`

function answer(kind: Kind, row: Row, requestId: string, reply: FastifyReply): FastifyReply {
  reply.header('etag', `"${row.version}"`).header('x-request-id', requestId).type(MEDIA_TYPE)
  if (kind === 'client') return reply.send(wholeDocument(row.document))
  const moments = MOMENTS.map((name) => `"${name}":${moment(row[`m_${name}`])}`)
  return reply.send(wholeDocument(row.document, moments))
}

const read = (kind: Kind, permission: string) => {
  const statement = getStatement(kind)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await authorise(request, permission)
    const { rows } = await pool.query<Row>({ ...statement, values: [idOf(request)] })
    if (!rows[0]) throw new Refusal(404, 'record_not_found')
    return answer(kind, rows[0], randomUUID(), reply)
  }
}

const change = (kind: Kind, permission: string) => {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { user_id } = await authorise(request, permission)
    const id = idOf(request)
    const body = request.body as Record<string, unknown>
    const read = readBody(kind, body)
    if (read.faults.length > 0) throw new Refusal(422, 'validation_failed', read.faults)
    const { columns, values } = kind === 'approval' ? completed(read) : read
    const version = /^"(\d+)"$/.exec(request.headers['if-match'] ?? '')?.[1] ?? null
    const requestId = randomUUID()
    const { rows } = await pool.query<Row>({
      ...changeStatement(kind, columns),
      values: [id, user_id, requestId, version, ...values],
    })
    if (rows[0]) return answer(kind, rows[0], requestId, reply)
    // Nothing changed, or nothing could: a read tells which.
    const found = (await pool.query<Row>({ ...getStatement(kind), values: [id] })).rows[0]
    if (!found) throw new Refusal(404, 'record_not_found')
    if (version !== null && version !== found.version) throw new Refusal(412, 'precondition_failed')
    return answer(kind, found, requestId, reply)
  }
}

app.get('/api/v1/fm/clients/:id', read('client', 'Clients:Read'))
app.patch('/api/v1/fm/clients/:id', change('client', 'Clients:Update'))
app.put('/api/v1/fm/approvals/:id', change('approval', 'Approvals:Update'))
app.get('/api/v1/fm/clients', async (request, reply) => {
  await authorise(request, 'Clients:Read')
  const { rows } = await pool.query<Row>(PAGE)
  const records = rows.slice(0, 50).map((row) => wholeDocument(row.document))
  return reply.type(MEDIA_TYPE).send(`{"data":[${records.join()}]}`)
})

const address = await app.listen({ port: 0, host: '127.0.0.1' })
reportTo(Number(new URL(address).port), async () => {
  app.server.closeAllConnections()
  await pool.end()
})
