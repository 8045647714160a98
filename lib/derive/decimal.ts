/**
 * Exact decimals as text. A double holds 15 significant digits and figures here have up to 19,
 * so no figure ever becomes a JavaScript number.
 */

const JSON_NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

/** Exponents past this are refused before any zeros are written out. */
const MAX_EXPONENT = 10_000

/** The digits that a figure of the API takes before and after its decimal point. */
export const MAX_INTEGER_DIGITS = 13
export const MAX_FRACTION_DIGITS = 6

/** The digits that a figure inside free JSON takes on either side of its point. */
export const MAX_FREE_DIGITS = 1000

/** A decimal in its one canonical form: no exponent, no leading or trailing zeros, no `-0`. */
export interface CanonicalDecimal {
  readonly text: string
  readonly integerDigits: number
  readonly fractionDigits: number
}

/**
 * Reads a JSON number's text.
 *
 * @returns the canonical form, or undefined when the text is no JSON number or its exponent is
 *   beyond any figure the service could hold.
 */
export function canonicalDecimal(text: string): CanonicalDecimal | undefined {
  const match = JSON_NUMBER.exec(text)
  if (!match) return undefined
  const [, , whole = '', fraction = ''] = match
  if (/^0*$/.test(whole + fraction)) return { text: '0', integerDigits: 0, fractionDigits: 0 }
  const parts = writtenParts(match)
  return parts && decimalOf({ ...parts, fraction: parts.fraction.replace(/0+$/, '') })
}

/**
 * A JSON number as PostgreSQL writes it in JSON: without an exponent, and with the zeros that end it.
 *
 * @returns undefined as {@link canonicalDecimal}, of a zero with such an exponent too
 */
export function writtenDecimal(text: string): CanonicalDecimal | undefined {
  const match = JSON_NUMBER.exec(text)
  const parts = match && writtenParts(match)
  return parts ? decimalOf(parts) : undefined
}

/** What stands before the point of a figure, and after it. */
interface WrittenParts {
  readonly sign: string
  /** Without zeros before it. */
  readonly integer: string
  readonly fraction: string
}

function writtenParts(match: RegExpExecArray): WrittenParts | undefined {
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match
  const exponent = Number(exponentText)
  if (Math.abs(exponent) > MAX_EXPONENT) return undefined
  const point = whole.length + exponent
  const digits = (whole + fraction).padEnd(point, '0')
  return {
    sign,
    integer: digits.slice(0, Math.max(point, 0)).replace(/^0+/, ''),
    fraction: point < 0 ? '0'.repeat(-point) + digits : digits.slice(point),
  }
}

const decimalOf = ({ sign, integer, fraction }: WrittenParts): CanonicalDecimal => ({
  text: `${sign}${integer || '0'}${fraction && `.${fraction}`}`,
  integerDigits: integer.length,
  fractionDigits: fraction.length,
})

/** Whether a figure is one that a field could hold. */
export const isInRange = ({ integerDigits, fractionDigits }: CanonicalDecimal): boolean =>
  integerDigits <= MAX_INTEGER_DIGITS && fractionDigits <= MAX_FRACTION_DIGITS

/** Whether a figure is one that free JSON could hold. */
export const isFree = ({ integerDigits, fractionDigits }: CanonicalDecimal): boolean =>
  Math.max(integerDigits, fractionDigits) <= MAX_FREE_DIGITS
