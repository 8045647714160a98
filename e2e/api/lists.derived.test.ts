import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { LosslessNumber, parse, stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Line } from '@/components/approval/lines/line'
import { totalOf } from '@/components/approval/lines/sums'
import { figureText } from '@/components/form/model/figure'
import { approvalsBy } from '../support/approvals'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

const PATH = '/fm/approvals'
const reckoned = (lines: unknown): string => figureText(totalOf(lines as Line[]).figure)
const plain = (value: LosslessNumber) => value.value

describe('the total of the lines', () => {
  const digits = (most: number) =>
    fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`)).map((text) => text.replace(/^0+(?=.)/, ''))
  const number = fc
    .tuple(
      fc.boolean(),
      fc.oneof({ weight: 9, arbitrary: digits(20) }, digits(1000)),
      fc.option(fc.oneof({ weight: 9, arbitrary: digits(12) }, digits(1000))),
      fc.option(fc.integer({ min: -1010, max: 1010 })),
    )
    .map(
      ([isNegative, whole, fraction, exponent]) =>
        `${isNegative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}${exponent === null ? '' : `e${exponent}`}`,
    )
  const odd = fc.constantFrom(
    '',
    ' 12',
    '12 ',
    '+5',
    '.5',
    '5.',
    '$1,248.50',
    '1,248.50',
    '007',
    '-0.50',
    '12\n',
    '１２',
    'abc',
    'NaN',
    'Infinity',
    '0x10',
    '1_000',
    ...[60, 1000, 1001, 3000].flatMap((count) => ['9'.repeat(count), `0.${'9'.repeat(count)}`]),
    `${'0'.repeat(3000)}7`,
  )
  const amount = fc.oneof(
    number.map((text) => new LosslessNumber(text)),
    number,
    odd,
    fc.constantFrom(null, true, false),
    fc.constant([]),
    fc.constant({ amount: 5 }),
  )
  const line = fc.record(
    { amount, quantity: number.map((text) => new LosslessNumber(text)) },
    { requiredKeys: [] },
  )

  test('is reckoned by the service as it is by the console, whatever stands in the lines', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
        const text = stringify(lines) as string
        const [row] = await scene.database.query<{ total: string }>(
          "SELECT json_sum($1::jsonb, 'amount')::text AS total",
          [text],
        )
        expect(row?.total).toBe(reckoned(parse(text)))
      }),
      { numRuns: 300 },
    )
  })

  test('counts every number, however long, and what is none for nothing', async () => {
    const lines = parse(
      '[{"amount":0.1},{"amount":"0.20"},{"amount":1e2},{"amount":"abc"},{"amount":null},{},{"amount":1e13},{"amount":0.1234567},{"quantity":3,"unit_price":7}]',
    )
    const { answer } = await approvalsBy(editor).make({ maintenance_lines: lines })
    const id = answer.body.approval_id
    const { body } = await editor('GET', `${PATH}?fields=approval_id,_lines_total&limit=1`)
    expect(body.data[0].approval_id).toBe(id)
    expect(plain(body.data[0]._lines_total)).toBe('10000000000100.4234567')
    expect(reckoned(lines)).toBe('10000000000100.4234567')
    expect(Object.keys(answer.body)).not.toContain('_lines_total')
  })

  test('sorts by an index', async () => {
    const fields = 'approval_id,_lines_total,maintenance_lines'
    const { body } = await editor('GET', `${PATH}?sort=-_lines_total&limit=200&fields=${fields}`)
    for (const row of body.data)
      expect(plain(row._lines_total)).toBe(reckoned(row.maintenance_lines))
    await scene.database.query('ANALYZE approval')
    const plan = await scene.database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT approval_id FROM approval t ORDER BY json_sum(t.maintenance_lines, 'amount'), t.approval_id LIMIT 51`,
    )
    const words = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(words).toContain('approval_sort__lines_total')
    expect(words).not.toContain('Sort')
  })

  test('unpacks long lines once, and not for each of them', async () => {
    const maintenance_lines = Array.from({ length: 60 }, () => ({
      description: Array.from({ length: 60 }, randomUUID).join(' '),
      amount: 1,
    }))
    const made = await editor('POST', PATH, { body: { contract_id: 'C-long', maintenance_lines } })
    const blocksOf = async (told: string) => {
      const [plan] = await scene.database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT ${told} FROM approval WHERE approval_id = $1`,
        [made.body.approval_id],
      )
      return plan?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'] ?? 0
    }
    const [whole, total] = [
      await blocksOf('length(maintenance_lines::text)'),
      await blocksOf("json_sum(maintenance_lines, 'amount')"),
    ]
    expect(whole).toBeGreaterThan(10)
    expect(total).toBeLessThan(3 * whole)
  })
})

interface PlanNode {
  readonly 'Shared Hit Blocks': number
}

test('the client behind an approval is named where the contract is known', async () => {
  const { client_id } = (await editor('POST', '/fm/clients', { body: { name: 'Named Pty Ltd' } }))
    .body
  await editor('PUT', '/fm/contracts/C-NAMED', { body: { client_id } })
  const { make } = approvalsBy(editor)
  await make({ contract_id: 'C-NAMED' })
  await make({ contract_id: 'C-OF-NOBODY' })
  const fields = '_client_id,_client_name,_etag,contract_id'
  const { body } = await editor('GET', `${PATH}?limit=2&fields=${fields}`)
  expect(body.data).toEqual([
    { contract_id: 'C-OF-NOBODY', _client_id: null, _client_name: null, _etag: '"1"' },
    { contract_id: 'C-NAMED', _client_id: client_id, _client_name: 'Named Pty Ltd', _etag: '"1"' },
  ])
  const unknown = await editor('GET', `${PATH}?sort=_client_name`)
  expect([unknown.status, unknown.body.code]).toEqual([400, 'invalid_parameter'])
  const single = await editor('GET', '/fm/clients?fields=_lines_total')
  expect(single.status).toBe(400)
})

test('telling the client takes the permission to read clients; the total does not', async () => {
  const viewer = await scene.as('viewer')
  await scene.database.query(
    "UPDATE role SET permissions = '{Approvals:Read}' WHERE role_id = (SELECT role_id FROM user_account WHERE user_name = 'viewer')",
  )
  for (const name of ['_client_id', '_client_name']) {
    const { status, body } = await viewer('GET', `${PATH}?fields=approval_id,${name}`)
    expect([status, body.required_permission]).toEqual([403, 'Clients:Read'])
  }
  expect((await viewer('GET', `${PATH}?fields=_lines_total&limit=1`)).status).toBe(200)
  for (const accept of ['application/json', 'text/csv']) {
    const headers = { accept }
    const { status, body } = await viewer('GET', `${PATH}?client_id=10001`, { headers })
    expect([status, body.required_permission]).toEqual([403, 'Clients:Read'])
  }
})
