/** Joins class names, leaving out those whose condition did not hold. */
export const cn = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
