/** The calls that are measured: as HTTP requests, and as the statement that each comes down to. */
import type { Statement } from '@/lib/db/raw'
import { type Assignments, requestSchema } from '@/lib/derive/schemas/requests'
import { documentOf, momentColumns, storeOf } from '@/lib/records/stores'
import { ownQuery, quickStatement } from '@/lib/records/writes/quickChange'
import { changesQuery } from '@/lib/records/writes/write'
import { approval, client } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'

const FIRST_CLIENT = 10_001
const FIRST_APPROVAL = 88_001
const AUTHOR = {
  userId: 2,
  auditUserId: 2,
  requestId: 'bench',
  reason: null,
  permissions: new Set<string>(),
}
const BULK = 1000
/** Numbers of statements and of requests are kept apart, so that neither repeats the other. */
const STATEMENTS = 500_000_000

/** What a scenario needs to know of the data and the caller. */
export interface Setting {
  readonly token: string
  readonly clients: number
  readonly approvals: number
}

/** One kind of call, by number: the same number never asks for the same change twice. */
export interface Scenario {
  readonly name: string
  request(n: number): string
  /** Its statement straight on PostgreSQL; none where the call is not one statement. */
  query?(n: number): Statement
}

/** Spreads numbers over a range, so that neighbours in time are not neighbours on disk. */
const pick = (n: number, first: number, count: number): string =>
  String(first + ((Math.imul(n, 0x9e3779b1) >>> 0) % count))

const clientOf = (n: number, { clients }: Setting): string => pick(n, FIRST_CLIENT, clients)

/** Sets this run's changes apart from those that earlier runs left in the database. */
const RUN = Math.floor(Date.now() / 1000) % 1_000_000

const VALUES: Readonly<Record<string, (n: number) => string>> = {
  '@figure': (n) => `${(n * 7919 + RUN) % 9_999_999}.${10 + (n % 90)}`,
  // No longer run of digits and points than a double holds: the server by hand has no way for such.
  '@address': (n) => `fleet.${RUN}-${n}@example.com`,
  '@note': (n) => `Called about renewal ${RUN}-${n}`,
  '@status': (n) => (n % 2 === 0 ? 'active' : 'requested'),
}

/** A request or a row of parameters, with the values of the nth change in their places. */
const filled = (values: readonly unknown[], n: number): unknown[] =>
  values.map((value) => VALUES[value as string]?.(n) ?? value)

