/** What every table of PostgreSQL has beside its own columns, and what an array of it takes for nothing. */
const OF_POSTGRESQL = ['ctid', 'cmin', 'cmax', 'xmin', 'xmax', 'tableoid', 'null']

/**
 * What keeps something from being called so, as its name stands in SQL, in addresses and in Prisma's
 * schema, and is unlike what every object of JavaScript has; undefined where nothing does.
 */
export function faultOfName(name: string): string | undefined {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return 'takes small letters, digits and _'
  if (name in {}) return 'is what every object of JavaScript has'
  return OF_POSTGRESQL.includes(name) ? 'means something to PostgreSQL' : undefined
}
