import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actFor } from '@/components/session/actingFor'
import { chooseTimeZone } from '@/components/time/timeZone'
import { client, code, supplier } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { parseJson } from '@/lib/text/json'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { pressComposing } from '../support/component'
import { chooseFile, ModuleWorker, showImport } from '../support/openImport'

/** A file that adds records, from its choice to what became of it, over a service as far as it goes. */

beforeEach(() => {
  vi.stubGlobal('Worker', ModuleWorker)
  onWritten.mockClear()
})
afterEach(() => {
  chooseTimeZone(null)
  actFor(null)
})

interface Call {
  readonly method: string
  readonly isDry: boolean
  readonly key: string | null
  /** In which zone and for whom. */
  readonly context: readonly (string | null)[]
  readonly requestId: string | null
  readonly elements: readonly Record<string, unknown>[]
}

type Result = { readonly status: string } & Readonly<Record<string, unknown>>

const NAMES = [
  { id: 'T30', name: '30 days', active: true },
  { id: 'T07', name: 'A week', active: true },
  { id: 'T7B', name: 'a week', active: false },
  { id: 'S-1', name: 'Stands Pty Ltd', active: true },
]

/**
 * A service in which some suppliers stand.
 *
 * @param fails whether a call finds no way to it, or what it is answered instead
 */
function serviceWith(
  standing: readonly string[],
  fails: (call: Call) => boolean | Response = () => false,
) {
  const calls: Call[] = []
  const asked: string[] = []
  answering(({ method, path, query, headers, text }) => {
    if (path.includes('/names/')) {
      asked.push(path)
      const texts = query.getAll('name').map((each) => each.toLowerCase())
      const ids = query.getAll('id')
      return Response.json({
        data: NAMES.filter(
          ({ id, name }) => ids.includes(id) || texts.includes(name.toLowerCase()),
        ),
      })
    }
    const call: Call = {
      method,
      isDry: query.get('dry_run') === 'true',
      key: headers.get('idempotency-key'),
      context: [headers.get('time-zone'), headers.get('audit-user-id')],
      requestId: headers.get('x-request-id'),
      elements: parseJson(text) as Call['elements'],
    }
    calls.push(call)
    const failure = fails(call)
    if (failure instanceof Response) return failure
    if (failure) throw new TypeError('no way there')
    return Response.json({ results: call.elements.map((each) => resultOf(call.method, each)) })
  })
  const resultOf = (method: string, { supplier_id }: Record<string, unknown>): Result => {
    const id = String(supplier_id)
    const message = `There is no supplier ${id}.`
    if (method === 'POST') {
      const similar = standing.find((each) => each.toLowerCase() === id.toLowerCase())
      return { status: 'created', ...(similar && { similar_id: similar }) }
    }
    return standing.includes(id)
      ? { status: 'updated' }
      : { status: 'refused', errors: [{ pointer: '/0/supplier_id', code: 'not_found', message }] }
  }
  return { calls, asked }
}

const onWritten = vi.fn()

const ALL = ['Suppliers:Read', 'Suppliers:Create', 'Suppliers:Update', 'Codes:Manage']

async function open(resource: Resource, lines: readonly string[], permissions = ALL) {
  showImport(resource, permissions, onWritten)
  await chooseFile(lines)
}

const press = (name: string) => page.getByRole('button', { name }).click()
const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