/** An HTTP request as it goes over the wire. */
export function http(token: string, method: string, path: string, body?: string): string {
  const head = `${method} /api/v1${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${token && `authorization: Bearer ${token}\r\n`}accept: application/json\r\n`
  return body === undefined
    ? `${head}\r\n`
    : `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

const value = (name: string, n: number): string => VALUES[name]?.(n) ?? ''

const members = (n: number): string =>
  `"finance_limit":${value('@figure', n)},"contact1_email":"${value('@address', n)}","prospect_note":"${value('@note', n)}"`

const CHANGES = {
  finance_limit: '@figure',
  contact1_email: '@address',
  prospect_note: '@note',
}

/** The statement of one change that sets these fields. */
function changeOf(resource: Resource, assignments: Assignments, merge: boolean): Statement {
  const change = { id: '@id', assignments }
  const statement = quickStatement(storeOf(resource), change, merge)
  return ownQuery(statement, { change, author: AUTHOR })
}

/** Three fields of a client, which answers with the whole client. */
export function patchClient(setting: Setting): Scenario {
  const { text, values = [] } = changeOf(client, CHANGES, true)
  return {
    name: 'PATCH one',
    request: (n) =>
      http(setting.token, 'PATCH', `/fm/clients/${clientOf(n, setting)}`, `{${members(n)}}`),
    query(n) {
      const row = filled(values, n + STATEMENTS)
      row[0] = clientOf(n, setting)
      return { text, values: row }
    },
  }
}

/** Fields whose values the server by hand and Fleetbook take alike, of the kinds that most have. */
const PLAIN = client.leaves.filter(
  ({ kind, path, name, maxLength = 0 }) =>
    path.length === 1 &&
    name !== 'name' &&
    (['decimal', 'integer', 'date'].includes(kind) || (kind === 'text' && maxLength >= 20)),
)

const PLAIN_VALUES: Readonly<Record<string, (n: number) => string>> = {
  decimal: (n) => value('@figure', n),
  integer: (n) => String((n * 7919 + RUN) % 1_000_000),
  date: (n) => `"20${10 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}"`,
  text: (n) => `"v ${((n * 7919 + RUN) >>> 0).toString(36)}"`,
}

/** Any three fields of a client: staff and integrators send whichever they have. */
export const patchAny = (setting: Setting): Scenario => ({
  name: 'PATCH any three fields',
  request(n) {
    const fields = new Set<Field>()
    for (let at = 1; fields.size < 3; at += 1) {
      fields.add(PLAIN[(Math.imul(n + at, 0x9e3779b1 * at) >>> 0) % PLAIN.length] as Field)
    }
    const members = Array.from(fields, ({ name, kind }) => `"${name}":${PLAIN_VALUES[kind]?.(n)}`)
    return http(setting.token, 'PATCH', `/fm/clients/${clientOf(n, setting)}`, `{${members}}`)
  },
})

/** Clients that a reconciliation sends again and again, all of them changed by the first time round. */
const RECONCILED = 1000

/** What a client has already, as a reconciliation sends it that does not know what is there. */
export const patchAgain = ({ token }: Setting): Scenario => ({
  name: 'PATCH as it is',
  request: (n) =>
    http(
      token,
      'PATCH',
      `/fm/clients/${FIRST_CLIENT + (n % RECONCILED)}`,
      '{"area":"as it is","booking_note":"sent again","lead_time":14}',
    ),
})

/** One client. */
export function getClient(setting: Setting): Scenario {
  const text = `SELECT ${documentOf(storeOf(client), 't')} AS document, t.version FROM client t WHERE t.client_id = $1::bigint`
  return {
    name: 'GET one',
    request: (n) => http(setting.token, 'GET', `/fm/clients/${clientOf(n, setting)}`),
    query: (n) => ({ text, values: [clientOf(n, setting)] }),
  }
}

/** An approval, replaced as a whole. */
export function putApproval(setting: Setting): Scenario {
  const body = (n: number) => ({
    contract_id: 'CT-10001',
    status_flag: value('@status', n),
    approval_limit: '@figure',
    driver_name: value('@note', n),
    maintenance_lines: [{ code: 'TYRE', quantity: 2, price: 189.5 }],
  })
  const json = (n: number) => JSON.stringify(body(n)).replace('"@figure"', value('@figure', n))
  const assignments = {
    ...requestSchema(approval, 'replace', 'UTC').parse({
      ...body(0),
      approval_limit: 0,
    }),
    status_flag: '@status',
    approval_limit: '@figure',
    driver_name: '@note',
  }
  const { text, values = [] } = changeOf(approval, assignments, false)
  const idOf = (n: number) => pick(n, FIRST_APPROVAL, setting.approvals)
  return {
    name: 'PUT approval',
    request: (n) => http(setting.token, 'PUT', `/fm/approvals/${idOf(n)}`, json(n)),
    query(n) {
      const row = filled(values, n + STATEMENTS)
      row[0] = idOf(n)
      return { text, values: row }
    },
  }
}

/** Three fields of a thousand clients. */
export function patchMany(setting: Setting): Scenario {
  const ids = (n: number) => {
    const first = (n * 37) % (setting.clients - BULK)
    return Array.from({ length: BULK }, (_, index) => String(FIRST_CLIENT + first + index))
  }
  return {
    name: `PATCH ${BULK}`,
    request: (n) =>
      http(
        setting.token,
        'PATCH',
        '/fm/clients',
        `[${ids(n).map((id) => `{"client_id":"${id}",${members(n)}}`)}]`,
      ),
    query(n) {
      const row = filled(Object.values(CHANGES), n + STATEMENTS)
      const assignments = Object.fromEntries(Object.keys(CHANGES).map((key, at) => [key, row[at]]))
      const changes = ids(n).map((id) => ({ id, assignments }))
      const names = Object.keys(CHANGES)
      const columns = { all: new Set(names), each: changes.map(() => names) }
      const shape = { atomic: true, dryRun: false, documents: 'all', merge: true } as const
      const { rowOf, queryOf } = changesQuery(storeOf(client), columns, AUTHOR, shape)
      return queryOf(JSON.stringify(changes.map(rowOf)))
    },
  }
}

/** The first page of clients, and the bare query of it. */
export function firstPage({ token }: Setting): Scenario {
  const text = `SELECT ${documentOf(storeOf(client), 't')} AS document, t.version::text${momentColumns(storeOf(client), 't')} FROM client t ORDER BY t.client_id LIMIT 51`
  return {
    name: 'first page',
    request: () => http(token, 'GET', '/fm/clients'),
    query: () => ({ text, values: [] }),
  }
}

/** A search in the order of names, as a list's head asks for it. */
export const sortedSearch = ({ token }: Setting): Scenario => ({
  name: 'search by name',
  request: (n) =>
    http(token, 'GET', `/fm/clients?sort=name&search=${n % 2 === 0 ? 'university' : 'wattleford'}`),
})

/** The newest entries of the history, and those of one client. */
export const historyPage = (setting: Setting): Scenario => ({
  name: 'history page',
  request: (n) =>
    http(
      setting.token,
      'GET',
      n % 2 === 0 ? '/fm/events' : `/fm/events?resource=client&record_id=${clientOf(n, setting)}`,
    ),
})

/** What a reader asks that has followed all changes: whether there is one more. */
export const feed = ({ token }: Setting): Scenario => ({
  name: 'feed',
  request: () => http(token, 'GET', '/fm/changes?after=now'),
})

/** A token for a user name and password. */
export const signIn = (): Scenario => ({
  name: 'sign-in',
  request: () =>
    http(
      '',
      'POST',
      '/authenticate',
      JSON.stringify({ username: 'viewer', password: 'viewer-demo-password' }),
    ),
})
