import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import type { Doing } from '@/components/api/bulk/calls'
import type { BulkElement, BulkResult } from '@/components/api/bulk/elements'
import type { FieldFault } from '@/components/api/problem'
import { NAMINGS } from '@/lib/derive/naming'
import { client, code, contract, supplier } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { csvLine } from '@/lib/text/csv'
import type { AskShared } from './duplicates'
import { guessMapping, mappingFaults, targetsOf } from './mapping'
import { type AskNames, type Meanings, meaningOf, meaningsBy } from './meanings'
import { shapeOf } from './read'
import { rowReader } from './rows'
import { runImport } from './run'
import type { Withheld } from './withheld'

/** A service that keeps records by their keys, as much of one as an import sees. */
function serviceWith(standing: readonly string[], keyOf: (element: BulkElement) => string) {
  const stands = new Set(standing)
  const sent: [Doing, BulkElement][] = []
  const call = async (elements: readonly BulkElement[], doing: Doing): Promise<BulkResult[]> =>
    elements.map((element) => {
      sent.push([doing, element])
      const key = keyOf(element)
      const last = 'code' in element ? '/code' : '/supplier_id'
      const refused = (fault: string, ...others: FieldFault[]): BulkResult => ({
        status: 'refused',
        errors: [{ pointer: last, code: fault, message: `${fault} ${key}` }, ...others],
      })
      if (doing === 'change') {
        // The service tells all that is wrong with a change, also of what is not there.
        const other = { pointer: '/name', code: 'conflict', message: 'Of a change alone' }
        return stands.has(key) ? { status: 'updated' } : refused('not_found', other)
      }
      if (stands.has(key)) return refused('conflict')
      stands.add(key)
      return { status: 'created' }
    })
  return { call, sent }
}

interface Manner {
  readonly creates?: boolean
  readonly askNames?: AskNames
  readonly askShared?: AskShared
  readonly namings?: readonly string[]
  readonly meanings?: Meanings
  readonly withheld?: Withheld
  readonly isCheck?: boolean
}

/** One pass over a file of these lines. */
async function pass(
  resource: Resource,
  lines: readonly (readonly string[])[],
  call: Parameters<typeof runImport>[0]['call'],
  {
    creates = true,
    askNames,
    askShared,
    namings = [],
    meanings,
    withheld,
    isCheck = false,
  }: Manner = {},
) {
  const file = new Blob(lines.map(csvLine))
  const shape = await shapeOf(file)
  const mapping = guessMapping(targetsOf(resource), shape.head)
  return runImport({
    ...{ resource: resource.name, file, shape, timeZone: 'UTC', call, meanings, withheld },
    isCheck,
    plan: { head: shape.head, mapping, empty: 'leave', creates },
    ...(askNames && { askNames }),
    ...(askShared && { askShared }),
    namings: new Set(namings),
    whoChanged: async () => ({}),
    onProgress: () => undefined,
    isCancelled: () => false,
  })
}

const byCode = ({ list, code }: BulkElement) => `${list} ${code}`
const bySupplier = ({ supplier_id }: BulkElement) => String(supplier_id)

