import { isFigure, valueKind } from '@/components/form/model/valueKind'
import { figureOf } from '@/components/form/model/values'
import { canonicalDecimal } from '@/lib/derive/decimal'
import { isNameInDigits } from '@/lib/resources/format'
import type { Field } from '@/lib/resources/resource'

/** How far a figure is to go up or down: by so many per cent of itself, or by an amount. */
export type AdjustBy = 'percent' | 'amount'

/** A change of a figure that depends on what it is. */
export interface Adjustment {
  readonly direction: 'raise' | 'lower'
  readonly by: AdjustBy
  /** As it was typed. */
  readonly value: string
}

/** Digits that a figure has after its point at most, wherever it is kept. */
const MAX_DECIMALS = 6
const SCALE = 10n ** BigInt(MAX_DECIMALS)

/** Whether a field is a figure that can be raised and lowered; of one that is not shown nobody knows from what. */
export const isAdjustable = (field: Field): boolean =>
  isFigure(field) && !isNameInDigits(field) && !field.writeOnly

/** Digits after the point that a raised or lowered figure of the field may have. */
const decimalsOf = (field: Pick<Field, 'kind'>): number =>
  valueKind(field) === 'whole' ? 0 : MAX_DECIMALS

/** What is kept of a per cent of a figure: whole numbers, cents, or all digits that figures have. */
export type Rounding = 'whole' | 'cents' | 'digits'

/** How a field's figures are rounded after a per cent. */
export const roundingOf = (field: Field): Rounding =>
  valueKind(field) === 'whole' ? 'whole' : field.unit === 'AUD' ? 'cents' : 'digits'

const CENTS = 2

/** Digits that are kept of a per cent of a figure: of an amount no fewer than it has already. */
function decimalsKept(field: Field, current: string): number {
  const rounding = roundingOf(field)
  if (rounding !== 'cents') return decimalsOf(field)
  return Math.max(CENTS, canonicalDecimal(current)?.fractionDigits ?? 0)
}

/** Of what a figure is raised or lowered by. */
const unitOf = ({ unit }: Field, by: AdjustBy): string | undefined =>
  by === 'percent' ? '%' : unit

/** Why a figure cannot be raised or lowered so; undefined when it can. */
export function adjustmentFault(
  field: Field,
  { direction, by, value }: Adjustment,
): string | undefined {
  const amount = canonicalDecimal(figureOf(value, unitOf(field, by)))
  if (!amount || amount.text.startsWith('-') || amount.text === '0') {
    return `Say by how much to ${direction} ${field.label}: a number above 0.`
  }
  const most = by === 'percent' ? MAX_DECIMALS : decimalsOf(field)
  if (amount.fractionDigits > most) {
    return most === 0
      ? `${field.label} is a whole number, and so is what is added or taken.`
      : `Give at most ${most} digits after the point.`
  }
  if (by === 'percent' && direction === 'lower' && scaled(amount.text) > 100n * SCALE) {
    return 'A figure can be lowered by at most 100 per cent.'
  }
  return undefined
}

/**
 * A figure raised or lowered, exactly: nothing passes through a binary number. Raising goes up
 * and lowering down, also below zero. Only a per cent can make more digits than are kept; it is then
 * rounded to the nearest figure, and halves away from zero.
 *
 * @param current a JSON number's text with at most 6 decimals
 */
export function adjusted(field: Field, current: string, adjustment: Adjustment): string {
  const { direction, by, value } = adjustment
  const [from, step] = [scaled(current), scaled(figureOf(value, unitOf(field, by)))]
  const sign = direction === 'raise' ? 1n : -1n
  if (by === 'amount') return written(from + sign * step)
  // A millionth of a millionth of a hundredth: all that the product can have.
  const whole = from * 100n * SCALE + sign * magnitude(from) * step
  const kept = 10n ** BigInt(MAX_DECIMALS - decimalsKept(field, current))
  return written(rounded(whole, 100n * SCALE * kept) * kept)
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

/** The whole number nearest to a quotient; a half goes away from zero. */
function rounded(value: bigint, by: bigint): bigint {
  const nearest = (2n * magnitude(value) + by) / (2n * by)
  return value < 0n ? -nearest : nearest
}

/** A figure as a count of its smallest steps. */
function scaled(text: string): bigint {
  const canonical = canonicalDecimal(text)
  if (!canonical) throw new Error(`${text} is no figure`)
  const [whole = '', fraction = ''] = canonical.text.split('.')
  return BigInt(whole + fraction.padEnd(MAX_DECIMALS, '0'))
}

function written(value: bigint): string {
  const digits = magnitude(value)
    .toString()
    .padStart(MAX_DECIMALS + 1, '0')
  const text = `${digits.slice(0, -MAX_DECIMALS)}.${digits.slice(-MAX_DECIMALS)}`
  return canonicalDecimal(value < 0n ? `-${text}` : text)?.text ?? '0'
}
