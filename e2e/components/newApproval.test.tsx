import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ContextType, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { approvalParticulars } from '@/components/approval/particulars'
import { stepTo } from '@/components/approval/status'
import { choiceLabel } from '@/components/form/model/show'
import { NewRecordPage } from '@/components/record/NewRecordPage'
import { ResourceScope } from '@/components/record/scope'
import { approval } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { nameService } from '../support/nameService'

/** The form of a new approval. */

const router = {} as ContextType<typeof AppRouterContext>

beforeEach(async () => {
  await page.viewport(1280, 720)
  nameService({})
})
afterEach(() => vi.unstubAllGlobals())

function Page() {
  const [asked] = useState(() => new URLSearchParams())
  return (
    <AppRouterContext value={router}>
      <SearchParamsContext value={asked}>
        <ResourceScope resource={approval} all={{ approval: approvalParticulars }}>
          <NewRecordPage />
        </ResourceScope>
      </SearchParamsContext>
    </AppRouterContext>
  )
}

test('has no status that is asked about elsewhere: what pays or ends is a step of its page', async () => {
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create'])
  const status = approval.leaves.find(({ name }) => name === 'status_flag')
  await page.getByRole('button', { name: /Status/ }).click()
  const offered = page.getByRole('option')
  await expect.element(page.getByRole('option', { name: 'Requested' })).toBeVisible()
  const unasked = status?.values?.filter((to) => !stepTo(null, to)?.isRisky) ?? []
  expect(offered.elements().map((each) => each.textContent)).toEqual([
    'Not set',
    ...unasked.map((value) => status && choiceLabel(status, value)),
  ])
})
