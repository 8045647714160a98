import pg from 'pg'

/** Who the service is to the database, and where. */
export interface RoleIn {
  readonly role: string
  readonly database: string
}

/** The statement by which an operator gives a role a setting of its own: `search_path = public`. */
export function alterRole({ role, database }: RoleIn, setting: string): string {
  const [whose, where] = [role, database].map((name) => pg.escapeIdentifier(name))
  return `ALTER ROLE ${whose} IN DATABASE ${where} SET ${setting};`
}
