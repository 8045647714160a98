import {
  createLockingSession,
  deleteLockingSession,
  getClient,
  listClientEvents,
  listClients,
  patchClient,
  patchClients,
  replaceApproval,
  signIn,
} from './generated/hey-api'
import { client } from './generated/hey-api/client.gen'
import { BASE, codeOf, type Outcome, run, tried, written } from './scenario'

client.setConfig({ baseUrl: BASE })
const throwOnError = true

const outcome = <Value extends object>(answer: {
  data?: Value
  error?: unknown
  response?: Response
}): Outcome<Exclude<Value, { changes: unknown }>> =>
  answer.data === undefined
    ? { status: answer.response?.status ?? 0, code: codeOf(answer.error) }
    : { value: written(answer.data) }

await run({
  async signIn(username, password) {
    return (await signIn({ body: { username, password }, throwOnError })).data.access_token
  },
  useToken: (token) => client.setConfig({ auth: token }),
  async clients(limit, cursor) {
    const { data } = await listClients({ query: { limit, cursor }, throwOnError })
    return {
      ids: data.data.map((each) => each.client_id),
      next: data.next_cursor,
      total: data.total,
    }
  },
  patchClient: async (client_id, body, { ifMatch, key }) =>
    outcome(
      await patchClient({
        path: { client_id },
        body,
        headers: { 'If-Match': ifMatch, 'Idempotency-Key': key },
      }),
    ),
  async dryRun(body) {
    const { data } = await patchClients({ body, query: { dry_run: true }, throwOnError })
    return tried(data)
  },
  financeLimit: async (client_id) =>
    (await getClient({ path: { client_id }, throwOnError })).data.finance_limit,
  async lock(id) {
    const body = { locks: [{ resource: 'approvals' as const, id }] }
    return (await createLockingSession({ body, throwOnError })).data.locking_session_id
  },
  async unlock(locking_session_id) {
    await deleteLockingSession({ path: { locking_session_id }, throwOnError })
  },
  replaceApproval: async (approval_id, body, session) =>
    outcome(
      await replaceApproval({
        path: { approval_id },
        body,
        headers: { 'Delegated-Locking-Session-Id': session },
      }),
    ),
  clientHistory: async (client_id) =>
    (await listClientEvents({ path: { client_id }, throwOnError })).data.data,
})
