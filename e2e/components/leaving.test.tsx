import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeAt } from '@/components/api/api'
import type { RecordTransport, Saved } from '@/components/form/model/transport'
import { stepOffSpare } from '@/components/page/useLeaveGuard'
import { answering } from '../support/answering'
import { CodeForm } from '../support/codeForm'
import { showSignedIn } from '../support/component'

/** What is asked of whoever leaves a form while its save is on its way. */

const opened: string[] = []
const router = {
  push: (href: string) => opened.push(new URL(href).pathname),
} as unknown as ContextType<typeof AppRouterContext>
const record = { code_id: '1', name: 'Water', note: 'Metered' }

const box = page.getByRole('textbox', { name: 'Name', exact: true })
const dialog = page.getByRole('alertdialog')
const button = (name: string) => dialog.getByRole('button', { name })

let end: (saved: Promise<Saved>) => void

/** A form whose save waits until it is told what becomes of it. */
const transport: RecordTransport = {
  path: '/api/v1/fm/codes/1',
  load: () => Promise.reject(new Error('not asked for here')),
  loadIfNot: () => Promise.resolve(null),
  save: () => new Promise((resolve) => (end = resolve)),
  newestEvents: async () => [],
  show: () => ({ method: 'PATCH', url: '/fm/codes/1', headers: [] }),
}

beforeEach(async () => {
  opened.length = 0
  history.replaceState(null, '', '/codes/1')
  showSignedIn(
    <AppRouterContext value={router}>
      <a href="/suppliers">Suppliers</a>
      <CodeForm loaded={{ record, etag: '"1.1"' }} transport={transport} />
    </AppRouterContext>,
    ['Codes:Update'],
  )
  await box.fill('LEFT1')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('link', { name: 'Suppliers' }).click()
  await expect.element(dialog).toHaveTextContent('A save is on its way')
})

test('Nothing is offered to be discarded that is on its way, and the page is left once it is written', async () => {
  expect(button('Discard and leave').elements()).toEqual([])
  expect(opened).toEqual([])
  answering(() => Response.json({}))
  const { written } = await writeAt('PATCH', '/fm/codes/1')
  vi.unstubAllGlobals()
  end(Promise.resolve({ record: { ...record, name: 'LEFT1' }, etag: '"2.1"', written }))
  await expect.poll(() => opened).toEqual(['/suppliers'])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('A save that did not get through leaves the question about what is unsaved', async () => {
  end(Promise.reject(new Error('away')))
  await expect.element(dialog).toHaveTextContent('Leave with 1 unsaved change?')
  await expect.element(button('Discard and leave')).toBeVisible()
  expect(opened).toEqual([])
})

test('Back is asked about also after a step that went nowhere', async () => {
  end(Promise.reject(new Error('away')))
  await button('Stay').click()
  await expect.element(dialog).not.toBeInTheDocument()
  const go = vi.spyOn(history, 'go').mockReturnValue()
  await stepOffSpare()
  go.mockRestore()
  history.back()
  await expect.element(dialog).toHaveTextContent('Leave with 1 unsaved change?')
})
