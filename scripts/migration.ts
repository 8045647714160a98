/**
 * Writes the next migration: `npm run migration -- add_colour_field`.
 *
 * The tables' part is Prisma's own diff between the schema of the last commit and the schema as it
 * is now; what Prisma cannot say is compared object by object in `derived.json`. A column that goes
 * stays for the version before. Nothing is written that would lose values, unless it is told to.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@/lib/db/embedded/server'
import { type SchemaFile, schemaFiles, tableChanges } from '@/lib/db/migrations/engine'
import { MIGRATIONS, migrations } from '@/lib/db/migrations/pending'
import {
  type ColumnSteps,
  columnName,
  columnSteps,
  isOfSearch,
  losses,
} from '@/lib/derive/database/columnSteps'
import { deferredDropsOf } from '@/lib/derive/database/deferredDrops'
import { migrationSql } from '@/lib/derive/database/migrationSql'
import { narrowings } from '@/lib/derive/database/narrowings'
import { databaseObjects } from '@/lib/derive/database/objects'
import { withNewNames } from '@/lib/derive/database/renamedFields'
import { comingPermissions } from '@/lib/derive/database/rolePermissions'
import { searchSteps } from '@/lib/derive/database/searchSteps'
import { resources } from '@/lib/resources'
import { listed } from '@/lib/text/words'
import { derive } from './derive'
import { readMigrationOptions } from './migrationOptions'

const MODELS = ['schema.prisma', 'records.prisma']

/** A file as the last commit has it; undefined where it has none. */
const committed = (path: string): string | undefined => {
  try {
    return execFileSync('git', ['show', `HEAD:${path}`], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return undefined
  }
}

/** The schema as the last commit has it. */
const committedSchema = (): SchemaFile[] =>
  MODELS.flatMap((file): SchemaFile[] => {
    const content = committed(`prisma/${file}`)
    return content === undefined ? [] : [[file, content]]
  })

async function changesOfTables(
  old: readonly SchemaFile[],
  next: readonly SchemaFile[],
): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'fleetbook-migration-'))
  const database = await startEmbedded(join(scratch, 'postgres'), 'fast')
  try {
    return await tableChanges(database.url, old, next)
  } finally {
    await database.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

function refuse(words: string): never {
  console.error(words)
  process.exit(1)
}

/** What would be lost, in words; what was named by --lose is not told again. */
function lossesToTell(tables: string, { again }: ColumnSteps, lose: ReadonlySet<string>): string[] {
  const all = new Map([
    ...losses(tables, was),
    ...again
      .filter(({ table }) => !isOfSearch(table))
      .map((column) => [columnName(column), 'comes again, without what it held'] as const),
  ])
  return unsaid(all, lose, 'lose', 'would be lost of')
}

/** What nobody has said yet, in words; refuses what was said of something else. */
function unsaid(
  found: ReadonlyMap<string, string>,
  said: ReadonlySet<string>,
  option: string,
  would: string,
): string[] {
  const unknown = [...said].find((name) => !found.has(name))
  if (unknown) refuse(`Nothing ${would} ${unknown}: --${option} is not needed.`)
  return [...found].filter(([name]) => !said.has(name)).map((words) => words.join(' '))
}

const firstOf = ([line = '']: readonly string[]): string => line.split(' ', 1).join()

const options = readMigrationOptions(process.argv.slice(2))
if (typeof options === 'string') refuse(options)
const { name, renames, lose, narrow } = options
derive()

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const left = deferredDropsOf(migrations().map((migration) => migration.sql))
const was = committedSchema()
const known = JSON.parse(committed('prisma/derived.json') ?? '[]')
const search = searchSteps(was, schemaFiles(), known, left)
let steps: ColumnSteps
try {
  steps = withNewNames(columnSteps(was, search.schema, left, renames), resources, renames)
} catch (fault) {
  refuse((fault as Error).message)
}
const tables = await changesOfTables(was, steps.schema)
const lost = lossesToTell(tables, steps, lose)
if (lost.length > 0) {
  refuse(
    `${lost.join('\n')}\nNo migration was written. A new field, and the old one removed a version later, loses nothing. To lose it all the same, name each: --lose ${firstOf(lost)}`,
  )
}
const wanted = databaseObjects(resources)
const narrowed = unsaid(
  narrowings(tables, search.objects, wanted),
  narrow,
  'narrow',
  'becomes narrower of',
)
if (narrowed.length > 0) {
  refuse(
    `${narrowed.join('\n')}\nNo migration was written: records that do not fit would make it fail, and what the version before goes on writing would be refused. A field that has a default, or another beside it, asks nothing of them. To write it all the same, name each, and see in the migration that all records fit: --narrow ${firstOf(narrowed)}`,
  )
}
const sql = migrationSql(search.objects, wanted, tables, version, left, {
  ...steps,
  before: [...search.before, ...steps.before],
  later: [...search.later, ...steps.later],
})
if (sql === undefined) {
  console.log('The database already matches the definitions: no migration is needed.')
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = `${MIGRATIONS}/${stamp}_${name}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/migration.sql`, sql)
  const lock = `${MIGRATIONS}/migration_lock.toml`
  if (!existsSync(lock)) writeFileSync(lock, 'provider = "postgresql"\n')
  for (const column of steps.going) {
    console.log(`${columnName(column)} stays for the version before, and goes after ${version}.`)
  }
  const coming = comingPermissions(search.objects, wanted)
  if (coming.length > 0) {
    console.log(`Roles that hold every permission get ${listed(coming, coming.length)} too.`)
  }
  const gone = comingPermissions(wanted, search.objects)
  if (gone.length > 0) {
    console.log(`Roles keep ${listed(gone, gone.length)} until a migration after ${version}.`)
  }
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`)
}
