/**
 * Checks that warn beside a field and never block: each takes the text of the field and returns
 * what to look at, or undefined when there is nothing to say. An empty text needs no advice.
 */

import type { Advice } from './field'

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1]

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)

/** The digits of a text that holds exactly so many, and blanks; undefined for any other text. */
function digitsOf(value: string, count: number): readonly number[] | undefined {
  const compact = value.replace(/\s/g, '')
  return /^\d+$/.test(compact) && compact.length === count ? Array.from(compact, Number) : undefined
}

function abn(value: string): string | undefined {
  if (value === '') return undefined
  const digits = digitsOf(value, 11)
  if (!digits) return 'An ABN has 11 digits.'
  // The first digit counts one less: that is how the register works out its check digits.
  const sum = weighted(digits, ABN_WEIGHTS) - 10
  return sum % 89 === 0 ? undefined : 'The check digits of this ABN are wrong.'
}

function acn(value: string): string | undefined {
  if (value === '') return undefined
  const digits = digitsOf(value, 9)
  if (!digits) return 'An ACN has 9 digits.'
  const check = (10 - (weighted(digits, ACN_WEIGHTS) % 10)) % 10
  return check === digits[8] ? undefined : 'The check digit of this ACN is wrong.'
}

function bsb(value: string): string | undefined {
  if (value === '' || /^\d{3}[\s-]?\d{3}$/.test(value)) return undefined
  return 'A BSB has six digits, such as 062-000.'
}

function email(value: string): string | undefined {
  if (value === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) return undefined
  return 'This does not look like an email address.'
}

/** Calendar dates of four-digit years compare as text; `today` is the date where the reader is. */
function datePassed(value: string, today: string): string | undefined {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
  return isDate && value < today ? 'This date has passed.' : undefined
}

export const advice = { abn, acn, bsb, email, datePassed } satisfies Record<
  Advice,
  (value: string, today: string) => string | undefined
>