describe('a file of codes', () => {
  test('changes those that stand by list and code, and adds the others', async () => {
    const { call, sent } = serviceWith(['client_group A'], byCode)
    const { report } = await pass(
      code,
      [
        ['List', 'Code', 'Name'],
        ['client_group', 'A', 'Old one'],
        ['Client groups', 'B', 'New one'],
        ['client_group', 'B', 'Twice'],
        ['no such list', 'C', 'Nowhere'],
      ],
      call,
    )
    expect(report).toMatchObject({ created: 1, updated: 1, refused: 2 })
    expect(report.faults.map(({ row, column }) => [row, column])).toEqual([
      [4, 'Code'],
      [5, 'List'],
    ])
    expect(report.faults[0]?.message).toContain('already in row 3')
    const blanks = await pass(
      code,
      [
        ['list', 'code'],
        ['client_group', ' A '],
      ],
      call,
    )
    expect(blanks.report).toMatchObject({ created: 0, updated: 1 })
    sent.pop()
    expect(sent).toEqual([
      ['change', { list: 'client_group', code: 'A', name: 'Old one' }],
      ['change', { list: 'client_group', code: 'B', name: 'New one' }],
      ['create', { list: 'client_group', code: 'B', name: 'New one' }],
    ])
  })

  test('that was exported takes new rows, which have neither id nor version', async () => {
    const { call, sent } = serviceWith([], ({ code_id, code }) => String(code_id ?? code))
    const head = ['code_id', '_if_match', 'list', 'code', 'name']
    const { report } = await pass(code, [head, ['', '', 'client_group', 'N', 'New']], call)
    expect(report.created).toBe(1)
    expect(sent).toEqual([['create', { list: 'client_group', code: 'N', name: 'New' }]])
    const needed: typeof call = async () => [
      { status: 'refused', errors: [{ pointer: '/name', code: 'required', message: 'null' }] },
    ]
    const empty = await pass(code, [head, ['', '', 'client_group', 'E', '']], needed)
    expect(empty.report.faults).toMatchObject([
      { row: 2, column: 'name', message: 'Name cannot be empty.' },
    ])
    const gone = await pass(code, [head, ['7', '"2"', 'client_group', 'G', 'Gone']], call)
    expect(gone.report).toMatchObject({ created: 0, refused: 1 })
  })

  test('has each once, be it named by its id or by its list and code', async () => {
    const { call, sent } = serviceWith(['1', '2'], ({ code_id, code }) => String(code_id ?? code))
    const { report } = await pass(
      code,
      [
        ['code_id', 'list', 'code', 'name'],
        ['1', 'client_group', 'A', 'First'],
        ['', 'Client groups', 'A', 'Again'],
        ['', 'client_group', 'B', 'Second'],
        ['2', 'client_group', 'B', 'Again'],
      ],
      call,
    )
    expect(report.faults.map(({ message }) => message)).toEqual([
      'Code client_group A is already in row 2.',
      'Code client_group B is already in row 4.',
    ])
    expect(sent.map(([, { name }]) => name)).toEqual(['First', 'Second', 'Second'])
  })

  test('has each once, where only the service knows that an id is of a list and code', async () => {
    const { call, sent } = serviceWith(['1'], () => '1')
    const answers: typeof call = async (elements, doing) =>
      (await call(elements, doing)).map((result) => ({ ...result, code_id: '1' }))
    const lines = [
      ['code_id', 'list', 'code', 'name'],
      ['1', '', '', 'First'],
      ['', 'client_group', 'A', 'Again'],
    ]
    const checked = await pass(code, lines, answers)
    expect(checked.report).toMatchObject({ updated: 1, refused: 1 })
    expect(checked.report.faults.map(({ row, message }) => [row, message])).toEqual([
      [3, 'Code 1 is already in row 2.'],
    ])
    sent.length = 0
    const { withheld } = checked
    const written = await pass(code, lines, answers, { withheld })
    expect(written.report).toMatchObject({ updated: 1, refused: 1 })
    expect(sent.map(([, { name }]) => name)).toEqual(['First'])
  })

  test('adds nothing for whoever may not', async () => {
    const { call } = serviceWith([], byCode)
    const lines = [
      ['list', 'code', 'name'],
      ['client_group', 'N', 'New'],
    ]
    const { report } = await pass(code, lines, call, { creates: false })
    expect(report).toMatchObject({ created: 0, refused: 1 })
    expect(report.faults[0]?.message).toContain('not_found')
  })

  test('needs the id, or both members that tell codes apart', () => {
    const faults = (...mapping: string[]) => mappingFaults(targetsOf(code), mapping)
    expect(faults('list', 'code')).toEqual([])
    expect(faults('code_id', 'name')).toEqual([])
    expect(faults('code', 'name')[0]?.message).toContain('List and Code')
  })
})

