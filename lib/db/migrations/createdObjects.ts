import type { Migration } from './pending'

type Names = Pick<ReadonlySet<string>, 'has'>

/** What migrations make in their schema, by the names that PostgreSQL keeps. */
export interface CreatedObjects {
  /** Tables, each with all that its columns may be called. */
  readonly tables: ReadonlyMap<string, Names>
  readonly sequences: ReadonlySet<string>
}

/** The head of a statement that makes a table, a column or a sequence. */
const HEAD =
  /\b(CREATE|ALTER)\s+(?:UNLOGGED\s+)?(TABLE|SEQUENCE)\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)"?/gi
/** Its end, as migrations write it: what a statement has of semicolons itself ends no line. */
const END = /;\s*$/m
const NAME = /\w+/g
/** How a table has the columns of something else, of which the statement names none. */
const AS_OTHERS = /^CREATE[^(]*(?:\([\w\s",]*\)\s*)?\bAS\b|\(\s*LIKE\b|\bINHERITS\b/i
const EVERY: Names = { has: () => true }

/**
 * Reads off the SQL of migrations which tables, columns and sequences they make. Every word of the
 * statements on a table counts as the name of a column: too many names keep somebody else's column,
 * which a restore leaves out, where one too few would lose Fleetbook's own. So does every column of a
 * table that is made like another. That none is lacking is held to the database of each of the versions
 * by a test, also of migrations that an installation has added.
 */
export function createdBy(list: readonly Migration[]): CreatedObjects {
  const tables = new Map<string, Set<string>>()
  const likeOthers = new Set<string>()
  const sequences = new Set<string>()
  for (const { sql } of list) {
    for (const { index, 2: kind = '', 3: name = '' } of sql.matchAll(HEAD)) {
      if (kind.toUpperCase() === 'SEQUENCE') {
        sequences.add(name)
        continue
      }
      const rest = sql.slice(index)
      const statement = rest.slice(0, END.exec(rest)?.index)
      const names = tables.get(name) ?? new Set()
      tables.set(name, names)
      for (const [word] of statement.matchAll(NAME)) names.add(word)
      if (AS_OTHERS.test(statement)) likeOthers.add(name)
    }
  }
  const namesOf = (name: string, names: Names) => (likeOthers.has(name) ? EVERY : names)
  return {
    tables: new Map([...tables].map(([name, names]) => [name, namesOf(name, names)])),
    sequences,
  }
}
