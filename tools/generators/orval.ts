import axios, { type AxiosResponse } from 'axios'
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
} from './generated/orval'
import { BASE, run, tried } from './scenario'

axios.defaults.baseURL = BASE

const data = async <Value>(answer: Promise<AxiosResponse<Value>>): Promise<Value> =>
  (await answer).data

await run({
  signIn: async (username, password) => (await data(signIn({ username, password }))).access_token,
  useToken(token) {
    axios.defaults.headers.common.Authorization = `Bearer ${token}`
  },
  async clients(limit, cursor) {
    const page = await data(listClients({ limit, cursor }))
    return {
      ids: page.data.map((each) => each.client_id),
      next: page.next_cursor,
      total: page.total,
    }
  },
  patchClient: (id, body, { ifMatch, key }) =>
    outcome(
      data(patchClient(id, body, {}, { headers: { 'If-Match': ifMatch, 'Idempotency-Key': key } })),
    ),
  async dryRun(elements) {
    const answer = await data(patchClients(elements, { dry_run: true }))
    return tried(answer)
  },
  financeLimit: async (id) => (await data(getClient(id))).finance_limit,
  lock: async (id) =>
    (await data(createLockingSession({ locks: [{ resource: 'approvals', id }] })))
      .locking_session_id,
  unlock: (session) => data(deleteLockingSession(session)),
  replaceApproval: (id, body, session) =>
    outcome(
      data(replaceApproval(id, body, {}, { headers: { 'Delegated-Locking-Session-Id': session } })),
    ),
  clientHistory: async (id) => (await data(listClientEvents(id))).data,
})
