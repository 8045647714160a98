import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { byClock, byItself, type Reading } from './byClock'

/** Reads that tell whether each of them would ask somebody to sign in. */
function reads() {
  const asking: boolean[] = []
  const read = async ({ isRenewed }: Reading, page: unknown = '') => {
    asking.push(isRenewed !== false)
    return page
  }
  return { asking, read }
}

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('what the clock reads anew', () => {
  test('asks to sign in while somebody waits for it, and never over what is shown', async () => {
    const { asking, read } = reads()
    const client = queries()
    const options = { queryKey: ['board'], ...byClock(1000, read) }
    await client.fetchQuery(options)
    await client.fetchQuery(options)
    expect(asking).toEqual([true, false])
  })

  test('waits for the person to try again where nothing is shown', () => {
    const { refetchInterval } = byClock(1000, reads().read)
    expect(refetchInterval({ state: { data: undefined } })).toBe(false)
    expect(refetchInterval({ state: { data: [] } })).toBe(1000)
  })

  test('asks for a further page of it, as a person does, but not for those that are shown', async () => {
    const { asking, read } = reads()
    const observer = new InfiniteQueryObserver(queries(), {
      queryKey: ['pages'],
      ...byClock(1000, read),
      initialPageParam: '',
      getNextPageParam: () => 'next',
    })
    await observer.refetch()
    await observer.fetchNextPage()
    await observer.refetch()
    expect(asking).toEqual([true, true, false, false])
  })
})

test('what nobody waits for asks nobody', async () => {
  const { asking, read } = reads()
  await queries().fetchQuery({ queryKey: ['count'], ...byItself(1000, read) })
  expect(asking).toEqual([false])
})
