import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListColumn } from '@/components/list/columns/columns'
import { shownColumns } from '@/components/list/columns/layout'
import { type CsvFormat, READABLE_FORMAT } from '@/components/list/exportCsv'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { fieldBehind, REIMPORT_FORMAT, reimportColumns } from '@/components/list/reimportColumns'
import { listedResources } from '@/components/record/resources'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { resourcePage } from '@/lib/derive/addresses'
import { client, role, user } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { answering } from '../support/answering'
import { show, showSignedIn } from '../support/component'
import { downloaded } from '../support/downloaded'
import { queriedService } from '../support/queriedService'

/** Files of a list: of all that match or of what is chosen, to be read or to be imported again. */

beforeEach(() => page.viewport(1280, 720))

type Row = Readonly<Record<string, unknown>>

async function showList(
  resource: Resource,
  rows: readonly Row[],
  query = '',
  onPage = rows.length,
) {
  queriedService(rows)
  history.replaceState(null, '', resourcePage(resource) + query)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(resource)} />
    </AppRouterContext>,
  )
  await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(onPage)
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const choose = (name: string) => box(name).click({ force: true })
/** Presses a button, and what it offers where a file may also come back. */
const exported = (button: string, manner?: string) =>
  downloaded(async () => {
    // The menu of the button before is drawn until it has faded.
    await expect.poll(() => document.querySelector('[role=menu]')).toBe(null)
    await page.getByRole('button', { name: button }).click()
    if (manner) await page.getByRole('menuitem', { name: manner }).click()
  })
const READ = 'What is shown'
const RETURN = 'To edit and import again'

test.each(listedResources.map((resource) => [resource.plural, resource] as const))(
  'What is chosen of %s is written as all that match are',
  async (_, resource) => {
    const config = resourceList(resource)
    const rows = ['1', '2'].map((id) => ({ [config.id]: id, _etag: `"${id}"` }))
    const shown = shownColumns(config.defaultColumns, config.primary, config.shape.isColumn).map(
      (id) => config.columns.get(id) as ListColumn,
    )
    const written = (columns: readonly ListColumn[], manner: CsvFormat) =>
      [manner.head(columns), ...rows.map((row) => manner.row(columns, row))].join('')
    await showList(resource, rows)
    await choose('Select this page')
    for (const button of ['Export CSV', 'Export selected']) {
      const { text } = await exported(button, config.isImportable ? READ : undefined)
      expect(text).toBe(written(shown, READABLE_FORMAT))
      if (!config.isImportable) continue
      const back = reimportColumns(
        config.columns.get(config.id) as ListColumn,
        shown,
        fieldBehind(config),
      )
      expect((await exported(button, RETURN)).text).toBe(written(back, REIMPORT_FORMAT))
    }
  },
)

test('A file of users that is to come back has the role that can be changed, and what it is called', async () => {
  await showList(user, [{ user_id: '2', _etag: '"2"', role_id: '3', role_name: 'Editor' }])
  await choose('Select this page')
  const { text } = await exported('Export CSV', RETURN)
  const [heads = '', line = ''] = text.split('\r\n')
  const at = heads.split(',').indexOf('Role (role_id)')
  expect(heads.split(',').slice(at, at + 2)).toEqual(['Role (role_id)', 'Role name (role_name)'])
  expect(line.split(',').slice(at, at + 2)).toEqual(['3', 'Editor'])
})

describe('A file of clients', () => {
  test('has no cell that a spreadsheet would run, and is of what is chosen whatever is searched for since', async () => {
    const rows = [
      { client_id: '1', name: 'Mallee A', finance_limit: 1234567890123.5 },
      { client_id: '2', name: '=HYPERLINK("http://x","Mallee")', finance_limit: null },
    ]
    await showList(client, rows, '?search=mallee&columns=name,finance_limit&sort=client_id')
    const { name, text } = await exported('Export CSV', READ)
    expect(name).toMatch(/^clients \d{4}-\d\d-\d\d\.csv$/)
    const lines = text.trimEnd().split('\r\n')
    expect(lines.slice(1)).toEqual([
      'Mallee A,1234567890123.5',
      `"'=HYPERLINK(""http://x"",""Mallee"")",`,
    ])
    await choose('Select Mallee A')
    await page.getByRole('searchbox').fill('zzzzqqqqxxxx')
    await expect.element(page.getByText('No client matches')).toBeVisible()
    const chosen = await exported('Export selected', READ)
    expect(chosen.text.trimEnd().split('\r\n')).toEqual(lines.slice(0, 2))
  })

  test('that is to come back keeps from spreadsheets what they would change', async () => {
    const kept = { client_code: '007', bank_account_number: '1234567890123456', area: '=1+1' }
    const figures = { finance_limit: 1234567890123.25, client_defaults: { management_fee: 12.5 } }
    const row = { client_id: '1', name: 'Mallee', _etag: '"1.1"', ecm_flag: 'yes' }
    const columns =
      'name,client_code,bank_account_number,finance_limit,area,ecm_flag,client_defaults.management_fee'
    await showList(client, [{ ...row, ...kept, ...figures }], `?columns=${columns}`)
    const { text } = await exported('Export CSV', RETURN)
    const [head, line] = text.split('\r\n')
    expect(head).toContain('(client_id),Version (_if_match),')
    expect(line).toBe(`1,"""1.1""",Mallee,'007,'1234567890123456,'1234567890123.25,'=1+1,yes,12.5`)
  })
})

test('What was chosen and is no more is left out of the file, which is said', async () => {
  const names = ['Keeps fleets', 'Keeps books', 'Keeps keys']
  const rows = names.map((name, at) => ({ role_id: String(at), name }))
  await showList(role, rows)
  for (const name of names) await choose(`Select ${name}`)
  rows.splice(1, 1)
  show(<Toaster />)
  const { text } = await exported('Export selected')
  await expect.element(page.getByText('Exported 2 roles, without 1 that is no more')).toBeVisible()
  expect(text.match(/Keeps \w+/g)).toEqual(['Keeps fleets', 'Keeps keys'])
})

test('A file over which the page itself fails says so, and is made by the next try', async () => {
  await showList(role, [{ role_id: '1', name: 'Keeps fleets' }])
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new TypeError('no room')
  })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^The export stopped .* This page failed\.$/)
  const { text } = await exported('Retry')
  expect(text).toContain('Keeps fleets')
})

test('What moves in the list while its file is made is in it once', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => ({
    role_id: String(at + 1),
    name: `${String(at).padStart(3, '0')} keeps`,
  }))
  await showList(role, rows, '?sort=name', 50)
  const moving = [
    [0, 'zzz keeps'],
    [449, '000 keeps'],
  ] as const
  answering(async ({ query }, serve) => {
    const answer = await serve()
    // As soon as the first of them are read, the first goes to the end and the last to the start.
    if (query.get('limit') === '200')
      for (const [at, name] of moving) Object.assign(rows[at] ?? {}, { name })
    return answer
  })
  const { text } = await exported('Export CSV')
  const [, ...lines] = text.trimEnd().split('\r\n')
  const expected = rows.map(({ name }, at) => (at === 0 ? '000 keeps' : name))
  expect(lines.map((line) => line.split(',')[0])).toEqual(expected)
})
