/** Numbers of the public registers with check digits as the registers work them out. */

const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1]
const ABN_WEIGHTS = [3, 5, 7, 9, 11, 13, 15, 17, 19]

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** A company number from its first eight digits. */
export const companyNumber = (eightDigits: string): string =>
  `${eightDigits}${(10 - (weighted(eightDigits, ACN_WEIGHTS) % 10)) % 10}`

/**
 * A business number from its last nine digits, which of a company are its company number. The two
 * in front are the check digits: they weigh ten and one, after one is taken off the first.
 */
export const businessNumber = (nineDigits: string): string =>
  `${10 + 89 - (weighted(nineDigits, ABN_WEIGHTS) % 89)}${nineDigits}`
