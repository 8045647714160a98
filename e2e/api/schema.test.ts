import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { NO_FILTERS, openEngine, schemaFiles } from '@/lib/db/engine'
import { databaseSql } from '@/lib/derive/database'
import { kindOf } from '@/lib/derive/kinds'
import { columnTypesSql, domainOf, isNotNull } from '@/lib/derive/sql'
import { resources } from '@/lib/resources'
import { createDatabase, type TestDatabase } from '../support/service'

let database: TestDatabase

/** Beside the migrated schema a second one, made straight from the definitions. */
beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  const { beforeTables, afterTables } = databaseSql(resources)
  const statements = [
    'CREATE SCHEMA derived',
    'SET search_path = derived, public',
    ...beforeTables,
    await tablesSql(),
    ...columnTypesSql(resources),
    ...afterTables,
  ]
  await database.query(statements.map((statement) => statement.replace(/;?$/, ';')).join('\n'))
})
afterAll(() => database.drop())

async function tablesSql(): Promise<string> {
  const { engine, close } = await openEngine(database.url)
  const files = schemaFiles().map(([path, content]) => ({ path, content }))
  const { stdout } = await engine.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: NO_FILTERS,
  })
  await close()
  return (stdout ?? '').replace(/^CREATE SCHEMA.*$/m, '')
}

/** What the catalog says of a schema, one thing a line, without the schema's own name. */
const CATALOG: Readonly<Record<string, string>> = {
  columns: `SELECT format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
  constraints: `SELECT format('%s %s %s', coalesce(conrelid::regclass::text, contypid::regtype::text), conname, pg_get_constraintdef(oid)) AS line
    FROM pg_constraint WHERE connamespace = $1::regnamespace`,
  domains: `SELECT format('%s %s', typname, format_type(typbasetype, typtypmod)) AS line
    FROM pg_type WHERE typnamespace = $1::regnamespace AND typtype = 'd'`,
  indexes: 'SELECT indexdef AS line FROM pg_indexes WHERE schemaname = $1',
  functions: `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p
    WHERE pronamespace = $1::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
  triggers: `SELECT pg_get_triggerdef(t.oid) AS line FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = $1::regnamespace AND NOT t.tgisinternal`,
}

async function catalog(query: string, schema: string): Promise<string[]> {
  const rows = await database.query<{ line: string }>(query, [schema])
  return rows
    .map(({ line }) => line.replace(/\b(derived|public)\./g, ''))
    .filter((line) => !line.includes('_prisma_migrations'))
    .sort()
}

test.each(Object.entries(CATALOG))(
  'the migrations make the very %s that the definitions derive',
  async (_name, query) => {
    const migrated = await catalog(query, 'public')
    expect(migrated.length).toBeGreaterThan(0)
    expect(migrated).toEqual(await catalog(query, 'derived'))
  },
)

test.each(resources)('$name has a typed and bounded column for every field', async (resource) => {
  const rows = await database.query<{ column: string; type: string; base: string; set: boolean }>(
    `SELECT a.attname AS column, t.typname AS type, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), coalesce(nullif(t.typtypmod, -1), a.atttypmod)) AS base, a.attnotnull AS set
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid WHERE a.attrelid = $1::regclass AND a.attnum > 0`,
    [`public.${resource.table}`],
  )
  const columns = new Map(rows.map((row) => [row.column, row]))
  for (const field of resource.leaves) {
    const column = columns.get(field.column)
    const { sql } = kindOf(field)
    // Prisma's lists are never NOT NULL; the statements store an empty one.
    const isSet = isNotNull(field) && !sql.endsWith('[]')
    expect([field.column, column?.set]).toEqual([field.column, isSet])
    expect([field.column, column?.base]).toEqual([field.column, inFull(sql)])
    const domain = domainOf(resource, field)
    if (domain) expect(column?.type).toBe(domain.name)
  }
})

/** A type's name as the catalog writes it. */
const inFull = (type: string): string =>
  type.replace(/^timestamptz(\(\d\))?$/, 'timestamp$1 with time zone').replace(/, /g, ',')