describe('a file of suppliers', () => {
  const head = ['supplier_id', 'name']

  test('adds what stands nowhere, and advises on an id in another case', async () => {
    const { call } = serviceWith(['S-1'], bySupplier)
    const similar: typeof call = async (elements, doing) =>
      (await call(elements, doing)).map((result, at) =>
        bySupplier(elements[at] as BulkElement) === 's-1' && result.status === 'created'
          ? { ...result, similar_id: 'S-1' }
          : result,
      )
    const { report } = await pass(
      supplier,
      [head, ['S-1', 'Stands'], ['s-1', 'Nearly'], ['S-2', 'New'], ['s-2', 'Nearly too']],
      similar,
    )
    expect(report).toMatchObject({ created: 3, updated: 1, refused: 0, faultCount: 0 })
    expect(report.advice.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'supplier_id', expect.stringContaining('differs from S-1 in its case alone')],
      [5, 'supplier_id', expect.stringContaining('differs from S-2 in row 4 in its case alone')],
    ])
  })

  test('advises on the values that it changes as a form does', async () => {
    const { call } = serviceWith(['S-1', 'S-2'], bySupplier)
    const telling: typeof call = async (elements, doing) =>
      (await call(elements, doing)).map((result, at) => {
        const { supplier_id, ...values } = elements[at] as BulkElement
        const fields = supplier_id === 'S-2' ? [] : Object.keys(values)
        return { ...result, changes: fields.map((field) => ({ field, from: null, to: 'x' })) }
      })
    const { report } = await pass(
      supplier,
      [
        [...head, 'bank_bsb', 'email', 'abn'],
        ['S-1', 'Stands', '62000', 'a@b.example', ''],
        ['S-2', 'Holds it already', '62000', 'nobody', '12345678901'],
        ['S-3', 'New', '062-000', 'nobody', '12345678901'],
      ],
      telling,
    )
    expect(report).toMatchObject({ created: 1, updated: 2, refused: 0, adviceCount: 3 })
    expect(report.advice.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'bank_bsb', 'A BSB has six digits, such as 062-000.'],
      [4, 'email', 'This does not look like an email address.'],
      [4, 'abn', 'The check digits of this ABN are wrong.'],
    ])
  })

  test('says of a day that it has passed by the day that it is', () => {
    const plan = {
      head: ['id', 'due'],
      mapping: ['client_id', 'due_date'],
      empty: 'leave',
    } as const
    const hintsOn = (today: string) =>
      rowReader(targetsOf(client), plan, { timeZone: 'UTC', today })({
        row: 2,
        cells: ['77', '30/06/2027'],
      }).hints.get('due_date')?.message
    expect(hintsOn('2027-07-01')).toBe('This date has passed.')
    expect(hintsOn('2027-06-30')).toBeUndefined()
  })

  test('of which only a part got through says so of each row', async () => {
    const { call } = serviceWith(['S-1'], bySupplier)
    const { report, rejects } = await pass(
      supplier,
      [head, ['S-1', 'Stands'], ['S-2', 'New']],
      (elements, doing) =>
        doing === 'create' ? Promise.resolve('unanswered') : call(elements, doing),
    )
    expect(report).toMatchObject({ updated: 1, created: 0, refused: 0, unanswered: 1 })
    expect(await rejects.text()).toContain('Import it again')
  })

  test('of ten thousand rows names the three that are wrong', async () => {
    const { call } = serviceWith([], bySupplier)
    const rows = Array.from({ length: 10_000 }, (_, at) => [`S-${at}`, `Supplier ${at}`, 'yes'])
    for (const at of [7, 5_000, 9_999]) rows[at] = [`S-${at}`, 'Wrong', 'perhaps']
    const { report } = await pass(supplier, [[...head, 'active'], ...rows], call)
    expect(report).toMatchObject({ created: 9_997, refused: 3, faultCount: 3 })
    expect(report.faults.map(({ row }) => row)).toEqual([9, 5_002, 10_001])
  })
})

test('a client is added by a row that leaves its id empty, and by no other', async () => {
  const sent: [Doing, BulkElement][] = []
  const { report, rejects } = await pass(
    client,
    [
      ['client_id', 'name'],
      ['', 'New Council'],
      ['77', 'Old Council'],
    ],
    async (elements, doing) => {
      for (const element of elements) sent.push([doing, element])
      return doing === 'create' ? 'unanswered' : [{ status: 'unchanged' }]
    },
  )
  expect(sent).toEqual([
    ['change', { client_id: '77', name: 'Old Council' }],
    ['create', { name: 'New Council' }],
  ])
  expect(report).toMatchObject({ unanswered: 1, unchanged: 1 })
  expect(await rejects.text()).toContain('it would be added twice')
  expect(mappingFaults(targetsOf(client), ['name'])).toHaveLength(1)
})

test('A check shows of the first rows what they change, in what goes between threads', async () => {
  const { preview, report } = await pass(
    client,
    [['client_id', 'finance_limit'], ...Array.from({ length: 80 }, (_, at) => [`${at + 1}`, '5'])],
    async (elements) =>
      elements.map(({ client_id }) =>
        client_id === '2'
          ? { status: 'unchanged', changes: [] }
          : {
              status: 'updated',
              changes: [{ field: 'finance_limit', from: null, to: new LosslessNumber('5.10') }],
            },
      ),
    {
      namings: ['client'],
      askNames: async (_, ids) => ids.map((id) => ({ id, name: `Name ${id}`, active: true })),
    },
  )
  expect(report.updated).toBe(79)
  expect(preview).toHaveLength(50)
  expect(structuredClone(preview).slice(0, 2)).toEqual([
    {
      ...{ row: 2, id: '1', isNew: false, name: 'Name 1' },
      changes: [{ field: 'finance_limit', from: null, to: '5.10' }],
    },
    expect.objectContaining({ row: 4, id: '3', name: 'Name 3' }),
  ])
})

