/**
 * Writes the next migration: `npm run migration -- add_colour_field`.
 *
 * The tables' part is Prisma's own diff between the schema of the last commit and the schema as it
 * is now; what Prisma cannot say is compared object by object in `derived.json`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@/lib/db/embedded'
import { type SchemaFile, schemaFiles, tableChanges } from '@/lib/db/engine'
import { MIGRATIONS, migrations } from '@/lib/db/pending'
import { databaseObjects } from '@/lib/derive/database'
import { leftBy, migrationSql } from '@/lib/derive/migrationSql'
import { resources } from '@/lib/resources'
import { derivedFiles } from './derive'

const MODELS = ['schema.prisma', 'records.prisma']

/** A file as the last commit has it; undefined where it has none. */
const committed = (path: string): string | undefined => {
  try {
    return execFileSync('git', ['show', `HEAD:${path}`], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return undefined
  }
}

async function changesOfTables(): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'fleetbook-migration-'))
  const database = await startEmbedded(join(scratch, 'postgres'), 'fast')
  try {
    const old = MODELS.flatMap((file): SchemaFile[] => {
      const content = committed(`prisma/${file}`)
      return content === undefined ? [] : [[file, content]]
    })
    return await tableChanges(database.url, old, schemaFiles())
  } finally {
    await database.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error(
    'Name the migration in lower case and underscores: npm run migration -- add_a_field',
  )
  process.exit(1)
}
for (const [path, content] of Object.entries(derivedFiles())) writeFileSync(path, content)

const was = JSON.parse(committed('prisma/derived.json') ?? '[]')
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const left = leftBy(migrations().map((migration) => migration.sql))
const tables = await changesOfTables()
const sql = migrationSql(was, databaseObjects(resources), tables, version, left)
if (sql === undefined) {
  console.log('The database already matches the definitions: no migration is needed.')
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = `${MIGRATIONS}/${stamp}_${name}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/migration.sql`, sql)
  const lock = `${MIGRATIONS}/migration_lock.toml`
  if (!existsSync(lock)) writeFileSync(lock, 'provider = "postgresql"\n')
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`)
}
