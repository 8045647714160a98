import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RecordListPage } from '@/components/record/RecordListPage'
import { ResourceScope } from '@/components/record/scope'
import { code } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { queriedService } from '../support/queriedService'

test.each([
  ['may change them', ['Codes:Read', 'Codes:Manage'], 1],
  ['may only read them', ['Codes:Read'], 0],
] as const)('A list that is written in, of whoever %s', async (_, permissions, grids) => {
  await page.viewport(1280, 720)
  queriedService([{ code_id: '1', list: 'sic', code: 'A', name: 'Mining' }])
  history.replaceState(null, '', '/codes')
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <ResourceScope resource={code} all={{}}>
        <RecordListPage />
      </ResourceScope>
    </AppRouterContext>,
    permissions,
  )
  await expect.element(page.getByRole('link', { name: 'Mining' })).toBeVisible()
  expect(page.getByRole('grid').elements()).toHaveLength(grids)
})
