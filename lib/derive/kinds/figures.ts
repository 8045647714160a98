import { LosslessNumber } from 'lossless-json'
import { z } from 'zod'
import { canonicalDecimal, MAX_FRACTION_DIGITS, MAX_INTEGER_DIGITS } from '../decimal'
import { refusal } from '../schemas/issues'
import { FIGURES, INT32, ONE_OF, RANGE, WHOLE_NUMBERS } from './asked'
import { asIs, type Kind, sortsAs } from './kind'

/** The text of a figure as JSON has it; undefined for any other value. */
export function numberText(value: unknown): string | undefined {
  if (value instanceof LosslessNumber) return value.value
  return typeof value === 'number' ? String(value) : undefined
}

const FIGURE = {
  type: 'number',
  format: 'decimal',
  description: `Exact, with at most ${MAX_FRACTION_DIGITS} decimals.`,
}

export const decimal: Kind = {
  schema: (field) =>
    z.unknown().transform((value, { issues }) => {
      const text = numberText(value)
      if (text === undefined) {
        issues.push(refusal('wrong_type', `${field.label} takes a number.`, value))
        return z.NEVER
      }
      const canonical = canonicalDecimal(text)
      if (
        !canonical ||
        canonical.integerDigits > MAX_INTEGER_DIGITS ||
        canonical.fractionDigits > MAX_FRACTION_DIGITS
      ) {
        const message = `${field.label} takes a number of at most ${MAX_INTEGER_DIGITS} digits before the point and at most ${MAX_FRACTION_DIGITS} decimals.`
        issues.push(refusal('out_of_range', message, value))
        return z.NEVER
      }
      return new LosslessNumber(canonical.text)
    }),
  jsonSchema: () => ({ ...FIGURE, exclusiveMinimum: -1e13, exclusiveMaximum: 1e13 }),
  // Read as a double, the greatest figures round up to the bound that they stay below.
  shownSchema: () => FIGURE,
  sql: 'numeric(19,6)',
  unsendable: (column) => `${column} = 'NaN'`,
  prisma: 'Decimal @db.Decimal(19, 6)',
  show: (column) => `trim_scale(${column})`,
  shown: 'numeric',
  empty: 'null',
  sorts: sortsAs('numeric', 'NaN'),
  filters: RANGE,
  bound: FIGURES,
}

export const integer: Kind = {
  schema: (field) =>
    z.unknown().transform((value, { issues }) => {
      const text = numberText(value)
      if (text === undefined) {
        issues.push(refusal('wrong_type', `${field.label} takes a whole number.`, value))
        return z.NEVER
      }
      const canonical = canonicalDecimal(text)
      const number = Number(canonical?.text)
      if (!canonical || canonical.fractionDigits > 0 || number < -INT32 || number >= INT32) {
        const message = `${field.label} takes a whole number from -2147483648 to 2147483647.`
        issues.push(refusal('out_of_range', message, value))
        return z.NEVER
      }
      return number
    }),
  jsonSchema: () => ({ type: 'integer', format: 'int32', minimum: -INT32, maximum: INT32 - 1 }),
  sql: 'integer',
  prisma: 'Int',
  show: asIs,
  shown: 'integer',
  empty: 'null',
  // What is not set comes after the greatest there can be, which takes more than 32 bits.
  sorts: { type: 'bigint', last: { sql: `${INT32}`, text: `${INT32}` } },
  filters: RANGE,
  bound: WHOLE_NUMBERS,
}

/** The values of a boolean as parameters have them. */
export const BOOLEANS: readonly string[] = ['true', 'false']

export const boolean: Kind = {
  schema: ({ label }) => z.boolean(`${label} takes true or false.`),
  jsonSchema: () => ({ type: 'boolean' }),
  sql: 'boolean',
  prisma: 'Boolean',
  show: asIs,
  shown: 'boolean',
  empty: 'null',
  filters: ONE_OF,
  values: BOOLEANS,
}
