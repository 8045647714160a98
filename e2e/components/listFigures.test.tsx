import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { client } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

const router = { push: () => undefined } as unknown as ContextType<typeof AppRouterContext>

test('one odd figure makes no other of its column look cut, and is whole itself', async () => {
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/clients?columns=name,finance_limit')
  listService('client_id', [
    { client_id: '1', name: 'Odd', finance_limit: 987654321012.1234 },
    { client_id: '2', name: 'Usual', finance_limit: 12250000 },
  ])
  showSignedIn(
    <AppRouterContext value={router}>
      <RecordList config={resourceList(client)} />
    </AppRouterContext>,
  )
  await expect.element(page.getByText('$987,654,321,012.1234')).toBeVisible()
  const cells = [...document.querySelectorAll('td[data-column=finance_limit]')]
  expect(cells.length).toBe(2)
  for (const cell of cells) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
})
