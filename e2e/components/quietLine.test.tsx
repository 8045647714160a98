import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useRecordLock } from '@/components/lock/useRecordLock'
import { Overview } from '@/components/overview/Overview'
import { PaymentChanges } from '@/components/payment/PaymentChanges'
import { ReferencesPage } from '@/components/record/ReferencesPage'
import { ResourceScope } from '@/components/record/scope'
import { approval, supplier } from '@/lib/resources'
import { answering, type Call } from '../support/answering'
import { refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** What pages show once the service, which has answered until then, says nothing more. */

/** A call that nobody answers ends only as whoever made it has had enough of it. */
const unanswered = ({ signal }: Call) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

function Lock({ isPending }: { isPending: boolean }) {
  const lock = useRecordLock({
    ...{ resource: approval, id: '88001', isWanted: true, mayLock: true, userId: '2' },
    refresh: async () => undefined,
  })
  const { changed } = lock ?? {}
  useEffect(() => changed?.(isPending), [changed, isPending])
  return <p>The lock: {lock?.state.status}</p>
}

let go: (to: 'open' | 'left' | 'typed') => void

function Pages() {
  const [at, set] = useState<'open' | 'left' | 'typed'>('open')
  go = set
  return at !== 'left' && <Lock isPending={at === 'typed'} />
}

test('a form opens though nobody says who holds its record, or that the page before let go of it', async () => {
  const asked: string[] = []
  answering((call) => {
    asked.push(call.method)
    if (call.method === 'POST') {
      const expires_at = new Date(Date.now() + 300_000).toISOString()
      return Response.json({ locking_session_id: 'L1', expires_at }, { status: 201 })
    }
    return unanswered(call)
  })
  showSignedIn(<Pages />)
  const lock = page.getByText(/^The lock/)
  await expect.element(lock, { timeout: 9000 }).toHaveTextContent('free')
  go('typed')
  await expect.element(lock).toHaveTextContent('held')
  go('left')
  // What was taken is renewed as soon as it is heard of.
  await expect.poll(() => asked).toEqual(['GET', 'POST', 'POST', 'DELETE'])
  go('open')
  await expect.element(lock, { timeout: 14_000 }).toHaveTextContent('free')
})

const person = { user_id: '7', display_name: 'Tom Hale' }
const ANSWERS: readonly [end: RegExp, answer: unknown][] = [
  [
    /\/overview$/,
    {
      today: '2026-11-26',
      clients: null,
      approvals: {
        by_status: [{ value: 'requested', count: 0 }],
        oldest_requested: [],
        requested_payment_changes: 2,
      },
    },
  ],
  [
    /\/events$/,
    {
      data: [
        {
          ...{ event_id: '9', resource: 'client', record_id: '10001', record_name: null },
          ...{ action: 'updated', reason: null, changes: [], user: person, audit_user: person },
          ...{ at: '2026-11-25T02:00:00Z', request_id: 'r-9', request_records: 1 },
        },
      ],
    },
  ],
  [/\/references$/, { data: [] }],
  [/\/payment-changes$/, { data: [] }],
]

test('figures that could not be read anew say so, and nothing passes for unchanged', async () => {
  let isAway = false
  answering(({ path }) => {
    if (isAway) return refusal('internal', { detail: 'It failed.' })
    return Response.json(ANSWERS.find(([end]) => end.test(path))?.[1])
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  showSignedIn(
    <ResourceScope resource={supplier} all={{}}>
      <Overview />
      <ReferencesPage id="S-1" />
      <PaymentChanges resource={supplier} id="S-1" />
    </ResourceScope>,
    ['Clients:Read'],
    queries,
  )
  await expect.element(page.getByRole('link', { name: 'client 10001' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Bank details changed 2 behind requested approvals' }))
    .toHaveAttribute('href', '/approvals?status_flag=requested&payment_changes=true')
  await expect.element(page.getByText('It failed.')).not.toBeInTheDocument()
  isAway = true
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  // The overview, the changes below it, and what names the supplier.
  await expect.poll(() => page.getByText('Not refreshed since').elements().length).toBe(3)
  await expect.element(page.getByText('were changed lately could not be read')).toBeVisible()
})

test('what takes long to be counted is named, and can be let go of', async () => {
  answering(unanswered)
  showSignedIn(
    <ResourceScope resource={supplier} all={{}}>
      <ReferencesPage id="S-1" />
    </ResourceScope>,
  )
  await expect
    .element(page.getByText('Still waiting for what names this supplier'), { timeout: 9000 })
    .toBeVisible()
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect.element(page.getByText('You stopped waiting for the answer.')).toBeVisible()
})
