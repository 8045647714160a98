/** Turns results into ratios, and writes the measured part of docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { bars, lines } from './chart'
import { allResults, type Results } from './keptResults'
import type { Figures } from './measure'

const PAGE = 'docs/performance.md'

/** What is aimed at for each call: shares of the server by hand and of the limit. */
const GOALS: Readonly<Record<string, { byHand?: number; cpu?: number; limit?: number }>> = {
  'PATCH one': { byHand: 1, cpu: 1.1, limit: 0.55 },
  'GET one': { byHand: 1, cpu: 1.1, limit: 0.5 },
  'PUT approval': { byHand: 1, cpu: 1.1, limit: 0.65 },
  'first page': { limit: 0.5 },
  'PATCH 1000': { limit: 0.7 },
}

/** What is aimed at for the rate of a call at the most clients, as a share of that at the fewest. */
const KEPT_RATE: Readonly<Record<string, number>> = { 'PATCH one': 0.8 }
/** How long one caller may wait for a list at the most clients, p95 in milliseconds. */
const LONGEST_WAIT = { page: 50, search: 100, any: 150, history: 100 }

const waitGoal = (name: string): number | undefined => {
  if (name.startsWith('history')) return LONGEST_WAIT.history
  if (name.endsWith('any filter and order')) return LONGEST_WAIT.any
  if (name.startsWith('searched')) return LONGEST_WAIT.search
  return /page|sorted|filtered/.test(name) ? LONGEST_WAIT.page : undefined
}

/** What is aimed at for the rate of changes of any fields, as a share of that of one set of them. */
const ANY_OF_ONE = 0.7

interface Ratio {
  readonly name: string
  readonly value: number
  readonly goal?: number
  /** A ratio of costs is good when it is low. */
  readonly atMost?: boolean
}

const ratiosOf = (results: Results): Ratio[] => [
  ...sideBySide(results),
  ...anyOfOne(results),
  ...withGrowth(results),
]

function anyOfOne({ calls }: Results): Ratio[] {
  const [any, one] = ['PATCH any three fields', 'PATCH one'].map((name) => calls[name]?.fleetbook)
  if (!any || !one) return []
  return [{ name: 'PATCH any of one set', value: any.perSecond / one.perSecond, goal: ANY_OF_ONE }]
}

/** The rate of each single call at the most clients, as a share of that at the fewest. */
function withGrowth({ growth }: Results): Ratio[] {
  const sizes = Object.keys(growth).map(Number)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  return Object.entries(KEPT_RATE).flatMap(([name, goal]) => {
    const [few, many] = [growth[least]?.[name], growth[most]?.[name]]
    if (!few || !many) return []
    const label = `${name}, ${most.toLocaleString('en')} of ${least.toLocaleString('en')}`
    return [{ name: label, value: many.perSecond / few.perSecond, goal }]
  })
}

function sideBySide({ calls }: Results): Ratio[] {
  return Object.entries(calls).flatMap(([name, figures]) => {
    const { fleetbook: own, limit, 'by hand': byHand } = figures
    const goals = GOALS[name] ?? {}
    const ratio = (label: string, value: number, goal?: number, atMost = false): Ratio => ({
      name: `${name}, ${label}`,
      value,
      ...(goal !== undefined && { goal }),
      atMost,
    })
    if (!own) return []
    return [
      ...(byHand ? [ratio('calls by hand', own.perSecond / byHand.perSecond, goals.byHand)] : []),
      ...(byHand?.cpu && own.cpu
        ? [ratio('time by hand', own.cpu / byHand.cpu, goals.cpu, true)]
        : []),
      ...(limit ? [ratio('limit', own.perSecond / limit.perSecond, goals.limit)] : []),
    ]
  })
}

const verdict = ({ value, goal, atMost }: Ratio): string => {
  if (goal === undefined) return ''
  return (atMost ? value <= goal : value >= goal) ? 'met' : 'missed'
}

/** The ratios as lines of text. */
export function printRatios(results: Results): void {
  for (const ratio of ratiosOf(results)) {
    const { name, value, goal, atMost } = ratio
    const wanted =
      goal === undefined ? '' : `  ${atMost ? 'at most' : 'at least'} ${goal.toFixed(2)}`
    console.log(`${name.padEnd(30)} ${value.toFixed(2)}${wanted}  ${verdict(ratio)}`.trimEnd())
  }
  for (const [name, who] of Object.entries(results.calls)) {
    for (const [server, figures] of Object.entries(who)) {
      console.log(`${`${name}, ${server}`.padEnd(30)} ${shown(figures)}`)
    }
  }
}

