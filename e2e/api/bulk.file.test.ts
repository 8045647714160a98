import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NO_CORRECTIONS, withCorrection } from '@/components/import/corrections'
import { code } from '@/lib/resources'
import { callAsPage, passOver } from '../support/consoleCalls'
import { openScene, type Scene } from '../support/scene'

/** A long file, as the console imports it: checked as a whole, mended, and written. */

let scene: Scene

beforeAll(async () => {
  scene = await openScene()
  await callAsPage(scene, 'admin')
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await scene.close()
})

const COUNT = 10_000
/** What so many take in ms, on a machine that others keep busy. */
const SLOW = 600_000

test(
  'ten thousand codes come by a file: three wrong rows are mended, and all are there',
  async () => {
    const lines = Array.from({ length: COUNT }, (_, at) => `client_group,L-${at},Group ${at},${at}`)
    lines[41] = 'client_group,L-41,Group 41,many'
    lines[5_000] = 'no such list,L-5000,Group 5000,1'
    lines[9_999] = 'client_group,L-9999,,1'
    const file = new Blob([['List,Code,Name,Order', ...lines, ''].join('\r\n')])
    const { report } = await passOver(code, file, { isDry: true })
    expect(report).toMatchObject({ created: COUNT - 3, refused: 3, updated: 0 })
    expect(report.faults.map(({ row, column, message }) => [row, column, message])).toEqual([
      [43, 'Order', expect.stringContaining('many')],
      [5_002, 'List', expect.stringContaining('no such list')],
      [10_001, 'Name', expect.anything()],
    ])

    const corrected = [
      [43, 3, '41'],
      [5_002, 0, 'Client groups'],
      [10_001, 2, 'Group 9999'],
    ] as const
    const corrections = corrected.reduce(
      (all, [row, cell, text]) => withCorrection(all, row, cell, text),
      NO_CORRECTIONS,
    )
    const again = await passOver(code, file, { corrections, isDry: true })
    expect(again.report).toMatchObject({ created: COUNT, refused: 0 })
    const written = await passOver(code, file, { corrections, isDry: false })
    expect(written.report).toMatchObject({ created: COUNT, refused: 0, faultCount: 0 })
    const [row] = await scene.database.query<{ count: string }>(
      "SELECT count(*) FROM code WHERE list = 'client_group' AND code LIKE 'L-%'",
    )
    expect(row?.count).toBe(String(COUNT))
  },
  SLOW,
)

test('a file with versions that comes again has what it wrote as unchanged, and leaves what others wrote', async () => {
  const admin = await scene.as('admin')
  const made = await Promise.all(
    ['V-1', 'V-2', 'V-3'].map(async (name) => {
      const body = { list: 'client_group', code: name, name }
      const { body: record, headers } = await admin('POST', code.path, { body })
      return { id: record.code_id, tag: headers.get('etag')?.replaceAll('"', '""') }
    }),
  )
  const lines = made.map(({ id, tag }) => `${id},"${tag}",Written`)
  const file = new Blob([['(code_id),(_if_match),(note)', ...lines, ''].join('\r\n')])
  const first = await passOver(code, file, { isDry: false })
  expect(first.report).toMatchObject({ updated: 3, refused: 0 })
  const byOthers = await admin('PATCH', `${code.path}/${made[1]?.id}`, {
    body: { note: 'Another' },
  })
  expect(byOthers.status).toBe(200)
  for (const isDry of [true, false]) {
    const again = await passOver(code, file, { isDry })
    expect(again.report).toMatchObject({ unchanged: 2, updated: 0, refused: 1 })
    expect(again.report.faults).toMatchObject([{ row: 3 }])
  }
})
