import { FastResponse } from 'srvx'
import { createHandler } from './createHandler'
import type { Handler, Operations } from './operation'
import { checkMethod } from './refusals'

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
export type Method = (typeof METHODS)[number]

/** What a `route.ts` exports: a handler for every method there is, and its operations as data. */
export type Route = Record<Method, Handler> & { readonly operations: Operations }

/**
 * Makes the exports of a `route.ts`. Methods that the address does not take answer 405 with Allow,
 * in the same form as every other failure; HEAD follows GET.
 */
export function route(operations: Operations): Route {
  const methods = Object.keys(operations) as Method[]
  const allowed: Method[] = operations.GET ? [...methods, 'HEAD'] : methods
  const refuse = checkMethod(allowed)
  const handlers = Object.fromEntries(METHODS.map((method) => [method, refuse]))
  for (const [method, operation] of Object.entries(operations)) {
    handlers[method] = createHandler(operation)
  }
  const get = operations.GET && createHandler(operations.GET)
  if (get) {
    handlers.HEAD = async (request, context) => {
      const { status, headers } = await get(request, context)
      return new FastResponse(null, { status, headers })
    }
  }
  return { ...(handlers as Record<Method, Handler>), operations }
}
