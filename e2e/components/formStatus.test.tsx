import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProblem } from '@/components/api/problem'
import type { RecordTransport } from '@/components/form/model/transport'
import { RecordForm } from '@/components/form/RecordForm'
import { supplier } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { stillTransport } from '../support/transport'

/** What a form says to whoever does not see its sheets change. */

const router = { push: () => undefined } as unknown as ContextType<typeof AppRouterContext>
const loaded = { record: { supplier_id: 'S-1', name: 'Mallee Tyres' }, etag: '"1.1"' }
let missing: ApiProblem | undefined
const transport = {
  ...stillTransport('/api/v1/fm/suppliers/S-1'),
  loadIfNot: async () => {
    if (missing) throw missing
    return null
  },
}

/** What is shown of a save; nobody looks at it here. */
const REQUEST = { method: 'PATCH', url: 'https://fleet.example/', headers: [] }

const status = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
const name = page.getByRole('textbox', { name: 'Name', exact: true })

beforeEach(async () => {
  missing = undefined
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/suppliers/S-1')
})

interface Shown {
  readonly save?: RecordTransport['save']
  readonly readOnly?: string
}

function showForm({ save = transport.save, readOnly }: Shown = {}) {
  showSignedIn(
    <AppRouterContext value={router}>
      <RecordForm
        resource={supplier}
        loaded={loaded}
        transport={{ ...transport, save, show: () => REQUEST }}
        scope="/suppliers/S-1"
        userId="2"
        look={{}}
        readOnly={readOnly}
      />
    </AppRouterContext>,
    ['Suppliers:Update'],
  )
}

test('how many fields a search and a chip let through is said, and nothing once all are shown', async () => {
  showForm()
  await expect.element(name).toBeVisible()
  expect(status(/match/).elements()).toEqual([])
  await page.getByRole('searchbox', { name: 'Find a field' }).fill('zzzz')
  await expect.element(status(/^No field matches$/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Show all fields' }).click()
  await expect.element(status(/match/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Empty/ }).click()
  await expect.element(status(/^\d+ fields match$/)).toBeInTheDocument()
})

test('that nothing is unsaved any more is said by what stays as the bar goes', async () => {
  showForm()
  await expect.element(name).toBeVisible()
  expect(status(/unsaved/).elements()).toEqual([])
  await name.fill('Drafted')
  await userEvent.tab()
  await expect.element(status(/^1 change$/)).toBeVisible()
  const kept = page.getByRole('status').elements()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(status(/^No unsaved changes$/)).toBeInTheDocument()
  expect(kept).toContain(status(/^No unsaved changes$/).element())
})

test('that the record was deleted is said at once, by the word of the service alone', async () => {
  showForm()
  await expect.element(name).toBeVisible()
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  await name.fill('Drafted')
  missing = new ApiProblem(404, { title: 'Not found' })
  look()
  await expect.element(status(/^1 change$/)).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  missing = new ApiProblem(404, { code: 'not_found', title: 'There is no such supplier' })
  look()
  const told = 'Somebody deleted this supplier: nothing can be saved to it any more.'
  await expect.element(page.getByRole('alert')).toHaveTextContent(told)
  await expect.element(name).toHaveValue('Drafted')
  // Whoever looks in vain learns nothing; one that was added again by its id is there.
  missing = new ApiProblem(503, { code: 'unavailable', title: 'Away' })
  look()
  await expect.element(page.getByRole('alert')).toHaveTextContent(told)
  missing = undefined
  look()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a list of faults is said once, and not anew with each that is mended while one types', async () => {
  const errors = ['/name', '/phone'].map((pointer) => ({ pointer, code: 'x', message: 'Refused.' }))
  const refused = new ApiProblem(422, { title: 'Two fields', errors })
  showForm({ save: () => Promise.reject(refused) })
  await expect.element(name).toBeVisible()
  await name.fill('Drafted')
  await userEvent.keyboard('{Control>}s{/Control}')
  const alert = page.getByRole('alert').filter({ hasText: '2 fields to mend' })
  await expect.element(alert).toBeVisible()
  const { ariaAtomic } = alert.element()
  expect([ariaAtomic, alert.element().getAttribute('aria-relevant')]).toEqual([
    'false',
    'additions',
  ])
  const added: Node[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) added.push(...addedNodes)
  })
  observer.observe(alert.element(), { childList: true, subtree: true })
  await name.fill('Mended')
  await userEvent.tab()
  await expect.element(page.getByRole('alert').filter({ hasText: '1 field to mend' })).toBeVisible()
  observer.disconnect()
  expect(added).toEqual([])
})

test('what a field means is reached by the keys where nothing can be written', async () => {
  showForm({ readOnly: 'You can read this supplier but not change it.' })
  const about = page.getByRole('button', { name: 'About Name', exact: true })
  await expect.element(about).toBeInTheDocument()
  const section = page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first()
  await section.click()
  await expect.element(about).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'About Name' })).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(about).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement).toHaveAccessibleName(/^About /)
})

test('the button that saves is called by its word alone, and tells its keys besides', async () => {
  showForm()
  await expect.element(name).toBeVisible()
  await name.fill('Drafted')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect.element(save).toBeVisible()
  await expect.element(save).toHaveAccessibleDescription('Ctrl S')
})
