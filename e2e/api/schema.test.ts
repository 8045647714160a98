import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kindOf } from '@/lib/derive/kinds'
import { domainOf, isNotNull } from '@/lib/derive/sql'
import { resources } from '@/lib/resources'
import { CATALOG, catalog, makeFresh } from '../support/catalog'
import { createDatabase, type TestDatabase } from '../support/service'

let database: TestDatabase

/** Beside the migrated schema a second one, made straight from the definitions. */
beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  await makeFresh(database, 'derived', resources)
})
afterAll(() => database.drop())

test.each(Object.entries(CATALOG))(
  'the migrations make the very %s that the definitions derive',
  async (_name, query) => {
    const migrated = await catalog(database, query, 'public')
    expect(migrated.length).toBeGreaterThan(0)
    expect(migrated).toEqual(await catalog(database, query, 'derived'))
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

// As many records as the column needs that needs the most are sampled for all of them.
test.each(resources)(
  '$name is sampled alike for each column and each expression',
  async (resource) => {
    const rows = await database.query<{ target: number | null; columns: string }>(
      `SELECT a.attstattarget AS target, count(*) AS columns FROM pg_attribute a LEFT JOIN pg_index i ON i.indexrelid = a.attrelid
    WHERE a.attnum > 0 AND NOT a.attisdropped AND (a.attrelid = $1::regclass OR i.indrelid = $1::regclass AND i.indkey[a.attnum - 1] = 0)
    GROUP BY a.attstattarget`,
      [`public.${resource.table}`],
    )
    expect(rows.map(({ target }) => target)).toEqual([expect.any(Number)])
  },
)

/** A type's name as the catalog writes it. */
const inFull = (type: string): string =>
  type.replace(/^timestamptz(\(\d\))?$/, 'timestamp$1 with time zone').replace(/, /g, ',')
