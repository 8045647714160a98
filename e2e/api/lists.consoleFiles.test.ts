import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ListColumn } from '@/components/list/columns/columns'
import { shownColumns } from '@/components/list/columns/layout'
import {
  type CsvFormat,
  type ExportPage,
  exportPages,
  READABLE_FORMAT,
  startOfExport,
} from '@/components/list/exportCsv'
import { type ListConfig, resourceList } from '@/components/list/listConfig'
import { askedByIds, orderedMatchOf } from '@/components/list/query/listState'
import { REIMPORT_FORMAT, reimportColumns } from '@/components/list/reimportColumns'
import { readChosen } from '@/components/list/state/listPage'
import { listedResources } from '@/components/record/resources'
import { chooseTimeZone } from '@/components/time/timeZone'
import type { Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { callAsPage, passOver } from '../support/consoleCalls'
import { openScene, type Scene } from '../support/scene'

/**
 * Files that the console writes of lists, by the calls that it makes, against the service: of all that
 * match, of what is chosen, and to be imported again.
 */

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  await callAsPage(scene, 'admin')
  // Moments stand in a file in the zone of whoever asks for it; where that is not said, in UTC.
  chooseTimeZone('UTC')
})
afterAll(async () => {
  chooseTimeZone(null)
  vi.unstubAllGlobals()
  await scene.close()
})

/** So many of the oldest records of a list. */
async function oldest({ id: { name }, path }: Resource, count: number): Promise<string[]> {
  const { body } = await admin('GET', `${path}?fields=${name}&sort=${name}&limit=${count}`)
  const ids = body.data.map((record: Record<string, unknown>) => String(record[name]))
  expect(ids).not.toEqual([])
  return ids
}

type ReadPage = (columns: readonly ListColumn[], cursor: string | null) => Promise<ExportPage>

/** How the records of a file are found and read, by what the file is of. */
const pagesOf = (config: ListConfig, ids: readonly string[]) => {
  const read = async (columns: readonly ListColumn[], found: readonly string[]) => ({
    rows: (await readChosen(config, found, columns, {})).flat(),
    nextCursor: null,
  })
  const match = orderedMatchOf({ search: '', sort: [], filters: askedByIds(config.id, ids) })
  return {
    'all that match': async (columns) => read(columns, await idsFound(config, match)),
    'what is chosen': (columns) => read(columns, ids),
  } satisfies Record<string, ReadPage>
}

function idsFound({ exported }: ListConfig, match: URLSearchParams) {
  if (!('ids' in exported)) throw new Error('a list of records has files of records')
  return exported.ids(match)
}

async function written(
  columns: readonly ListColumn[],
  read: ReadPage,
  manner: CsvFormat = READABLE_FORMAT,
) {
  const done = await exportPages(
    columns,
    startOfExport(columns, manner),
    (cursor) => read(columns, cursor),
    () => undefined,
    manner,
  )
  return new Blob([...done.parts])
}

const bytesOf = async (file: Blob | Response) => Buffer.from(await file.arrayBuffer()).toString()
const linesOf = async (file: Blob) => (await bytesOf(file)).split('\r\n').sort()

describe.each(listedResources.map((resource) => [resource.plural, resource] as const))(
  'A file of %s',
  (_, resource) => {
    const config = resourceList(resource)
    const every = [...config.columns.values()]

    test('is that which the service gives of them', async () => {
      const ids = await oldest(resource, 1)
      const shown = shownColumns(config.defaultColumns, config.primary, config.shape.isColumn).map(
        (id) => config.columns.get(id) as ListColumn,
      )
      const given = await fetch(`/api/v1${resource.path}?${config.id}=${ids}`, {
        headers: { accept: 'text/csv' },
      })
      expect(given.status).toBe(200)
      const own = await written(shown, pagesOf(config, ids)['all that match'])
      expect(await bytesOf(own)).toBe(await bytesOf(given))
    })

    test('tells of chosen ones what it does of all', async () => {
      const pages = pagesOf(config, await oldest(resource, 2))
      const all = await linesOf(await written(every, pages['all that match']))
      const chosen = await linesOf(await written(every, pages['what is chosen']))
      expect(chosen).toEqual(all)
      expect(all.length).toBeGreaterThan(2)
    })

    if (!resource.changes.includes('bulk')) return
    test.each(['all that match', 'what is chosen'] as const)(
      'comes back as it went: of %s',
      async (of) => {
        const ids = await oldest(resource, 2)
        const columns = reimportColumns(config.columns.get(config.id) as ListColumn, every)
        const file = await written(columns, pagesOf(config, ids)[of], REIMPORT_FORMAT)
        const { report } = await passOver(resource, file, { isDry: true })
        expect(report.faults).toEqual([])
        expect(report).toMatchObject({
          ...{ unchanged: ids.length, updated: 0, created: 0, refused: 0 },
        })
      },
    )
  },
)
