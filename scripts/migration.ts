/**
 * Writes the next migration: `npm run migration -- add_colour_field`.
 *
 * The tables' part is Prisma's own diff between the schema of the last commit and the schema as it
 * is now; domains, functions and indexes are compared statement by statement in `derived.sql`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@/lib/db/embedded'
import { NO_FILTERS, openEngine, schemaFiles } from '@/lib/db/engine'
import { columnTypesSql } from '@/lib/derive/sql'
import { resources } from '@/lib/resources'
import { derivedFiles } from './derive'

const SPLIT = '-- after the tables'
const MODELS = ['schema.prisma', 'records.prisma']

const committed = (path: string): string => {
  try {
    return execFileSync('git', ['show', `HEAD:${path}`], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

const statements = (sql: string) => {
  const [before = '', after = ''] = sql.split(SPLIT)
  const lines = (part: string) => part.split('\n').filter((line) => line && !line.startsWith('--'))
  return { before: lines(before), after: lines(after) }
}

const nameOf = (statement: string): string | undefined =>
  /^CREATE (?:OR REPLACE )?(?:DOMAIN|(?:UNIQUE )?INDEX|FUNCTION|TRIGGER) "?([a-z0-9_]+)/.exec(
    statement,
  )?.[1]

/** Statements that take a database from the old list to the new one. */
function changes(before: readonly string[], now: readonly string[]): string[] {
  const had = new Set(before)
  const old = new Map(before.map((line) => [nameOf(line), line]))
  return now
    .filter((line) => !had.has(line))
    .flatMap((line) => {
      const name = nameOf(line)
      if (!name || !old.has(name)) return [line]
      if (line.startsWith('CREATE DOMAIN')) {
        const check = line.slice(line.indexOf('CONSTRAINT'), -1)
        return [
          `ALTER DOMAIN "${name}" DROP CONSTRAINT "${name}";`,
          `ALTER DOMAIN "${name}" ADD ${check};`,
        ]
      }
      if (/^CREATE (UNIQUE )?INDEX/.test(line)) return [`DROP INDEX "${name}";`, line]
      return [line.replace('CREATE ', 'CREATE OR REPLACE ')]
    })
}

const createdDomains = (created: readonly string[]): ReadonlySet<string | undefined> =>
  new Set(created.filter((line) => line.startsWith('CREATE DOMAIN')).map(nameOf))

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error(
    'Name the migration in lower case and underscores: npm run migration -- add_a_field',
  )
  process.exit(1)
}
for (const [path, content] of Object.entries(derivedFiles())) writeFileSync(path, content)

const oldFiles = MODELS.map((file) => [file, committed(`prisma/${file}`)] as const)
const isFirst = oldFiles.every(([, content]) => content === '')
const toFiles = (list: readonly (readonly [string, string])[]) =>
  list.map(([path, content]) => ({ path, content }))
// The engine wants a live server even to compare two schemas.
const scratch = mkdtempSync(join(tmpdir(), 'fleetbook-migration-'))
const database = await startEmbedded(join(scratch, 'postgres'), 'fast')
const { engine, close } = await openEngine(database.url)
const { stdout } = await engine.diff({
  from: isFirst ? { tag: 'empty' } : { tag: 'schemaDatamodel', files: toFiles(oldFiles) },
  to: { tag: 'schemaDatamodel', files: toFiles(schemaFiles()) },
  script: true,
  exitCode: null,
  filters: NO_FILTERS,
})

await close()
await database.stop()
rmSync(scratch, { recursive: true, force: true })

const was = statements(committed('prisma/derived.sql'))
const is = statements(readFileSync('prisma/derived.sql', 'utf8'))
const before = changes(was.before, is.before)
const removed = [...was.before, ...was.after]
  .filter((line) => ![...is.before, ...is.after].some((other) => nameOf(other) === nameOf(line)))
  // Processes of the version before still render with the old types while the new ones start.
  .filter((line) => !line.startsWith('CREATE TYPE'))
  .map((line) => line.replace(/^CREATE (DOMAIN|INDEX) ("[^"]+").*$/, 'DROP $1 IF EXISTS $2;'))
const sql = [
  ...before,
  (stdout ?? '').replace(/^-- CreateSchema\nCREATE SCHEMA[^\n]*\n/m, '').trim(),
  ...columnTypesSql(resources, createdDomains(before)),
  ...changes(was.after, is.after),
  ...removed,
].filter((part) => part && part !== '-- This is an empty migration.')

if (sql.length === 0) {
  console.log('The database already matches the definitions: no migration is needed.')
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = `prisma/migrations/${stamp}_${name}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/migration.sql`, `${sql.join('\n\n')}\n`)
  const lock = 'prisma/migrations/migration_lock.toml'
  if (!existsSync(lock)) writeFileSync(lock, 'provider = "postgresql"\n')
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`)
}