async function stayAt(question: string) {
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

/** Whether the browser would ask before it closes the page. */
const isAsking = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

const LINES = [
  'supplier_id,name,Payment terms',
  'S-1,Stands,30 DAYS',
  'S-2,New,T99',
  's-1,Nearly,',
  'S-3,Shared,A week',
]

describe('A file of suppliers', () => {
  test('is checked for what a form advises on: a BSB that lost its zero', async () => {
    const changes = [{ field: 'bank_bsb', from: '062-000', to: '62000' }]
    serviceWith([], () => Response.json({ results: [{ status: 'updated', changes }] }))
    await open(supplier, ['supplier_id,bank_bsb', 'S-1,62000'])
    await press('Check the file')
    await said('1 will change')
    const advice = page.getByRole('region', { name: 'Advice' })
    await expect.element(advice.getByRole('row', { name: /2.*bank_bsb.*six digits/ })).toBeVisible()
  })

  test('is told apart into new, changed and at fault, with what names are taken for', async () => {
    const { calls, asked } = serviceWith(['S-1'])
    await open(supplier, LINES)
    await press('Check the file')
    await said('2 new')
    await said('1 will change')
    await said('1 refused')
    const names = page.getByRole('region', { name: 'Names' })
    await expect.element(names.getByRole('row', { name: /30 DAYS → T30/ })).toBeVisible()
    await expect.element(names.getByRole('row', { name: /T99 as it stands/ })).toBeVisible()
    const advice = page.getByRole('region', { name: 'Advice' })
    await expect.element(advice.getByRole('row', { name: /s-1 differs from S-1/ })).toBeVisible()
    const faults = page.getByRole('region', { name: 'Faults' })
    await expect.element(faults.getByRole('row', { name: /A week.*T07, T7B/ })).toBeVisible()
    expect(calls.every(({ isDry }) => isDry)).toBe(true)
    expect(asked).toHaveLength(1)

    await faults.getByRole('textbox', { name: 'Payment terms of row 5' }).fill('T07')
    await userEvent.tab()
    await press('Check again')
    await said('3 new')
    expect(onWritten).not.toHaveBeenCalled()
    await press('Add 3 and change 1 supplier')
    await said('3 added')
    expect(onWritten).toHaveBeenCalledOnce()
    const written = calls.filter(({ isDry }) => !isDry)
    expect(written.map(({ method, elements }) => [method, elements.length])).toEqual([
      ['PATCH', 4],
      ['POST', 3],
    ])
    expect(written[0]?.elements[0]).toMatchObject({ payment_terms_id: 'T30' })
    // The history has it as one request, to be found and undone as one.
    expect(written[0]?.requestId).toMatch(/^import-/)
    expect(written[1]?.requestId).toBe(written[0]?.requestId)
  })

  test('is not left without a question while only the page holds what was mended, or is left', async () => {
    serviceWith(['S-1'])
    await open(supplier, LINES)
    await press('Check the file')
    await said('1 refused')
    const cell = page.getByRole('textbox', { name: 'Payment terms of row 5' })
    await cell.fill('T07')
    await userEvent.tab()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await stayAt('Leave with mended cells?')
    await press('Choose another file')
    expect(isAsking()).toBe(false)
    await chooseFile(LINES)
    await press('Check the file')
    await said('1 refused')
    await cell.fill('A week')
    expect(pressComposing(cell.element())).toBe(true)
    await userEvent.tab()
    await press('Add 2 and change 1 supplier')
    await said('2 added')
    await page.getByRole('link', { name: 'Go to suppliers' }).click()
    await stayAt('Leave the rows that were not written?')
    expect(isAsking()).toBe(true)
    await press('The refused row')
    expect(isAsking()).toBe(false)
  })

  test.each([
    ['an answer is lost', () => true],
    // It says of itself that all is well.
    ['a page of a proxy comes', () => new Response('<h1>Welcome</h1>')],
  ])('is not added twice where %s: the same call is made again', async (_, failure) => {
    let isLost = true
    const { calls } = serviceWith([], ({ isDry, method }) => {
      if (!isLost || isDry || method !== 'POST') return false
      isLost = false
      return failure()
    })
    await open(supplier, ['supplier_id,name', 'S-9,New'])
    await press('Check the file')
    await press('Add 1 supplier')
    await press('Retry')
    await said('1 added')
    const made = calls.filter(({ isDry, method }) => !isDry && method === 'POST')
    expect(made).toHaveLength(2)
    expect(made[0]?.key).toBe(made[1]?.key)
    const [change] = calls.filter(({ isDry, method }) => !isDry && method === 'PATCH')
    expect(change?.key).not.toBe(made[0]?.key)
  })

  test('is not added twice where it waits for “Retry” until its key is forgotten', async () => {
    const { calls } = serviceWith([], ({ isDry, method }) => !isDry && method === 'POST')
    await open(supplier, ['supplier_id,name', 'S-9,New'])
    await press('Check the file')
    await press('Add 1 supplier')
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 64 * 3_600_000 })
    await press('Retry')
    await said('1 without an answer')
    expect(calls.filter(({ isDry, method }) => !isDry && method === 'POST')).toHaveLength(1)
  })

  test('goes on in the zone and for the person it began with, whatever is chosen meanwhile', async () => {
    let isLost = true
    const { calls } = serviceWith([], ({ isDry, method }) => {
      const isFailing = isLost && !isDry && method === 'POST'
      if (isFailing) isLost = false
      return isFailing
    })
    chooseTimeZone('Australia/Sydney')
    actFor({ user_id: '7', display_name: 'Tom Hale' })
    await open(supplier, ['supplier_id,name', 'S-8,New', 'S-9,New'])
    await press('Check the file')
    await press('Add 2 suppliers')
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    chooseTimeZone('Australia/Perth')
    actFor(null)
    await press('Retry')
    await said('2 added')
    const made = calls.filter(({ isDry, method }) => !isDry && method === 'POST')
    expect(made).toHaveLength(2)
    expect(made[1]).toEqual(made[0])
    expect(made[0]?.context).toEqual(['Australia/Sydney', '7'])
  })

  test('is not split and sent anew where its key is said to be that of another request', async () => {
    let tries = 0
    const { calls } = serviceWith([], ({ isDry, method }) => {
      if (isDry || method !== 'POST') return false
      tries += 1
      return tries === 1 || refusal('idempotency_mismatch')
    })
    await open(supplier, ['supplier_id,name', 'S-8,New', 'S-9,New'])
    await press('Check the file')
    await press('Add 2 suppliers')
    await press('Retry')
    await expect.poll(() => tries).toBe(2)
    await press('Stop')
    await said('2 without an answer')
    await said('0 refused')
    const made = calls.filter(({ isDry, method }) => !isDry && method === 'POST')
    expect(made[1]).toEqual(made[0])
    expect(made).toHaveLength(2)
  })

  test('adds nothing for a role that may not', async () => {
    const { calls } = serviceWith([])
    await open(supplier, ['supplier_id,name', 'S-9,New'], ['Suppliers:Update'])
    await press('Check the file')
    await said('1 refused')
    expect(calls.map(({ method }) => method)).toEqual(['PATCH'])
  })
})

