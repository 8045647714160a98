import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'

/** Server processes at both ends of the world, on one database: nothing may depend on where. */
const ENDS = ['Pacific/Kiritimati', 'America/Adak', 'UTC']

let scene: Scene
let servers: Caller[]
let approval: string

beforeAll(async () => {
  scene = await openScene(ENDS.map((TZ) => ({ TZ })))
  servers = await Promise.all(ENDS.map((_, process) => scene.as('editor', process)))
  const made = await servers[0]?.('POST', '/fm/approvals', { body: { contract_id: 'C' } })
  approval = `/fm/approvals/${made?.body.approval_id}`
})
afterAll(() => scene.close())

/** The same call on every server; all must answer the same. */
async function everywhere(method: string, path: string, body: unknown, zone?: string) {
  const headers: Record<string, string> = zone === undefined ? {} : { 'time-zone': zone }
  const answers = []
  for (const call of servers) {
    answers.push(await call(method, path, { headers, ...(body !== undefined && { body }) }))
  }
  return answers
}

describe.each(ENDS.map((zone, index) => [zone, index] as const))(
  'a server in %s',
  (_zone, index) => {
    test('pain: a date stays the day that was sent, whatever the zone', async () => {
      const editor = servers[index] as Caller
      const [id] = await addClients(scene.database, 1)
      const dates = ['2026-01-01', '2026-12-31', '2024-02-29', '0001-01-01', '9999-12-31']
      for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Adak', '+14:00', '-14:00']) {
        for (const date of dates) {
          const headers = { 'time-zone': zone }
          const body = { due_date: date, dirty_flag: `${date}T23:30:00Z` }
          const { body: record } = await editor('PATCH', `/fm/clients/${id}`, { body, headers })
          expect(record).toMatchObject(body)
          const stored = await scene.database.query(
            "SELECT due_date::text AS due, to_char(dirty_flag AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS moment FROM client WHERE client_id = $1",
            [id],
          )
          expect(stored).toEqual([{ due: date, moment: `${date} 23:30` }])
          const sent = { invoice_date: date, odometer_date: date }
          expect((await editor('PATCH', approval, { body: sent, headers })).body).toMatchObject(
            sent,
          )
        }
      }
    })
  },
)

describe('moments are shown in the zone of the request', () => {
  const MOMENT = '2026-01-15T12:00:00.900Z'
  beforeAll(() =>
    scene.database.query('UPDATE approval SET created = $1 WHERE approval_id = $2', [
      MOMENT,
      approval.split('/').at(-1),
    ]),
  )

  test.each([
    [undefined, '2026-01-15T12:00:00Z'],
    ['UTC', '2026-01-15T12:00:00Z'],
    ['Australia/Sydney', '2026-01-15T23:00:00+11:00'],
    ['australia/SYDNEY', '2026-01-15T23:00:00+11:00'],
    ['America/New_York', '2026-01-15T07:00:00-05:00'],
    ['Pacific/Kiritimati', '2026-01-16T02:00:00+14:00'],
    ['Asia/Kathmandu', '2026-01-15T17:45:00+05:45'],
    ['Asia/Calcutta', '2026-01-15T17:30:00+05:30'],
    ['+9:30', '2026-01-15T21:30:00+09:30'],
    ['+09:30', '2026-01-15T21:30:00+09:30'],
    ['-3:00', '2026-01-15T09:00:00-03:00'],
    ['+14:00', '2026-01-16T02:00:00+14:00'],
    ['-14:00', '2026-01-14T22:00:00-14:00'],
    ['+0:00', '2026-01-15T12:00:00+00:00'],
  ])('%s: %s', async (zone, shown) => {
    for (const answer of await everywhere('GET', approval, undefined, zone)) {
      expect([answer.status, answer.body.created]).toEqual([200, shown])
    }
  })

  test('pain: +10:00 is ahead, Etc/GMT+10 is behind, for both of two ten hours', async () => {
    const shown = async (zone: string) =>
      (await everywhere('GET', approval, undefined, zone)).map(({ body }) => body.created)
    expect(new Set(await shown('+10:00'))).toEqual(new Set(['2026-01-15T22:00:00+10:00']))
    expect(new Set(await shown('Etc/GMT+10'))).toEqual(new Set(['2026-01-15T02:00:00-10:00']))
    expect(new Set(await shown('etc/gmt+10'))).toEqual(new Set(['2026-01-15T02:00:00-10:00']))
    const day = async (zone: string) =>
      (await everywhere('PATCH', approval, { invoice_date: '2026-01-15T12:00:00Z' }, zone)).map(
        ({ body }) => body.invoice_date,
      )
    expect(new Set(await day('Etc/GMT-14'))).toEqual(new Set(['2026-01-16']))
    expect(new Set(await day('-12:30'))).toEqual(new Set(['2026-01-14']))
  })

  test.each([
    '+10',
    '10:00',
    '+1000',
    '+14:01',
    '-15:00',
    '+100:00',
    '+9:3',
    '+9:60',
    'GMT+25',
    'Mars/Olympus',
    'Australia/',
    'UTC,UTC',
    'x'.repeat(101),
    // Dhaka, Anchorage and Darwin to ICU, which knows abbreviations that IANA has not.
    ...['BST', 'ast', 'ACT', 'SystemV/AST4'],
  ])('%s is no zone', async (zone) => {
    for (const answer of await everywhere('GET', approval, undefined, zone)) {
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed_header'])
    }
  })

  test.each(['EST', 'gb', 'PST8PDT', 'W-SU', 'NZ-CHAT', 'Zulu'])(
    '%s is a zone, short as it is',
    async (zone) => {
      for (const { status } of await everywhere('GET', approval, undefined, zone)) {
        expect(status).toBe(200)
      }
    },
  )

  test('the ETag of a record with moments tells zones apart, and each of them is good in If-Match', async () => {
    const call = servers[0] as Caller
    const tag = async (zone: string) =>
      (await call('GET', approval, { headers: { 'time-zone': zone } })).headers.get(
        'etag',
      ) as string
    const [utc, sydney] = [await tag('UTC'), await tag('Australia/Sydney')]
    expect(utc).not.toBe(sydney)
    const stale = await call('GET', approval, {
      headers: { 'time-zone': 'UTC', 'if-none-match': sydney },
    })
    expect(stale.status).toBe(200)
    for (const ifMatch of [utc, sydney]) {
      const headers = { 'if-match': ifMatch, 'time-zone': 'Asia/Tokyo' }
      expect((await call('PATCH', approval, { body: {}, headers })).status).toBe(200)
    }
  })
})

