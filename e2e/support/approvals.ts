import { expect } from 'vitest'
import type { Caller } from './caller'

/** What tests do with approvals, as one caller: each has its contract, and what is given besides. */
export function approvalsBy(caller: Caller) {
  const body = (rest: Record<string, unknown>) => ({ contract_id: 'C-1', ...rest })
  return {
    async make(rest: Record<string, unknown> = {}) {
      const answer = await caller('POST', '/fm/approvals', { body: body(rest) })
      expect(answer.status).toBe(201)
      return { path: `/fm/approvals/${answer.body.approval_id}`, answer }
    },
    put: (path: string, rest: Record<string, unknown> = {}) =>
      caller('PUT', path, { body: body(rest) }),
    eventsOf: async (path: string) => (await caller('GET', `${path}/events`)).body,
  }
}