test('A check shows first what writes over something, and of that who is paid', async () => {
  const ids = Array.from({ length: 80 }, (_, at) => `S-${at + 1}`)
  const { preview } = await pass(
    supplier,
    [['supplier_id', 'name'], ...ids.map((id) => [id, 'Tyres'])],
    async (elements) =>
      elements.map(({ supplier_id: id }) => {
        const isNew = id !== 'S-70' && id !== 'S-75'
        const field = id === 'S-75' ? 'bank_bsb' : 'name'
        return {
          status: isNew ? ('created' as const) : ('updated' as const),
          changes: [{ field, from: null, to: '062-000' }],
        }
      }),
  )
  expect(preview).toHaveLength(50)
  expect(preview.slice(0, 4).map(({ id, isNew }) => [id, isNew])).toEqual([
    ['S-75', false],
    ['S-70', false],
    ['S-1', true],
    ['S-2', true],
  ])
})

describe('names in place of ids', () => {
  const PEOPLE = [
    { id: '7', name: 'Priya Raman', active: true },
    { id: '8', name: 'Tom Hale', active: true },
    { id: '9', name: 'tom hale', active: false },
    { id: '12', name: 'Hale, Tom & Co', active: true },
    { id: '13', name: ' Ann  Lee', active: true },
  ]
  const asking = () => {
    const asked: [string, readonly string[]][] = []
    const askNames: AskNames = async (of, texts) => {
      asked.push([of, texts])
      return PEOPLE.filter(({ id, name }) =>
        texts.some((text) => text === id || text.toLowerCase() === name.toLowerCase()),
      )
    }
    return { asked, askNames }
  }

  test('are taken where one thing has them, told where several do, and left where none does', async () => {
    const { asked, askNames } = asking()
    const sent: BulkElement[] = []
    const lines = [
      ['client_id', 'user_id', 'area'],
      ['1', ' priya  RAMAN ', 'North'],
      ['2', '7', 'North'],
      ['3', 'Tom Hale', 'North'],
      ['4', 'Somebody else', 'North'],
      ['5', 'Priya Raman', 'North'],
      ['6', 'Hale, Tom & Co', 'North'],
      ['7', 'Raman, Priya', 'North'],
    ]
    const { report, meanings, withheld } = await pass(
      client,
      lines,
      async (elements) => {
        sent.push(...elements)
        return elements.map(() => ({ status: 'updated' }))
      },
      { askNames, namings: ['user'] },
    )
    // What several are called is tried out as it stands: the record may have just that.
    expect(sent.map(({ user_id }) => user_id)).toEqual([
      ...['7', '7', 'Tom Hale', 'Somebody else', '7', '12'],
      'Raman, Priya',
    ])
    expect(report.faults).toMatchObject([{ row: 4, column: 'user_id' }])
    expect(report.faults[0]?.message).toContain('8, 9')
    expect(report.named).toEqual([
      { column: 'user_id', text: 'priya RAMAN', meaning: { is: 'name', id: '7' }, rows: 1 },
      { column: 'user_id', text: 'Somebody else', meaning: { is: 'unknown' }, rows: 1 },
      { column: 'user_id', text: 'Priya Raman', meaning: { is: 'name', id: '7' }, rows: 1 },
      { column: 'user_id', text: 'Hale, Tom & Co', meaning: { is: 'name', id: '12' }, rows: 1 },
      { column: 'user_id', text: 'Raman, Priya', meaning: { is: 'unknown' }, rows: 1 },
    ])
    expect(asked.map(([of]) => of)).toEqual(['user'])

    // What is written goes by what the check has shown: nobody is asked again.
    const changed: BulkElement[] = []
    await pass(
      client,
      lines,
      async (elements) => {
        changed.push(...elements)
        return elements.map(() => ({ status: 'updated' }))
      },
      {
        ...{ askNames: () => Promise.reject(new Error('asked again')), namings: ['user'] },
        ...{ meanings, withheld },
      },
    )
    expect(changed).toEqual(sent.filter(({ client_id }) => client_id !== '3'))
  })

  test('are left where the record has just that text, be it the name of one or of several', async () => {
    const { askNames } = asking()
    const held: Readonly<Record<string, string>> = { '1': 'Priya Raman', '2': 'Tom Hale' }
    const lines = [
      ['client_id', 'user_id', 'area'],
      ['1', 'Priya Raman', 'North'],
      ['2', 'Tom Hale', 'South'],
      ['3', 'Priya Raman', 'South'],
      ['4', 'Tom Hale', 'South'],
    ]
    const sent: BulkElement[] = []
    const answering = async (elements: readonly BulkElement[]): Promise<BulkResult[]> => {
      sent.push(...elements)
      return elements.map(({ client_id, user_id, area }) => {
        const id = String(client_id)
        const [from, was] = [held[id] ?? null, id === '1' ? 'North' : null]
        const changes = [
          ...(user_id === undefined || user_id === from
            ? []
            : [{ field: 'user_id', from, to: user_id }]),
          ...(area === was ? [] : [{ field: 'area', from: was, to: area }]),
        ]
        return { status: changes.length > 0 ? 'updated' : 'unchanged', changes }
      })
    }
    const manner = { askNames, namings: ['user'] }
    const { report, preview, meanings, withheld } = await pass(client, lines, answering, manner)
    expect(report).toMatchObject({ updated: 2, unchanged: 1, refused: 1 })
    expect(report.faults.map(({ row }) => row)).toEqual([5])
    expect(report.named.map(({ text, rows }) => [text, rows])).toEqual([['Priya Raman', 1]])
    expect(preview.map(({ id, changes }) => [id, changes.map(({ field }) => field)])).toEqual([
      ['2', ['area']],
      ['3', ['user_id', 'area']],
    ])

    sent.length = 0
    const written = await pass(client, lines, answering, { ...manner, meanings, withheld })
    expect(written.report).toMatchObject({ updated: 2, unchanged: 1, refused: 1 })
    expect(sent).toEqual([
      { client_id: '1', area: 'North' },
      { client_id: '2', area: 'South' },
      { client_id: '3', user_id: '7', area: 'South' },
    ])
  })

  test('and ids are known with blanks around them, which are kept around what nothing is called', async () => {
    const { askNames } = asking()
    const sent: BulkElement[] = []
    const { report } = await pass(
      client,
      [
        ['client_id', 'user_id'],
        ['1', '7 '],
        ['2', '\u00a0 7'],
        ['3', '7\n'],
        ['4', ' priya raman '],
        ['5', 'S-9 '],
      ],
      async (elements) => {
        sent.push(...elements)
        return elements.map(() => ({ status: 'updated' }))
      },
      { askNames, namings: ['user'] },
    )
    expect(sent.map(({ user_id }) => user_id)).toEqual(['7', '7', '7', '7', 'S-9 '])
    expect(report.named.at(-1)).toMatchObject({ text: 'S-9 ', meaning: { is: 'unknown' } })
  })

  test('are known as they are written, too, whatever blanks are in them', async () => {
    const { askNames } = asking()
    const sent: BulkElement[] = []
    const { report } = await pass(
      client,
      [
        ['client_id', 'user_id'],
        ['1', ' Ann  Lee'],
        ['2', ' ann  LEE'],
        ['3', 'Ann Lee'],
      ],
      async (elements) => {
        sent.push(...elements)
        return elements.map(() => ({ status: 'updated' }))
      },
      { askNames, namings: ['user'] },
    )
    expect(sent.map(({ user_id }) => user_id)).toEqual(['13', '13', 'Ann Lee'])
    expect(report.named.at(-1)?.meaning).toEqual({ is: 'unknown' })
  })

  test('are of no use to whoever may not know them', async () => {
    const { asked, askNames } = asking()
    const lines = [
      ['contract_id', 'client_id'],
      ['C-1', 'Wattleford City Council'],
    ]
    const { report } = await pass(contract, lines, async () => [], { askNames, namings: ['user'] })
    expect(asked).toEqual([])
    expect(report.refused).toBe(1)
  })

  test('of a whole file are asked for once each, many in a call', async () => {
    const { asked, askNames } = asking()
    const { learnAll } = meaningsBy(new Set(['user']), askNames)
    const columns = [{ index: 0, naming: NAMINGS.get('user') }]
    const rows = Array.from({ length: 1000 }, (_, at) => [`Person ${at % 450}`])
    await learnAll(columns, rows)
    await learnAll(columns, rows)
    expect(asked.length).toBeLessThanOrEqual(5)
    expect(asked.flatMap(([, texts]) => texts)).toHaveLength(450)
  })

  test.each([
    ['7', { is: 'id', id: '7' }],
    ['PRIYA RAMAN', { is: 'name', id: '7' }],
    ['Tom Hale', { is: 'shared', ids: ['8', '9'] }],
    ['Nobody', { is: 'unknown' }],
  ])('%s is known for what it is', (text, meaning) => {
    expect(meaningOf(text, PEOPLE)).toEqual(meaning)
  })
})

