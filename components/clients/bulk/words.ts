const figure = new Intl.NumberFormat('en-AU')

/** `1,284`. */
export const countWords = (count: number): string => figure.format(count)

/** `1 client`, `1,284 clients`. */
export const clientWords = (count: number): string =>
  `${figure.format(count)} ${count === 1 ? 'client' : 'clients'}`
