import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openEngine, tableChanges } from '@/lib/db/migrations/engine'
import { migrate } from '@/lib/db/migrations/migrate'
import { MIGRATIONS, type Migration, migrations } from '@/lib/db/migrations/pending'
import { type Column, columnSteps, losses, NO_STEPS } from '@/lib/derive/database/columnSteps'
import type { DatabaseObject } from '@/lib/derive/database/databaseObject'
import { type DeferredDrop, deferredDropsOf } from '@/lib/derive/database/deferredDrops'
import { migrationSql } from '@/lib/derive/database/migrationSql'
import { narrowings } from '@/lib/derive/database/narrowings'
import { databaseObjects } from '@/lib/derive/database/objects'
import { withNewNames } from '@/lib/derive/database/renamedFields'
import { searchSteps } from '@/lib/derive/database/searchSteps'
import { isSearchable, searchTableName } from '@/lib/derive/database/searchText'
import { approval, client, contract, packagingDefaults, resources, supplier } from '@/lib/resources'
import { defineResource, defineResources } from '@/lib/resources/defineResource'
import {
  boolean,
  choice,
  date,
  day,
  decimal,
  type FieldSpec,
  group,
  instant,
  integer,
  jsonObject,
  jsonObjectList,
  reference,
  secret,
  text,
  textList,
} from '@/lib/resources/field'
import type { ListSpec } from '@/lib/resources/lists'
import { ADMINISTERING, PERMISSIONS, permissionsAmong } from '@/lib/resources/permissions'
import type { Resource, ResourceSpec } from '@/lib/resources/resource'
import { signIn } from '../support/caller'
import { CATALOG, catalog, makeFresh, schemaOf } from '../support/catalog'
import { newBody } from '../support/records'
import { createDatabase, startService, type TestDatabase } from '../support/service'

const words = ['A label', 'A sentence.'] as const

const ofEveryKind: Readonly<Record<string, FieldSpec>> = {
  shade: choice(['light', 'dark'], ...words, { default: 'light' }),
  amount: decimal(...words, { default: 0 }),
  pieces: integer(...words),
  is_used: boolean(...words, { default: false }),
  made_on: date(...words, { default: '2026-01-31' }),
  seen_on: day(...words, { default: '2026-02-28' }),
  checked_at: instant(...words, { default: '2026-03-31T10:00:00Z' }),
  remark: text(...words),
  labels: textList(...words),
  details: jsonObject(...words),
  parts: jsonObjectList(...words),
  box: group(...words, { width: decimal(...words), colour: choice(['red', 'blue'], ...words) }),
}

/** The definition that a resource was made of. */
function specOf(resource: Resource): ResourceSpec {
  const { sections, system, secrets, ...rest } = resource
  return {
    ...rest,
    system: system.slice(1),
    sections: sections.map((section) => ({
      ...section,
      fields: Object.fromEntries(
        [...section.fields, ...secrets.filter((secret) => secret.section === section.key)].map(
          (field) => [field.name, field],
        ),
      ),
    })),
  }
}

/** The same resource with something else about it. */
const changed = (resource: Resource, changes: Partial<ResourceSpec>): Resource =>
  defineResource({ ...specOf(resource), ...changes })

/** So many sections were made here, each with a key of its own. */
let others = 0

/** The same with other fields: those of names that are there already take their place. */
const withFields = (resource: Resource, fields: Readonly<Record<string, FieldSpec>>): Resource => {
  const sections = specOf(resource).sections.map((section) => ({
    ...section,
    fields: Object.fromEntries(
      Object.entries(section.fields).filter(([name]) => !Object.hasOwn(fields, name)),
    ),
  }))
  others += 1
  const more = { key: `others-${others}`, title: 'Others', purpose: 'Others.', fields }
  const needed = Object.keys(fields).filter((name) => fields[name]?.required)
  const { essentials, example } = resource
  const record = { ...example.record, ...Object.fromEntries(needed.map((name) => [name, 'a'])) }
  return changed(resource, {
    sections: [...sections.filter((each) => Object.keys(each.fields).length > 0), more],
    essentials: [...essentials, ...needed],
    example: { ...example, record },
  })
}

const withList = (resource: Resource, list: Partial<ListSpec>): Resource =>
  changed(resource, { list: { ...(resource.list as ListSpec), ...list } })

/** What a list sorts by and shows, but for what comes from elsewhere than the record. */
const stored = (resource: Resource): Partial<ListSpec> => {
  const { sortable, shown = [], onCards = [] } = listOf(resource)
  const own = (names: readonly string[]) => names.filter((name) => !name.startsWith('_'))
  return { sortable: own(sortable), shown: own(shown), onCards: own(onCards) }
}

/** The same with these as what its references name, each in place of the one of its name. */
const withTargets = (resource: Resource, targets: readonly Resource[]): Resource => {
  const fields = [...resource.fields.values()].flatMap((field) => {
    const target = targets.find(({ name }) => name === field.target?.name)
    return target ? [[field.name, { ...field, target }] as const] : []
  })
  return fields.length === 0 ? resource : withFields(resource, Object.fromEntries(fields))
}