describe('a row with a cell that cannot be read', () => {
  const FILE = [
    ['client_id', 'name', 'finance_limit', 'bank_bsb'],
    ['1', 'There', 'abc', '62000'],
    ['2', 'Nowhere', 'abc', ''],
    ['x', 'Without an id', 'abc', ''],
  ]
  const sent: BulkElement[] = []
  const call = async (elements: readonly BulkElement[]): Promise<BulkResult[]> =>
    elements.map((element) => {
      sent.push(element)
      if (element.client_id !== '1') {
        const message = 'There is no client 2.'
        return {
          status: 'refused',
          errors: [{ pointer: '/client_id', code: 'not_found', message }],
        }
      }
      const changes = [{ field: 'bank_bsb', from: '062-000', to: '62000' }]
      return { status: 'updated', changes }
    })

  test('is told with all else that is wrong with it, or worth a look, and never written', async () => {
    sent.length = 0
    const { report, preview, withheld, faultList } = await pass(client, FILE, call, {
      isCheck: true,
    })
    expect(report).toMatchObject({ updated: 0, refused: 3, faultCount: 5 })
    expect(report.faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'finance_limit'],
      [3, 'finance_limit'],
      [3, 'client_id'],
      [4, 'client_id'],
      [4, 'finance_limit'],
    ])
    expect(report.advice).toMatchObject([{ row: 2, column: 'bank_bsb' }])
    expect(await faultList.text()).toContain('There is no client 2.')
    expect(preview).toEqual([])
    expect(sent.map(({ client_id }) => client_id)).toEqual(['1', '2'])

    sent.length = 0
    const written = await pass(client, FILE, call, { withheld })
    expect(sent).toEqual([])
    expect(written.report.faults).toEqual(report.faults)
  })
})

