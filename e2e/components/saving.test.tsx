import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ContextType, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeAt } from '@/components/api/api'
import { ApiProblem } from '@/components/api/problem'
import type { HistoryEvent } from '@/components/form/model/history'
import type { Loaded, RecordTransport, Saved } from '@/components/form/model/transport'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { answering } from '../support/answering'
import { CodeForm } from '../support/codeForm'
import { showSignedIn } from '../support/component'
import { draftsOf } from '../support/draft'
import { stillTransport } from '../support/transport'

/** What a form holds, and says, once a save or another's change has come in. */

const router = { push: () => undefined } as unknown as ContextType<typeof AppRouterContext>
const record = { code_id: '1', name: 'Water', note: 'Metered' }

const box = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const unsaved = page.getByRole('region', { name: 'Unsaved changes' })

let end: (saved: Saved) => void
let refuse: (fault: Error) => void
const sent: string[][] = []
let isSending = false
let reason: string | undefined
let now: Loaded
let events: readonly HistoryEvent[]

/** A save waits until it is told what becomes of it; the record is what it is now. */
const transport: RecordTransport = {
  ...stillTransport('/api/v1/fm/codes/1'),
  loadIfNot: async (etag) => (etag === now.etag ? null : now),
  newestEvents: async () => events,
  load: async () => now,
  save(call) {
    reason = call.reason
    sent.push(call.changes.map(({ field, to }) => `${field.name}: ${to}`))
    isSending = true
    return new Promise((resolve, reject) => {
      end = resolve
      refuse = reject
    })
  },
  show: () => ({ method: 'PATCH', url: '/fm/codes/1', headers: [] }),
}

let show: (loaded: Loaded | null) => void
let close: (readOnly: string | null) => void

function Page() {
  const [loaded, set] = useState<Loaded | null>(now)
  const [readOnly, setReadOnly] = useState<string | null>(null)
  show = set
  close = setReadOnly
  return (
    <AppRouterContext value={router}>
      <Toaster />
      {loaded && <CodeForm loaded={loaded} transport={transport} readOnly={readOnly} />}
    </AppRouterContext>
  )
}

beforeEach(async () => {
  now = { record, etag: '"1.1"' }
  events = []
  sent.length = 0
  isSending = false
  history.replaceState(null, '', '/codes/1')
  showSignedIn(<Page />, ['Codes:Update'])
  await expect.element(box('Name')).toBeVisible()
})

/** Has the form look whether its record is still the same. */
const look = () => document.dispatchEvent(new Event('visibilitychange'))

/** Ends the save that is on its way. */
async function saveAs(changed: Partial<typeof record> & { code?: string }, etag = '"2.1"') {
  answering(() => Response.json({}))
  const { written } = await writeAt('PATCH', '/fm/codes/1')
  vi.unstubAllGlobals()
  now = { record: { ...record, ...changed }, etag }
  await expect.poll(() => isSending).toBe(true)
  end({ ...now, written })
}

test('What is put back while its save is on its way stays so, as a change of what was saved', async () => {
  await box('Name').fill('Gas')
  await box('Note').fill('By the hour')
  await page.getByRole('button', { name: /^Save/ }).click()
  await box('Name').fill('Water')
  await box('Note').fill('By the day')
  await saveAs({ name: 'Gas', note: 'By the hour' })
  await expect.element(page.getByText('was Gas')).toBeVisible()
  await expect.element(box('Name')).toHaveValue('Water')
  await expect.element(box('Note')).toHaveValue('By the day')
  await expect.element(unsaved).toHaveTextContent('2 changes')
})

test('What is typed while a save is on its way is not sent with it, though others were first', async () => {
  await box('Name').fill('Gas')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(() => sent).toEqual([['name: Gas']])
  await box('Note').fill('By the')
  now = { record: { ...record, code: 'W' }, etag: '"1.2"' }
  refuse(new ApiProblem(412, { code: 'precondition_failed', title: 'Changed' }, null))
  await expect.poll(() => sent).toEqual([['name: Gas'], ['name: Gas']])
  await box('Note').fill('By the hour')
  await saveAs({ name: 'Gas', code: 'W' })
  await expect.element(unsaved).toHaveTextContent('1 change')
  await expect.element(box('Name')).toHaveValue('Gas')
  await expect.element(box('Note')).toHaveValue('By the hour')
})

test('What a person has chosen of a merge is saved as they saw it, and only that', async () => {
  await box('Name').fill('Gas')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(() => sent).toEqual([['name: Gas']])
  await box('Name').fill('Gas, natural')
  await box('Note').fill('By the')
  now = { record: { ...record, name: 'Oil' }, etag: '"1.2"' }
  refuse(new ApiProblem(412, { code: 'precondition_failed', title: 'Changed' }, null))
  const dialog = page.getByRole('dialog', { name: /saved this code/ })
  await dialog.getByRole('radio', { name: 'Yours: Gas, natural' }).click()
  await dialog.getByRole('button', { name: 'Save the merged record' }).click()
  await expect.poll(() => sent).toEqual([['name: Gas'], ['name: Gas, natural']])
  await saveAs({ name: 'Gas, natural' })
  await expect.element(unsaved).toHaveTextContent('1 change')
  await expect.element(box('Note')).toHaveValue('By the')
})

