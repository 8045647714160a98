import { type SchemaFile, schemaFiles, tableChanges } from '@/lib/db/migrations/engine'
import type { DatabaseObject } from '@/lib/derive/database/databaseObject'
import { migrationSql } from '@/lib/derive/database/migrationSql'
import { databaseObjects } from '@/lib/derive/database/objects'
import { prismaModels } from '@/lib/derive/database/prismaModel'
import type { Resource } from '@/lib/resources/resource'
import type { TestDatabase } from './service'

/** Prisma's schema with the models of these resources. */
export const schemaOf = (resources: readonly Resource[]): SchemaFile[] =>
  schemaFiles().map(([path, content]) =>
    path === 'records.prisma' ? [path, prismaModels(resources)] : [path, content],
  )

/**
 * Makes a second schema in a database, straight from definitions.
 *
 * @param objects what Prisma cannot say of it; all that the definitions decide unless named
 */
export async function makeFresh(
  database: TestDatabase,
  schema: string,
  resources: readonly Resource[],
  objects: readonly DatabaseObject[] = databaseObjects(resources),
): Promise<void> {
  const tables = await tableChanges(database.url, [], schemaOf(resources))
  const sql = migrationSql([], objects, tables, '')
  await database.query(
    `CREATE SCHEMA ${schema}; SET search_path = ${schema}, public; ${sql}; RESET search_path;`,
  )
}

/** What the catalog says of a schema, one thing a line, without the schema's own name. */
export const CATALOG: Readonly<Record<string, string>> = {
  columns: `SELECT format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
  constraints: `SELECT format('%s %s %s', coalesce(conrelid::regclass::text, contypid::regtype::text), conname, pg_get_constraintdef(oid)) AS line
    FROM pg_constraint WHERE connamespace = $1::regnamespace`,
  domains: `SELECT format('%s %s', typname, format_type(typbasetype, typtypmod)) AS line
    FROM pg_type WHERE typnamespace = $1::regnamespace AND typtype = 'd'`,
  sequences: `SELECT format('%s %s', c.relname, s.seqtypid::regtype) AS line
    FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE c.relnamespace = $1::regnamespace`,
  storage: `SELECT format('%s %s', relname, reloptions) AS line FROM pg_class
    WHERE relnamespace = $1::regnamespace AND relkind = 'r'`,
  statistics: `SELECT format('%s.%s %s', c.relname, a.attname, a.attstattarget) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'i') AND a.attnum > 0 AND NOT a.attisdropped`,
  indexes: 'SELECT indexdef AS line FROM pg_indexes WHERE schemaname = $1',
  functions: `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p
    WHERE pronamespace = $1::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
  triggers: `SELECT format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled) AS line FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = $1::regnamespace AND NOT t.tgisinternal`,
}

/** One part of the catalog of a schema. */
export async function catalog(
  database: Pick<TestDatabase, 'query'>,
  query: string,
  schema: string,
): Promise<string[]> {
  const rows = await database.query<{ line: string }>(query, [schema])
  return rows
    .map(({ line }) => line.replace(new RegExp(`\\b(${schema}|public)\\.`, 'g'), ''))
    .filter((line) => !line.includes('_prisma_migrations'))
    .sort()
}
