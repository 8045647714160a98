import { setConfig } from '@kubb/plugin-client/clients/axios'
import { outcome } from './axiosOutcome'
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
} from './generated/kubb'
import { BASE, run, tried } from './scenario'

setConfig({ baseURL: BASE })

await run({
  signIn: async (username, password) => (await signIn({ username, password })).access_token,
  useToken: (token) =>
    void setConfig({ baseURL: BASE, headers: { Authorization: `Bearer ${token}` } }),
  async clients(limit, cursor) {
    const { data, next_cursor, total } = await listClients({ limit, cursor })
    return { ids: data.map((each) => each.client_id), next: next_cursor, total }
  },
  patchClient: (id, body, { ifMatch, key }) =>
    outcome(patchClient(id, body, {}, { 'If-Match': ifMatch, 'Idempotency-Key': key })),
  async dryRun(elements) {
    const answer = await patchClients(elements, { dry_run: true })
    return tried(answer)
  },
  financeLimit: async (id) => (await getClient(id)).finance_limit,
  lock: async (id) =>
    (await createLockingSession({ locks: [{ resource: 'approvals', id }] })).locking_session_id,
  async unlock(session) {
    await deleteLockingSession(session)
  },
  replaceApproval: (id, body, session) =>
    outcome(replaceApproval(id, body, {}, { 'Delegated-Locking-Session-Id': session })),
  clientHistory: async (id) => (await listClientEvents(id)).data,
})
