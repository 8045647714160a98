/** The lists that one caller asks for, one after the other. */
import { approval, client } from '@/lib/resources'
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
    'sorted down, deep': `sort=-name&cursor=${cursor('-name,-client_id', 'central', deep)}`,
    'sorted by state, limit': 'sort=state,-finance_limit',
    'not set, sorted down by it': 'search=ltd&finance_limit_set=false&sort=-finance_limit,abn',
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
    'searched and sorted by name': 'search=university&sort=name',
    'sorted by two keys, many alike': 'sort=approval_limit,user_id',
    'searched in vain': 'search=zzqxqj',
  }
  return Object.entries(queries).map(([name, query]) => ({
    name,
    request: () => http(token, 'GET', `/fm/clients?${query}`),
  }))
}

/** What the combinations of a list are made of. */
interface Combined {
  readonly path: string
  readonly resource: typeof client | typeof approval
  readonly first: number
  /** Words that few, many or none have, and such with a slip. */
  readonly searches: Readonly<Record<string, string>>
  /** None, a common one, a rare one, one that few orders go together with, a range. */
  readonly filters: readonly string[]
}

const CLIENTS: Combined = {
  path: '/fm/clients',
  resource: client,
  first: 10_001,
  searches: {
    'a rare word': 'deepham',
    'a word': 'university',
    'a common word': 'pty',
    'a slip': 'watleford',
    'two slips': 'watleford counsil',
    'a slip in a common word': 'pty ltdd',
    'a slip in a word of many': 'univeristy',
    'no match': 'zzqxqj',
  },
  filters: [
    '',
    'client_type=fleet',
    'state=TAS&client_type=lead',
    'client_type=lead',
    'finance_limit_from=100000',
  ],
}
const APPROVALS: Combined = {
  path: '/fm/approvals',
  resource: approval,
  first: 88_001,
  searches: {
    'a name': 'nguyen',
    'two names': 'grace nguyen',
    'a slip': 'nguyne',
    'a contract': 'C-40001',
    'no match': 'zzqxqj',
  },
  filters: [
    '',
    'status_flag=requested',
    'status_flag=rejected&contract_id=C-40001',
    'supplier_id_set=true',
    'approval_limit_from=1000',
  ],
}

/** Somewhere in the middle of the values of a member, for a page that is not the first. */
function middleOf(resource: Combined['resource'], member: string, deep: string): string {
  const field = resource.fields.get(member)
  if (field?.kind === 'choice') return field.values?.[1] ?? ''
  if (field?.identifier || field?.kind === 'integer') return deep
  if (field?.kind === 'text') return 'm'
  if (field?.kind === 'decimal') return '50000'
  if (field?.kind === 'date') return '2026-09-01'
  return member === '_lines_total' ? '500' : '2026-09-01T00:00:00Z'
}

/** Each search, and none, with each filter, order and page, in turn: a scenario for each search. */
function combined({ token }: Setting, list: Combined, count: number): Scenario[] {
  const { path, resource, first, searches, filters } = list
  const { id } = resource
  const deep = String(first + Math.round(count / 2))
  const members = (resource.list?.sortable ?? []).filter((member) => member !== id.name)
  const orders = members.flatMap((member) =>
    ['', '-'].flatMap((direction) => {
      const sort = `${direction}${member}`
      const place = middleOf(resource, member, deep)
      return [
        `sort=${sort}`,
        `sort=${sort}&cursor=${cursor(`${sort},${direction}${id.name}`, place, deep)}`,
      ]
    }),
  )
  const rest = orders.flatMap((order) => filters.map((filter) => [order, filter].join('&')))
  // Any stretch of numbers goes through all kinds of them, as 37 shares no factor with their count.
  const asked = (n: number, search: string) =>
    http(token, 'GET', `${path}?${search}${rest[(n * 37) % rest.length]}`)
  return [
    { name: `${resource.plural}, any filter and order`, request: (n) => asked(n, '') },
    ...Object.entries(searches).map(
      ([name, words]): Scenario => ({
        name: `${resource.plural} searched by ${name}, any filter and order`,
        request: (n) => asked(n, `search=${encodeURIComponent(words)}&`),
      }),
    ),
  ]
}

/** Every list with a search, in every combination of it with filters, orders and pages. */
export const combinedLists = (setting: Setting): Scenario[] => [
  ...combined(setting, CLIENTS, setting.clients),
  ...combined(setting, APPROVALS, setting.approvals),
]
