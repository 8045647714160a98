import { vi } from 'vitest'
import type { Body } from './bodies'

/** A call that the service is sent. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** The body as it was sent, where every digit counts; empty where there is none. */
  readonly text: string
  /** The same where it is JSON. */
  readonly body: Body
  readonly signal: AbortSignal | null | undefined
}

/** Stands for the service until the test ends: every call is answered so. Tells the calls that came. */
export function answering(serve: (call: Call) => Response | Promise<Response>): readonly Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, location.origin)
    const text = String(init.body ?? '')
    const [method, headers] = [init.method ?? 'GET', new Headers(init.headers)]
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const call = { method, path, query, headers, text, body, signal: init.signal }
    calls.push(call)
    return serve(call)
  })
  return calls
}