describe('a date-time becomes the day that it has in the zone of the request', () => {
  test.each([
    // An instant, by its offset or Z.
    ['2026-01-15T23:30:00Z', 'Australia/Sydney', '2026-01-16'],
    ['2026-01-15T23:30:00Z', 'America/New_York', '2026-01-15'],
    ['2026-01-15T23:30:00Z', undefined, '2026-01-15'],
    ['2026-01-16T00:30:00+14:00', 'UTC', '2026-01-15'],
    ['2026-01-15T00:30:00.123456-05:00', 'Pacific/Kiritimati', '2026-01-15'],
    ['2026-01-15t23:30z', 'Asia/Tokyo', '2026-01-16'],
    // Local to the zone.
    ['2026-01-15T00:00:00', 'Australia/Sydney', '2026-01-15'],
    ['2026-01-15T23:59:59', 'America/Adak', '2026-01-15'],
    ['2026-01-15T12:00', '+9:30', '2026-01-15'],
    // Skipped: clocks went from 02:00 to 03:00, and from 00:00 to 01:00 on the day itself.
    ['2026-10-04T02:30:00', 'Australia/Sydney', '2026-10-04'],
    ['2018-11-04T00:30:00', 'America/Sao_Paulo', '2018-11-04'],
    // Ambiguous: clocks went back over midnight, so that 23:30 came twice on one day.
    ['2026-04-05T02:30:00', 'Australia/Sydney', '2026-04-05'],
    ['2018-02-17T23:30:00', 'America/Sao_Paulo', '2018-02-17'],
    // A day that a zone left out altogether: Samoa had no 30 December 2011.
    ['2011-12-30T12:00:00', 'Pacific/Apia', '2011-12-31'],
    ['2011-12-30T12:00:00Z', 'Pacific/Apia', '2011-12-31'],
  ])('%s in %s is %s', async (sent, zone, day) => {
    const body = { invoice_date: sent, odometer_date: sent }
    for (const answer of await everywhere('PATCH', approval, body, zone)) {
      expect([answer.status, answer.body.invoice_date, answer.body.odometer_date]).toEqual([
        200,
        day,
        day,
      ])
    }
  })

  test('a moment whose day in the zone lies outside the years 1 to 9999 is refused', async () => {
    for (const [sent, zone] of [
      ['9999-12-31T23:30:00Z', '+14:00'],
      ['0001-01-01T00:30:00Z', '-14:00'],
    ]) {
      const [answer] = await everywhere('PATCH', approval, { invoice_date: sent }, zone)
      expect([answer?.status, answer?.body.errors[0].code]).toEqual([422, 'invalid_date'])
    }
  })
})
