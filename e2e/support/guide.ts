import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { isLosslessNumber, parse } from 'lossless-json'
import { expect } from 'vitest'
import { callerOf } from './caller'

/**
 * What a guide writes for a value that differs from one database to the next; as the name of a
 * member, for others that it leaves out.
 */
const ANY = '…'
/** The address that guides print. */
const PRINTED = 'http://127.0.0.1:3000/api/v1'
/** Languages of what is done, and of what is answered. */
const DONE = new Set(['http', 'sh', 'js'])

interface Block {
  readonly language: string
  readonly text: string
}

/** A thing that a guide does, and what it shows of the answer. */
interface Step {
  readonly done: Block
  readonly shown: string
}

/** What a guide prints in fences, in order. */
const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }))

/** @throws Error where something is done and no answer shown */
function stepsOf(markdown: string): Step[] {
  const blocks = blocksOf(markdown)
  return blocks.flatMap((done, index) => {
    if (!DONE.has(done.language)) return []
    const answer = blocks[index + 1]
    if (!answer || DONE.has(answer.language)) throw new Error(`no answer to ${done.text}`)
    return [{ done, shown: answer.text }]
  })
}

/** An answer with what the guide leaves open left open. */
function asShown(actual: unknown, shown: unknown): unknown {
  if (shown === ANY) return actual === undefined ? undefined : ANY
  if (Array.isArray(shown) && Array.isArray(actual)) {
    return actual.map((value, index) => asShown(value, shown[index]))
  }
  if (typeof shown !== 'object' || shown === null || isLosslessNumber(shown)) return actual
  if (typeof actual !== 'object' || actual === null) return actual
  const members = shown as Record<string, unknown>
  const left = Object.entries(actual).filter(([name]) => !(ANY in members) || name in members)
  return Object.fromEntries([
    ...left.map(([name, value]) => [name, asShown(value, members[name])]),
    ...(ANY in members ? [[ANY, ANY]] : []),
  ])
}

/** A header as the guide shows it: a part that it leaves open is any run of digits or signs. */
const headerPattern = (shown: string): RegExp =>
  new RegExp(`^${shown.split(ANY).map(escaped).join('[^;]+')}$`)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What answers so far have told, by the names that later calls give in braces. */
type Known = Record<string, string>

const filled = (text: string, known: Known): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => known[name] ?? whole)

/** Keeps what an answer tells: its own members that are texts, and its ETag with the one before. */
function keep(known: Known, headers: Headers, answer: unknown): void {
  const etag = headers.get('etag')
  if (etag && etag !== known.etag) {
    if (known.etag) known.etag_before = known.etag
    known.etag = etag
  }
  for (const [name, value] of Object.entries((answer ?? {}) as object)) {
    if (typeof value === 'string') known[name] = value
  }
}

/** Makes a call as printed: a line, headers, and after an empty line the body. */
async function call(base: string, token: string, text: string, known: Known): Promise<Response> {
  const [head = '', ...rest] = text.split('\n\n')
  const body = rest.join('\n\n')
  const [line = '', ...lines] = head.split('\n')
  const [method = '', path = ''] = line.split(' ')
  const headers = new Headers({ authorization: `Bearer ${token}` })
  if (body) headers.set('content-type', 'application/json')
  for (const header of lines) {
    const [name = '', value = ''] = header.split(': ')
    headers.set(name, filled(value, known))
  }
  return fetch(base + filled(path, known), { method, headers, ...(body && { body }) })
}

/** Expects an answer as shown: status, headers, and the body after them. */
async function expectAnswer(response: Response, step: Step, known: Known): Promise<void> {
  const { text: what } = step.done
  const [status = '', ...lines] = step.shown.split('\n')
  expect(response.status, what).toBe(Number(status))
  while (/^[A-Z][\w-]*: /.test(lines[0] ?? '')) {
    const [name = '', value = ''] = (lines.shift() as string).split(': ')
    expect(response.headers.get(name) ?? '', what).toMatch(headerPattern(value))
  }
  const text = await response.text()
  const shown = lines.join('\n')
  if (shown === ANY) {
    expect(text, what).not.toBe('')
    return
  }
  const actual = text === '' ? null : parse(text)
  const wanted = shown === '' ? null : parse(filled(shown, known))
  expect(asShown(actual, wanted), what).toEqual(wanted)
  keep(known, response.headers, actual)
}

/** Runs a program of a guide, and expects what it prints. */
async function run({ done, shown }: Step, base: string): Promise<void> {
  const text = done.text.replaceAll(PRINTED, base)
  const command =
    done.language === 'sh' ? ['sh', '-c', text] : ['node', '--input-type=module', '-e', text]
  const [file, ...rest] = command as [string, ...string[]]
  const { stdout } = await promisify(execFile)(file, rest)
  if (!stdout.startsWith('{"')) {
    expect(stdout.trimEnd(), done.text).toBe(shown)
    return
  }
  const wanted = parse(shown)
  expect(asShown(parse(stdout), wanted), done.text).toEqual(wanted)
}

/**
 * Does all that a guide prints, in order, and expects the answers that it shows. Its calls carry the
 * administrator's token where they do not say otherwise.
 *
 * @param guide its file
 * @returns how much there was to do
 */
export async function followGuide(guide: string, base: string): Promise<number> {
  const signedIn = await callerOf(base)('POST', '/authenticate', {
    body: { username: 'admin', password: 'admin-demo-password' },
  })
  const known: Known = {}
  const steps = stepsOf(readFileSync(guide, 'utf8'))
  for (const step of steps) {
    if (step.done.language === 'http') {
      const response = await call(base, signedIn.body.access_token, step.done.text, known)
      await expectAnswer(response, step, known)
    } else await run(step, base)
  }
  return steps.length
}
