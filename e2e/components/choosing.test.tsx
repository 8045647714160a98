import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { matchingRows } from '@/components/approval/queue/rows'
import { chosenRecords, readRecords } from '@/components/bulk/gather'
import { type ListConfig, resourceList } from '@/components/list/listConfig'
import { RecordList, type SelectionTools } from '@/components/list/RecordList'
import type { Selection } from '@/components/list/selection/selection'
import { listedResources } from '@/components/record/resources'
import { parentParameter } from '@/lib/derive/addresses'
import { approval } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

/** Which records of a list are chosen, and what is then done with them. */

beforeEach(() => page.viewport(1280, 720))
afterEach(() => vi.unstubAllGlobals())

function showList(
  config: ListConfig,
  selectionActions?: (selection: Selection, tools: SelectionTools) => ReactNode,
) {
  history.replaceState(null, '', config.page)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={config} selectionActions={selectionActions} />
    </AppRouterContext>,
  )
}

const choose = (name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}` }).click({ force: true })

const below = listedResources.filter(({ parent }) => parent)

test.each(below.map((resource) => [resource.plural, resource] as const))(
  'All %s of one record that match are gathered by it, whatever is done with them',
  async (_, resource) => {
    const rows = ['1', '2'].map((id) => ({ [resource.id.name]: id }))
    const service = listService(resource.id.name, rows)
    let chosen: Selection | undefined
    showList(resourceList(resource, { parentId: '12' }), (selection) => {
      chosen = selection
      return null
    })
    await choose('1')
    await page.getByRole('button', { name: 'Select all 2' }).click()
    await expect.element(page.getByText('All 2 selected')).toBeVisible()
    if (chosen?.kind !== 'all') throw new Error('Not all are chosen')
    expect(chosen.query).toBe(`${parentParameter(resource)}=12`)
    const { signal } = new AbortController()
    const read = readRecords(resource, signal)
    // What an edit of many goes over, and what steps of many approvals do.
    for await (const page of chosenRecords(resource, chosen, () => null, read)) {
      expect(page).toHaveLength(2)
    }
    if (resource === approval) await matchingRows(chosen.query, signal)
    const parents = service.calls.map(({ query }) => query.get(parentParameter(resource)))
    expect(parents.length).toBeGreaterThan(1)
    expect(new Set(parents)).toEqual(new Set(['12']))
  },
)
