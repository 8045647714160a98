import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { client } from '@/lib/resources'
import { clientList } from '@/lib/resources/lists'
import { type ListColumn, resourceColumns } from './columns/columns'
import { csvHead, exportPages, startOfExport } from './exportCsv'
import { readSavedViews, renamedView, type SavedView, withoutView, withView } from './savedViews'

const all = resourceColumns(client, clientList)
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

  test('tells columns of one label apart', () => {
    const [fee] = pick('management_fee') as [ListColumn]
    expect(csvHead([fee, { ...fee, id: 'other' }])).toBe(
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
    expect(withoutView([view], 'a')).toEqual([])
  })

  test('come back from storage only when they are views of this console', () => {
    const bad = [null, 1, { ...view, page: '//elsewhere' }, { ...view, query: 'javascript:' }]
    expect(readSavedViews([view, ...bad])).toEqual([view])
    expect(readSavedViews('x')).toEqual([])
  })
})