describe('what would be added', () => {
  const FILE = [
    ['Client ID', 'Name', 'ABN', 'Client code'],
    ['', 'Twice elsewhere', '18 910 048 271', 'NEW-1'],
    ['', 'New', '51824753556', 'NEW-2'],
    ['', 'Twice here', '51 824 753 556', 'NEW-3'],
    ['', 'Without', '', '--'],
    ['10001', 'There', '18910048271', 'NEW-1'],
  ]
  const known = { id: '10002', name: 'Wattleford City Council', status: 'fleet' }
  const asked: string[][] = []
  const askShared: AskShared = async (by, all) => {
    asked.push(all.flat())
    return by[0] === 'abn'
      ? [{ id: null, by: [...by], values: ['18 910 048 271'], records: [known], more: false }]
      : []
  }
  const call = serviceWith(['10001'], ({ client_id }) => String(client_id ?? 'new')).call
  const anyCall: typeof call = (elements, doing) =>
    doing === 'create'
      ? Promise.resolve(elements.map((): BulkResult => ({ status: 'created' })))
      : call(elements, doing)

  test('is told of where it may be there, or comes twice in the file', async () => {
    asked.length = 0
    const { report } = await pass(client, FILE, anyCall, { askShared })
    expect(report).toMatchObject({ created: 4, updated: 1, adviceCount: 2 })
    expect(report.advice.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'ABN', 'Wattleford City Council (10002) has this ABN too.'],
      [4, 'ABN', 'Row 3 has this ABN too.'],
    ])
    // Of what changes, and of what counts for nothing, nobody asks.
    expect(asked).toEqual([
      ['18 910 048 271', '51 824 753 556'],
      ['NEW-1', 'NEW-2', 'NEW-3'],
    ])
  })

  test('is asked about by the check alone', async () => {
    const { withheld } = await pass(client, FILE, anyCall, { askShared })
    asked.length = 0
    const { report } = await pass(client, FILE, anyCall, { askShared, withheld })
    expect(asked).toEqual([])
    expect(report).toMatchObject({ created: 4, adviceCount: 0 })
  })
})
