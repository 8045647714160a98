import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pendingPage } from '@/components/page/pendingNavigation'
import { NewForm } from '@/components/record/NewForm'
import { ResourceScope } from '@/components/record/scope'
import { PendingPage } from '@/components/shell/PendingPage'
import { role } from '@/lib/resources'
import { service, unanswered } from '../support/answers'
import { showSignedIn } from '../support/component'
import '../support/field'

afterEach(() => {
  pendingPage.set(null)
})

test('the page of what was just added is told to be awaited', async () => {
  history.replaceState(null, '', '/roles/new')
  const led: string[] = []
  service({
    'POST /admin/roles': ({ body }) => Response.json({ ...body, role_id: '9' }, { status: 201 }),
    // A role that was added has it read anew who is signed in.
    'GET /me': unanswered,
  })
  // It leads to pages that do not come.
  const router = { replace: (href: string) => led.push(href) } as unknown as AppRouterInstance
  showSignedIn(
    <AppRouterContext value={router}>
      <PathnameContext value="/roles/new">
        <SearchParamsContext value={new URLSearchParams()}>
          <PendingPage />
          <ResourceScope resource={role} all={{}}>
            <NewForm resource={role} />
          </ResourceScope>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
    ['Roles:Manage', 'Approvals:Read'],
  )
  await page.getByField('name').fill('Auditor')
  await page.getByText('See approvals and their history').click()
  await page.getByRole('button', { name: 'Add role' }).click()
  await expect.poll(() => led).toEqual(['/roles/9'])
  const told = page.getByRole('status').filter({ hasText: 'The page is on its way' })
  await expect.element(told).toBeInTheDocument()
})
