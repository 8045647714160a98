import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterFault, listFilters, PAYMENT_CHANGES } from '@/lib/derive/filters'
import { payersOf } from '@/lib/derive/payments'
import { approval, client } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { readList } from '@/lib/text/commaList'
import type { ListColumn } from '../columns/columns'
import { type ListConfig, resourceList } from '../listConfig'
import { askedState, matchOf, readListState, writeListState } from '../query/listState'
import { chipsOf, withTest } from './chips'
import { dayWords, readDay, readTypedDay, resolveDay, writeDay } from './days'
import { readEntry, textsOf } from './entry'
import { testLabel, testWords } from './filterWords'
import { isOfDays, type TestName, testsOf } from './tests'

const TODAY = '2026-11-22'
const clientList = resourceList(client, {
  columns: {
    client_type: { heading: 'Type' },
    finance_review_date: { heading: 'Review due' },
    interest_margin: { heading: 'Margin' },
  },
})
const approvalList = resourceList(approval)
const lists: readonly (readonly [string, ListConfig, Resource])[] = [
  ['clients', clientList, client],
  ['approvals', approvalList, approval],
]
const read = (config: ListConfig, query: string) =>
  readListState(new URLSearchParams(query), config.shape)
const empty = (config: ListConfig) => read(config, '')
const column = (id: string) => clientList.columns.get(id) as ListColumn

/** The words of each chip of an address. */
const words = (query: string, config = clientList) =>
  chipsOf(read(config, query).filters, config.filterOf).map(({ parameters, known }) => {
    if (!known) return `? ${parameters.join()}`
    const { words: text, isList } = testWords(known.column, known.test, 'UTC')
    const { heading, label } = known.column
    return isList ? `${heading}: ${text}` : `${label} ${text}`
  })

describe('what a chip says', () => {
  test.each([
    ['client_type=fleet,lead', 'Type: fleet, lead'],
    ['state_not=VIC', 'State is not VIC'],
    ['finance_limit_from=100000', 'Finance limit $100,000 or more'],
    ['finance_limit_to=9999999999999.123456', 'Finance limit $9,999,999,999,999.123456 or less'],
    ['finance_limit_from=-5&finance_limit_to=0.5', 'Finance limit -$5 to $0.50'],
    ['interest_margin_from=2.15&interest_margin_to=2.15', 'Margin: 2.15 %'],
    ['no_of_ftes_from=1200', /1,200 people or more$/],
    ['finance_review_date_to=before-2027-06-30', /before 30 Jun 2027$/],
    ['finance_review_date_to=2027-06-30', /up to 30 Jun 2027$/],
    [
      'finance_review_date_from=2027-06-01&finance_review_date_to=2027-06-30',
      /1 Jun 2027 to 30 Jun 2027$/,
    ],
    ['finance_review_date_to=before-today', /overdue$/],
    ['finance_review_date_to=in-30-days', /overdue or in the next 30 days$/],
    ['finance_review_date_from=today&finance_review_date_to=in-30-days', /in the next 30 days$/],
    ['last_contact_date_from=7-days-ago&last_contact_date_to=today', /in the last 7 days$/],
    ['last_contact_date_from=yesterday', /from yesterday$/],
    ['name_contains=bay, north', /contains “bay, north”$/],
    ['client_industry_id_set=false', /is not set$/],
    ['client_defaults.management_fee_set=true', /is set$/],
    ['billing_interval_set=false', /is at its default$/],
    ['billing_interval_set=true', /is not at its default$/],
    ['dirty_flag_from=2026-11-20T10:15:00Z', /from 20 Nov 2026, 10:15$/],
    ['payment_changes=true', 'Bank details changed in the last 30 days'],
    ['payment_changes=false', 'Bank details not changed in the last 30 days'],
    ['updated_since=2026-11-20', '? updated_since'],
    ['state_set=maybe', '? state_set'],
  ])('%s', (query, said) => {
    const [first, ...others] = words(query)
    expect(others).toEqual([])
    expect(first).toMatch(said instanceof RegExp ? said : new RegExp(`^${escaped(said)}$`))
  })

  test('is one for every parameter, in the order of the address', () => {
    expect(words('finance_limit_to=5&utm=1&state=VIC&finance_limit_from=1&sort=phone')).toEqual([
      'Finance limit $1 to $5',
      '? utm',
      'State: VIC',
      '? sort',
    ])
  })
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('a day', () => {
  test.each([
    ['today', TODAY],
    ['yesterday', '2026-11-21'],
    ['in-30-days', '2026-12-22'],
    ['7-days-ago', '2026-11-15'],
    ['before-today', '2026-11-21'],
    ['after-2028-02-28', '2028-02-29'],
    ['2027-06-30', '2027-06-30'],
    ['soon', 'soon'],
    ['after-9999-12-31', 'after-9999-12-31'],
    ['2026-11-20T10:15:00+11:00', '2026-11-20T10:15:00+11:00'],
  ])('%s means %s', (value, date) => expect(resolveDay(value, TODAY)).toBe(date))

  test.each([
    ['30 Jun 2027', '2027-06-30'],
    ['30/6/27', '2027-06-30'],
    ['Today', 'today'],
    ['in 30 days', 'in-30-days'],
    ['7 days ago', '7-days-ago'],
    ['30 days from now', 'in-30-days'],
    ['in 1 day', 'tomorrow'],
    ['before today', 'before-today'],
    ['30 Feb 2027', null],
    ['before before today', null],
  ])('%s is read as %s', (typed, value) => expect(readTypedDay(typed)).toBe(value))

  test('is read back from its words', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -99_999, max: 99_999 }),
          fc.constantFrom('2027-06-30', '0100-01-01'),
        ),
        fc.constantFrom(undefined, 'before', 'after'),
        (at, side) => {
          const value = writeDay({ at, ...(side && { side }) } as Parameters<typeof writeDay>[0])
          expect(readDay(value)).toEqual({ at, ...(side && { side }) })
          expect(readTypedDay(dayWords(value, 'UTC'))).toBe(value)
        },
      ),
    )
  })
})