/** Figures in one line. */
export const shown = ({ perSecond, p50, p99, cpu, rss }: Figures): string =>
  [
    `${perSecond.toFixed(perSecond < 50 ? 1 : 0)}/s`,
    `p50 ${p50.toFixed(2)} ms`,
    `p99 ${p99.toFixed(2)} ms`,
    ...(cpu === undefined ? [] : [`${cpu.toFixed(3)} ms of processor`]),
    ...(rss === undefined ? [] : [`${rss.toFixed(0)} MB`]),
  ].join(', ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Writes the tables and charts between the marks of the page; the words around them stay. */
export function writeReport(results: Results): void {
  const ratios = ratiosOf(results)
  writeFileSync(
    'docs/performance-ratios.svg',
    bars(
      'Fleetbook as a share of the server by hand, and of PostgreSQL alone (broken line: the goal)',
      sideBySide(results).map(({ name, value, goal }) => ({
        label: name,
        value,
        ...(goal && { goal }),
      })),
    ),
  )
  const measured = [
    `Measured ${results.date} on ${results.machine}. Version ${results.version}.`,
    '![Ratios](performance-ratios.svg)',
    table(
      ['Ratio', 'measured', 'goal', ''],
      ratios.map((ratio) => [
        ratio.name,
        ratio.value.toFixed(2),
        ratio.goal === undefined ? '' : `${ratio.atMost ? '≤' : '≥'} ${ratio.goal.toFixed(2)}`,
        verdict(ratio),
      ]),
    ),
    table(
      ['Call', 'who', 'figures'],
      Object.entries(results.calls).flatMap(([name, who]) =>
        Object.entries(who).map(([server, figures]) => [name, server, shown(figures)]),
      ),
    ),
    ...growthSection(results),
    '### By version',
    historyTable(),
  ].join('\n\n')
  writeSection('measured', measured)
}

/** What grows with the number of clients, with its chart; nothing where nobody measured it. */
function growthSection({ growth, grown }: Results): string[] {
  const sizes = Object.keys(growth).map(Number)
  const calls = Object.keys(growth[sizes[0] ?? 0] ?? {})
  if (calls.length === 0) return []
  const waits = (name: string) => sizes.map((size) => growth[size]?.[name]?.p50 ?? 0)
  const drawn = [
    'GET one',
    'PATCH one',
    'first page',
    'filtered and sorted',
    'searched by a word',
    'searched with a slip',
  ]
  writeFileSync(
    'docs/performance-growth.svg',
    lines(
      'What one caller waits for, by number of clients (p50)',
      sizes,
      Object.fromEntries(drawn.map((name) => [name, waits(name)])),
    ),
  )
  return [
    '### Growth with the number of clients',
    ...(grown ? [`Measured ${grown}.`] : []),
    '![Growth](performance-growth.svg)',
    table(
      ['Call', ...sizes.map((size) => `${size.toLocaleString('en')}: p50 / p95 ms`), 'goal', ''],
      calls.map((name) => [
        name,
        ...sizes.map((size) => {
          const figures = growth[size]?.[name]
          return figures ? `${figures.p50.toFixed(1)} / ${figures.p95.toFixed(1)}` : ''
        }),
        ...judgedWait(name, growth[Math.max(...sizes)]?.[name]),
      ]),
    ),
  ]
}

/** The goal for a list's p95 at the most clients, and whether it is met. */
function judgedWait(name: string, figures: Figures | undefined): [string, string] {
  const goal = waitGoal(name)
  if (goal === undefined || !figures) return ['', '']
  return [`p95 < ${goal}`, figures.p95 < goal ? 'met' : 'missed']
}

/** Writes a part of the page between its marks; the words around them stay. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = readFileSync(PAGE, 'utf8')
  const [before, rest = ''] = page.split(begin)
  const after = rest.split(end)[1] ?? ''
  writeFileSync(PAGE, `${before}${begin}\n\n${text}\n\n${end}${after}`)
}

function historyTable(): string {
  const versions = allResults()
  const names = [
    ...new Set(versions.flatMap((results) => ratiosOf(results).map(({ name }) => name))),
  ]
  return table(
    ['Ratio', ...versions.map(({ version, date }) => `${version} (${date})`)],
    names.map((name) => [
      name,
      ...versions.map(
        (results) =>
          ratiosOf(results)
            .find((ratio) => ratio.name === name)
            ?.value.toFixed(2) ?? '',
      ),
    ]),
  )
}