const OTHERS: readonly Resource[] = resources.filter(
  (resource) => resource !== client && resource !== approval && !resource.parent,
)

/** The registry with another client or approval in it, and with no search of the others if so wanted. */
function registry(parts: {
  client?: Resource
  approval?: Resource
  isUnsearched?: true
}): readonly Resource[] {
  const owner = parts.client ?? client
  const mayBeSearched = (resource: Resource) =>
    parts.isUnsearched ? withList(resource, UNSEARCHED) : resource
  const others = OTHERS.map(mayBeSearched)
  const below = (resource: Resource): Resource => {
    const parent = { ...(resource.parent as object), resource: owner } as never
    return changed(withTargets(resource, [owner]), { parent })
  }
  return defineResources([
    owner,
    below(packagingDefaults),
    mayBeSearched(below(contract)),
    below(parts.approval ?? approval),
    ...others.map((resource) => withTargets(resource, others)),
  ])
}

const widget = defineResource({
  name: 'widget',
  title: 'Widget',
  plural: 'Widgets',
  description: 'Widgets.',
  table: 'widget',
  path: '/fm/widgets',
  id: {
    name: 'widget_id',
    label: 'Widget ID',
    help: 'Its number.',
    form: 'numeric',
    maxLength: 12,
    example: '1',
  },
  recordName: { field: 'remark' },
  permissions: { read: 'Widgets:Read', update: 'Clients:Update' },
  changes: ['patch'],
  lockable: true,
  example: { record: { remark: 'One', code: '1234' }, change: { remark: 'Another' } },
  derived: [
    {
      name: '_cost',
      label: 'Cost',
      help: 'What its parts cost.',
      kind: 'decimal',
      of: { sum: 'cost', over: 'parts' },
    },
  ],
  list: {
    sortable: ['widget_id', 'remark', 'amount', '_cost', 'shade'],
    defaultSort: 'widget_id',
    searched: ['remark', 'widget_id'],
    indexed: ['remark'],
  },
  sections: [
    {
      key: 'all',
      title: 'All',
      purpose: 'All of it.',
      fields: {
        ...ofEveryKind,
        owner_id: reference(client, ...words),
        code: secret(...words),
      },
    },
  ],
})

const without = (...names: readonly string[]): ((object: DatabaseObject) => boolean) => {
  return ({ name }) => !names.includes(name)
}
const UNSEARCHED = { searched: [], searchedCodes: [], searchedNames: [] }
const listOf = (resource: Resource): ListSpec => resource.list as ListSpec

/** What can be another way, and what a database has then. */
interface Variant {
  readonly resources: readonly Resource[]
  /** Leaves objects out that no definition decides. */
  readonly keeps?: (object: DatabaseObject) => boolean
  /** Writes objects otherwise that no definition decides. */
  readonly writes?: (object: DatabaseObject) => DatabaseObject
}

/** An object whose statements have one word for another. */
const inForm = (object: DatabaseObject, word: string, other: string): DatabaseObject => ({
  ...object,
  create: object.create.replace(word, other),
  ...(object.alter && { alter: object.alter.replace(word, other) }),
})

const VARIANTS: Readonly<Record<string, Variant>> = {
  'fields of every kind, other bounds, another search and other indexes': {
    resources: registry({
      client: withList(
        withFields(client, {
          ...ofEveryKind,
          client_type: choice(
            [...(client.fields.get('client_type')?.values ?? []), 'partner'],
            ...words,
          ),
        }),
        {
          sortable: [...listOf(client).sortable.filter((name) => name !== 'state'), 'phone'],
          searched: ['client_id', 'name', 'phone'],
          searchedCodes: ['phone'],
          indexed: ['user_id_sales', 'channel_id'],
        },
      ),
    }),
  },
  'no search of anything, no sum to sort by, and a domain of another type': {
    resources: registry({
      isUnsearched: true,
      client: withList(client, UNSEARCHED),
      approval: changed(withFields(approval, { supplier_contact: textList(...words) }), {
        derived: [],
        hints: [],
        list: { ...listOf(approval), ...stored(approval), ...UNSEARCHED },
      }),
    }),
    keeps: without('extension pg_trgm'),
  },
  'a search for ids alone, and no lock': {
    resources: registry({
      approval: changed(approval, {
        lockable: false,
        list: { ...listOf(approval), searched: ['approval_id'], searchedCodes: [] },
      }),
    }),
  },
  'a function in another form, under the indexes that rest on it': {
    resources,
    writes: (object) =>
      object.name === 'function search_words' ? inForm(object, 'ROWS 10', 'ROWS 20') : object,
  },
  'no list, a table more, and a unique index and triggers less': {
    resources: [...registry({ approval: changed(approval, { list: undefined }) }), widget],
    keeps: without(
      'index role_name',
      'statistics role_name',
      'check user__user_name',
      'trigger event_is_final',
      'trigger event_is_kept',
      'trigger event_seal_is_final',
      'trigger event_seal_is_kept',
      'trigger history_cut_is_final',
      'trigger history_cut_is_kept',
      'function refuse_change_of_history',
      'function json_merge_patch',
    ),
  },
}