/** Something that a person may type for a test. */
function typed(each: ListColumn, name: TestName): fc.Arbitrary<readonly string[]> {
  const count = textsOf(each, name)
  if (count === 0) return fc.constant([])
  if (count === null) {
    const one =
      each.options.length > 0
        ? fc.constantFrom(...each.options.map(({ value }) => value))
        : fc.stringMatching(/^[1-9]\d{0,4}$/)
    return fc.uniqueArray(one, { minLength: 1, maxLength: 3 })
  }
  return fc.array(typedText(each, name), { minLength: count, maxLength: count })
}

function typedText(each: ListColumn, name: TestName): fc.Arbitrary<string> {
  if (name === 'contains')
    return fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((text) => text.trim() !== '' && !text.includes('\u0000'))
  if (name === 'next' || name === 'last') return fc.integer({ min: 1, max: 9999 }).map(String)
  if (isOfDays(each)) return fc.constantFrom('30 Jun 2027', 'today', 'in 9 days', '12 days ago')
  if (each.kind === 'integer') return fc.integer({ min: -2147483648, max: 2147483647 }).map(String)
  const signed = each.unit === '%' ? '5 %' : each.unit?.startsWith('AUD') ? '$5' : '5'
  return fc.constantFrom('100,000.50', '9999999999999.123456', signed, '-0.000001', '1e2')
}

/** What is asked after an entry, once it went through an address; throws where anything is lost. */
function through(config: ListConfig, each: ListColumn, name: TestName, texts: readonly string[]) {
  const entry = readEntry(each, name, texts)
  if (!('test' in entry) || !entry.test) throw new Error(`${each.id} ${name} is refused`)
  const filters = withTest({}, each, entry.test)
  const again = read(config, writeListState({ ...empty(config), filters }))
  const [chip, ...others] = chipsOf(again.filters, config.filterOf)
  if (!chip?.known || others.length > 0) throw new Error(`${each.id} ${name} is not one chip`)
  const { words: text } = testWords(each, chip.known.test, 'UTC')
  // Told again from what was read, it asks the same.
  const told = withTest(again.filters, each, chip.known.test, chip.parameters)
  expect([again.filters, told, text]).toEqual([
    filters,
    filters,
    expect.not.stringMatching(/^$|undefined|null/),
  ])
  return new URLSearchParams(matchOf(askedState(again, config, TODAY)))
}

