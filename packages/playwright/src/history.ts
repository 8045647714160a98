import { expect as base, type ExpectMatcherState } from 'playwright/test'
import { matching, meantBy, told } from './figures'
import type { HistoryEntry, RecordInHand } from './records'

/** What a record's history has to say, and nothing else. */
export interface ExpectedHistory {
  /**
   * The fields that changed, by their API names: no other did. With values, what they are now; a figure
   * of more than 15 digits as a text, as a number of JavaScript holds no more. Inside lines and JSON
   * objects such a text is the figure alone, and no text that is spelt like it.
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

const isUserId = (who: string) => /^\d+$/.test(who)

/** A field's value from its first change to its last, as the service wrote it. */
interface Span {
  readonly from: unknown
  to: unknown
}

function spansOf(entries: readonly HistoryEntry[]): Map<string, Span> {
  const spans = new Map<string, Span>()
  for (const { changes } of entries) {
    for (const { field, written } of changes) {
      const span = spans.get(field)
      if (span) span.to = written.to
      else spans.set(field, { ...written })
    }
  }
  return spans
}

function holds(value: unknown, meant: unknown): boolean {
  try {
    base(value).toEqual(matching(meant))
    return true
  } catch {
    return false
  }
}

type Values = Readonly<Record<string, unknown>>

const allMeantBy = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, meantBy(value)]))

/** An expectation by what is meant by its values. @throws Error for a number that nobody can mean */
const meant = ({ changed, before, ...rest }: ExpectedHistory): ExpectedHistory => ({
  ...rest,
  changed: Array.isArray(changed) ? changed : allMeantBy(changed as Values),
  ...(before && { before: allMeantBy(before) }),
})

/** What is other than expected, in sentences; none where the history is as it should be. */
function differences(
  entries: readonly HistoryEntry[],
  expected: ExpectedHistory,
  ids: { readonly by: string; readonly for: string },
): string[] {
  const { changed, before = {}, reason } = expected
  const spans = spansOf(entries)
  const values = Array.isArray(changed) ? {} : (changed as Values)
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
      found.push(`${name} is ${told(span.to)}, and should be ${told(values[name])}.`)
    }
    if (name in before && !holds(span.from, before[name])) {
      found.push(`${name} was ${told(span.from)}, and should have been ${told(before[name])}.`)
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
        `Version ${version} has the reason ${told(given)}, and should have ${told(reason)}.`,
      )
    }
  }
  return found
}

const named = ({ display_name, user_id }: HistoryEntry['user']) => `${display_name} (${user_id})`

const line = ({ version, action, user, reason, changes }: HistoryEntry): string => {
  const fields = changes.map(
    ({ field, written: { from, to } }) => `${field} ${told(from)} → ${told(to)}`,
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
  const wanted = meant(expected)
  const idOf = async (who: string) => (isUserId(who) ? who : (await record.person(who)).user_id)
  const by = await idOf(expected.by)
  const ids = { by, for: expected.for === undefined ? by : await idOf(expected.for) }
  const timeout = options.timeout ?? this.timeout ?? PATIENCE
  const end = Date.now() + timeout
  for (let round = 0; ; round += 1) {
    const entries = await record.entriesSince()
    const found = differences(entries, wanted, ids)
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
