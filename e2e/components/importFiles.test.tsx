import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ImportPage } from '@/components/import/ImportPage'
import { client } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf, refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'
import { downloaded } from '../support/downloaded'
import { chooseFile, giveFile, ModuleWorker, showImport } from '../support/openImport'

/** Files that change records: how they are read, sent batch by batch, and what is left of them. */

beforeEach(() => vi.stubGlobal('Worker', ModuleWorker))

type Element = Readonly<Record<string, unknown>>

/** What becomes of a row whose client there is not. */
const unknown = (at: number, id: unknown) => ({
  status: 'refused',
  errors: [
    { pointer: `/${at}/client_id`, code: 'not_found', message: `There is no client ${id}.` },
  ],
})

/**
 * A service that knows these clients; gives what it is sent to be written.
 *
 * @param meet called before a call is answered
 */
function serviceOf(
  ids: readonly string[],
  meet: (isDry: boolean) => Promise<void> | void = () => undefined,
): Element[][] {
  const known = new Set(ids)
  const written: Element[][] = []
  answering(async ({ query, text }) => {
    const isDry = query.get('dry_run') === 'true'
    const elements = JSON.parse(text) as Element[]
    if (!isDry) written.push(elements)
    await meet(isDry)
    const results = elements.map(({ client_id }, at) =>
      known.has(String(client_id)) ? { status: 'updated', changes: [] } : unknown(at, client_id),
    )
    return Response.json({ results })
  })
  return written
}

const open = (lines: readonly string[]) => {
  showImport(client, ['Clients:Update'])
  return chooseFile(lines)
}
const another = async (content: BlobPart) => {
  await press('Import another file')
  await giveFile(content)
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const says = (words: string) => expect.element(page.getByText(words)).toBeVisible()
const becomes = (column: string) =>
  page.getByRole('combobox', { name: `What ${column} becomes`, exact: true })
const fileOf = async (button: string | RegExp) => (await downloaded(() => press(button))).text

/** A text as Windows writes it in western Europe. */
const inWindows1252 = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0))

describe('What is left of a file', () => {
  test('has no cell that a spreadsheet would run, and its faults are a file too', async () => {
    serviceOf([])
    await open(['client_id,area', '9999999998,"=HYPERLINK(""x"")"'])
    await press('Check the file')
    await said('1 refused')
    expect(await fileOf('The refused row')).toContain(`"'=HYPERLINK(""x"")"`)
    expect(await fileOf('All faults')).toContain('2,client_id,')
  })

  test('of two thousand rows is what was stopped after a batch, and says so', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const written = serviceOf(['1'], (isDry) => (isDry ? undefined : held))
    const others = Array.from({ length: 1999 }, (_, at) => `${8_000_000_000 + at},X`)
    await open(['client_id,area', '1,First', ...others])
    await press('Check the file')
    await said('1,999 refused')
    await says('The first 200 of 1,999 faults')
    await press('Change 1 client')
    await expect.poll(() => written.length).toBe(1)
    // All of the file has been read by now.
    await said('Importing row 0 of 2,000')
    await press('Stop after this batch')
    const stopping = page.getByRole('button', { name: 'Stop after this batch under way' })
    await expect.element(stopping).toHaveFocus()
    goOn()
    await said('1 changed')
    await said('1,000 not sent')
    expect(written.map(({ length }) => length)).toEqual([1000])
    expect(await fileOf(/1,999 rows not written/)).toContain('Not sent: the import was stopped')
  })

  test('names who was quicker where a row is of an older version, and the others are written', async () => {
    const sent: Element[][] = []
    const message = 'The record has changed.'
    const stale = [{ pointer: '/1/_if_match', code: 'precondition_failed', message }]
    const person = { user_id: '1', display_name: 'Priya Raman' }
    answering(({ address, text }) => {
      if (address.includes('/events')) {
        const event = { user: person, audit_user: person, at: '2026-11-20T03:00:00Z', changes: [] }
        return Response.json({ ...listOf(event), removed_before: null })
      }
      if (!address.includes('dry_run')) sent.push(JSON.parse(text))
      const changes = [{ field: 'client_defaults.management_fee', from: 12.5, to: 13.75 }]
      const results = [
        { status: 'updated', changes },
        { status: 'refused', errors: stale },
      ]
      return Response.json({ results })
    })
    await open([
      'Client ID (client_id),Version (_if_match),Management fee (client_defaults.management_fee)',
      '1,"""3""",13.75',
      '2,"""5""",13.75',
    ])
    await expect.element(becomes('Version (_if_match)')).toHaveValue('Version')
    await press('Check the file')
    const fault = page.getByRole('region', { name: 'Faults' }).getByRole('row', { name: /^3 / })
    await expect
      .element(fault)
      .toHaveTextContent('client 2 than the one of now: Priya Raman changed it last')
    await press('Change 1 client')
    await said('1 changed')
    expect(sent[0]?.[0]).toEqual({
      ...{ client_id: '1', _if_match: '"3"', client_defaults: { management_fee: 13.75 } },
    })
  })
})

