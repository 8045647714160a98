import type { Noun } from '@/lib/derive/addresses'

const figure = new Intl.NumberFormat('en-AU')

/** `1,284`. */
export const countWords = (count: number): string => figure.format(count)

/** `1 client`, `1,284 clients`, or `about 120,000 clients` where the service only estimates. */
export const nounWords = ({ one, many }: Noun, count: number, isExact = true): string =>
  `${isExact ? '' : 'about '}${figure.format(count)} ${count === 1 ? one : many}`
