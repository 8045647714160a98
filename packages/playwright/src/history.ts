import { expect as base, type ExpectMatcherState } from 'playwright/test'
import type { HistoryEntry, RecordInHand } from './records'

/** What a record's history has to say, and nothing else. */
export interface ExpectedHistory {
  /**
   * The fields that changed, by their API names: no other did. With values, what they are now; a figure
   * of more than 15 digits as a text, as a number of JavaScript holds no more.
   */
  readonly changed: readonly string[] | Readonly<Record<string, unknown>>
  /** What they were before, where that counts. */
  readonly before?: Readonly<Record<string, unknown>>
  /** Whose changes they were: an account of the kit, or a user id. */
  readonly by: string
  /** For whom they were made, where it was for somebody else. */
  readonly for?: string
  /** The reason of each change; null where none was given. */
  readonly reason?: string | null
}

/** How long is waited where the caller and Playwright say nothing. */
const PATIENCE = 5000
const PAUSES = [50, 100, 200, 400]

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
const told = ({ is, digits }: Value): string => digits ?? shown(is)
const isUserId = (who: string) => /^\d+$/.test(who)

/** A value as it came, and its digits where it is a figure. */
interface Value {
  readonly is: unknown
  readonly digits?: string | undefined
}

/** A field's value from its first change to its last. */
interface Span {
  readonly from: Value
  to: Value
}

function spansOf(entries: readonly HistoryEntry[]): Map<string, Span> {
  const spans = new Map<string, Span>()
  for (const { changes } of entries) {
    for (const { field, from, to, digits } of changes) {
      const now = { is: to, digits: digits.to }
      const span = spans.get(field)
      if (span) span.to = now
      else spans.set(field, { from: { is: from, digits: digits.from }, to: now })
    }
  }
  return spans
}

/** A figure that is expected as a number or as a text has just its digits: the service writes no idle ones. */
function holds({ is, digits }: Value, expected: unknown): boolean {
  if (digits !== undefined && ['number', 'string'].includes(typeof expected)) {
    return String(expected) === digits
  }
  try {
    base(is).toEqual(expected)
    return true
  } catch {
    return false
  }
}

/** What is other than expected, in sentences; none where the history is as it should be. */
function differences(
  entries: readonly HistoryEntry[],
  expected: ExpectedHistory,
  ids: { readonly by: string; readonly for: string },
): string[] {
  const { changed, before = {}, reason } = expected
  const spans = spansOf(entries)
  const values = Array.isArray(changed) ? {} : (changed as Readonly<Record<string, unknown>>)
  const names: readonly string[] = Array.isArray(changed) ? changed : Object.keys(changed)
  const found: string[] = []
  for (const name of spans.keys()) {
    if (!names.includes(name)) found.push(`${name} changed, and should not have.`)
  }
  for (const name of names) {
    const span = spans.get(name)
    if (!span) {
      found.push(`${name} did not change.`)
      continue
    }
    if (name in values && !holds(span.to, values[name])) {
      found.push(`${name} is ${told(span.to)}, and should be ${shown(values[name])}.`)
    }
    if (name in before && !holds(span.from, before[name])) {
      found.push(`${name} was ${told(span.from)}, and should have been ${shown(before[name])}.`)
    }
  }
  for (const { version, user, audit_user, reason: given } of entries) {
    if (user.user_id !== ids.by) {
      found.push(`Version ${version} is by ${named(user)}, and should be by ${expected.by}.`)
    } else if (audit_user.user_id !== ids.for) {
      found.push(
        `Version ${version} is for ${named(audit_user)}, and should be for ${expected.for ?? expected.by}.`,
      )
    }
    if (reason !== undefined && given !== reason) {
      found.push(
        `Version ${version} has the reason ${shown(given)}, and should have ${shown(reason)}.`,
      )
    }
  }
  return found
}

const named = ({ display_name, user_id }: HistoryEntry['user']) => `${display_name} (${user_id})`

const line = ({ version, action, user, reason, changes }: HistoryEntry): string => {
  const fields = changes.map(
    ({ field, from, to, digits }) =>
      `${field} ${told({ is: from, digits: digits.from })} → ${told({ is: to, digits: digits.to })}`,
  )
  const why = reason === null ? '' : ` (${reason})`
  return `  version ${version}, ${action} by ${named(user)}${why}: ${fields.join(', ') || 'nothing'}`
}

/**
 * Holds the history of a record since it came into hand against what it should say. It is read again
 * until it does, or until the time of the assertion is over, as a page saves when it can.
 */
async function toHaveHistory(
  this: ExpectMatcherState,
  record: RecordInHand,
  expected: ExpectedHistory,
  options: { readonly timeout?: number } = {},
) {
  const idOf = async (who: string) => (isUserId(who) ? who : (await record.person(who)).user_id)
  const by = await idOf(expected.by)
  const ids = { by, for: expected.for === undefined ? by : await idOf(expected.for) }
  const timeout = options.timeout ?? this.timeout ?? PATIENCE
  const end = Date.now() + timeout
  for (let round = 0; ; round += 1) {
    const entries = await record.entriesSince()
    const found = differences(entries, expected, ids)
    const pass = found.length === 0
    if (pass !== this.isNot || Date.now() >= end) {
      const kept = entries.map(line).join('\n') || '  no entry'
      const hint = this.utils.matcherHint('toHaveHistory', 'record', 'expected', {
        isNot: this.isNot,
      })
      const said = pass ? 'It says exactly that.' : found.join('\n')
      return {
        pass,
        name: 'toHaveHistory',
        expected,
        actual: entries,
        timeout,
        message: () => `${hint}\n\n${said}\n\n${record.path} since it came into hand:\n${kept}`,
      }
    }
    await new Promise((go) => setTimeout(go, PAUSES[Math.min(round, PAUSES.length - 1)]))
  }
}

/** Playwright's `expect`, and with it `toHaveHistory`. */
export const expect = base.extend({ toHaveHistory })