const NOW: Variant = { resources }

/** What was made of each variant: to make it takes as long as most migrations do. */
const known = new WeakMap<Variant, readonly DatabaseObject[]>()

function objectsOf(variant: Variant): readonly DatabaseObject[] {
  const { resources: of, keeps = () => true, writes = (object) => object } = variant
  const objects = known.get(variant) ?? databaseObjects(of).filter(keeps).map(writes)
  known.set(variant, objects)
  return objects
}

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

/** The version that these migrations are of. */
const VERSION = 'tried'

/** The migration from one variant to another, as the command writes it. */
async function migrationBetween(
  was: Variant,
  is: Variant,
  left: readonly DeferredDrop[],
  renames: ReadonlyMap<string, string> = new Map(),
) {
  const [from, to] = [schemaOf(was.resources), schemaOf(is.resources)]
  const steps = withNewNames(columnSteps(from, to, left, renames), is.resources, renames)
  const tables = await tableChanges(database.url, from, steps.schema)
  const sql = migrationSql(objectsOf(was), objectsOf(is), tables, VERSION, left, steps) ?? ''
  return {
    sql,
    going: steps.going,
    lost: losses(tables, from),
    narrowed: narrowings(tables, objectsOf(was), objectsOf(is)),
  }
}

const applied: Migration[] = []

/** Notes how strongly each table is locked before the first statement of a migration. */
const NOTE_LOCKS = `
  CREATE VIEW pg_temp.locked AS
  SELECT c.oid, c.relname, coalesce(max(array_position(ARRAY['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'], l.mode)), 0) AS strength
  FROM pg_class c LEFT JOIN pg_locks l ON l.relation = c.oid AND l.pid = pg_backend_pid()
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY 1, 2;
  CREATE TEMPORARY TABLE locked_first ON COMMIT DROP AS SELECT * FROM pg_temp.locked;
`
/** Whoever wants more of a table than he began with stands in a circle with a call that has some of it. */
const EXPECT_NO_STRONGER_LOCKS = `
  DO $$ DECLARE tables text; BEGIN
    SELECT string_agg(now.relname, ', ') INTO tables FROM pg_temp.locked now
    JOIN pg_temp.locked_first first USING (oid) WHERE now.strength > first.strength;
    IF tables IS NOT NULL THEN RAISE 'locked more than at first: %', tables; END IF;
  END $$;
  DROP VIEW pg_temp.locked;
`

/** Runs a migration as the service does, after all that the database has already. */
async function apply(sql: string): Promise<void> {
  const name = `2999${String(applied.length).padStart(10, '0')}_variant`
  applied.push({ name, sql: `${NOTE_LOCKS}${sql}${EXPECT_NO_STRONGER_LOCKS}` })
  await migrate(database.url, [...migrations(), ...applied])
}

/**
 * What the catalog says of the schema, but for what lingers: that is told by its names below.
 *
 * @param going columns that are there for the version before
 */
async function schemaNow(
  schema = 'public',
  going: readonly Column[] = [],
): Promise<Record<string, string[]>> {
  const isGoing = (line: string) =>
    going.some(
      ({ table, column }) =>
        line.startsWith(`${table}.${column} `) ||
        line.includes(`${table}__${column} `) ||
        (line.startsWith(`${table} `) && line.endsWith(` NOT NULL ${column}`)),
    )
  const parts = Object.entries(CATALOG).map(async ([part, query]) => {
    const lines = await catalog(database, query, schema)
    const kept = lines.filter((line) => !LINGERING_FUNCTION.test(line) && !isGoing(line))
    return [part, kept] as const
  })
  return Object.fromEntries(await Promise.all(parts))
}

/** Holds the database to what it would be if it were made of these definitions now. */
async function expectAsFresh(variant: Variant, going: readonly Column[]): Promise<void> {
  await makeFresh(database, 'fresh', variant.resources, objectsOf(variant))
  expect(await schemaNow('public', going)).toEqual(await schemaNow('fresh'))
  await database.query('DROP SCHEMA fresh CASCADE')
}

/** Tables of records but for roles, which get permissions that come, and of what is searched. */
const TABLES = resources.flatMap((resource: Resource) => [
  ...(resource.name === 'role' ? [] : [resource.table]),
  ...(isSearchable(resource) ? [searchTableName(resource)] : []),
])

/** A row without what no migration keeps: one of {@link VARIANTS} has lists in place of these texts. */
const KEPT = "(to_jsonb(c) - 'supplier_contact')::text"

