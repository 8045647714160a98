import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RecordListPage } from '@/components/record/RecordListPage'
import { ResourceScope } from '@/components/record/scope'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { client } from '@/lib/resources'
import { answering } from '../support/answering'
import { bulkService } from '../support/bulkService'
import { chooseTyped } from '../support/chooseTyped'
import { showSignedIn } from '../support/component'

/** An edit of many records: what is asked before it is tried out, its preview, and what came of it. */

beforeEach(() => page.viewport(1280, 720))

const clientOf = (client_id: string, name: string, members: Record<string, unknown> = {}) => ({
  client_id,
  name,
  client_class: null,
  finance_limit: 1000,
  ...members,
})

/** Shows the list of clients, of which these are chosen and then edited. */
async function openEdit(chosen: readonly string[], words: string) {
  history.replaceState(null, '', '/clients?columns=name')
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <PathnameContext value="/clients">
        <ResourceScope resource={client} all={{}}>
          <RecordListPage />
        </ResourceScope>
      </PathnameContext>
      <Toaster />
    </AppRouterContext>,
    ['Clients:Read', 'Clients:Update'],
  )
  for (const name of chosen) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click({ force: true })
  }
  const all = page.getByRole('button', { name: /^Select all \d+/ })
  if (words.startsWith('All')) await all.click()
  await page.getByRole('button', { name: `Edit ${words.replace('All ', '')}` }).click()
  await expect.element(dialog).toBeVisible()
}

const dialog = page.getByRole('dialog', { name: /^Edit / })
const says = (words: string) => expect.element(dialog).toHaveTextContent(words)
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const finder = dialog.getByRole('combobox', { name: 'Add a field' })
const box = (label: string) => dialog.getByRole('textbox', { name: label, exact: true })

const pick = (name: string) => chooseTyped(finder, name, new RegExp(name))

async function become(label: string, words: string) {
  await dialog.getByRole('button', { name: `What becomes of ${label}` }).click()
  await page.getByRole('option', { name: words, exact: true }).click()
}

test('Fields are found by a word of the trade, and what holds the value already is unchanged', async () => {
  bulkService('client_id', [
    clientOf('1', 'Mallee', { client_class: 'A' }),
    clientOf('2', 'Wattle'),
  ])
  await openEdit(['Mallee', 'Wattle'], '2 clients')
  await finder.fill('rego')
  await expect
    .element(page.getByRole('option', { name: 'Registration and CTP type' }))
    .toBeVisible()
  await pick('client_class')
  await box('Client class').fill('A')
  await press('Preview')
  await says('1 will change')
  await says('1 unchanged')
})

test('A value that does not hold is named before anything is asked', async () => {
  const { calls } = bulkService('client_id', [clientOf('1', 'Mallee')])
  await openEdit(['Mallee'], '1 client')
  await pick('finance_limit')
  await box('Finance limit').fill('0.1234567')
  await press('Preview')
  await says('at most 6 decimals')
  await expect.element(box('Finance limit')).toHaveFocus()
  expect(calls).toEqual([])
})

test('All that match are tried out, over as many pages as they take, until that is stopped', async () => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const rows = Array.from({ length: 250 }, (_, at) => clientOf(String(at + 1), `Client ${at + 1}`))
  bulkService('client_id', rows, () => held)
  await openEdit(['Client 1'], 'All 250 clients')
  await pick('client_class')
  await box('Client class').fill('Key account')
  await press('Preview')
  const checking = dialog.getByRole('progressbar', { name: 'Checking' })
  await expect.element(checking).toBeVisible()
  await press('Stop')
  await expect.element(checking).not.toBeInTheDocument()
  goOn()
  await press('Preview')
  await says('250 will change')
})