test('Theirs stays where what was to be saved was put back before it could be', async () => {
  await box('Name').fill('Gas')
  await box('Note').fill('By the hour')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(() => sent).toEqual([['name: Gas', 'note: By the hour']])
  await box('Name').fill('Water')
  now = { record: { ...record, name: 'Oil' }, etag: '"1.2"' }
  refuse(new ApiProblem(412, { code: 'precondition_failed', title: 'Changed' }, null))
  await expect.poll(() => sent.slice(1)).toEqual([['note: By the hour']])
  await expect.element(box('Name')).toHaveValue('Oil')
})

test('What others have saved is taken over by nobody while a save is on its way, which does so', async () => {
  now = { record: { ...record, note: 'Flat' }, etag: '"1.2"' }
  look()
  const take = page.getByRole('button', { name: 'Take over the new values' })
  await expect.element(take).toBeEnabled()
  await box('Name').fill('Gas')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(() => sent).toEqual([['name: Gas']])
  await expect.element(take).toBeDisabled()
  refuse(new ApiProblem(412, { code: 'precondition_failed', title: 'Changed' }, null))
  await expect.poll(() => sent.slice(1)).toEqual([['name: Gas']])
  await expect.element(box('Note')).toHaveValue('Flat')
})

test('Nothing is called saved where the record held all of it already', async () => {
  await box('Name').fill('Gas')
  await page.getByRole('button', { name: /^Save/ }).click()
  await saveAs({}, '"1.1"')
  await expect.element(page.getByText('Nothing was changed')).toBeVisible()
  expect(page.getByText(/^Saved/).elements()).toEqual([])
})

test('What was saved after its form was left is not offered as unsaved', async () => {
  await box('Name').fill('Gas')
  await box('Note').fill('By the hour')
  await page.getByRole('button', { name: /^Save/ }).click()
  await box('Note').fill('By the day')
  history.replaceState(null, '', '/codes')
  show(null)
  await expect.element(box('Name')).not.toBeInTheDocument()
  await saveAs({ name: 'Gas', note: 'By the hour' })
  const offer = page.getByText(/^Restore your/)
  show(now)
  await expect.element(offer).toHaveTextContent('Restore your 1 unsaved change')
  show(null)
  await expect.element(box('Name')).not.toBeInTheDocument()
  show({ ...now, record: { ...now.record, note: 'By the day' } })
  await expect.element(box('Note')).toHaveValue('By the day')
  await expect.poll(() => draftsOf('2', transport.path)).toEqual([])
  expect(offer.elements()).toEqual([])
})

test('What was just saved, or put back by hand, is kept on the device no more', async () => {
  const drafts = () => draftsOf('2', transport.path)
  await box('Name').fill('Gas')
  await expect.poll(drafts).toHaveLength(1)
  await box('Name').fill('Water')
  expect(drafts()).toEqual([])
  await box('Name').fill('Gas')
  await expect.poll(drafts).toHaveLength(1)
  await page.getByRole('button', { name: /^Save/ }).click()
  await saveAs({ name: 'Gas' })
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(drafts()).toEqual([])
})

test('A reason goes with the changes for which it was given, and with no others', async () => {
  const review = page.getByRole('dialog')
  await box('Name').fill('Gas')
  await page.getByRole('button', { name: 'Review' }).click()
  await review.getByRole('textbox', { name: 'Reason (optional)' }).fill('Agreed')
  await review.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(review).not.toBeInTheDocument()
  await box('Name').fill('Water')
  await expect.element(unsaved).not.toBeInTheDocument()
  await box('Note').fill('By the hour')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.element(page.getByRole('button', { name: /^Saving/ })).toBeVisible()
  expect(reason).toBeUndefined()
})

test('What was given up while nothing could be written is not offered once it can be', async () => {
  await box('Name').fill('Gas')
  await box('Note').fill('By the hour')
  close('Your lock has ended.')
  await expect.element(page.getByText('Your lock has ended.')).toBeVisible()
  now = { record: { ...record, name: 'Steam' }, etag: '"2.1"' }
  look()
  await page.getByRole('button', { name: 'Take over the new values' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Theirs: Steam' }).click({ force: true })
  await dialog.getByRole('button', { name: 'Take into the form' }).click()
  close(null)
  await expect.element(box('Name')).toHaveValue('Steam')
  await expect.element(box('Note')).toHaveValue('By the hour')
  // It is kept as typing pauses: until then without what was chosen.
  await expect
    .poll(() => draftsOf('2', transport.path))
    .toEqual([expect.objectContaining({ values: { note: 'By the hour' } })])
  expect(page.getByText(/^Restore your/).elements()).toEqual([])
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
  const told = page.getByText(/^Tom Hale saved this record/)
  now = { record: { ...record, note: 'Flat' }, etag: '"2.1"' }
  look()
  await expect.element(told).toHaveTextContent('Note')
  now = { record, etag: '"3.1"' }
  look()
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(box('Note')).toHaveValue('Metered')
})