test('On a phone the faults of a check stand whole in the page, apart from what follows them', async () => {
  await page.viewport(390, 700)
  onTestFinished(() => page.viewport(1280, 720))
  const message = 'There is no such supplier.'
  serviceWith([], ({ elements }) =>
    Response.json({
      results: elements.map((_, at) =>
        at === 0
          ? { status: 'updated', changes: [{ field: 'note', from: 'Before', to: 'After' }] }
          : { status: 'refused', errors: [{ pointer: `/${at}/phone`, code: 'invalid', message }] },
      ),
    }),
  )
  const rows = Array.from({ length: 9 }, (_, at) => `S-${at},0${at}`)
  await open(supplier, ['supplier_id,phone', ...rows], ['Suppliers:Update'])
  await press('Check the file')
  await said('8 refused')
  const faults = page.getByRole('region', { name: 'Faults' }).element()
  expect(faults.scrollHeight).toBe(faults.clientHeight)
  const next = page.getByRole('region', { name: 'Before and after' }).element()
  const last = [...faults.querySelectorAll('input')].at(-1) as Element
  const gap = next.getBoundingClientRect().top - last.getBoundingClientRect().bottom
  expect(gap).toBeGreaterThanOrEqual(12)
})

test('The check shows what each row will change before anything is written', async () => {
  const changed = [{ field: 'note', from: 'Before', to: 'After' }]
  const made = [{ field: 'name', from: null, to: 'Newcomer' }]
  const { calls } = serviceWith(['S-1'], ({ isDry, method }) => {
    if (!isDry) return false
    const message = 'There is no supplier S-2.'
    const missing = { pointer: '/1/supplier_id', code: 'not_found', message }
    const results =
      method === 'PATCH'
        ? [
            { status: 'updated', changes: changed },
            { status: 'refused', errors: [missing] },
          ]
        : [{ status: 'created', changes: made }]
    return Response.json({ results })
  })
  await open(supplier, ['supplier_id,name,note', 'S-1,,After', '', 'S-2,Newcomer,'])
  await press('Check the file')
  const preview = page.getByRole('region', { name: 'Before and after' })
  await expect
    .element(preview.getByRole('row', { name: '2 Stands Pty Ltd S-1 Note Before After' }))
    .toBeVisible()
  await expect
    .element(preview.getByRole('row', { name: '4 New supplier S-2 Name Not set Newcomer' }))
    .toBeVisible()
  expect(calls.every(({ isDry }) => isDry)).toBe(true)
  await press('Add 1 and change 1 supplier')
  await said('1 added')
  await expect.element(preview).not.toBeInTheDocument()
})

