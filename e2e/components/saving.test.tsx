import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeAt } from '@/components/api/api'
import type { HistoryEvent } from '@/components/form/model/history'
import type { Loaded, RecordTransport, Saved } from '@/components/form/model/transport'
import { RecordForm } from '@/components/form/RecordForm'
import { endReturning } from '@/components/form/saving/useDraft'
import { onDevice } from '@/components/state/kept'
import { code } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { stillTransport } from '../support/transport'

/** What a form holds, and says, once a save or another's change has come in. */

const router = { push: () => undefined } as unknown as ContextType<typeof AppRouterContext>
const record = { code_id: '1', name: 'Water', note: 'Metered' }

const box = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const unsaved = page.getByRole('region', { name: 'Unsaved changes' })

let end: (saved: Saved) => void
let now: Loaded
let events: readonly HistoryEvent[]

/** A save waits until it is told what becomes of it; the record is what it is now. */
const transport: RecordTransport = {
  ...stillTransport('/api/v1/fm/codes/1'),
  loadIfNot: async (etag) => (etag === now.etag ? null : now),
  newestEvents: async () => events,
  save: () => new Promise((resolve) => (end = resolve)),
  show: () => ({ method: 'PATCH', url: '/fm/codes/1', headers: [] }),
}

beforeEach(async () => {
  onDevice.clear()
  endReturning()
  now = { record, etag: '"1.1"' }
  events = []
  history.replaceState(null, '', '/codes/1')
  showSignedIn(
    <AppRouterContext value={router}>
      <RecordForm
        resource={code}
        loaded={now}
        transport={transport}
        scope="/codes/1"
        userId="2"
        look={{ isPlain: true }}
      />
    </AppRouterContext>,
    ['Codes:Update'],
  )
  await expect.element(box('Name')).toBeVisible()
})

test('What is put back while its save is on its way stays so, as a change of what was saved', async () => {
  await box('Name').fill('Gas')
  await box('Note').fill('By the hour')
  await page.getByRole('button', { name: /^Save/ }).click()
  await box('Name').fill('Water')
  await box('Note').fill('By the day')
  vi.stubGlobal('fetch', async () => Response.json({}))
  const { written } = await writeAt('PATCH', '/fm/codes/1')
  vi.unstubAllGlobals()
  end({ record: { ...record, name: 'Gas', note: 'By the hour' }, etag: '"2.1"', written })
  await expect.element(page.getByText('was Gas')).toBeVisible()
  await expect.element(box('Name')).toHaveValue('Water')
  await expect.element(box('Note')).toHaveValue('By the day')
  await expect.element(unsaved).toHaveTextContent('2 changes')
})

test('A change of somebody else is told of for as long as the record has it', async () => {
  const tom = { user_id: '7', display_name: 'Tom Hale' }
  events = [
    {
      ...{ event_id: '9', at: '2026-11-21T04:00:00Z', action: 'updated', request_id: 'r-1' },
      ...{ user: tom, audit_user: tom, reason: null },
      changes: [{ field: 'note', from: 'Metered', to: 'Flat' }],
    },
  ]
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  const told = page.getByText(/^Tom Hale saved this record/)
  now = { record: { ...record, note: 'Flat' }, etag: '"2.1"' }
  look()
  await expect.element(told).toHaveTextContent('Note')
  now = { record, etag: '"3.1"' }
  look()
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(box('Note')).toHaveValue('Metered')
})
