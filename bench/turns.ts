/**
 * `npm run bench:turns`: how long one request keeps all others waiting, as the longest turn of the
 * event loop while it is answered. What is sent is the largest or the most awkward that each call
 * takes, and a bit more. With words, only requests whose names have them.
 *
 * What is given: status, the length of body and answer in kilobytes, and of some repeats the median
 * and the longest of their longest turns in ms. Pauses for the collection of memory count.
 */
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { tokenAt } from './callers'
import { startBenchServer } from './database'
import { startServer } from './processes'

const CLIENTS = 10_000
const DIST = '.bench/dist'
const REPEATS = 7
/** The bound on any turn, in ms. */
const MAX_MILLISECONDS = 50

interface Asked {
  readonly method?: string
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const FIRST_CLIENT = 10_001
const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(FIRST_CLIENT + at))

const list = (count: number, entry: (at: number) => string): string =>
  `[${Array.from({ length: count }, (_, at) => entry(at)).join()}]`

const unknown = (count: number): string =>
  Array.from({ length: count }, (_, at) => `"unknown_member_${at}":1`).join()

/** Just below the ten megabytes that a body may have. */
const MAX_TEXT = 9_500_000

/** @param whole the clients as they are, each as JSON text */
const requests = (whole: readonly string[]): Record<string, (round: number) => Asked> => {
  const patch = (body: string, headers = {}): Asked => ({
    method: 'PATCH',
    path: '/fm/clients',
    body,
    headers,
  })
  const changed = (round: number) =>
    list(whole.length, (at) =>
      JSON.stringify({
        ...JSON.parse(whole[at] ?? '{}'),
        prospect_note: `Round ${round}-${at}`,
        finance_limit: at + round,
      }),
    )
  const three = (round: number) =>
    list(1000, (at) => `{"client_id":"${ids(1000)[at]}","prospect_note":"Call ${round}-${at}"}`)
  const one = { method: 'PATCH', path: `/fm/clients/${FIRST_CLIENT}` }
  const made = (round: number, more = '') =>
    list(1000, (at) => `{"name":"Made ${round}-${at}","client_type":"lead"${more}}`)
  const key = (round: number) => ({ 'idempotency-key': `turns-${Date.now()}-${round}` })
  return {
    'a thousand whole clients changed': (round) => patch(changed(round)),
    'a thousand whole clients changed, with a key': (round) => patch(changed(round), key(round)),
    'a thousand whole clients changed, leniently': (round) =>
      patch(changed(round), { prefer: 'handling=lenient' }),
    'a thousand whole clients tried': (round) => ({
      ...patch(changed(round)),
      path: '/fm/clients?dry_run=true',
    }),
    'a thousand clients changed': (round) => patch(three(round)),
    'a thousand clients left as they are': () => patch(three(0)),
    'a thousand clients made': (round) => ({
      method: 'POST',
      path: '/fm/clients',
      body: made(round),
    }),
    'a thousand clients refused': (round) => ({
      method: 'POST',
      path: '/fm/clients',
      body: made(round, `,${unknown(10)}`),
    }),
    'one object of many members': () =>
      patch(`[{"client_id":"${FIRST_CLIENT}",${unknown(300_000)}}]`),
    'a thousand objects with a hundred unknown members': () =>
      patch(list(1000, () => `{"client_id":"${FIRST_CLIENT}",${unknown(100)}}`)),
    'lists within lists': () => patch(list(400_000, () => '[[[],[]],[]]')),
    'one long text': () => ({ ...one, body: `{"prospect_note":"${'a'.repeat(MAX_TEXT)}"}` }),
    'one long text in escapes': () => ({
      ...one,
      body: `{"prospect_note":"${'\\u00e9'.repeat(MAX_TEXT / 6)}"}`,
    }),
    'one long text for an address': () => ({
      ...one,
      body: `{"contact1_email":"${'a.@-'.repeat(MAX_TEXT / 4)}"}`,
    }),
    'one long figure': () => ({ ...one, body: `{"finance_limit":${'1'.repeat(MAX_TEXT)}}` }),
    'one long figure as text': () => ({
      ...one,
      body: `{"finance_limit":"${'1'.repeat(MAX_TEXT)}"}`,
    }),
    'one long day': () => ({ ...one, body: `{"start_date":"${'2'.repeat(MAX_TEXT)}"}` }),
    'one long name of a member': () => ({ ...one, body: `{"${'n'.repeat(MAX_TEXT)}":1}` }),
    spaces: () => ({ ...one, body: `{${' '.repeat(MAX_TEXT)}}` }),
    'what is no JSON': () => ({ ...one, body: '{'.repeat(MAX_TEXT) }),
    'two hundred whole clients': () => ({ path: '/fm/clients?limit=200' }),
    'two hundred entries of the history': () => ({ path: '/fm/events?limit=200' }),
    'two hundred changes': () => ({ path: '/fm/changes?limit=200' }),
    'all clients as a file': () => ({ path: '/fm/clients', headers: { accept: 'text/csv' } }),
    'a search of many matches': () => ({ path: '/fm/clients?search=university&sort=name' }),
    'the overview': () => ({ path: '/fm/overview' }),
    'the description of the API': () => ({ path: '/openapi.json' }),
  }
}

bundle(['bench/fleetbook.ts'], DIST)
const words = process.argv.slice(2)
const bench = await startBenchServer()
try {
  const environment = { DATABASE_URL: await bench.database(CLIENTS), LOG_LEVEL: 'warn' }
  const server = await startServer(`${DIST}/bench/fleetbook.js`, environment, NODE_OPTIONS)
  try {
    const token = await tokenAt(server.port)
    const ask = async ({ method = 'GET', path, body, headers }: Asked) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const whole: string[] = []
    for (let after = ''; whole.length < 1000; ) {
      const { text } = await ask({ path: `/fm/clients?limit=200${after}` })
      const page = JSON.parse(text) as { data: object[]; next_cursor: string }
      whole.push(...page.data.map((record) => JSON.stringify(record)))
      after = `&cursor=${page.next_cursor}`
    }
    const wanted = Object.entries(requests(whole)).filter(([name]) =>
      words.every((word) => name.includes(word)),
    )
    for (const [name, asked] of wanted) {
      const turns: number[] = []
      let line = ''
      for (let round = 1; round <= REPEATS; round += 1) {
        const request = asked(round)
        await server.usage()
        const { status, text } = await ask(request)
        turns.push((await server.usage()).turn)
        const size = (content: string) => Math.ceil(content.length / 1000)
        line = `${status} ${size(request.body ?? '')} kB in, ${size(text)} kB out`
      }
      turns.sort((a, b) => a - b)
      const [median, most] = [turns[Math.floor(REPEATS / 2)] ?? 0, turns.at(-1) ?? 0]
      if (median > MAX_MILLISECONDS) process.exitCode = 1
      console.log(
        `${name.padEnd(52)} ${line.padEnd(30)} ${median.toFixed(0).padStart(5)} ${most.toFixed(0).padStart(5)}${median > MAX_MILLISECONDS ? ' !' : ''}`,
      )
    }
  } finally {
    await server.stop()
  }
} finally {
  await bench.stop()
}
