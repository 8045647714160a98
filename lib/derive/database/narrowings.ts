import type { DatabaseObject } from './databaseObject'

/**
 * What a migration asks of records that are there already: tables and columns by name, each with
 * what it asks in words. Where a record does not fit, the migration fails, and what the version
 * before goes on writing is refused.
 *
 * @param sql by which the tables change, as Prisma writes it
 */
export function narrowings(
  sql: string,
  was: readonly DatabaseObject[],
  is: readonly DatabaseObject[],
): ReadonlyMap<string, string> {
  const columns = columnsIn(sql)
  const needed = columns.flatMap(({ name, how }): [string, string][] => {
    if (/^ADD COLUMN .* NOT NULL$/.test(how)) return [[name, 'is needed, and no record has it yet']]
    return how.endsWith(' SET NOT NULL') ? [[name, 'is needed, and records may be without']] : []
  })
  // What no record has yet fits into any bound, and is shared by none.
  const empty = new Set(
    columns.filter(({ how }) => /^ADD COLUMN (?!.*DEFAULT)/.test(how)).map(({ name }) => name),
  )
  const known = new Map(was.map((object) => [object.name, object]))
  const bounded = is.flatMap((object): [string, string][] => {
    const column = columnOf(object, is)
    if (!column || !known.has(`column ${column}`) || empty.has(column)) return []
    const bound = boundOf(object)
    if (isWithin(boundOf(known.get(object.name)), bound)) return []
    return [[column, `takes no more than ${bound}`]]
  })
  const shared = is.flatMap(({ name, create }): [string, string][] => {
    const [, table = '', on = ''] = UNIQUE.exec(create) ?? []
    if (!table || known.has(name) || !known.has(`storage ${table}`)) return []
    const own = [...on.matchAll(/"(\w+)"/g)].map(([, column]) => column ?? '')
    if (own.some((column) => empty.has(`${table}.${column}`))) return []
    return [[`${table}.${own.join('_')}`, 'is shared by no two records any more']]
  })
  const all = new Map<string, string>()
  for (const [name, why] of [...needed, ...bounded, ...shared]) {
    all.set(name, all.has(name) ? `${all.get(name)}, and ${why}` : why)
  }
  return all
}

const ALTERED = /^ALTER TABLE "(\w+)" ([^;]+);/gm

/** What becomes of each column in statements of Prisma's. */
const columnsIn = (sql: string): { name: string; how: string }[] =>
  [...sql.matchAll(ALTERED)].flatMap(([, table, actions = '']) =>
    actions.split(/,\n/).flatMap((action) => {
      const how = action.replaceAll(/\s+/g, ' ')
      const [, column] = /^(?:ADD|ALTER) COLUMN "(\w+)"/.exec(how) ?? []
      return column ? [{ name: `${table}.${column}`, how }] : []
    }),
  )

/** The column that a domain, or a check of its table, bounds; none of any other object. */
function columnOf(object: DatabaseObject, all: readonly DatabaseObject[]): string | undefined {
  const [kind] = object.name.split(' ', 1)
  const name =
    kind === 'domain'
      ? all.find(({ needs }) => needs?.includes(object.name))?.name
      : kind === 'check'
        ? object.needs?.[0]
        : undefined
  return name?.split(' ')[1]
}

const UNIQUE = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)" \((.*)\);/

const boundOf = (object?: DatabaseObject): string =>
  /\bCHECK \((.*)\);$/.exec(object?.create ?? '')?.[1] ?? ''

/** Whether all that keeps to a bound keeps to another, as far as its words say. */
function isWithin(one: string, other: string): boolean {
  // A column without a bound is a figure, a moment or a truth: it becomes such a text, or no other.
  if (one === other || (one === '' && !isOfText(other))) return true
  const [values, others] = [one, other].map(valuesOf)
  if (values && others) return values.every((value) => others.includes(value))
  const [lengths, wider] = [values ? spanOf(values) : lengthsOf(one), lengthsOf(other)]
  return lengths && wider ? wider[0] <= lengths[0] && lengths[1] <= wider[1] : false
}

const isOfText = (bound: string): boolean => bound.startsWith('char_length') || / IN \(/.test(bound)

const valuesOf = (bound: string): string[] | undefined =>
  / IN \((.*)\)$/.exec(bound)?.[1]?.match(/'(?:[^']|'')*'/g) ?? undefined

/** How long these are without their quotes. */
const spanOf = (values: readonly string[]): readonly [number, number] => {
  const lengths = values.map(({ length }) => length - 2)
  return [Math.min(...lengths), Math.max(...lengths)]
}

/** The fewest and the most characters of a text; of a column without a bound, of its figures as text. */
function lengthsOf(bound: string): readonly [number, number] | undefined {
  if (bound === '') return [1, 40]
  const [, least = '0', most] =
    /^char_length\(\S+\) (?:<=|BETWEEN (\d+) AND) (\d+)$/.exec(bound) ?? []
  return most === undefined ? undefined : [Number(least), Number(most)]
}
