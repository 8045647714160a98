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

test('A request that added many says so and offers no undo, unless something beside may have changed', async () => {
  const added = (index: number, more: Record<string, unknown>) => {
    const user = { ...people[0], user_id: `${index}` }
    return {
      ...entries[0],
      ...{ event_id: `2${index}`, action: 'created', user, audit_user: user },
      ...{ request_entries: 3, request_records: 3, request_exact: true, ...more },
    }
  }
  const requests = [
    added(1, { request_action: 'created' }),
    added(2, { request_action: null }),
    added(3, { request_action: 'created', request_exact: false }),
  ]
  answering(({ query }) => {
    const data = query.has('group') ? requests : []
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  showSignedIn(<RequestPage id="night-run" />, ['Clients:Read', 'Clients:Update'])
  const headings = page.getByRole('heading', { name: /^Tom Hale/ })
  await expect.element(headings.first()).toBeVisible()
  const told = headings.elements().map((heading) => {
    const undo = heading.closest('header')?.textContent?.includes('Undo this request')
    return [heading.textContent, undo]
  })
  expect(told).toEqual([
    ['Tom Hale added 3 records', false],
    ['Tom Hale changed 3 records', true],
    ['Tom Hale added at least 3 records', true],
  ])
})

test('A request of which nothing can be set back offers no undo', async () => {
  const done = (
    index: number,
    [resource, action, changes]: readonly [string, string, readonly object[]],
  ) => {
    const user = { ...people[0], user_id: `${index}` }
    return {
      ...{ ...entries[0], event_id: `3${index}`, resource, action, changes, user },
      ...{ audit_user: user, request_entries: 1, request_records: 1, request_exact: true },
    }
  }
  const requests = [
    done(1, ['service_account', 'key_created', [{ field: 'key', from: null, to: 'fb_1 Import' }]]),
    done(2, ['user', 'password_set', []]),
    done(3, ['user', 'updated', [{ field: 'password' }]]),
    done(4, ['user', 'updated', [{ field: 'enabled', from: true, to: false }]]),
  ]
  answering(({ query }) => {
    const data = query.has('group') ? requests : []
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  showSignedIn(<RequestPage id="night-run" />, ['Users:Manage'])
  const headings = page.getByRole('heading', { name: /^Tom Hale/ })
  await expect.element(headings.first()).toBeVisible()
  const offered = headings
    .elements()
    .map((heading) => heading.closest('header')?.textContent?.includes('Undo this request'))
  expect(offered).toEqual([false, false, false, true])
})