/** What the tables hold: a sum over all values of each, whatever the order of its columns. */
const contents = (): Promise<unknown[]> =>
  Promise.all([
    ...TABLES.map(async (table) => [
      table,
      await database.query(
        `SELECT count(*), md5(string_agg(${KEPT}, ',' ORDER BY ${KEPT})) FROM ${table} c`,
      ),
    ]),
    // What roles get of permissions that come is entered in the history.
    database.query("SELECT count(*) FROM event WHERE resource <> 'role'"),
  ])

test('Prisma finds its migrations where the service has applied them', async () => {
  const { engine, close } = await openEngine(database.url)
  try {
    const found = await engine.diagnoseMigrationHistory({
      migrationsList: {
        baseDir: MIGRATIONS,
        lockfile: {
          path: 'migration_lock.toml',
          content: readFileSync(join(MIGRATIONS, 'migration_lock.toml'), 'utf8'),
        },
        shadowDbInitScript: '',
        migrationDirectories: migrations().map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
        })),
      },
      optInToShadowDatabase: false,
      filters: { externalTables: [], externalEnums: [] },
    })
    expect(found).toMatchObject({
      history: null,
      editedMigrationNames: [],
      failedMigrationNames: [],
      hasMigrationsTable: true,
    })
  } finally {
    await close()
  }
})

describe('a migration', () => {
  const name = '29980000000000_another'
  const also = (sql: string) => migrate(database.url, [...migrations(), { name, sql }])

  test('that fails leaves nothing of itself, and may be mended', async () => {
    await expect(also('CREATE TABLE half (id int); SELECT 1 / 0;')).rejects.toThrow(
      `${name} failed, and nothing of it was kept: division by zero`,
    )
    expect(await database.query("SELECT to_regclass('half') AS found")).toEqual([{ found: null }])
    expect(await also('SELECT 1;')).toEqual([name])
  })

  test('is not begun where one is there that nobody knows, or that is half done', async () => {
    await expect(migrate(database.url)).rejects.toThrow(`${name}, which this version`)
    const note = 'UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1'
    await database.query(note, [name])
    await expect(migrate(database.url)).rejects.toThrow('npx prisma migrate resolve')
    await database.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [name])
    expect(await migrate(database.url)).toEqual([])
  })

  test('is applied once, however many want to', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, () => also('CREATE TABLE one (id int);')),
    )
    expect(all.flat()).toEqual([name])
    await database.query('DROP TABLE one')
    await database.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [name])
  })
})

describe('a filled database goes to', () => {
  test.each(Object.entries(VARIANTS))('%s, and back', async (_name, variant) => {
    const [before, rows] = [await schemaNow(), await contents()]
    const { sql: there, going } = await migrationBetween(NOW, variant, [])
    await apply(there)
    await expectAsFresh(variant, going)

    const { sql: back, going: alsoGoing } = await migrationBetween(
      variant,
      NOW,
      deferredDropsOf([there]),
    )
    await apply(back)
    expect(await schemaNow('public', alsoGoing)).toEqual(before)

    // What processes of the version before use stays through every migration of one version, and
    // goes with the first of the next.
    const objects = objectsOf(NOW)
    const left = deferredDropsOf([there, back])
    const lingering = left.flatMap(({ drop }) => nameIn(drop) ?? [])
    const inVersion = (version: string) => migrationSql(objects, objects, ANY, version, left) ?? ''
    await apply(inVersion(VERSION))
    expect(await lingerers()).toEqual(
      [...new Set([...lingerersOf(NOW), ...LINGERING, ...lingering])].sort(),
    )
    await apply(inVersion('next'))
    expect(await lingerers()).toEqual([...lingerersOf(NOW), ...LINGERING].sort())
    expect(await schemaNow()).toEqual(before)
    expect(await contents()).toEqual(rows)
  })

  test('all of these, which leaves out no kind of object and no way to change it', () => {
    const now = objectsOf(NOW)
    const ways = Object.values(VARIANTS).flatMap((variant) => [
      ...waysBetween(now, objectsOf(variant)),
      ...waysBetween(objectsOf(variant), now),
    ])
    expect([...new Set(ways)].sort()).toEqual([...new Set(waysOf(now))].sort())
  })

  test('what it is by no migration', async () => {
    expect((await migrationBetween(NOW, NOW, [])).sql).toBe('')
  })

  test('a permission more, which the roles get that had all, as the history says', async () => {
    const permissions = { read: 'Gadgets:Read', update: 'Gadgets:Update' }
    const is = { resources: [...resources, changed(widget, { permissions })] }
    const roles = () =>
      database.query<{ name: string; permissions: string[]; entries: number }>(
        "SELECT r.name, r.permissions, (SELECT count(*)::integer FROM event e WHERE e.resource = 'role' AND e.record_id = r.role_id::text AND e.version = r.version) AS entries FROM role r ORDER BY r.role_id",
      )
    const every = Object.keys(PERMISSIONS)
    const before = await roles()
    const { sql } = await migrationBetween(NOW, is, [])
    await apply(sql)
    const after = await roles()
    expect(after.map((role, at) => difference(role, before[at]))).toEqual(
      before.map((role) => (holds(role, every) ? Object.values(permissions) : [])),
    )
    const given = after.find((role) => holds(role, every))
    // In the order of the service; behind them stands what has gone again, as a widget's has.
    const inOrder = Object.keys(permissionsAmong(is.resources))
    expect(given?.permissions.slice(0, inOrder.length)).toEqual(inOrder)
    expect(given?.entries).toBe(1)
    // Where no role has all, administrators get what comes, and nothing else.
    const others = { ...permissions, read: 'Gears:Read' }
    const next = { resources: [...resources, changed(widget, { permissions: others })] }
    await database.query("UPDATE role SET permissions = array_remove(permissions, 'Locks:Break')")
    const lacking = await roles()
    const more = (await migrationBetween(is, next, deferredDropsOf([sql]))).sql
    await apply(more)
    expect((await roles()).map((role, at) => difference(role, lacking[at]))).toEqual(
      lacking.map((role) => (holds(role, ADMINISTERING) ? ['Gears:Read'] : [])),
    )
    expect(lacking.some((role) => holds(role, ADMINISTERING))).toBe(true)
    // Where nothing says which there were, all that there are would be news.
    const unsaid = objectsOf(NOW).filter(({ name }) => !name.startsWith('permission '))
    expect(migrationSql(unsaid, objectsOf(NOW), '', VERSION)).toBeUndefined()
    const last = (await migrationBetween(next, NOW, deferredDropsOf([sql, more]))).sql
    await apply(last)
    // What goes is asked for by the version before: nobody has it any more after the next.
    const gone = ['Gadgets:Read', 'Gadgets:Update', 'Gears:Read']
    const holding = async () =>
      (await roles()).filter((role) => gone.some((each) => role.permissions.includes(each)))
    expect(await holding()).not.toEqual([])
    const left = deferredDropsOf([sql, more, last])
    await apply(migrationSql(objectsOf(NOW), objectsOf(NOW), ANY, 'next', left) ?? '')
    expect(await holding()).toEqual([])
  })
})

