import { stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BulkElement, resultsOf } from '@/components/api/bulk/elements'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { patchBody, wholeBody } from '@/components/form/model/changes'
import { formOf } from '@/components/form/model/values'
import { undoPlan } from '@/components/history/undo/plan'
import { guessMapping, targetsOf } from '@/components/import/mapping'
import { shapeOf } from '@/components/import/read'
import { runImport } from '@/components/import/run'
import type { ListRow } from '@/components/list/columns/cellText'
import { type ListColumn, resourceColumns } from '@/components/list/columns/columns'
import { REIMPORT_FORMAT, reimportColumns } from '@/components/list/reimportColumns'
import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { BYTE_ORDER_MARK } from '@/lib/text/csv'
import { parseJson } from '@/lib/text/json'
import type { Caller } from '../support/caller'
import { bodyOfAll, differences, textsOf } from '../support/fieldBodies'
import { casesOf } from '../support/fieldCases'
import {
  addressOf,
  isOwnText,
  makeRecord,
  makeReferenced,
  methodOf,
  shownFields,
} from '../support/records'
import { openScene, type Scene } from '../support/scene'

/**
 * What goes out by a file, or into the history, comes back as it was: for every field of every
 * resource, by what the console makes of files and of entries, against the service itself.
 */

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  for (const resource of resources) await makeReferenced(admin, resource)
})
afterAll(() => scene.close())

/** Texts that spreadsheets, pages and parsers like to change. */
const MISREAD = [
  "'007",
  '007',
  '=1+1',
  '1-2',
  'TRUE',
  ' x ',
  'a\r\nb\rc\n',
  '\u00a0',
  '\u200b',
  '"',
]
const ROUNDS = 6
/** So much of one value goes into a body with all others. */
const SHORT = 3000

let made = 0

function valuesOf(resource: Resource, field: Field): unknown[] {
  const sent = casesOf(field).good.map((each) => each.sent)
  const isFree = field.kind === 'text' && !field.isWord && !field.isWebAddress
  const all = isFree && !field.minLength ? [...MISREAD, ...sent] : sent
  const short = [...all, ...(field.required ? [] : [null])].filter(
    (value) => (stringify(value) ?? '').length < SHORT,
  )
  if (!isOwnText(resource, field)) return short
  return short.map((value) => {
    if (value === null) return null
    made += 1
    return `${String(value).slice(0, 50).trim()}-${made}`
  })
}

/** A body with a value of each field: another in each round, and another in each field of a kind. */
const bodyOfRound = (resource: Resource, fields: readonly Field[], round: number) =>
  bodyOfAll(
    fields.map((field, index) => {
      const values = valuesOf(resource, field)
      return [field, values[(round * 5 + index) % values.length]] as const
    }),
  )

const every = resources as readonly Resource[]
const named = (some: readonly Resource[]) =>
  some.map((resource) => [resource.name, resource] as const)

describe('a file to be imported again changes nothing', () => {
  /** The lines of a list, with every column that a file can have. */
  async function exportOf(resource: Resource, ids: readonly string[]): Promise<string> {
    const all = resourceColumns(resource)
    const id = all.find((column) => column.id === resource.id.name) as ListColumn
    const columns = reimportColumns(
      id,
      all.filter(({ permission }) => !permission),
    )
    const members = [...new Set(columns.map(({ path }) => path[0] ?? ''))]
    const query = `${resource.id.name}=${ids.map(encodeURIComponent)}&fields=${members}&limit=200`
    const { text } = await admin('GET', `${resource.path}?${query}`)
    const { data } = parseJson(text) as { data: ListRow[] }
    expect(data).toHaveLength(ids.length)
    return [
      REIMPORT_FORMAT.head(columns),
      ...data.map((row) => REIMPORT_FORMAT.row(columns, row)),
    ].join('')
  }

  test.each(named(every.filter(({ changes, list }) => list && changes.includes('bulk'))))(
    'of %s',
    async (_name, resource) => {
      const fields = shownFields(resource)
      const ids: string[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const { id } = await makeRecord(admin, resource)
        const body = bodyOfRound(resource, fields, round)
        const answer = await admin('PATCH', addressOf(resource, id), { body })
        expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
        ids.push(id)
      }
      const file = new Blob([BYTE_ORDER_MARK, await exportOf(resource, ids)])
      const shape = await shapeOf(file)
      const mapping = guessMapping(targetsOf(resource), shape.head).map((each) => each ?? null)
      const changed: unknown[] = []
      const { report } = await runImport({
        ...{ resource: resource.name, file, shape, timeZone: 'Australia/Sydney' },
        plan: { head: shape.head, mapping, empty: 'leave' },
        async call(elements: readonly BulkElement[]) {
          const headers = { prefer: 'handling=lenient' }
          const path = `${resource.path}?dry_run=true`
          const results = resultsOf((await admin('PATCH', path, { body: elements, headers })).text)
          changed.push(...results.filter(({ status }) => status !== 'unchanged'))
          return results
        },
        whoChanged: async () => ({}),
        onProgress: () => undefined,
        isCancelled: () => false,
      })
      expect([changed, report.faults]).toEqual([[], []])
      expect(report.unchanged).toBe(ROUNDS)
    },
  )
})

describe('an undo brings every field back', () => {
  test.each(named(every.filter((resource) => methodOf(resource))))(
    'of %s',
    async (_name, resource) => {
      const method = methodOf(resource) as string
      const fields = shownFields(resource).filter(({ kind }) => kind !== 'secret')
      const { id } = await makeRecord(admin, resource)
      const address = addressOf(resource, id)
      const change = async (body: unknown, headers: Record<string, string> = {}) => {
        const answer = await admin(method, address, { body, headers })
        expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
        return answer
      }
      for (let round = 0; round < ROUNDS; round++) {
        const before = await change(bodyOfRound(resource, fields, 2 * round))
        const requestId = `${resource.name}-${round}`
        const after = await change(bodyOfRound(resource, fields, 2 * round + 1), {
          'x-request-id': requestId,
        })
        const { text } = await admin('GET', `/fm/events?request_id=${requestId}`)
        const { data } = parseJson(text) as { data: ChangedRecord[] }
        const { records, paying } = undoPlan(data, [], () => true)
        const setBack = records.flatMap((record) => record.fields)
        const held = formOf(resource, parseJson(after.text) as Record<string, unknown>)
        for (const { field, to } of setBack) held[field.column] = to
        const body = method === 'PUT' ? wholeBody(resource, held) : patchBody(setBack)
        const undone = await change(body)
        const apart = differences(textsOf(before.body, fields), textsOf(undone.body, fields))
        // What would pay is left to a person.
        expect(Object.keys(apart)).toHaveLength(paying.length)
      }
    },
  )
})
