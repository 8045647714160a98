import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { supplier } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** A page of a list whose records have all gone meanwhile. */

/** Stands for a service with one supplier, which the first page has, and no other page. */
function serviceWithOne() {
  answering(({ query }) => {
    const isFirst = !query.has('cursor')
    const data = isFirst ? [{ supplier_id: 'S-1', name: 'Mallee Tyres', _etag: '"1"' }] : []
    return Response.json({ ...listOf(...data), total: 1 })
  })
}

test.each(['', 'active=true&'])(
  'is not taken for a list that has none, and leads to its first: %j',
  async (filters) => {
    await page.viewport(1280, 720)
    serviceWithOne()
    history.replaceState(null, '', `/suppliers?${filters}cursor=past&page=2`)
    showSignedIn(
      <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
        <RecordList config={resourceList(supplier)} />
      </AppRouterContext>,
    )
    await expect.element(page.getByText('No supplier is left on this page')).toBeVisible()
    await expect.element(page.getByText('None of 1')).toBeVisible()
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect.element(page.getByRole('link', { name: 'Mallee Tyres' })).toBeVisible()
    expect(location.search).toBe(filters ? '?active=true' : '')
  },
)