describe('a resource', () => {
  const gadget = defineResource({
    ...specOf(supplier),
    ...{ name: 'gadget', title: 'Gadget', table: 'gadget', path: '/fm/gadgets' },
  })

  test('that goes takes what is given its rows along, also what was left for the version after', async () => {
    const before = await schemaNow()
    const written: string[] = []
    const stages = [gadget, withFields(gadget, { shade: text(...words) })]
    const ways: Variant[] = stages.map((each) => ({ resources: [...resources, each] }))
    let was = NOW
    for (const is of [...ways, NOW]) {
      written.push((await migrationBetween(was, is, deferredDropsOf(written))).sql)
      await apply(written.at(-1) ?? '')
      was = is
    }
    const isOfGadgets = (drop: string) => /FUNCTION .*"gadget"/.test(drop)
    expect(deferredDropsOf(written.slice(0, 2)).some(({ drop }) => isOfGadgets(drop))).toBe(true)
    expect(deferredDropsOf(written).filter(({ drop }) => isOfGadgets(drop))).toEqual([])
    const objects = objectsOf(NOW)
    await apply(migrationSql(objects, objects, ANY, 'next', deferredDropsOf(written)) ?? '')
    expect(await schemaNow()).toEqual(before)
  })
})

interface Granted {
  readonly permissions: readonly string[]
}

const holds = ({ permissions }: Granted, all: readonly string[]): boolean =>
  all.every((each) => permissions.includes(each))

const difference = ({ permissions }: Granted, before?: Granted): string[] =>
  permissions.filter((each) => !before?.permissions.includes(each))

/** An approval with one more field, by which lists sort where they can by its kind. */
const withX = (x: FieldSpec): Variant => {
  const isSorted = !['boolean', 'reference', 'textList', 'jsonObject'].includes(x.kind)
  const { sortable, ...list } = listOf(approval)
  const more = isSorted ? [...sortable, 'x'] : sortable
  return {
    resources: registry({
      approval: withList(withFields(approval, { x }), { ...list, sortable: more }),
    }),
  }
}

/** A field of each kind, some before and after those whose columns have no domain, in every way. */
const RETYPES: readonly FieldSpec[] = [
  integer(...words),
  text(...words),
  integer(...words),
  choice(['a', 'b'], ...words),
  boolean(...words),
  decimal(...words),
  boolean(...words, { default: true }),
  text(...words),
  reference(client, ...words),
  date(...words),
  integer(...words),
  textList(...words),
  boolean(...words),
  instant(...words),
  jsonObject(...words),
  reference(client, ...words),
  day(...words),
  text(...words),
]

