import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LocksTable } from '@/components/lock/board/LocksTable'
import type { LockingSession } from '@/components/lock/locks'
import { showSignedIn } from '../support/component'

const session: LockingSession = {
  locking_session_id: 'own',
  user_id: '4',
  user_name: 'Partner integration',
  opened_by_user_id: '4',
  opened_by_user_name: 'Partner integration',
  created: new Date().toISOString(),
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  ttl_seconds: 3600,
  locks: ['88799', '88801', '88802'].map((id) => ({ resource: 'approvals', id })),
}

test.each([390, 320])('in %i px locked records stand below who holds them', async (width) => {
  await page.viewport(width, 700)
  showSignedIn(
    <LocksTable sessions={[session]} onEnd={() => undefined} onExpired={() => undefined} />,
    ['Locks:Break'],
  )
  const holder = page.getByRole('rowheader')
  await expect.element(holder.getByRole('link')).toHaveLength(3)
  await expect
    .element(page.getByRole('columnheader', { name: 'Approvals' }))
    .not.toBeInTheDocument()
  const head = page.getByText('Runs out in').element()
  const { lineHeight } = getComputedStyle(head)
  expect(head.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(lineHeight))
  const table = document.querySelector('table') as Element
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(width)
})
