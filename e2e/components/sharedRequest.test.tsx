import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RequestPage } from '@/components/history/request/RequestPage'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'

const people = [
  { user_id: '7', display_name: 'Tom Hale' },
  { user_id: '1', display_name: 'Ana Petrov' },
]

/** What each did to a client of their own under the same request id. */
const entries = people.map((user, index) => ({
  ...{ event_id: String(9 - index), resource: 'client', record_id: `1000${index}` },
  ...{ record_name: null, record_version: 2, version: 2, action: 'updated', reason: null },
  ...{ at: '2026-11-20T03:00:00Z', user, audit_user: user, request_id: 'night-run' },
  changes: [{ field: 'area', from: null, to: `By ${user.display_name}` }],
}))

test('Under a request id that two people gave, each has their own changes, to be undone alone', async () => {
  const asked: string[] = []
  answering(({ query }) => {
    asked.push(String(query))
    const isMeant = ({ user }: (typeof entries)[number]) =>
      [null, user.user_id].includes(query.get('user_id'))
    const counts = query.has('group')
      ? { request_entries: 1, request_records: 1, request_exact: true }
      : {}
    const data = query.has('conflicts_with')
      ? []
      : entries.filter(isMeant).map((entry) => ({ ...entry, ...counts }))
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  showSignedIn(<RequestPage id="night-run" />, ['Clients:Read', 'Clients:Update'])
  for (const { display_name } of people) {
    await expect
      .element(page.getByRole('heading', { name: `${display_name} changed` }))
      .toBeVisible()
    await expect.element(page.getByText(`By ${display_name}`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Undo this request' }).nth(1).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('By Ana Petrov')).toBeVisible()
  await expect.element(dialog.getByText('By Tom Hale')).not.toBeInTheDocument()
  await expect
    .element(dialog.getByRole('button', { name: 'Undo 1 field of 1 record' }))
    .toBeVisible()
})
