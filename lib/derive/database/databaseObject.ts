import { identifier } from '../sql'

/** A part of the database that Prisma's schema cannot say. */
export interface DatabaseObject {
  /** What it is and what it is called: `index client_sort_name`. None has another's name. */
  readonly name: string
  /** Whether the tables rest on it, or it on them. */
  readonly stage: 'before tables' | 'after tables'
  /** Statements that make it; none of what is there with its table. */
  readonly create: string
  /** What it is besides, where that decides whether it is still the same. */
  readonly is?: string
  /** The statement that takes it away again, once whatever rests on it is gone. */
  readonly drop: string
  /** Statements that make it of any former one of its name, whatever rests on that. */
  readonly alter?: string
  /** Names of those it rests on: what becomes of them becomes of it. */
  readonly needs?: readonly string[]
  /**
   * True for what processes of the version before still use while those of the next one start. A
   * migration of the version after takes it away.
   */
  readonly lingers?: true
}

/** The form of functions that nothing but their definition decides. */
interface FunctionParts {
  readonly name: string
  /** Types of its arguments. */
  readonly takes: string
  readonly create: string
  /**
   * True where another form of it is to stand in the place of the one there is, with whatever rests
   * on that: it says the same of everything as it did.
   */
  readonly saysTheSame?: true
}

/** What a function of the database is called among the objects that others need. */
export const functionNamed = (name: string): string => `function ${name}`

/** A function that the tables rest on. */
export const plainFunction = ({
  name,
  takes,
  create,
  saysTheSame,
}: FunctionParts): DatabaseObject => {
  const made: DatabaseObject = {
    name: functionNamed(name),
    stage: 'before tables',
    create,
    drop: `DROP FUNCTION ${name}(${takes});`,
  }
  return saysTheSame ? replaceable(made) : made
}

/** A function in PL/pgSQL, which keeps the plans of what it runs for as long as its connection. */
interface PlannedFunction {
  readonly name: string
  /** Its arguments by name, with their types. */
  readonly takes?: Readonly<Record<string, string>>
  readonly returns: string
  /** What the planner may count on: `STABLE PARALLEL SAFE`. */
  readonly attributes?: string
  readonly body: string
  readonly needs?: readonly string[]
}

/**
 * A function's body as it stands between the quotes of `E''`. A semicolon inside it would end the
 * statement for the migration engine, hence `\x3b`.
 */
export const plpgsqlText = (body: string): string =>
  body.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(';', '\\x3b')

/** A function that rests on the tables. */
export const plannedFunction = ({
  name,
  takes = {},
  returns,
  attributes,
  body,
  needs = [],
}: PlannedFunction): DatabaseObject => {
  const given = Object.entries(takes).map((argument) => argument.join(' '))
  return {
    name: functionNamed(name),
    stage: 'after tables',
    create: `CREATE FUNCTION ${identifier(name)}(${given.join(', ')}) RETURNS ${returns} LANGUAGE plpgsql ${attributes ? `${attributes} ` : ''}AS E'${plpgsqlText(body)}';`,
    drop: `DROP FUNCTION ${identifier(name)}(${Object.values(takes).join(', ')});`,
    needs,
  }
}

/**
 * An attribute of functions that look rows up by their keys. A plan that was made while a table had
 * few rows reads all of it, and is kept as the table grows: for each row that came, all that had come
 * were read, until PostgreSQL looked at the table again, a minute later or after the transaction.
 */
export const BY_INDEX = 'SET enable_seqscan = off'

/**
 * Where a trigger's function looks for what it names. It works in the sessions of whoever writes by SQL: a
 * table of the same name of their own, as a copy of what is to be loaded, would be read in place of what
 * is meant, and would get the history; and who looks nowhere would be refused.
 */
const IN_OWN_SCHEMA = 'SET search_path = public, pg_temp'

/** For what has a character by its number: where backslashes are signs of their own it is refused. */
const AS_WRITTEN = 'SET standard_conforming_strings = on'

/**
 * A trigger's function. Another form of it takes the place of the one there is, and the triggers stay.
 *
 * @param body in PL/pgSQL
 * @param attributes {@link BY_INDEX}
 */
export const triggerFunction = (
  name: string,
  body: string,
  needs: readonly string[] = [],
  attributes = '',
): DatabaseObject => {
  const asWritten = body.includes("U&'") ? AS_WRITTEN : ''
  const set = [IN_OWN_SCHEMA, asWritten, attributes].filter(Boolean).join(' ')
  return replaceable(plannedFunction({ name, returns: 'trigger', attributes: set, body, needs }))
}

/** A function of which another form takes the place of the one there is, and what calls it stays. */
export const replaceable = (made: DatabaseObject): DatabaseObject => ({
  ...made,
  alter: made.create.replace(/^CREATE FUNCTION/, 'CREATE OR REPLACE FUNCTION'),
})

