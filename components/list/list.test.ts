import { LosslessNumber } from 'lossless-json'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { guessMapping, targetsOf } from '@/components/import/mapping'
import { listedResources } from '@/components/record/resources'
import { fileHead } from '@/lib/derive/fileColumns'
import { client } from '@/lib/resources'
import { type ListColumn, resourceColumns } from './columns/columns'
import { exportPages, READABLE_FORMAT, startOfExport } from './exportCsv'
import { REIMPORT_FORMAT, reimportColumns } from './reimportColumns'
import { readSavedViews, renamedView, type SavedView, withoutView, withView } from './savedViews'

const all = resourceColumns(client)
const pick = (...ids: string[]) => ids.map((id) => all.find((each) => each.id === id) as ListColumn)

describe('an export', () => {
  const columns = pick('client_id', 'name', 'finance_limit')
  const pages = [
    {
      rows: [{ client_id: '1', name: '=Bay', finance_limit: new LosslessNumber('1.50') }],
      next: 'p2',
    },
    { rows: [{ client_id: '2', name: 'Zoë, Ltd', finance_limit: null }], next: null },
  ]
  const read = async (cursor: string | null) => {
    const { rows, next } = pages[cursor === null ? 0 : 1] as (typeof pages)[number]
    return { rows, nextCursor: next }
  }
  const file = 'Client ID,Name,Finance limit\r\n1,\'=Bay,1.50\r\n2,"Zoë, Ltd",\r\n'

  test('writes every page after the mark and the labels', async () => {
    const told: number[] = []
    const end = await exportPages(columns, startOfExport(columns), read, ({ rows }) =>
      told.push(rows),
    )
    const bytes = new Uint8Array(await new Blob([...end.parts]).arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(file)
    expect(end.rows).toBe(2)
    expect(told).toEqual([1])
  })

  test('goes on after a fault without losing or repeating a row', async () => {
    let kept = startOfExport(columns)
    const failing = (cursor: string | null) =>
      cursor ? Promise.reject(new Error('away')) : read(cursor)
    await expect(
      exportPages(columns, kept, failing, (state) => {
        kept = state
      }),
    ).rejects.toThrow('away')
    const end = await exportPages(columns, kept, read, () => undefined)
    expect(await new Blob([...end.parts]).text()).toBe(file)
  })

  test('to be edited and brought back has id and version first, and every column by name', async () => {
    const shown = pick('client_code', 'client_id', 'finance_limit', 'management_fee')
    const [id] = pick('client_id') as [ListColumn]
    const back = reimportColumns(id, shown)
    const row = {
      client_id: '10001',
      _etag: '"3"',
      client_code: '007',
      finance_limit: new LosslessNumber('9999999999999.123456'),
      management_fee: null,
    }
    const head = REIMPORT_FORMAT.head(back)
    expect(head + REIMPORT_FORMAT.row(back, row)).toBe(
      'Client ID (client_id),Version (_if_match),Client code (client_code),Finance limit (finance_limit),Management fee (management_fee)\r\n' +
        '10001,"""3""",\'007,\'9999999999999.123456,\r\n',
    )
  })

  test('that is imported again has its columns recognised, each by itself', () => {
    const [id] = pick('client_id') as [ListColumn]
    for (const column of all.filter((each) => each !== id)) {
      const { data } = Papa.parse<string[]>(REIMPORT_FORMAT.head(reimportColumns(id, [column])))
      expect(guessMapping(targetsOf(client), data[0] ?? [])).toEqual([
        'client_id',
        '_if_match',
        column.id,
      ])
    }
  })

  test('to be read has names beside ids, which an import passes over', () => {
    const [industry] = pick('client_industry_id') as [ListColumn]
    const row = { client_industry_id: 'IND-1', _labels: { client_industry_id: 'Water supply' } }
    expect(READABLE_FORMAT.head([industry]) + READABLE_FORMAT.row([industry], row)).toBe(
      'Industry,Name of industry\r\nIND-1,Water supply\r\n',
    )
    for (const resource of listedResources.filter(({ changes }) => changes.includes('bulk'))) {
      for (const column of resourceColumns(resource).filter(({ naming }) => naming)) {
        const { data } = Papa.parse<string[]>(READABLE_FORMAT.head([column]).trim())
        const [, name] = guessMapping(targetsOf(resource), data[0] ?? [])
        expect([resource.name, column.id, name]).toEqual([resource.name, column.id, null])
      }
    }
  })

  test('tells columns of one label apart', () => {
    const [fee] = pick('management_fee') as [ListColumn]
    expect(fileHead([fee, { ...fee, id: 'other' }])).toBe(
      'Management fee (management_fee),Management fee (other)\r\n',
    )
  })
})

describe('saved views', () => {
  const view: SavedView = { id: 'a', name: 'Leads', page: '/clients', query: '?client_type=lead' }

  test('replace one of the same list and name', () => {
    const views = withView([view], { ...view, id: 'b', query: '?state=VIC' })
    expect(views).toEqual([{ ...view, query: '?state=VIC' }])
    expect(withView([view], { ...view, id: 'b', page: '/approvals' })).toHaveLength(2)
  })

  test('are renamed and removed', () => {
    expect(renamedView([view], 'a', 'Leads, VIC')[0]?.name).toBe('Leads, VIC')
    const other = { ...view, id: 'b', name: 'Victoria' }
    expect(renamedView([view, other], 'b', 'Leads')).toEqual([view, other])
    const elsewhere = { ...other, page: '/approvals' }
    expect(renamedView([view, elsewhere], 'b', 'Leads')[1]?.name).toBe('Leads')
    expect(withoutView([view], 'a')).toEqual([])
  })

  test('come back from storage only when they are views of this console', () => {
    const bad = [null, 1, { ...view, page: '//elsewhere' }, { ...view, query: 'javascript:' }]
    expect(readSavedViews([view, ...bad])).toEqual([view])
    expect(readSavedViews('x')).toEqual([])
  })
})
