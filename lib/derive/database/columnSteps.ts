import { identifier } from '../sql'
import { trigger, triggerFunction } from './databaseObject'
import type { DeferredDrop } from './deferredDrops'

/** A file of a Prisma schema: its path and what stands in it. */
export type SchemaText = readonly [path: string, content: string]

/** A column by its names in the database. */
export interface Column {
  readonly table: string
  readonly column: string
}

/** `client.fax`: how people name a column to `npm run migration`. */
export const columnName = ({ table, column }: Column): string => `${table}.${column}`

/** A table as a Prisma schema has it: each column with its type and attributes. */
type Columns = ReadonlyMap<string, string>

const MODEL = /^model (\w+) \{\n([\s\S]*?)^\}/gm
const MEMBER = /^ {2}([a-z]\w*)\s+(\S.*)$/gm

/** The tables of a schema by name. A member whose type is a model is none of their columns. */
export function tablesIn(schema: readonly SchemaText[]): ReadonlyMap<string, Columns> {
  const models = schema.flatMap(([, content]) => [...content.matchAll(MODEL)])
  const names = new Set(models.map(([, name]) => name))
  return new Map(
    models.map(([, , body = '']) => {
      const members = [...body.matchAll(MEMBER)].map(
        ([, member = '', type = '']) => [member, type] as const,
      )
      const columns = members.filter(([, type]) => !names.has(/^\w+/.exec(type)?.[0]))
      return [tableOf(body), new Map(columns)] as const
    }),
  )
}

const tableOf = (body: string): string => /@@map\("(\w+)"\)/.exec(body)?.[1] ?? ''

/** Whether a table holds nothing but what others are searched by, which is made anew from them. */
export const isOfSearch = (table: string): boolean => /_search_(text|word)$/.test(table)

/** What becomes of columns in a migration beside what Prisma makes of them. */
export interface ColumnSteps {
  /** The schema that Prisma is to bring the tables to: the new one, with the columns that go. */
  readonly schema: readonly SchemaText[]
  /** Statements before and after the tables change, and those for the version after. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly later: readonly string[]
  /** Columns that go with the version after: what runs beside this one still uses them. */
  readonly going: readonly Column[]
  /** Columns that come again before they went, without the values that they had. */
  readonly again: readonly Column[]
}

export const NO_STEPS: Omit<ColumnSteps, 'schema'> = {
  before: [],
  after: [],
  later: [],
  going: [],
  again: [],
}

/**
 * Has columns that go stay for the version before, which runs beside this one on the migrated
 * database: null wherever nothing stands in for a value that nobody gives any more, and dropped by
 * the version after. One that is renamed is copied, and as long as both are there each has what is
 * written to the other.
 *
 * @param left what migrations before left for a later version
 * @param renames the new name of a column by its old one, as {@link columnName} has it
 * @throws Error for a new name of what does not go, or that is not new, or of another type
 */
export function columnSteps(
  was: readonly SchemaText[],
  is: readonly SchemaText[],
  left: readonly DeferredDrop[] = [],
  renames: ReadonlyMap<string, string> = new Map(),
): ColumnSteps {
  const [before, after] = [tablesIn(was), tablesIn(is)]
  const going = [...after].flatMap(([table, columns]) =>
    [...(before.get(table) ?? [])].flatMap(([column, type]) =>
      columns.has(column) ? [] : [{ table, column, type }],
    ),
  )
  const coming = [...after].flatMap(([table, columns]) =>
    [...columns.keys()]
      .filter((column) => before.has(table) && !before.get(table)?.has(column))
      .map((column) => ({ table, column })),
  )
  const isLeft = (drop: string) => left.some((each) => each.drop === drop)
  const again = coming.filter((column) => dropsOf(column).some(isLeft))
  const renamed = [...renames].map(([name, to]): Renaming => {
    const from = going.find((each) => columnName(each) === name)
    if (!from) throw new Error(`${name} is no column that goes`)
    if (!coming.some((each) => each.table === from.table && each.column === to)) {
      throw new Error(`${from.table}.${to} is no column that comes`)
    }
    const type = after.get(from.table)?.get(to) ?? ''
    if (typeOf(type) !== typeOf(from.type)) {
      throw new Error(`${name} is ${typeOf(from.type)}, and ${to} would be ${typeOf(type)}`)
    }
    return { from, to, isNeeded: optional(type) !== type }
  })
  const isRenamed = (column: Column) =>
    renamed.some(({ from }) => from.table === column.table && from.column === column.column)
  return {
    schema: is.map(([path, content]) => [path, withColumns(content, going, renamed)]),
    before: again.flatMap((column) => dropsOf(column).filter(isLeft)),
    after: renamed.flatMap(copying),
    later: going.flatMap((column) => dropsOf(column).slice(isRenamed(column) ? 0 : -1)),
    going,
    again,
  }
}

/** A column whose values go on under another name. */
interface Renaming {
  readonly from: Column
  readonly to: string
  /** True where no record is without it. */
  readonly isNeeded: boolean
}

