import { canonicalNumber, digitsWithin, isJsonNumber } from '@/lib/text/jsonNumber'

/** A figure by its digits, as the service wrote it. */
export class Figure {
  constructor(readonly digits: string) {}

  /** So that no object of the same members is taken for one. */
  get [Symbol.toStringTag](): string {
    return 'Figure'
  }

  toJSON(): string {
    return this.digits
  }
}

/** What decides for itself whether a value is as expected, such as `expect.any(Number)`. */
interface Matcher {
  readonly sample?: unknown
  asymmetricMatch(actual: unknown): boolean
}

/** How many digits every number of JavaScript keeps. */
const HELD = 15
/** Matchers that hold parts of a value against what they were given. */
const OF_PARTS = /^(Object(Not)?Containing|Array(Not)?Containing|(Not)?ArrayOf)$/

const isMatcher = (value: unknown): value is Matcher =>
  typeof value === 'object' && value !== null && 'asymmetricMatch' in value
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A value with others in place of those that have no parts. */
function mapped(value: unknown, leaf: (each: unknown) => unknown): unknown {
  const inside = (each: unknown) => mapped(each, leaf)
  if (Array.isArray(value)) return value.map(inside)
  if (isMatcher(value) && OF_PARTS.test(String(value))) {
    const copy = Object.create(Object.getPrototypeOf(value))
    return Object.assign(copy, value, { sample: inside(value.sample) })
  }
  if (!isPlain(value)) return leaf(value)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inside(each)]))
}

const isLong = (number: string): boolean => digitsWithin(number).length > HELD

/**
 * What is expected, with the figures that stand in it as texts. Inside a value, of which nobody knows
 * whether its members are figures or texts, a text of more digits than a number keeps is a figure: a
 * text that was saved in its place is another value.
 *
 * @throws Error for a number of more digits: it need not be the one that was written
 */
export function meantBy(expected: unknown): unknown {
  // The value of a whole field is a figure or a text by what the field is.
  if (typeof expected === 'string') return expected
  return mapped(expected, (each) => {
    if (typeof each === 'number' && Number.isFinite(each) && isLong(String(each))) {
      throw new Error(
        `A number keeps ${HELD} digits, and ${each} has more: write what is expected as a text.`,
      )
    }
    return typeof each === 'string' && isJsonNumber(each) && isLong(each) ? new Figure(each) : each
  })
}

/** A matcher of any kind of expectation. */
const matcher = (asymmetricMatch: Matcher['asymmetricMatch']): Matcher => ({ asymmetricMatch })

const hasDigits = (actual: unknown, digits: string): boolean =>
  actual instanceof Figure && actual.digits === digits

/** What `toEqual` takes, to hold a value with figures by their digits against what is meant. */
export function matching(meant: unknown): unknown {
  if (typeof meant === 'string') {
    return matcher((actual) => actual === meant || hasDigits(actual, meant))
  }
  return mapped(meant, (each) => {
    if (each instanceof Figure) return matcher((actual) => hasDigits(actual, each.digits))
    if (typeof each === 'number' && Number.isFinite(each)) {
      const number = canonicalNumber(String(each))
      return matcher(
        (actual) => actual instanceof Figure && canonicalNumber(actual.digits) === number,
      )
    }
    return isMatcher(each) ? matcher((actual) => each.asymmetricMatch(rounded(actual))) : each
  })
}

/** A value with numbers of JavaScript, as whoever asks no more of a figure has it. */
const rounded = (value: unknown): unknown =>
  mapped(value, (each) => (each instanceof Figure ? Number(each.digits) : each))

/** A value as JSON, its figures with all their digits. */
export function told(value: unknown): string {
  if (value instanceof Figure) return value.digits
  if (Array.isArray(value)) return `[${value.map(told).join()}]`
  if (!isPlain(value)) return JSON.stringify(value) ?? 'nothing'
  const members = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}:${told(each)}`,
  )
  return `{${members.join()}}`
}
