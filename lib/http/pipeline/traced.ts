import type { Principal } from '@/lib/accounts/principal'
import { type Tracing, tracingHere } from '@/lib/tracing/tracing'
import type { Operation, Operations } from './operation'

const API = '/api/v1'

const paths = new Map<Operation, string>()

/** Has calls traced by the names of their operations. @param byPath by path template */
export function nameOperations(byPath: Readonly<Record<string, Operations>>): void {
  for (const [path, operations] of Object.entries(byPath)) {
    for (const operation of Object.values(operations)) paths.set(operation, API + path)
  }
}

/**
 * Answers a call in a span by the operation's name. Of its address the template alone is told, and
 * nothing of query and body: bank details stand there, and whom a record is of.
 */
export function traced<Result>(
  tracing: Tracing,
  operation: Operation,
  { method, headers }: Request,
  answer: () => Promise<Result>,
): Promise<Result> {
  const route = paths.get(operation)
  const attributes = { 'http.request.method': method, ...(route && { 'http.route': route }) }
  return tracing.call({ name: route ? `${method} ${route}` : method, headers, attributes }, answer)
}

/** What the trace is told of a call once it is answered. */
export interface TracedOutcome {
  readonly requestId: string
  readonly principal: Principal
  readonly status: number
  /** Of its problem, where it failed. */
  readonly code: string | undefined
}

/** Tells the trace how a call went, and who made it: by number and role, not by name. */
export function tellTrace({ requestId, principal, status, code }: TracedOutcome): void {
  tracingHere()?.tell(
    {
      'http.response.status_code': status,
      'fleetbook.request_id': requestId,
      ...(principal.userId && { 'user.id': principal.userId, 'user.roles': principal.roleName }),
      ...(code && { 'fleetbook.problem': code }),
    },
    status >= 500 ? code : undefined,
  )
}
