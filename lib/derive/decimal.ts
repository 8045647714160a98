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
  const [, sign, whole = '', fraction = '', exponentText = '0'] = match
  const digits = whole + fraction
  const significant = digits.replace(/^0+/, '')
  if (significant === '') return { text: '0', integerDigits: 0, fractionDigits: 0 }
  const exponent = Number(exponentText)
  if (Math.abs(exponent) > MAX_EXPONENT) return undefined
  // Where the decimal point stands, counted from the first significant digit.
  const point = whole.length + exponent - (digits.length - significant.length)
  const padded = point <= 0 ? '0'.repeat(-point) + significant : significant.padEnd(point, '0')
  const integer = point <= 0 ? '' : padded.slice(0, point)
  const rest = (point <= 0 ? padded : padded.slice(point)).replace(/0+$/, '')
  return {
    text: `${sign}${integer || '0'}${rest && `.${rest}`}`,
    integerDigits: integer.length,
    fractionDigits: rest.length,
  }
}

/** Whether a figure is one that a field could hold. */
export const isInRange = ({ integerDigits, fractionDigits }: CanonicalDecimal): boolean =>
  integerDigits <= MAX_INTEGER_DIGITS && fractionDigits <= MAX_FRACTION_DIGITS

/** Whether a figure is one that free JSON could hold. */
export const isFree = ({ integerDigits, fractionDigits }: CanonicalDecimal): boolean =>
  Math.max(integerDigits, fractionDigits) <= MAX_FREE_DIGITS