describe('a search', () => {
  const UNSOUGHT: Variant = { resources: registry({ approval: withList(approval, UNSEARCHED) }) }
  /** All that migrations of this version have written here. */
  const written: string[] = []
  const go = async (was: Variant, is: Variant) => {
    const [from, to] = [schemaOf(was.resources), schemaOf(is.resources)]
    const left = deferredDropsOf(written)
    const { schema, objects, before, later } = searchSteps(from, to, objectsOf(was), left)
    const tables = await tableChanges(database.url, from, schema)
    const steps = { ...NO_STEPS, before, later }
    const sql = migrationSql(objects, objectsOf(is), tables, VERSION, left, steps) ?? ''
    written.push(sql)
    await apply(sql)
  }
  /** Does what is left for the version after. */
  const goOn = async ({ resources: of }: Variant) => {
    const objects = databaseObjects(of)
    await apply(migrationSql(objects, objects, ANY, 'next', deferredDropsOf(written)) ?? '')
    written.length = 0
  }

  test('that no list has any more is kept for the version before, and goes after it', async () => {
    const before = await schemaNow()
    await go(NOW, UNSOUGHT)
    await database.query(
      "UPDATE approval SET invoice_no = 'Kept-1' WHERE approval_id = (SELECT max(approval_id) FROM approval)",
    )
    const found = "SELECT FROM approval_search_text WHERE words LIKE '%kept-1%'"
    expect(await database.query(found)).toHaveLength(1)

    // It may come again before it went.
    await go(UNSOUGHT, NOW)
    expect(await schemaNow()).toEqual(before)
    expect(await database.query(found)).toHaveLength(1)

    await go(NOW, UNSOUGHT)
    await goOn(UNSOUGHT)
    await expectAsFresh(UNSOUGHT, [])
    await go(UNSOUGHT, NOW)
    await goOn(NOW)
    expect(await schemaNow()).toEqual(before)
  })
})

