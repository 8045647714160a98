import { alterRole, type RoleIn } from './alterRole'
import { CLOCK_SCHEMA } from './pool/session'

/** Where the tables are: some of what is done to them names it. */
const SCHEMA = 'public'

/** What a session tells of where it looks, as SQL for columns. */
export const WHERE_IT_LOOKS = `current_user AS role, current_database() AS database,
  (array_remove(array_remove(current_schemas(false), 'pg_catalog'), '${CLOCK_SCHEMA}'))[1]::text AS schema`

export interface WhereItLooks extends RoleIn {
  /** The schema in which tables are made, and looked for first; null where there is none. */
  readonly schema: string | null
}

/** What is wrong with where a session looks for tables, in words for the operator. */
export function faultOfSchema(session: WhereItLooks): string | undefined {
  const { role, schema } = session
  if (schema === SCHEMA) return undefined
  const found = schema === null ? 'finds no schema at all' : `looks in the schema ${schema} first`
  return `Fleetbook keeps its tables in the schema ${SCHEMA}, and the role ${role} ${found}. Take search_path out of the address, and give the role its own: ${alterRole(session, `search_path = ${SCHEMA}`)}`
}
