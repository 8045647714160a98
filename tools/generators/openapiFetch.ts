import createClient from 'openapi-fetch'
import type { paths } from './generated/openapi-typescript'
import { BASE, type Outcome, run, tried, written } from './scenario'

/** Lists come as CSV too: the media type says which of both an answer has the type of. */
const client = createClient<paths, 'application/vnd.service-api.v1+json'>({ baseUrl: BASE })

/** The value of a call that must succeed. */
function done<Value>({ data, error }: { data?: Value; error?: unknown }): Value {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}

const outcome = <Value extends object>(answer: {
  data?: Value
  error?: { code: string }
  response: Response
}): Outcome<Exclude<Value, { changes: unknown }>> =>
  answer.data === undefined
    ? { status: answer.response.status, code: answer.error?.code }
    : { value: written(answer.data) }

await run({
  signIn: async (username, password) =>
    done(await client.POST('/authenticate', { body: { username, password } })).access_token,
  useToken: (token) =>
    client.use({
      onRequest({ request }) {
        request.headers.set('Authorization', `Bearer ${token}`)
      },
    }),
  async clients(limit, cursor) {
    const params = { query: { limit, cursor } }
    const { data, next_cursor, total } = done(await client.GET('/fm/clients', { params }))
    return { ids: data.map((each) => each.client_id), next: next_cursor, total }
  },
  patchClient: async (client_id, body, { ifMatch, key }) =>
    outcome(
      await client.PATCH('/fm/clients/{client_id}', {
        params: {
          path: { client_id },
          header: { 'If-Match': ifMatch, 'Idempotency-Key': key },
        },
        body,
      }),
    ),
  async dryRun(body) {
    const params = { query: { dry_run: true } }
    const data = done(await client.PATCH('/fm/clients', { params, body }))
    return tried(data)
  },
  financeLimit: async (client_id) =>
    done(await client.GET('/fm/clients/{client_id}', { params: { path: { client_id } } }))
      .finance_limit,
  async lock(id) {
    const body = { locks: [{ resource: 'approvals' as const, id }] }
    return done(await client.POST('/fm/locking-sessions', { body })).locking_session_id
  },
  async unlock(locking_session_id) {
    const { error } = await client.DELETE('/fm/locking-sessions/{locking_session_id}', {
      params: { path: { locking_session_id } },
    })
    if (error) throw new Error(error.detail)
  },
  replaceApproval: async (approval_id, body, session) =>
    outcome(
      await client.PUT('/fm/approvals/{approval_id}', {
        params: { path: { approval_id }, header: { 'Delegated-Locking-Session-Id': session } },
        body,
      }),
    ),
  clientHistory: async (client_id) =>
    done(await client.GET('/fm/clients/{client_id}/events', { params: { path: { client_id } } }))
      .data,
})
