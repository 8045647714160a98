import pg from 'pg'
import { CLOCK_SCHEMA } from './session'

/** Where the tables are: some of what is done to them names it. */
const SCHEMA = 'public'

/** What a session tells of where it looks, as SQL for columns. */
export const WHERE_IT_LOOKS = `current_user AS role, current_database() AS database,
  (array_remove(array_remove(current_schemas(false), 'pg_catalog'), '${CLOCK_SCHEMA}'))[1]::text AS schema`

export interface WhereItLooks {
  readonly role: string
  readonly database: string
  /** The schema in which tables are made, and looked for first; null where there is none. */
  readonly schema: string | null
}

/** What is wrong with where a session looks for tables, in words for the operator. */
export function faultOfSchema({ role, database, schema }: WhereItLooks): string | undefined {
  if (schema === SCHEMA) return undefined
  const [whose, where] = [role, database].map((name) => pg.escapeIdentifier(name))
  const found = schema === null ? 'finds no schema at all' : `looks in the schema ${schema} first`
  return `Fleetbook keeps its tables in the schema ${SCHEMA}, and the role ${role} ${found}. Take search_path out of the address, and give the role its own: ALTER ROLE ${whose} IN DATABASE ${where} SET search_path = ${SCHEMA};`
}
