import { canonicalNumber, isJsonNumber } from '@/lib/text/jsonNumber'

/**
 * What numbers of answers become, and how they are written in bodies. Give one of your own to have
 * figures in the decimals of your choice: `{ read: (digits) => new Decimal(digits), … }`.
 */
export interface Figures<F> {
  /** Makes a figure of a number of JSON, by the digits that it was sent with. */
  read(digits: string): F
  /** The digits of a value that is such a figure, as JSON writes them; undefined of any other. */
  write(value: unknown): string | undefined
}

/**
 * A number with all its digits. Figures of Fleetbook have up to 13 before the point and 6 after it,
 * and a JavaScript number holds 15. It does no sums: it is read, shown, compared and sent back.
 */
export class Figure {
  /** As JSON writes the number: `9999999999999.123456`. */
  readonly digits: string

  /** @throws TypeError for what is no number of JSON */
  constructor(digits: string | number | bigint) {
    this.digits = String(digits)
    if (!isJsonNumber(this.digits)) throw new TypeError(`${this.digits} is no number`)
  }

  /** Whether both are the same number, however it is written: 2.50 is 2.5. */
  equals(other: Figure | string | number | bigint): boolean {
    const figure = other instanceof Figure ? other : new Figure(other)
    return canonicalNumber(this.digits) === canonicalNumber(figure.digits)
  }

  toString(): string {
    return this.digits
  }

  /** A text, as `JSON.stringify` would round a number. */
  toJSON(): string {
    return this.digits
  }

  /** The nearest JavaScript number, for comparisons and charts. */
  valueOf(): number {
    return Number(this.digits)
  }
}

/** Numbers of answers as {@link Figure}, with every digit: `new Fleetbook({ figures: exactFigures })`. */
export const exactFigures: Figures<Figure> = {
  read: (digits) => new Figure(digits),
  write: (value) => (value instanceof Figure ? value.digits : undefined),
}
