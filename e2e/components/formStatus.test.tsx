import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProblem } from '@/components/api/problem'
import { RecordForm } from '@/components/form/RecordForm'
import { onDevice } from '@/components/state/kept'
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

const status = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
const name = page.getByRole('textbox', { name: 'Name', exact: true })

beforeEach(async () => {
  missing = undefined
  await page.viewport(1280, 720)
  onDevice.clear()
  history.replaceState(null, '', '/suppliers/S-1')
  showSignedIn(
    <AppRouterContext value={router}>
      <RecordForm
        resource={supplier}
        loaded={loaded}
        transport={transport}
        scope="/suppliers/S-1"
        userId="2"
        look={{}}
      />
    </AppRouterContext>,
    ['Suppliers:Update'],
  )
  await expect.element(name).toBeVisible()
})

test('how many fields a search and a chip let through is said, and nothing once all are shown', async () => {
  expect(status(/match/).elements()).toEqual([])
  await page.getByRole('searchbox', { name: 'Find a field' }).fill('zzzz')
  await expect.element(status(/^No field matches$/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Show all fields' }).click()
  await expect.element(status(/match/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Empty/ }).click()
  await expect.element(status(/^\d+ fields match$/)).toBeInTheDocument()
})

test('that nothing is unsaved any more is said by what stays as the bar goes', async () => {
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
})