test('An edit that takes several calls is one request of the history, to be undone as one', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) => clientOf(String(at + 1), `Client ${at + 1}`))
  const { calls } = bulkService('client_id', rows)
  await openEdit(['Client 1'], 'All 1,001 clients')
  await pick('client_class')
  await box('Client class').fill('Key account')
  await press('Preview')
  await press('Change 1,001 clients')
  await expect
    .poll(() => rows.every(({ client_class }) => client_class === 'Key account'))
    .toBe(true)
  const written = calls.filter(({ isDry }) => !isDry)
  expect(written.map(({ elements }) => elements.length)).toEqual([1000, 1])
  expect(written[0]?.requestId).toMatch(/^bulk-/)
  expect(written[1]?.requestId).toBe(written[0]?.requestId)
})

test('Figures go up from what each client holds, never twice, and not from what it held before', async () => {
  let isLost = false
  const rows = [
    clientOf('1', 'Mallee', { finance_limit: 33.33 }),
    clientOf('2', 'Wattle', { finance_limit: null }),
    clientOf('3', 'Yarra'),
  ]
  const limits = () => rows.map(({ finance_limit }) => finance_limit)
  const service = bulkService('client_id', rows, ({ isDry }, serve) => {
    if (!isLost || isDry) return
    serve()
    throw new TypeError('no way back')
  })
  await openEdit(['Mallee', 'Wattle', 'Yarra'], '3 clients')
  await pick('finance_limit')
  await become('Finance limit', 'Raise by')
  await says('halves away from zero')
  await press('Preview')
  await says('a number above 0')
  expect(service.calls).toEqual([])
  await box('Finance limit').fill('2.5')
  await press('Preview')
  await says('2 will change')
  await says('1 not set, left so')
  await expect
    .element(dialog.getByRole('region', { name: 'Before and after' }))
    .toHaveTextContent('34.16')

  service.change('3', { finance_limit: 2000 })
  await press('Change 2 clients')
  await says('1 client refused')
  await says('Somebody changed it after the preview')
  expect(limits()).toEqual([33.33, null, 2000])

  // The batch is written and its answer lost: trying again finds that, and raises nothing again.
  await press('Preview again')
  await says('2 will change')
  isLost = true
  await press('Change 2 clients')
  await press('Stop here')
  await says('2 sent without an answer')
  isLost = false
  await press('Preview again')
  await says('may have been changed already')
  await says('0 will change')
  expect(limits()).toEqual([34.16, null, 2050])
})

test('An edit over which the page itself fails says so, and what may be written of it', async () => {
  const service = bulkService('client_id', [clientOf('1', 'Mallee'), clientOf('2', 'Wattle')])
  let isSound = false
  answering(({ query }, serve) => (query.get('dry_run') && !isSound ? Response.json({}) : serve()))
  await openEdit(['Mallee', 'Wattle'], '2 clients')
  await pick('client_class')
  await box('Client class').fill('A')
  await press('Preview')
  await says('This page failed')
  isSound = true
  await press('Preview')
  await says('2 will change')
  const { calls } = service
  // The request has its id, and the first of its calls finds no key.
  const given = crypto.getRandomValues.bind(crypto)
  const keys = vi.spyOn(crypto, 'getRandomValues')
  keys.mockImplementationOnce(given).mockImplementationOnce(() => {
    throw new TypeError('no chance')
  })
  onTestFinished(() => keys.mockRestore())
  await press('Change 2 clients')
  await says('This page failed')
  await says('2 sent without an answer')
  expect(calls.every(({ isDry }) => isDry)).toBe(true)
})

test('The preview comes into sight, however many fields stand above it', async () => {
  await page.viewport(390, 600)
  bulkService('client_id', [clientOf('1', 'Mallee'), clientOf('2', 'Wattle')])
  await openEdit(['Mallee', 'Wattle'], '2 clients')
  for (const [name, label] of [
    ['client_class', 'Client class'],
    ['area', 'Suburb or town'],
    ['client_id_external', 'External client ID'],
    ['client_group_note', 'Client group note'],
  ] as const) {
    await pick(name)
    await box(label).fill('B')
  }
  await press('Preview')
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect.element(preview).toHaveFocus()
  await expect.element(preview.getByRole('status')).toBeInViewport({ ratio: 1 })
})