/** A column's type without what is said of its defaults and of being null. */
const typeOf = (declared: string): string => {
  const [type = '', ...attributes] = declared.split(/\s+(?=@)/)
  const native = attributes.filter((attribute) => attribute.startsWith('@db.'))
  return [type.replace(/\?$/, ''), ...native].join(' ')
}

/** The same column, null where nobody gives it a value and nothing stands in for one. */
function optional(declared: string): string {
  const [type = ''] = declared.split(' ')
  if (/[?\]]$/.test(type) || declared.includes('@default(')) return declared
  return declared.replace(type, `${type}?`)
}

/** A schema's text with these columns too; those of new names are filled before they are needed. */
const withColumns = (
  content: string,
  going: readonly (Column & { readonly type: string })[],
  renamed: readonly Renaming[],
): string =>
  content.replace(MODEL, (model, _, body: string) => {
    const table = tableOf(body)
    const kept = going.filter((each) => each.table === table)
    const lines = kept.map(({ column, type }) => `  ${column} ${optional(type)}\n`)
    const filled = renamed.filter(({ from }) => from.table === table).map(({ to }) => to)
    const members = model.replace(MEMBER, (line, column: string, type: string) =>
      filled.includes(column) ? `  ${column} ${optional(type)}` : line,
    )
    return members.replace(/\}$/, `${lines.join('')}}`)
  })

/** The trigger by which two names of one column have the same values, and its function. */
function carrying({ table, column }: Column, to: string) {
  const name = `carry_${table}_${column}`
  const [old, now] = [identifier(column), identifier(to)]
  // What the version before writes has the old name, what this one does the new.
  const body = `BEGIN IF TG_OP = 'INSERT' THEN IF NEW.${old} IS NULL THEN NEW.${old} := NEW.${now}; ELSE NEW.${now} := NEW.${old}; END IF; ELSIF NEW.${old} IS DISTINCT FROM OLD.${old} THEN NEW.${now} := NEW.${old}; ELSE NEW.${old} := NEW.${now}; END IF; RETURN NEW; END`
  return {
    calls: trigger(name, table, 'BEFORE INSERT OR UPDATE', name),
    called: triggerFunction(name, body),
  }
}

/** Fills a column of a new name, and keeps it and the old one alike from then on. */
function copying({ from, to, isNeeded }: Renaming): string[] {
  const { calls, called } = carrying(from, to)
  const [table, old, now] = [from.table, from.column, to].map(identifier)
  const alter = (column: string | undefined, what: string) =>
    `ALTER TABLE ${table} ALTER COLUMN ${column} ${what};`
  return [
    `UPDATE ${table} SET ${now} = ${old} WHERE ${now} IS DISTINCT FROM ${old};`,
    ...(isNeeded ? [alter(now, 'SET NOT NULL')] : []),
    // A default would look like what the version before has written.
    alter(old, 'DROP DEFAULT'),
    alter(old, 'DROP NOT NULL'),
    called.create,
    calls.create,
  ]
}

/** What takes away a column, and before it whatever carries its values to one of another name. */
function dropsOf({ table, column }: Column): string[] {
  const { calls, called } = carrying({ table, column }, '')
  const drop = `ALTER TABLE IF EXISTS ${identifier(table)} DROP COLUMN IF EXISTS ${identifier(column)};`
  return [calls.drop, called.drop, drop]
}

const ALTERED = /^ALTER TABLE "(\w+)" ([^;]+);/gm
const RETYPED = /ALTER COLUMN "(\w+)" SET DATA TYPE (\w+)/g
const DROPPED = /DROP COLUMN "(\w+)"/g

/** The types to which each value of a type can go, and is the same figure or text. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  Int: ['BIGINT', 'DECIMAL'],
  BigInt: ['DECIMAL'],
}

/**
 * What a migration would lose, or make something else of: tables and columns by name, each with what
 * becomes of it in words.
 *
 * @param sql by which the tables change, as Prisma writes it
 * @param was the schema that they have
 */
export function losses(sql: string, was: readonly SchemaText[]): ReadonlyMap<string, string> {
  const tables = tablesIn(was)
  const gone = [...sql.matchAll(/^DROP TABLE "(\w+)";/gm)].map(
    ([, table = '']) => [table, 'goes, with all that it holds'] as const,
  )
  const altered = [...sql.matchAll(ALTERED)].flatMap(([, table = '', actions = '']) => {
    const dropped = [...actions.matchAll(DROPPED)].map(
      ([, column = '']) => [columnName({ table, column }), 'loses its values'] as const,
    )
    const retyped = [...actions.matchAll(RETYPED)].flatMap(([, column = '', type = '']) => {
      const [was = ''] = (tables.get(table)?.get(column) ?? '').split(/\W/, 1)
      const isKept = type === 'TEXT' || KEPT[was]?.includes(type)
      return isKept ? [] : [[columnName({ table, column }), `becomes ${type}`] as const]
    })
    return [...dropped, ...retyped]
  })
  const lost = [...gone, ...altered].filter(([name]) => !isOfSearch(name.split('.', 1).join()))
  return new Map(lost)
}