describe('A file is read', () => {
  test('with columns that are mapped by hand, once one of them is the key', async () => {
    const written = serviceOf(['1'])
    await open(['Whose,Where', '1,South'])
    await says('No column is the client ID')
    await expect.element(page.getByRole('button', { name: 'Check the file' })).toBeDisabled()
    for (const [column, field] of [
      ['Whose', 'Client ID'],
      ['Where', 'Suburb or town'],
    ] as const) {
      await becomes(column).fill(field)
      await page.getByRole('option', { name: field }).first().click()
    }
    await press('Check the file')
    await press('Change 1 client')
    await said('1 changed')
    expect(written).toEqual([[{ client_id: '1', area: 'South' }]])
  })

  test('with empty cells that leave their fields, or clear them when asked, as it was written', async () => {
    const written = serviceOf(['1'])
    const text = 'client_id;client_class;area\r\n1;Café;'
    showImport(client, ['Clients:Update'])
    await giveFile(inWindows1252(text))
    await said('Windows-1252, separated by semicolons')
    await press('Check the file')
    await press('Change 1 client')
    await said('1 changed')
    expect(written[0]).toEqual([{ client_id: '1', client_class: 'Café' }])

    await another(inWindows1252(text))
    await page.getByText('Clear', { exact: true }).click()
    await says('puts it back to its default')
    await press('Check the file')
    await press('Change 1 client')
    await said('1 changed')
    expect(written[1]).toEqual([{ client_id: '1', client_class: 'Café', area: null }])
  })

  test('with no figure that may be another, where a comma stands before the decimals of one', async () => {
    const written = serviceOf(['1', '2', '3'])
    await open(['client_id\tfinance_limit', '1\t1.234', '2\t12,5', '3\t1250'])
    await press('Check the file')
    await said('1 will change')
    await says('in a file with “12,5” in row 3, a point often groups thousands. It has “1.234”.')
    await press('Change 1 client')
    await said('1 changed')
    expect(written).toEqual([[{ client_id: '3', finance_limit: 1250 }]])

    // What told is mended in the rest, which is no reason to take the other for what it is not.
    await press('Mend and send the rest')
    await press('Check the file')
    await page.getByRole('textbox', { name: 'finance_limit of row 3' }).fill('12.5')
    await page.getByRole('textbox', { name: 'finance_limit of row 2' }).fill('1,234')
    await userEvent.keyboard('{Enter}')
    await says('a comma often stands before decimals. It has “1,234”.')
    await press('Check again')
    await said('1 will change')
    await press('Change 1 client')
    await said('1 changed')
    expect(written[1]).toEqual([{ client_id: '2', finance_limit: 12.5 }])
  })

  test('where there is anything in it', async () => {
    showImport(client, ['Clients:Update'])
    await giveFile('')
    await expect.element(page.getByRole('alert')).toHaveTextContent('first row is empty')
  })

  test('beside the page, however long it is, by workers that end with their work', async () => {
    const working = new Set<Worker>()
    class Watched extends ModuleWorker {
      constructor(address: string | URL) {
        super(address)
        working.add(this)
      }
      override terminate() {
        working.delete(this)
        super.terminate()
      }
    }
    vi.stubGlobal('Worker', Watched)
    const rows = Array.from({ length: 50_000 }, (_, at) => `${10_001 + at},${at}.5,A`)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const ids = rows.map((row) => row.slice(0, row.indexOf(',')))
    serviceOf(ids, () => held)
    await open(['client_id,finance_limit,area', ...rows])
    await expect.poll(() => working.size).toBe(0)
    await press('Check the file')
    await expect.poll(() => working.size).toBe(1)
    await press('Stop')
    await expect.element(page.getByRole('button', { name: 'Check the file' })).toBeVisible()
    expect(working.size).toBe(0)
    goOn()
    await press('Check the file')
    await said('50,000 will change')
    expect(working.size).toBe(0)
  })
})

test('Whoever may not change what a file would is told what it takes', async () => {
  const required = { required_permission: 'Clients:Update', roles: ['Editor'] }
  answering(() => refusal('permission_denied', required))
  showSignedIn(<ImportPage resource={client} onWritten={() => undefined} />, ['Clients:Read'])
  await says('It takes the permission Clients:Update')
  await says('Roles that have it: Editor.')
  expect(page.getByRole('button', { name: 'Choose a file' }).elements()).toEqual([])
})
