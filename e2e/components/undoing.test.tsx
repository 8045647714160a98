import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { UndoDialog } from '@/components/history/undo/UndoDialog'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { answering } from '../support/answering'
import { listOf, refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** What becomes of an undo that stands still, and of the page behind it. */

test.each([
  ['is old where an undo may have been carried out whose answer was lost', null, true],
  ['stays where an undo was refused', 423, false],
])('What was read before %s', async (_, status, isOld) => {
  const changed = entry({ changes: [change('area', 'North', 'East')] })
  answering(({ method, address }) => {
    if (method === 'PATCH') {
      if (status === null) throw new TypeError('no way there')
      return Response.json({ code: 'locked', detail: 'Somebody holds it.' }, { status })
    }
    const data = address.includes('conflicts_with') ? [] : [changed]
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  const queries = new QueryClient()
  queries.setQueryData(['list', 'client'], [])
  showSignedIn(
    <UndoDialog event={changed} offers="request" onClose={() => {}} />,
    ['Clients:Read', 'Clients:Update'],
    queries,
  )
  await page.getByRole('button', { name: 'Undo 1 field of 1 record' }).click()
  await expect
    .element(page.getByText(isOld ? 'Fleetbook did not answer' : 'Somebody holds it.').first())
    .toBeVisible()
  await expect.poll(() => queries.getQueryState(['list', 'client'])?.isInvalidated).toBe(isOld)
})

const showUndo = (event: ReturnType<typeof entry>) =>
  showSignedIn(<UndoDialog event={event} offers="request" onClose={() => {}} />, [
    'Clients:Read',
    'Clients:Update',
  ])

test('Nothing is said to be read anew, or can be undone, where it could not be read', async () => {
  const changed = entry({ changes: [change('area', 'North', 'East')] })
  let isDown = false
  answering(({ method, address }) => {
    if (method === 'PATCH') isDown = true
    if (isDown) throw new TypeError('no way there')
    const data = address.includes('conflicts_with') ? [] : [changed]
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  showSignedIn(
    <UndoDialog event={changed} offers="request" onClose={() => {}} />,
    ['Clients:Read', 'Clients:Update'],
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const dialog = page.getByRole('dialog')
  const certain = dialog.getByRole('heading', { name: /^Set back \d+ fields?, / })
  const undo = dialog.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await expect.element(dialog).toHaveTextContent('What to undo could not be loaded')
  await expect.element(dialog).toHaveTextContent('What came of the last call is not known.')
  await expect.element(dialog).not.toHaveTextContent('read anew')
  expect(certain.elements()).toEqual([])
  await expect.element(undo).toBeDisabled()
  isDown = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect.element(certain).toBeVisible()
  await expect.element(dialog).toHaveTextContent('The preview has been read anew')
  await expect.element(undo).toBeEnabled()
})

test('An undo for which the service has no room is not told as one of which nobody knows, nor of a record', async () => {
  const changed = entry({ changes: [change('area', 'North', 'East')] })
  answering(({ method, address }) => {
    if (method === 'PATCH') {
      return refusal('overloaded', { detail: 'Try again.' })
    }
    const data = address.includes('conflicts_with') ? [] : [changed]
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  showUndo(changed)
  await page.getByRole('button', { name: 'Undo 1 field of 1 record' }).click()
  const told = page.getByRole('alert')
  await expect.element(told).toHaveTextContent(/^The service has too much to do/)
  await expect.element(told).toHaveTextContent('Nothing has been set back.')
})

test('What a call whose answer was lost has set back since is not told as if nothing were, nor of others', async () => {
  const changed = entry({ changes: [change('area', 'North', 'East')] })
  const tries = [
    () => Promise.reject(new TypeError('no way back')),
    // It got through only after the preview was read anew.
    async () => refusal('precondition_failed'),
  ]
  answering(({ method, address }) => {
    if (method === 'PATCH') return tries.shift()?.()
    const data = address.includes('conflicts_with') ? [] : [changed]
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  showUndo(changed)
  const undo = page.getByRole('button', { name: 'Undo 1 field of 1 record' })
  const told = page.getByRole('alert')
  await undo.click()
  await expect.element(told).toHaveTextContent('What came of the last call is not known.')
  await undo.click()
  await expect.element(told).toHaveTextContent('by somebody or by the call before')
  await expect.element(told).toHaveTextContent('What came of a call before is not known.')
  await expect.element(told).not.toHaveTextContent('Nothing has been set back')
})

test('An undo over which the page itself fails says so, and what is not known of it', async () => {
  const changed = entry({ changes: [change('area', 'North', 'East')] })
  answering(({ address }) => {
    const data = address.includes('conflicts_with') ? [] : [changed]
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  showUndo(changed)
  const undo = page.getByRole('button', { name: 'Undo 1 field of 1 record' })
  await expect.element(undo).toBeVisible()
  const keys = vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
    throw new TypeError('no chance')
  })
  onTestFinished(() => keys.mockRestore())
  await undo.click()
  const told = page.getByRole('alert')
  await expect.element(told).toHaveTextContent('This page failed')
  await expect.element(told).toHaveTextContent('What came of the last call is not known.')
})

let leave: () => void

/** A page that one leaves while it undoes a request. */
function Left({ event }: { event: ChangedRecord }) {
  const [isOpen, setOpen] = useState(true)
  leave = () => setOpen(false)
  return (
    <>
      {isOpen && <UndoDialog event={event} offers="request" onClose={leave} />}
      <Toaster />
    </>
  )
}

test('An undo whose page is left sends nothing more, and says how far it came', async () => {
  const both = [
    entry({ changes: [change('area', 'North', 'East')] }),
    entry({ resource: 'supplier', record_id: 'S-1', changes: [change('name', 'Mallee', 'Tyres')] }),
  ]
  const sent: string[] = []
  let end: () => void = () => undefined
  answering(async ({ method, address }) => {
    if (method === 'PATCH') {
      sent.push(address)
      await new Promise<void>((resolve) => {
        end = resolve
      })
      return Response.json({})
    }
    const data = address.includes('conflicts_with') ? [] : both
    return Response.json({ ...listOf(...data), removed_before: null })
  })
  showSignedIn(<Left event={both[0] as ChangedRecord} />, [
    'Clients:Read',
    'Clients:Update',
    'Suppliers:Read',
    'Suppliers:Update',
  ])
  await page.getByRole('button', { name: 'Undo 2 fields of 2 records' }).click()
  await expect.poll(() => sent.length).toBe(1)
  leave()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  end()
  const told = page.getByText('The undo ended after 1 of 2 records: its page was left.')
  await expect.element(told).toBeVisible()
  expect(sent).toHaveLength(1)
})
