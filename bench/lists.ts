/** The lists that one caller asks for, one after the other. */
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
    'searched in vain': 'search=zzqxqj',
  }
  return Object.entries(queries).map(([name, query]) => ({
    name,
    request: () => http(token, 'GET', `/fm/clients?${query}`),
  }))
}
