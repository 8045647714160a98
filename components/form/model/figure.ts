import { countedFigure } from '@/lib/derive/database/sum'
import { type CanonicalDecimal, canonicalDecimal } from '@/lib/derive/decimal'
import { numberText } from '@/lib/derive/kinds/figures'
import { figureOf } from './values'

/** An exact decimal: `digits` with its point moved `scale` places to the left. */
export interface Figure {
  readonly digits: bigint
  readonly scale: number
}

const CENTS = 2

/** The figure that a person typed, as `figureOf` reads it by its unit; undefined for text that is none. */
export function readFigure(text: string, unit?: string): Figure | undefined {
  const canonical = canonicalDecimal(figureOf(text, unit))
  return canonical && exact(canonical)
}

/** The figure that a member of a line counts as, by the rule of the sums; undefined for none. */
export function figureIn(value: unknown): Figure | undefined {
  const canonical = countedFigure(value)
  return canonical && exact(canonical)
}

/** A figure that an answer tells. A sum may have more digits than any figure that is in it. */
export function figureTold(value: unknown): Figure | undefined {
  const canonical = canonicalDecimal(numberText(value) ?? '')
  return canonical && exact(canonical)
}

function exact({ text }: CanonicalDecimal): Figure {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

const at = ({ digits, scale }: Figure, wanted: number): bigint =>
  digits * 10n ** BigInt(wanted - scale)

/** The exact sum. */
export function add(a: Figure, b: Figure): Figure {
  const scale = Math.max(a.scale, b.scale)
  return { digits: at(a, scale) + at(b, scale), scale }
}

/** The exact product. */
export const multiply = (a: Figure, b: Figure): Figure => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
})

/** Negative, zero or positive, as `a` is less than, equal to or greater than `b`. */
export function compare(a: Figure, b: Figure): number {
  const scale = Math.max(a.scale, b.scale)
  const difference = at(a, scale) - at(b, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Rounded to whole cents; half a cent goes away from zero, as invoices have it. */
export function toCents(figure: Figure): Figure {
  if (figure.scale <= CENTS) return { digits: at(figure, CENTS), scale: CENTS }
  const unit = 10n ** BigInt(figure.scale - CENTS)
  const half = figure.digits < 0n ? -unit / 2n : unit / 2n
  return { digits: (figure.digits + half) / unit, scale: CENTS }
}

/** `1248.5`, as JSON writes it: no zeros at the end of its decimals. */
export function figureText({ digits, scale }: Figure): string {
  const sign = digits < 0n ? '-' : ''
  const bare = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const whole = bare.slice(0, bare.length - scale)
  const fraction = bare.slice(bare.length - scale).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

export const ZERO: Figure = { digits: 0n, scale: 0 }
