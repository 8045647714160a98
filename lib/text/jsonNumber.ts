const NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

/** Whether a text is a number as JSON writes it: `9999999999999.123456`, `1e21`. */
export const isJsonNumber = (text: string): boolean => NUMBER.test(text)

/** The digits of a number of JSON without zeros around: none of nought. */
export const digitsWithin = (number: string): string => partsOf(number).digits

/** One way of writing for each number of JSON: its sign, its digits without zeros around, its exponent. */
export function canonicalNumber(number: string): string {
  const { sign, digits, power } = partsOf(number)
  return digits === '' ? '0' : `${sign}${digits}e${power}`
}

function partsOf(number: string) {
  const [, sign = '', whole = '', part = '', exponent = '0'] = NUMBER.exec(number) ?? []
  const all = (whole + part).replace(/^0+/, '')
  const digits = all.replace(/0+$/, '')
  const power = BigInt(exponent) - BigInt(part.length) + BigInt(all.length - digits.length)
  return { sign, digits, power }
}