describe('a column', () => {
  const VALUES = 'SELECT x FROM approval WHERE x IS NOT NULL'
  const LAST = 'SELECT max(approval_id) FROM approval'
  /** All that migrations of this version have written here. */
  let written: string[]
  const go = async (was: Variant, is: Variant, renames?: ReadonlyMap<string, string>) => {
    const migration = await migrationBetween(was, is, deferredDropsOf(written), renames)
    written.push(migration.sql)
    await apply(migration.sql)
    return migration
  }
  const leftColumns = (): Column[] =>
    deferredDropsOf(written).flatMap(({ drop }) => {
      const [table, column] =
        /TABLE IF EXISTS "(\w+)" DROP COLUMN IF EXISTS "(\w+)"/.exec(drop)?.slice(1) ?? []
      return table && column ? [{ table, column }] : []
    })
  /** Does what is left for the version after. */
  const goOn = (is: Variant) =>
    apply(migrationSql(objectsOf(is), objectsOf(is), ANY, 'next', deferredDropsOf(written)) ?? '')

  test('takes the type of each kind after that of any other, whatever rests on it', async () => {
    written = []
    const before = await schemaNow()
    let was = NOW
    for (const [step, x] of RETYPES.entries()) {
      const is = withX(x)
      await go(was, is)
      // To make all of a schema takes longer than to change it.
      if (step % 6 === 5) await expectAsFresh(is, leftColumns())
      was = is
    }
    await go(was, NOW)
    await goOn(NOW)
    expect(await schemaNow()).toEqual(before)
  })

  test('keeps its values in a type that has them all, and is named where it does not', async () => {
    written = []
    const [whole, exact, words_, truth] = [
      withX(integer(...words)),
      withX(decimal(...words)),
      withX(text(...words)),
      withX(boolean(...words)),
    ]
    await go(NOW, whole)
    await database.query('UPDATE approval SET x = 42')
    const count = (await database.query(VALUES)).length
    expect(count).toBeGreaterThan(0)
    expect((await go(whole, exact)).lost).toEqual(new Map())
    expect((await go(exact, words_)).lost).toEqual(new Map())
    const kept = await database.query<{ x: string }>(VALUES)
    expect(kept).toHaveLength(count)
    expect(Number(kept[0]?.x)).toBe(42)
    const { sql, lost } = await migrationBetween(words_, truth, deferredDropsOf(written))
    expect(sql).toContain('DROP COLUMN "x"')
    expect(lost).toEqual(new Map([['approval.x', 'loses its values']]))
    const rounded = await migrationBetween(exact, whole, deferredDropsOf(written))
    expect(rounded.lost).toEqual(new Map([['approval.x', 'becomes INTEGER']]))
    await go(words_, NOW)
    await goOn(NOW)
  })

  test.each<[string, FieldSpec | undefined, FieldSpec]>([
    ['a value less', choice(['a', 'b'], ...words), choice(['b', 'c'], ...words)],
    ['a shorter text', text(...words), text(...words, { maxLength: 3 })],
    ['a text that is one of a few', text(...words), choice(['a', 'b'], ...words)],
    ['a figure that is one of a few', integer(...words), choice(['a', 'b'], ...words)],
    ['a record for each value', text(...words), text(...words, { unique: true })],
    ['a default', text(...words), text(...words, { default: 'a' })],
    ['a default that is no other’s', undefined, text(...words, { default: 'a', unique: true })],
    ['a value in each record', undefined, text(...words, { required: true })],
  ])('that asks %s is named, and fails where records have it not', async (_name, from, to) => {
    written = []
    const was = from ? withX(from) : NOW
    if (from) {
      await go(NOW, was)
      const value = from.kind === 'integer' ? 1234 : from.values ? 'a' : 'long'
      await database.query(`UPDATE approval SET x = $1 WHERE approval_id <> (${LAST})`, [value])
    }
    const { sql, lost, narrowed } = await migrationBetween(was, withX(to), deferredDropsOf(written))
    expect([[...lost], [...narrowed.keys()]]).toEqual([[], ['approval.x']])
    await expect(
      migrate(database.url, [...migrations(), ...applied, { name: '29999999999999_narrow', sql }]),
    ).rejects.toThrow('failed, and nothing of it was kept')
    if (from) await go(was, NOW)
    await goOn(NOW)
  })

  test.each<[string, FieldSpec | undefined, FieldSpec]>([
    ['a value more', choice(['a'], ...words), choice(['b', 'a'], ...words)],
    ['a longer text', text(...words, { maxLength: 3 }), text(...words, { minLength: 0 })],
    ['any text', choice(['a', 'b'], ...words), text(...words)],
    ['a text', integer(...words), text(...words)],
    ['its default', undefined, text(...words, { default: 'a' })],
    ['what no other has', undefined, text(...words, { unique: true })],
  ])('that takes %s asks nothing of the records', async (_name, from, to) => {
    const { narrowed } = await migrationBetween(from ? withX(from) : NOW, withX(to), [])
    expect([...narrowed]).toEqual([])
  })

  test('that goes stays for the version before, whoever writes without it', async () => {
    written = []
    const before = await schemaNow()
    const counted = { x: integer(...words, { default: 7 }) }
    const was = { resources: registry({ client: withFields(client, counted) }) }
    await go(NOW, was)
    expect((await go(was, NOW)).lost).toEqual(new Map())
    const added = await database.query('INSERT INTO client DEFAULT VALUES RETURNING x')
    expect(added).toEqual([{ x: 7 }])
    await goOn(NOW)
    expect(await schemaNow()).toEqual(before)
  })

  test('of a new name has what the old one had, and each what is written to the other', async () => {
    written = []
    const before = await schemaNow()
    const named = (name: string) => ({
      resources: registry({
        client: withFields(client, { [name]: text(...words, { default: 'none' }) }),
      }),
    })
    await go(NOW, named('remark'))
    await database.query(`UPDATE client SET remark = 'R' || client_id`)
    await database.query(
      "INSERT INTO webhook (name, url, role_id, fields) SELECT 'Remarks', 'https://remarks.example', min(role_id), ARRAY['client.remark', 'client.name'] FROM role",
    )
    const waitedFor = () =>
      database.query(
        "SELECT w.fields, (SELECT count(*)::integer FROM event e WHERE e.resource = 'webhook' AND e.record_id = w.webhook_id::text AND e.version = w.version) AS entries FROM webhook w WHERE w.name = 'Remarks'",
      )
    const rename = new Map([['client.remark', 'comment']])
    await go(named('remark'), named('comment'), rename)
    expect(await waitedFor()).toEqual([
      { fields: ['client.remark', 'client.name', 'client.comment'], entries: 1 },
    ])
    const [{ client_id: id } = { client_id: '' }] = await database.query<{ client_id: string }>(
      'SELECT client_id FROM client ORDER BY client_id LIMIT 1',
    )
    const both = async (of = id) => {
      const rows = await database.query<{ remark: string; comment: string }>(
        'SELECT remark, comment FROM client WHERE client_id = $1',
        [of],
      )
      return rows.map(({ remark, comment }) => [remark, comment])[0]
    }
    expect(await both()).toEqual([`R${id}`, `R${id}`])
    await database.query(`UPDATE client SET remark = 'before' WHERE client_id = $1`, [id])
    expect(await both()).toEqual(['before', 'before'])
    await database.query(`UPDATE client SET comment = 'after' WHERE client_id = $1`, [id])
    expect(await both()).toEqual(['after', 'after'])
    const add = async (values: string) => {
      const rows = await database.query<{ client_id: string }>(
        `INSERT INTO client ${values} RETURNING client_id`,
      )
      return rows[0]?.client_id ?? ''
    }
    expect(await both(await add("(remark) VALUES ('old')"))).toEqual(['old', 'old'])
    expect(await both(await add("(comment) VALUES ('new')"))).toEqual(['new', 'new'])
    expect(await both(await add('DEFAULT VALUES'))).toEqual(['none', 'none'])
    await goOn(named('comment'))
    expect(await waitedFor()).toEqual([{ fields: ['client.name', 'client.comment'], entries: 1 }])
    await database.query("DELETE FROM webhook WHERE name = 'Remarks'")
    written = []
    await expectAsFresh(named('comment'), [])
    expect(await database.query('SELECT comment FROM client WHERE client_id = $1', [id])).toEqual([
      { comment: 'after' },
    ])
    await go(named('comment'), NOW)
    await goOn(NOW)
    expect(await schemaNow()).toEqual(before)
  })

  test('of a new name leaves the version before as it was, which writes for both', async () => {
    const sections = specOf(client).sections.map((section) => ({
      ...section,
      fields: Object.fromEntries(
        Object.entries(section.fields).map(([name, field]) => [
          name === 'recall_notice_note' ? 'recall_note' : name,
          field,
        ]),
      ),
    }))
    const own = await createDatabase(inject('templateUrl'))
    const service = await startService(own.url)
    try {
      const call = await signIn(service.base, 'admin')
      const works = async (note: string) => {
        const body = { recall_notice_note: note }
        const made = await call('POST', '/fm/clients', { body: { ...newBody(client), ...body } })
        const address = `/fm/clients/${made.body.client_id}`
        const answers = [
          made,
          await call('PATCH', address, { body: { recall_notice_note: `${note} again` } }),
          await call('PATCH', address, { body: { ...body, fax: note, phone: note } }),
          await call('GET', address),
          await call('GET', '/fm/clients?sort=-client_id&search=Council'),
        ]
        expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200])
        expect(answers[3]?.body.recall_notice_note).toBe(note)
        return made.body.client_id
      }
      const before = await works('before')
      const rename = new Map([['client.recall_notice_note', 'recall_note']])
      const is = { resources: registry({ client: changed(client, { sections }) }) }
      const { sql } = await migrationBetween(NOW, is, [], rename)
      await migrate(own.url, [...migrations(), { name: '29990000000000_renamed', sql }])
      const after = await works('after')
      expect(
        await own.query(
          'SELECT recall_note FROM client WHERE client_id = ANY ($1) ORDER BY client_id',
          [[before, after]],
        ),
      ).toEqual([{ recall_note: 'before' }, { recall_note: 'after' }])
    } finally {
      await service.stop()
      await own.drop()
    }
  })

  test('is renamed only where it goes, to one that comes and is of its type', async () => {
    const one = (name: string, field: FieldSpec) => ({
      resources: registry({ client: withFields(client, { [name]: field }) }),
    })
    const was = one('remark', text(...words))
    const is = one('comment', integer(...words))
    const rename = (from: string, to: string) =>
      migrationBetween(was, is, [], new Map([[from, to]]))
    await expect(rename('client.name', 'comment')).rejects.toThrow('client.name is no column that')
    await expect(rename('client.remark', 'name')).rejects.toThrow('client.name is no column that')
    await expect(rename('client.remark', 'comment')).rejects.toThrow(
      'client.remark is String, and comment would be Int',
    )
  })
})

