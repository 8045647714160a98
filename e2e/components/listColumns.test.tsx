import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { historyList } from '@/components/history/list/historyList'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { SavedViews } from '@/components/shell/rail/SavedViews'
import { supplier } from '@/lib/resources'
import { showSignedIn, takeAway } from '../support/component'
import { eventService } from '../support/eventService'
import { queriedService } from '../support/queriedService'

/** Columns and density that a person chooses for a list, and keeps under a name. */

beforeEach(async () => {
  await page.viewport(1280, 720)
})

const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
/** A row of the density in which as many as possible are in sight, in px. */
const COMPACT = 34

const LISTS = [
  {
    config: resourceList(supplier),
    serve: () => queriedService([{ supplier_id: 'S-1', name: 'Mallee Tyres', active: true }]),
    narrowed: 'active=true',
    added: { typed: 'bank_bsb', id: 'bank_bsb', label: 'BSB' },
    hidden: { id: 'phone', label: 'Phone' },
  },
  {
    config: historyList,
    serve: () => eventService([entry({ changes: [change('area', 'North', 'East')] })]),
    narrowed: 'record_id=10001',
    added: { typed: 'request id', id: 'request_id', label: 'Request id' },
    hidden: { id: 'reason', label: 'Reason' },
  },
]

test.each(LISTS)(
  'Of $config.noun.many they are in the address, and a view of them leads back to it',
  async ({ config, serve, narrowed, added, hidden }) => {
    serve()
    history.replaceState(null, '', `${config.page}?${narrowed}`)
    const views = (
      <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
        <PathnameContext value={config.page}>
          <SearchParamsContext value={new URLSearchParams()}>
            <SavedViews />
          </SearchParamsContext>
        </PathnameContext>
        <RecordList config={config} />
      </AppRouterContext>
    )
    showSignedIn(views)
    await page.getByRole('button', { name: 'Columns' }).click()
    const chooser = page.getByRole('dialog', { name: 'Columns' })
    await chooser.getByRole('searchbox').fill(added.typed)
    await chooser.getByRole('menuitem', { name: added.label }).click()
    await chooser.getByRole('button', { name: `Hide ${hidden.label}` }).click()
    await chooser.getByText('Compact').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(head(added.label)).toBeVisible()
    await expect.element(head(hidden.label)).not.toBeInTheDocument()
    const height = () => document.querySelector('[data-row]')?.getBoundingClientRect().height
    await expect.poll(height).toBeLessThan(COMPACT)
    const { search } = location
    const query = new URLSearchParams(search)
    expect(query.get('density')).toBe('compact')
    const columns = query.get('columns')?.split(',')
    expect(columns).toContain(added.id)
    expect(columns).not.toContain(hidden.id)

    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('As I like it')
    await userEvent.keyboard('{Enter}')
    const view = page.getByRole('link', { name: 'As I like it' })
    await expect.element(view).toHaveAttribute('href', config.page + search)
    expect(search).toContain(narrowed)

    takeAway()
    history.replaceState(null, '', `${config.page}?columns=${config.primary}&density=comfortable`)
    showSignedIn(views)
    await expect.element(head(added.label)).not.toBeInTheDocument()
    await expect.poll(height).toBeGreaterThan(COMPACT)
    takeAway()
    history.replaceState(null, '', config.page + search)
    showSignedIn(views)
    await expect.element(head(added.label)).toBeVisible()
    await expect.poll(height).toBeLessThan(COMPACT)
  },
)
