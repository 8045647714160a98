import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { onSessionEnded } from '@/components/api/session'
import { locksKey } from '@/components/lock/locks'
import { useRecordLock } from '@/components/lock/useRecordLock'
import { listedResources } from '@/components/record/resources'
import { sessionUserKey } from '@/components/session/user'
import { RailEntries } from '@/components/shell/rail/RailEntries'
import { useRailCounts } from '@/components/shell/rail/useRailCounts'
import { approval, client } from '@/lib/resources'
import { answering } from '../support/answering'
import { show, showSignedIn } from '../support/component'

/** The counts beside the entries of the rail: those of what the role may read, and no others. */

let counts: ReturnType<typeof useRailCounts>

function Counts() {
  counts = useRailCounts()
  return null
}

/** Counts as a role of these permissions would, and tells which addresses are asked. */
function countAs(permissions: readonly string[], answer: (address: string) => Response) {
  const asked: string[] = []
  answering(({ address }) => {
    asked.push(address)
    return answer(address)
  })
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { permissions })
  show(
    <QueryClientProvider client={queries}>
      <Counts />
    </QueryClientProvider>,
  )
  return asked
}

const pageOf = (total: number) =>
  Response.json({ data: [], next_cursor: null, total, total_exact: true })

test('every list that the role may read is counted, by a page of one record', async () => {
  const asked = countAs(
    listedResources.map(({ permissions }) => permissions.read),
    (address) => pageOf(address.length),
  )
  const addresses = listedResources.map(
    ({ path, id }) => [path, `/api/v1${path}?limit=1&fields=${id.name}`] as const,
  )
  await expect
    .poll(() => listedResources.map(({ name }) => counts[name]?.total))
    .toEqual(addresses.map(([, address]) => address.length))
  expect(asked.sort()).toEqual(addresses.map(([, address]) => address).sort())
  expect(counts.locks).toBeUndefined()
})

test('a count that is an estimate is shown as one', async () => {
  answering(({ address }) => {
    const isEstimate = address.includes(client.path)
    return Response.json({ data: [], next_cursor: null, total: 12345, total_exact: !isEstimate })
  })
  showSignedIn(
    <PathnameContext value="/">
      <SearchParamsContext value={new URLSearchParams()}>
        <RailEntries />
      </SearchParamsContext>
    </PathnameContext>,
    [client.permissions.read, approval.permissions.read],
  )
  const clients = page.getByRole('link', { name: client.plural })
  await expect.element(clients).toHaveTextContent(`${client.plural}~12,345`)
  await expect.element(clients).toHaveAccessibleDescription('~12,345 in all, by an estimate')
  const approvals = page.getByRole('link', { name: approval.plural })
  await expect.element(approvals).toHaveAccessibleDescription('12,345 in all')
})

test('what the role may not read is not asked for', async () => {
  const lacking = listedResources[0]?.permissions.read
  const readable = listedResources.filter(({ permissions }) => permissions.read !== lacking)
  expect(readable.length).toBeGreaterThan(0)
  const asked = countAs(
    readable.map(({ permissions }) => permissions.read),
    () => pageOf(7),
  )
  await expect
    .poll(() => readable.map(({ name }) => counts[name]?.total))
    .toEqual(readable.map(() => 7))
  expect(asked.length).toBe(readable.length)
  expect(counts[listedResources[0]?.name ?? '']).toBeUndefined()
})

test('nothing is asked for until the browser has nothing else to do', async () => {
  const held: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (resume: () => void) => held.push(resume))
  const asked = countAs(
    listedResources.map(({ permissions }) => permissions.read),
    () => pageOf(7),
  )
  await expect.poll(() => held.length).toBe(1)
  expect(asked).toEqual([])
  for (const resume of held) resume()
  await expect.poll(() => asked.length).toBe(listedResources.length)
})

test('where the session has ended nobody is asked to sign in for the sake of a count', async () => {
  const ask = vi.fn(async () => false)
  const forget = onSessionEnded(ask)
  let refused = 0
  const asked = countAs(
    [...listedResources.map(({ permissions }) => permissions.read), 'DelegatedLocking'],
    () => {
      refused += 1
      return new Response('{}', { status: 401 })
    },
  )
  await expect.poll(() => refused).toBe(listedResources.length + 1)
  // Whoever asks the person asks the service first whether somebody is signed in after all.
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(asked).not.toContain('/api/v1/me')
  expect(ask).not.toHaveBeenCalled()
  forget()
})

function Locked() {
  useRecordLock({
    ...{ resource: approval, id: '88001', isWanted: true, mayLock: true, userId: '2' },
    refresh: async () => undefined,
  })
  return null
}

test('locks are counted anew as a lock on the open record is met, and as it goes', async () => {
  const sessions = [
    {
      ...{ locking_session_id: null, user_id: '7', user_name: 'Priya', opened_by_user_id: '7' },
      opened_by_user_name: 'Priya',
      ...{ created: '2026-11-25T03:00:00Z', expires_at: '2026-11-25T04:00:00Z' },
      locks: [{ resource: 'approvals', id: '88001' }],
    },
  ]
  answering(() => Response.json({ data: sessions }))
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(sessionUserKey, { permissions: ['DelegatedLocking'] })
  // What the rail counted before somebody took it.
  queries.setQueryData(locksKey, [])
  show(
    <QueryClientProvider client={queries}>
      <Counts />
      <Locked />
    </QueryClientProvider>,
  )
  await expect.poll(() => counts.locks?.total).toBe(1)
  sessions.length = 0
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => counts.locks?.total).toBe(0)
})