const kindOf = ({ name, stage, lingers }: DatabaseObject): string =>
  [name.split(' ')[0], stage, lingers && 'lingers'].join(' ')

/** The ways in which objects of each kind can change. */
const waysOf = (objects: readonly DatabaseObject[]): string[] =>
  objects.flatMap((object) => [
    `${kindOf(object)}: comes and goes`,
    ...(object.alter ? [`${kindOf(object)}: is altered`] : []),
  ])

/** The ways in which some of the objects change for others to be there. */
const waysBetween = (
  these: readonly DatabaseObject[],
  others: readonly DatabaseObject[],
): string[] => {
  const known = new Map(others.map((object) => [object.name, object]))
  return these.flatMap((object) => {
    const other = known.get(object.name)
    if (!other) return [`${kindOf(object)}: comes and goes`]
    return object.alter && other.create !== object.create ? [`${kindOf(object)}: is altered`] : []
  })
}

/** A change of a table that changes none. */
const ANY = 'SELECT 1;'

/** The functions that are named by their text, as the types of documents are by theirs. */
const LINGERING_FUNCTION = /\benter_\w+_fields_\w+\(/

const nameIn = (drop: string): string | undefined =>
  /^DROP (?:TYPE|FUNCTION) "(\w+)"/.exec(drop)?.[1]

/** What the migrations have left for the next version. */
const LINGERING = deferredDropsOf(migrations().map(({ sql }) => sql)).flatMap(
  ({ drop }) => nameIn(drop) ?? [],
)

const lingerers = async (): Promise<string[]> => {
  const rows = await database.query<{ name: string }>(
    `SELECT t.typname AS name FROM pg_type t JOIN pg_class c ON c.oid = t.typrelid WHERE c.relkind = 'c' AND t.typnamespace = 'public'::regnamespace
      UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname ~ '^enter_\\w+_fields_'`,
  )
  return rows.map(({ name }) => name).sort()
}

const lingerersOf = (variant: Variant): string[] =>
  objectsOf(variant)
    .filter(({ lingers, create }) => lingers && create !== '')
    .map(({ name }) => name.slice(name.indexOf(' ') + 1))
    .sort()
