import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { REQUESTED_APPROVALS } from '@/components/overview/links'
import { approval, supplier } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

beforeEach(() => page.viewport(1280, 720))

function showList(address: string) {
  const service = listService('approval_id', [{ approval_id: '1', status_flag: 'requested' }])
  history.replaceState(null, '', address)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(approval)} />
    </AppRouterContext>,
  )
  return service
}

const said = () => document.querySelector('[data-sort]')?.textContent

test('An order by a column that is not shown is told beside the filters, and can be taken away', async () => {
  const service = showList(`${REQUESTED_APPROVALS}&columns=approval_id`)
  await expect.poll(said).toBe('Sorted by last edit, ascending')
  expect(service.calls[0]?.query.get('sort')).toBe('last_edit')
  await page.getByRole('button', { name: 'Remove this order' }).click()
  await expect.poll(said).toBeUndefined()
  expect(location.search).toBe('?status_flag=requested&columns=approval_id')
})

test('One that a list has by itself is turned round by the first press on its head', async () => {
  const service = listService('supplier_id', [{ supplier_id: 'S-1', name: 'Harbour Glass' }])
  history.replaceState(null, '', '/suppliers')
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(supplier)} />
    </AppRouterContext>,
  )
  const head = page.getByRole('columnheader', { name: 'Name', exact: true })
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').first().click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  expect(service.calls.at(-1)?.query.get('sort')).toBe('-name')
})

test('One that a head of the table shows is told there alone', async () => {
  showList('/approvals?sort=-approval_id')
  await expect
    .element(page.getByRole('columnheader', { name: 'Approval ID', exact: true }))
    .toHaveAttribute('aria-sort', 'descending')
  expect(said()).toBeUndefined()
})
