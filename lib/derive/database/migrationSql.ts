import { type Column, type ColumnSteps, columnName, NO_STEPS } from './columnSteps'
import { type DatabaseObject, objectChanges } from './databaseObject'
import { type DeferredDrop, deferredDropComment } from './deferredDrops'
import { givePermissions } from './rolePermissions'

/**
 * The text of a migration; undefined where there is nothing to do.
 *
 * @param tables SQL by which the tables change
 * @param version that is worked on
 * @param left what migrations before left: what is wanted again by now stays
 * @param columns what becomes of columns besides
 */
export function migrationSql(
  was: readonly DatabaseObject[],
  is: readonly DatabaseObject[],
  tables: string,
  version: string,
  left: readonly DeferredDrop[] = [],
  columns: Omit<ColumnSteps, 'schema'> = NO_STEPS,
): string | undefined {
  const isLeft = (drop: string) => left.some((each) => each.drop === drop)
  const lingering = is.filter(({ drop, lingers }) => lingers && isLeft(drop))
  const there = [...withGoing(was, columns.going), ...lingering]
  const { beforeTables, afterTables, later: lasting } = objectChanges(there, is)
  const takesRows = takesRowsOf(tables)
  const later = lasting.filter((drop) => !takesRows(drop))
  // No table goes before what takes its rows: what lingers, and what migrations before left.
  const inTheWay = [...lasting, ...left.map(({ drop }) => drop)].filter(takesRows)
  // A domain that lingers with a column that goes is made anew for one that comes in its place.
  const again = is.flatMap(({ drop, lingers }) => (!lingers && isLeft(drop) ? [drop] : []))
  const first = [...columns.before, ...again]
  const given = givePermissions(was, is)
  const changes = [...beforeTables, ...afterTables, ...later, ...columns.later, tables, given]
  if (changes.every((part) => part === '')) {
    return undefined
  }
  const overdue = left.filter(
    ({ drop, by }) =>
      by !== version &&
      ![...first, ...inTheWay].includes(drop) &&
      lingering.every((object) => object.drop !== drop),
  )
  const parts = [
    ...first,
    ...inOnePass(beforeTables),
    ...new Set(inTheWay),
    tables,
    ...columns.after,
    ...inOnePass(afterTables),
    given,
    ...overdue.map(({ drop }) => drop),
    ...[...columns.later, ...later].map((drop) => deferredDropComment({ drop, by: version })),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/**
 * The same objects, of which a column that goes takes its own along, and its domain stays as long as
 * it: what a process of the version before has planned looks for the domain by its number.
 */
function withGoing(
  objects: readonly DatabaseObject[],
  going: readonly Column[],
): readonly DatabaseObject[] {
  const names = new Set(going.map((column) => `column ${columnName(column)}`))
  const needed = new Set(objects.flatMap(({ name, needs }) => (names.has(name) && needs) || []))
  return objects.map((object) => {
    if (names.has(object.name)) return { ...object, drop: '' }
    return needed.has(object.name) ? { ...object, lingers: true } : object
  })
}

/** Whether a statement takes a function away that is given rows of a table that goes. */
function takesRowsOf(tables: string): (drop: string) => boolean {
  const going = Array.from(tables.matchAll(/^DROP TABLE ("\w+");$/gm), ([, name = '']) => name)
  return (drop) => drop.startsWith('DROP FUNCTION ') && going.some((name) => drop.includes(name))
}

const RETYPE = /^(ALTER TABLE \S+) (ALTER COLUMN \S+ TYPE [^;]+);$/

/**
 * New types of columns in a row, of one table, by one statement: each would read all of the table
 * again, and make all that PostgreSQL knows of it anew.
 */
function inOnePass(statements: readonly string[]): string[] {
  const passes: { table: string | undefined; text: string }[] = []
  for (const statement of statements) {
    const [, table, column] = RETYPE.exec(statement) ?? []
    const last = passes.at(-1)
    if (last && table && last.table === table) last.text += `,\n  ${column}`
    else passes.push({ table, text: table ? `${table}\n  ${column}` : statement })
  }
  return passes.map(({ table, text }) => (table ? `${text};` : text))
}
