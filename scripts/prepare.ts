/** Makes what is generated or built whenever its sources have changed, and says so. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle'
import type { ApiDocument } from './clientCalls'
import { clientModule } from './clientModule'

const CACHE = 'node_modules/.cache/fleetbook'
const API_DOCUMENT = join(CACHE, 'openapi.json')
const CLIENT = join('packages', 'client', 'src', 'generated')
const API_TYPES = join(CLIENT, 'schema.ts')

/** What an operator runs, by these names. */
const COMMANDS = [
  'start',
  'migrate',
  'create-admin',
  'backup',
  'restore',
  'verify-history',
  'verify-search',
  'demo-reset',
]

/** What runs as a process of the service, and what its operator runs beside it. */
export const PROCESSES = [
  ...COMMANDS.map((name) => `scripts/${name}.ts`),
  'scripts/databaseProcess.ts',
  'lib/db/embedded/keeper.ts',
  'lib/server/apiProcess.ts',
  'lib/server/consoleProcess.ts',
]

/** Results that lie among sources. */
const GENERATED = [join('lib', 'db', 'generated'), CLIENT]

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) {
    if (GENERATED.some((path) => file.startsWith(path))) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Runs `make` unless its result is there and made of these very sources. */
export function ifStale(
  name: string,
  result: string,
  sources: readonly string[],
  make: () => void,
): void {
  const stamp = join(CACHE, name)
  const now = fingerprint(sources)
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  mkdirSync(CACHE, { recursive: true })
  make()
  writeFileSync(stamp, now)
}

const run = (program: string, ...parameters: string[]) =>
  execFileSync(process.execPath, [join('node_modules', program), ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      // Generating needs no engine, but Prisma insists that one is there.
      PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
    },
  })

/** Generates the Prisma client when the schema has changed. */
export function prepareClient(): void {
  const sources = ['prisma/schema.prisma', 'prisma/records.prisma', 'package-lock.json']
  ifStale('client', 'lib/db/generated/client.ts', sources, () => {
    console.log('Generating the database client …')
    run('prisma/build/index.js', 'generate')
  })
}

/** Writes the API document when anything that it says may have changed; answers where it is. */
export function prepareApiDocument(): string {
  const sources = ['app/api', 'lib', 'scripts/apiDocument.ts', 'package.json', 'package-lock.json']
  ifStale('document', API_DOCUMENT, sources, () =>
    run('tsx/dist/cli.mjs', 'scripts/apiDocument.ts', API_DOCUMENT),
  )
  return API_DOCUMENT
}

/** Generates what `packages/client` has of the API document when that has changed: types and calls. */
export function prepareApiTypes(): void {
  const sources = [
    prepareApiDocument(),
    'tools/client-types/generate.mjs',
    'scripts/clientCalls.ts',
    'scripts/clientModule.ts',
    'package-lock.json',
  ]
  ifStale('api-types', API_TYPES, sources, () => {
    console.log('Generating the types of the API client …')
    mkdirSync(CLIENT, { recursive: true })
    run('fleetbook-client-types/generate.mjs', API_DOCUMENT, API_TYPES)
    const document = JSON.parse(readFileSync(API_DOCUMENT, 'utf8')) as ApiDocument
    writeFileSync(join(CLIENT, 'resources.ts'), clientModule(document))
  })
}

/** Bundles the server when anything of it has changed. */
export function prepareServer(): void {
  const sources = ['app', 'lib', 'prisma', 'scripts', 'package-lock.json']
  ifStale('server', 'dist/lib/server/apiProcess.js', sources, () => {
    rmSync('dist', { recursive: true, force: true })
    bundle(PROCESSES, 'dist')
    for (const name of COMMANDS) lookFirst('dist/scripts', name)
  })
}

/**
 * Has a command load what it runs only once it is known that it can here: what a module imports is
 * loaded before its first line runs.
 */
function lookFirst(folder: string, name: string): void {
  copyFileSync('scripts/fitNode.mjs', join(folder, 'fitNode.mjs'))
  renameSync(join(folder, `${name}.js`), join(folder, `${name}.main.js`))
  const look = `import './fitNode.mjs'\nawait import('./${name}.main.js')\n`
  writeFileSync(join(folder, `${name}.js`), look)
}

/** Builds the console when anything that goes into it has changed. */
export function prepareConsole(): void {
  const sources = [
    'app',
    'components',
    'lib',
    'packages/client/src',
    'proxy.ts',
    'next.config.mjs',
    'postcss.config.mjs',
    'tsconfig.json',
    'package-lock.json',
  ]
  ifStale('console', '.next/BUILD_ID', sources, () => {
    console.log('Building the console (about a minute) …')
    run('next/dist/bin/next', 'build')
  })
}