test('Columns that are no fields are decided on before the check, which says what it leaves out', async () => {
  const { calls } = serviceWith(['S-1'])
  await open(supplier, ['supplier_id,name,Colour,Created,Shade', 'S-1,Stands,red,2026-01-01,dark'])
  const check = page.getByRole('button', { name: 'Check the file' })
  await expect
    .element(page.getByText('Colour and Shade are matched to no fields of suppliers'))
    .toBeVisible()
  await expect.element(check).toBeDisabled()
  const note = page.getByRole('combobox', { name: 'What Shade becomes' })
  await note.fill('Trading name')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await press('Ignore it')
  await check.click()
  await said('2 columns ignored: Colour, Created')
  expect(calls[0]?.elements).toEqual([{ supplier_id: 'S-1', name: 'Stands', trading_name: 'dark' }])
})

test('A column whose values are added to those of the record says so', async () => {
  const { calls } = serviceWith([])
  const lines = ['client_id,bespoke_field_values', '7,"{""score"":8,""cars"":null}"']
  await open(client, lines, ['Clients:Update'])
  await expect.element(page.getByText(/Bespoke field values Members given here/)).toBeVisible()
  await press('Check the file')
  await said('1 refused')
  // What the page says of null is what is sent.
  expect(JSON.stringify(calls[0]?.elements[0]?.bespoke_field_values)).toContain('"cars":null')
})

test('A file of codes needs their list and code, or their ids', async () => {
  serviceWith([])
  await open(code, ['Code,Name', 'A,First'])
  await expect.element(page.getByText('nor are there columns for List and Code')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Check the file' })).toBeDisabled()
})

test('Each file is decided on by itself: what empties fields, and why, is said of it anew', async () => {
  const lines = ['supplier_id,name,note', 'S-1,Stands,', 'S-9,,Away']
  const { calls } = serviceWith(['S-1'])
  const reason = page.getByRole('textbox', { name: 'Reason' })
  const clear = page.getByRole('radio', { name: 'Clear' })
  await open(supplier, lines, ['Suppliers:Read', 'Suppliers:Update'])
  await page.getByText('Clear', { exact: true }).click()
  await press('Check the file')
  await reason.fill('Agreed with Zone Ltd')
  await press('Change 1 supplier')
  await said('1 changed')
  await press('Mend and send the rest')
  await expect.element(clear).toBeChecked()
  await press('Check the file')
  await expect.element(reason).toHaveValue('Agreed with Zone Ltd')
  await press('Choose another file')
  await chooseFile(lines)
  await expect.element(clear).not.toBeChecked()
  await press('Check the file')
  await expect.element(reason).toHaveValue('')
  expect(calls.at(-1)?.elements[0]).not.toHaveProperty('note')
})

describe('The rest of a file', () => {
  /** What is asked of workers: `open` waits until it is let go, or fails. */
  let opens: 'at once' | 'later' | 'never'
  let letGo: () => void

  class SlowWorker extends ModuleWorker {
    override postMessage(message: { is: string }) {
      if (message.is !== 'open' || opens === 'at once') return super.postMessage(message)
      if (opens === 'never') return this.onerror?.(new ErrorEvent('error'))
      letGo = () => super.postMessage(message)
    }
  }

  beforeEach(async () => {
    opens = 'at once'
    vi.stubGlobal('Worker', SlowWorker)
    serviceWith(['S-1'])
    const lines = ['supplier_id,name', 'S-1,Stands', 'S-9,Away']
    await open(supplier, lines, ['Suppliers:Read', 'Suppliers:Update'])
    await press('Check the file')
    await press('Change 1 supplier')
    await said('1 changed')
  })

  test('is not opened once another file is chosen in its place', async () => {
    opens = 'later'
    await press('Mend and send the rest')
    await press('Import another file')
    letGo()
    opens = 'at once'
    await chooseFile(['supplier_id,name', 'S-1,Stands again'])
    await expect.element(page.getByRole('heading', { name: 'file.csv' })).toBeVisible()
  })

  test('is still there where it could not be opened', async () => {
    opens = 'never'
    await press('Mend and send the rest')
    await expect.element(page.getByText('could not be loaded').first()).toBeVisible()
    await said('1 changed')
    opens = 'at once'
    await press('Mend and send the rest')
    await expect.element(page.getByRole('button', { name: 'Check the file' })).toBeVisible()
    expect(page.getByText('could not be loaded').elements()).toEqual([])
  })
})
