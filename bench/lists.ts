/** The lists that one caller asks for, one after the other. */
import { client } from '@/lib/resources'
import { http, type Scenario, type Setting } from './scenarios'

const cursor = (...parts: string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** Lists by name: first, deep, filtered, sorted and searched pages. */
export function lists({ token, clients }: Setting): Scenario[] {
  const deep = String(Math.round(clients * 0.9))
  const queries: Record<string, string> = {
    'first page': '',
    'deep page': `cursor=${cursor('client_id', deep)}`,
    'sorted by name': 'sort=name',
    'sorted down by limit': 'sort=-finance_limit',
    'sorted, deep': `sort=name&cursor=${cursor('name,client_id', 'port', deep)}`,
    'sorted by state, limit': 'sort=state,-finance_limit',
    'filtered by state': 'state=TAS',
    'filtered by type': 'client_type=lead',
    'filtered by both': 'state=TAS&client_type=lead',
    'filtered and sorted': 'state=TAS&sort=name',
    'searched by a word': 'search=wattleford',
    'searched by a common word': 'search=city%20council',
    'searched by a number': 'search=18910048271',
    'searched with a slip': 'search=watleford',
    'searched with two slips': 'search=watleford%20counsil',
    'searched with a slip in a common word': 'search=pty%20ltdd',
    'searched with a slip in a word of many': 'search=univeristy',
    'searched with slips in common words, sorted': 'search=city%20counsil&sort=name',
    'filtered, sorted by what is not set': 'client_type=lead&sort=-finance_limit',
    'searched in vain': 'search=zzqxqj',
  }
  return Object.entries(queries).map(([name, query]) => ({
    name,
    request: () => http(token, 'GET', `/fm/clients?${query}`),
  }))
}

const SEARCHES: Readonly<Record<string, string>> = {
  'a rare word': 'deepham',
  'a word': 'university',
  'a common word': 'pty',
  'a slip': 'watleford',
  'two slips': 'watleford counsil',
  'a slip in a common word': 'pty ltdd',
  'a slip in a word of many': 'univeristy',
  'no match': 'zzqxqj',
}
/** None, a common one, a rare one, one that few orders go together with, a range. */
const FILTERS = [
  '',
  'client_type=fleet',
  'state=TAS&client_type=lead',
  'client_type=lead',
  'finance_limit_from=100000',
]

/** Somewhere in the middle of the values of a member, for a page that is not the first. */
function middleOf(member: string): string {
  const field = client.fields.get(member)
  if (field?.kind === 'choice') return field.values?.[1] ?? ''
  if (field?.kind === 'decimal') return '50000'
  return field?.kind === 'date' ? '2026-09-01' : 'm'
}

/** Each search, and none, with each filter, order and page, in turn: a scenario for each search. */
export function combinedLists({ token, clients }: Setting): Scenario[] {
  const deep = String(Math.round(clients / 2))
  const members = (client.list?.sortable ?? []).filter((member) => member !== client.id.name)
  const orders = members.flatMap((member) =>
    ['', '-'].flatMap((direction) => {
      const sort = `${direction}${member}`
      const later = cursor(`${sort},${direction}client_id`, middleOf(member), deep)
      return [`sort=${sort}`, `sort=${sort}&cursor=${later}`]
    }),
  )
  const rest = orders.flatMap((order) => FILTERS.map((filter) => [order, filter].join('&')))
  // Any stretch of numbers goes through all kinds of them, as 37 shares no factor with their count.
  const asked = (n: number, search: string) =>
    http(token, 'GET', `/fm/clients?${search}${rest[(n * 37) % rest.length]}`)
  return [
    { name: 'any filter and order', request: (n) => asked(n, '') },
    ...Object.entries(SEARCHES).map(
      ([name, words]): Scenario => ({
        name: `searched by ${name}, any filter and order`,
        request: (n) => asked(n, `search=${encodeURIComponent(words)}&`),
      }),
    ),
  ]
}
