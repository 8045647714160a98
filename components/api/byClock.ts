import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { unasked } from './session'
import type { CallOptions } from './types'

/** What the calls of a read are given. */
export type Reading = Pick<CallOptions, 'signal' | 'isRenewed'>

interface Context {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
  readonly pageParam?: unknown
}

/**
 * The parts of a query that is read anew every so many milliseconds. What somebody waits for, as
 * nothing is shown in its place, asks them to sign in where their session has ended. What is read
 * over what is shown asks nobody: they may be typing. So the clock begins once there is something
 * to read anew, and until then the person tries again.
 */
export const byClock = <Data, Param = unknown>(
  every: number,
  read: (reading: Reading, pageParam: Param) => Promise<Data>,
) => ({
  queryFn({ client, queryKey, signal, pageParam }: Context) {
    const isShown = hasPage(client.getQueryData(queryKey), pageParam)
    return read({ signal, ...(isShown && unasked) }, pageParam as Param)
  },
  refetchInterval: ({ state }: { readonly state: { readonly data: unknown } }) =>
    state.data === undefined ? false : every,
})

/** The same for what nobody waits for and nobody is ever asked to sign in for. */
export const byItself = <Data>(every: number, read: (reading: Reading) => Promise<Data>) => ({
  queryFn: ({ signal }: Context) => read({ signal, ...unasked }),
  refetchInterval: every,
})

/** Whether what is known has a page already; where there are no pages, whether anything is known. */
function hasPage(known: unknown, pageParam: unknown): boolean {
  const isPaged = typeof known === 'object' && known !== null && 'pageParams' in known
  return isPaged ? (known.pageParams as unknown[]).includes(pageParam) : known !== undefined
}