/**
 * A trigger, which calls a function.
 *
 * @param of once for each `ROW`, or for the `STATEMENT`
 * @param isAtCommit called when the transaction commits, after all that it does
 * @param rows what the rows of a statement are called: `NEW TABLE AS made`
 */
export const trigger = (
  name: string,
  table: string,
  when: string,
  calls: string,
  {
    condition = '',
    of = 'ROW',
    isAtCommit = false,
    rows = '',
    needs = [] as readonly string[],
  } = {},
): DatabaseObject => ({
  name: `trigger ${name}`,
  stage: 'after tables',
  create: `CREATE ${isAtCommit ? 'CONSTRAINT ' : ''}TRIGGER ${identifier(name)} ${when} ON ${identifier(table)} ${isAtCommit ? 'DEFERRABLE INITIALLY DEFERRED ' : ''}${rows && `REFERENCING ${rows} `}FOR EACH ${of} ${condition && `WHEN (${condition}) `}EXECUTE FUNCTION ${identifier(calls)}();`,
  drop: `DROP TRIGGER ${identifier(name)} ON ${identifier(table)};`,
  needs: [functionNamed(calls), ...needs],
})

/**
 * An index.
 *
 * @param on what follows its table: method, columns and whatever else there is to say
 */
export const index = (
  name: string,
  table: string,
  on: string,
  { isUnique = false, needs = [] as readonly string[] } = {},
): DatabaseObject => ({
  name: `index ${name}`,
  stage: 'after tables',
  create: `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${identifier(name)} ON ${identifier(table)} ${on};`,
  drop: `DROP INDEX ${identifier(name)};`,
  needs,
})

const rowsNamed = (table: string): string => `rows ${table}`

/** Rows that a table derives from another, written once for those that are there. */
export const filling = (
  table: string,
  insert: string,
  needs: readonly string[] = [],
): DatabaseObject => ({
  name: rowsNamed(table),
  stage: 'after tables',
  create: `${insert};`,
  drop: `TRUNCATE ${identifier(table)};`,
  needs,
})

/**
 * Columns that a table takes from another, written again for all rows when they become others, or when
 * the rows themselves are made anew by {@link filling}, which knows nothing of these columns.
 */
export const taking = (
  table: string,
  update: string,
  needs: readonly string[] = [],
): DatabaseObject => ({
  name: `values ${table}`,
  stage: 'after tables',
  create: `${update};`,
  drop: '',
  alter: `${update};`,
  needs: [...needs, rowsNamed(table)],
})

/** Leaves room on a table's pages for what becomes of their rows; `filled` is in percent. */
export const loose = (table: string, filled: number): DatabaseObject => ({
  name: `room ${table}`,
  stage: 'after tables',
  create: `ALTER TABLE ${identifier(table)} SET (fillfactor = ${filled});`,
  drop: `ALTER TABLE ${identifier(table)} RESET (fillfactor);`,
})

/** What takes a database from some objects to others, around what changes of the tables. */
export interface ObjectChanges {
  readonly beforeTables: readonly string[]
  readonly afterTables: readonly string[]
  /** Statements that are for a migration of the next version. */
  readonly later: readonly string[]
}

/**
 * Compares objects by name and by text. What rests on one that goes, or that cannot be altered,
 * goes before it and comes again after it.
 *
 * @param was those that there are, in the order in which they were made
 * @param is those that there are to be
 */
export function objectChanges(
  was: readonly DatabaseObject[],
  is: readonly DatabaseObject[],
): ObjectChanges {
  const wanted = new Map(is.map((object) => [object.name, object]))
  const known = new Map(was.map((object) => [object.name, object]))
  const isSame = ({ name, create, is: was }: DatabaseObject) => {
    const next = wanted.get(name)
    return next?.create === create && next.is === was
  }
  const dropped = new Set<string>()
  for (const object of was) {
    const next = wanted.get(object.name)
    const goes = !isSame(object) && !next?.alter
    if (goes || object.needs?.some((name) => dropped.has(name))) dropped.add(object.name)
  }
  const gone = was.filter(({ name, drop }) => dropped.has(name) && drop !== '').reverse()
  const made = (stage: DatabaseObject['stage']) =>
    is.flatMap((object) => {
      if (object.stage !== stage || object.create === '') return []
      const old = known.get(object.name)
      if (!old || dropped.has(object.name)) return [object.create]
      return old.create === object.create || !object.alter ? [] : [object.alter]
    })
  return {
    beforeTables: [
      ...gone.filter(({ lingers }) => !lingers).map(({ drop }) => drop),
      ...made('before tables'),
    ],
    afterTables: made('after tables'),
    later: gone.filter(({ lingers }) => lingers).map(({ drop }) => drop),
  }
}
