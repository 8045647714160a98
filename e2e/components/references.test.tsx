import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ReferencesPage } from '@/components/record/ReferencesPage'
import { ResourceScope } from '@/components/record/scope'
import { supplier } from '@/lib/resources'
import { answering } from '../support/answering'
import { showSignedIn } from '../support/component'

test('the parts of what names a record stand below their sum, and are no more of them', async () => {
  const statuses = [
    { value: 'active', total: 2, sum: 1000.5 },
    { value: 'batch', total: 1, sum: 0.25 },
  ]
  const used = { resource: 'approval', member: 'supplier_id', value: 'S-1', total: 3, statuses }
  answering(() => Response.json({ data: [used] }))
  showSignedIn(
    <ResourceScope resource={supplier} all={{}}>
      <ReferencesPage id="S-1" />
    </ResourceScope>,
  )
  await expect.element(page.getByText('active')).toBeVisible()
  const lines = [...document.querySelectorAll('tbody tr')]
  expect(lines.map((line) => line.lastElementChild?.textContent)).toEqual([
    '1,000.75 AUD',
    '1,000.50 AUD',
    '0.25 AUD',
  ])
  const indents = lines.map((line) =>
    Number.parseFloat(getComputedStyle(line.firstElementChild as Element).paddingLeft),
  )
  expect(indents[1]).toBeGreaterThan(indents[0] as number)
})

test('what names a record is counted anew whenever it is shown, however lately that was', async () => {
  let total = 3
  answering(() => {
    const statuses = [{ value: 'active', total, sum: 1 }]
    const used = { resource: 'approval', member: 'supplier_id', value: 'S-1', total, statuses }
    return Response.json({ data: [used] })
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const uses = (
    <ResourceScope resource={supplier} all={{}}>
      <ReferencesPage id="S-1" />
    </ResourceScope>
  )
  showSignedIn(uses, [], queries)
  await expect.element(page.getByText('3', { exact: true }).first()).toBeVisible()
  total = 4
  showSignedIn(uses, [], queries)
  await expect.element(page.getByText('4', { exact: true }).first()).toBeVisible()
})
