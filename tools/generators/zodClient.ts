import { z } from 'zod'
import { outcome } from './axiosOutcome'
import { createApiClient } from './generated/openapi-zod-client'
import { BASE, run } from './scenario'

const api = createApiClient(BASE)

/**
 * The generator takes no media type but `application/json` for an answer unless it is told to, so
 * answers have no type: the program says what it reads of them. Requests are typed and checked.
 */
const read = async <Shape extends z.ZodTypeAny>(
  shape: Shape,
  answer: Promise<unknown>,
): Promise<z.infer<Shape>> => shape.parse(await answer)

const client = z.object({ finance_limit: z.number().nullable() })
const approval = z.object({ approval_limit: z.number(), status_flag: z.string().nullable() })
const change = z.object({ field: z.string(), to: z.unknown() })
const page = <Entry extends z.ZodTypeAny>(entry: Entry) =>
  z.object({ data: z.array(entry), next_cursor: z.string().nullable(), total: z.number() })

await run({
  signIn: async (username, password) =>
    (await read(z.object({ access_token: z.string() }), api.signIn({ username, password })))
      .access_token,
  useToken(token) {
    api.axios.defaults.headers.common.Authorization = `Bearer ${token}`
  },
  // The types of this client go no further than some dozens of query parameters, and a list has a
  // filter for each field: `api.listClients` is made, and TypeScript gives up on its use.
  async clients(limit, cursor) {
    const { data, next_cursor, total } = await read(
      page(z.object({ client_id: z.string() })),
      api.axios.get('/fm/clients', { params: { limit, cursor } }).then((answer) => answer.data),
    )
    return { ids: data.map((each) => each.client_id), next: next_cursor, total }
  },
  patchClient: (client_id, body, { ifMatch, key }) =>
    outcome(
      read(
        client,
        api.patchClient(body, {
          params: { client_id },
          headers: { 'If-Match': ifMatch, 'Idempotency-Key': key },
        }),
      ),
    ),
  dryRun: (elements) =>
    read(
      z.array(z.object({ client_id: z.string(), etag: z.string(), changes: z.array(change) })),
      api.patchClients(elements, { queries: { dry_run: true } }),
    ),
  financeLimit: async (client_id) =>
    (await read(client, api.getClient({ params: { client_id } }))).finance_limit,
  lock: async (id) =>
    (
      await read(
        z.object({ locking_session_id: z.string() }),
        api.createLockingSession({ locks: [{ resource: 'approvals', id }] }),
      )
    ).locking_session_id,
  async unlock(locking_session_id) {
    await api.deleteLockingSession(undefined, { params: { locking_session_id } })
  },
  replaceApproval: (approval_id, body, session) =>
    outcome(
      read(
        approval,
        api.replaceApproval(body, {
          params: { approval_id },
          headers: { 'Delegated-Locking-Session-Id': session },
        }),
      ),
    ),
  clientHistory: async (client_id) =>
    (
      await read(
        page(z.object({ action: z.string(), changes: z.array(change) })),
        api.listClientEvents({ params: { client_id } }),
      )
    ).data,
})