describe.each(lists)('every filter of %s', (_, config, resource) => {
  const known = listFilters(resource)
  const columns = [...config.columns.values(), ...(config.groups ?? [])]
  const pairs = columns.flatMap((each) => testsOf(each).map((name) => [each, name] as const))
  const faultOf = (parameter: string, value: string) => {
    if (parameter === PAYMENT_CHANGES && payersOf(resource).length > 0) {
      return value === 'true' || value === 'false' ? undefined : 'it takes true or false'
    }
    const filter = known.get(parameter)
    return filter ? filterFault(filter, value) : 'there is no such filter'
  }
  const holds = (each: ListColumn, name: TestName, texts: readonly string[]) => {
    for (const [parameter, value] of through(config, each, name, texts)) {
      const fault = faultOf(parameter, value)
      if (fault) throw new Error(`${parameter}=${value}: ${fault}`)
    }
  }

  test('goes into an address and comes back, and the service takes what it is asked', () => {
    for (const [each, name] of pairs) {
      const [texts = []] = fc.sample(typed(each, name), 1)
      expect(testLabel(each, name)).not.toBe('')
      holds(each, name, texts)
    }
  })

  test('does so with whatever is entered', () => {
    const entered = fc
      .constantFrom(...pairs)
      .chain(([each, name]) => fc.tuple(fc.constant([each, name] as const), typed(each, name)))
    fc.assert(fc.property(entered, ([[each, name], texts]) => holds(each, name, texts)))
  })

  test('is offered for every field, and for nothing that is worked out from others', () => {
    const offered = new Set(columns.flatMap((each) => Object.values(each.filters)))
    expect([...known.keys()].filter((parameter) => !offered.has(parameter))).toEqual([])
    for (const each of columns) {
      if (each.id.startsWith('_')) expect(testsOf(each), each.id).toEqual([])
      else expect(testsOf(each), each.id).toContain('unset')
    }
  })
})

describe('what is typed', () => {
  test.each([
    ['finance_limit', 'from', ['lots'], 'Write a figure, as 100,000.50.'],
    ['finance_limit', 'from', ['1,5'], 'Write a figure, as 100,000.50.'],
    ['no_of_ftes', 'from', ['1.5'], 'Write a whole number.'],
    ['due_date', 'before', ['before today'], /^Write a day/],
    ['due_date', 'next', ['0'], /^Write a number of days/],
  ] as const)('%s %s %j is refused', (id, name, texts, fault) => {
    const entry = readEntry(column(id), name, texts)
    expect('faults' in entry && entry.faults[0]).toMatch(fault)
  })

  test('of a range may be one end', () => {
    const test = (texts: string[]) => readEntry(column('finance_limit'), 'between', texts)
    expect(test(['5', ''])).toEqual({ test: { name: 'from', values: ['5'] } })
    expect(test(['', '5'])).toEqual({ test: { name: 'to', values: ['5'] } })
    expect(test(['', ''])).toEqual({ test: null })
  })
})

test('an edited filter keeps its place, and an end that is gone goes', () => {
  const { filters } = read(
    clientList,
    'state=VIC&finance_limit_from=1&finance_limit_to=5&name_set=true',
  )
  const next = withTest(filters, column('finance_limit'), { name: 'to', values: ['9'] }, [
    'finance_limit_from',
    'finance_limit_to',
  ])
  expect(Object.entries(next).map(([name, values]) => `${name}=${values}`)).toEqual([
    'state=VIC',
    'finance_limit_to=9',
    'name_set=true',
  ])
})

test('ids with commas stay whole: in an address, in a chip, and in what the service is asked', () => {
  const ids = ['C,1', 'plain', '\\', 'D\\,2,']
  const contract = approvalList.columns.get('contract_id') as ListColumn
  const filters = withTest({}, contract, { name: 'is', values: ids })
  const state = read(approvalList, writeListState({ ...empty(approvalList), filters }))
  const [chip] = chipsOf(state.filters, approvalList.filterOf)
  expect(chip?.known?.test).toEqual({ name: 'is', values: ids })
  const asked = new URLSearchParams(matchOf(askedState(state, approvalList, TODAY)))
  expect(readList(asked.get('contract_id') ?? '')).toEqual(ids)
})
