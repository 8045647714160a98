import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { MIGRATIONS, migrationNames } from './pending'

type Bindings = typeof bindings & { __wbg_set_wasm(exports: WebAssembly.Exports): void }

let loaded = false

function load(): void {
  if (loaded) return
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm'))
  const module = new WebAssembly.Module(readFileSync(join(folder, 'schema_engine_bg.wasm')))
  const instance = new WebAssembly.Instance(module, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  })
  ;(bindings as Bindings).__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  loaded = true
}

/** The engine and a way to let its connections go, which it does not do by itself. */
export interface OpenEngine {
  readonly engine: bindings.SchemaEngine
  close(): Promise<void>
}

/**
 * Prisma's own schema engine, as the WebAssembly build that needs no download. It keeps the
 * standard `_prisma_migrations` table, so `prisma migrate deploy` and this engine see the same
 * history.
 */
export async function openEngine(url: string): Promise<OpenEngine> {
  load()
  const connections = new Set<pg.PoolClient>()
  const pool = new pg.Pool({ connectionString: url })
  pool.on('connect', (connection) => connections.add(connection))
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool))
  const engine = await bindings.SchemaEngine.new({ datamodels: schemaFiles() }, () => {}, factory)
  return {
    engine,
    async close() {
      engine.free()
      await Promise.all(
        [...connections].map((connection) => (connection as pg.Client & pg.PoolClient).end()),
      )
    },
  }
}

/** The Prisma schema as `[path, content]`. */
export const schemaFiles = (): [string, string][] =>
  readdirSync('prisma')
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => [name, readFileSync(join('prisma', name), 'utf8')])

/** The committed migrations, oldest first, in the form that the engine takes. */
export function migrationsList() {
  return {
    baseDir: MIGRATIONS,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(join(MIGRATIONS, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: readFileSync(join(MIGRATIONS, path, 'migration.sql'), 'utf8'),
        },
      },
    })),
  }
}

/** Tables and enums outside the schema's care: none. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] }
