import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { sessionAt } from '../address'
import { handleConnectionErrors } from '../pool/pool'

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

/** Prisma's own schema engine, as the WebAssembly build that needs no download. */
export async function openEngine(url: string): Promise<OpenEngine> {
  load()
  const connections = new Set<pg.PoolClient>()
  const pool = new pg.Pool(sessionAt(url))
  // The engine tells, of whatever ran on it.
  handleConnectionErrors(pool, () => {})
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

/** A file of a Prisma schema: its path and what stands in it. */
export type SchemaFile = readonly [path: string, content: string]

/**
 * SQL that takes tables from one Prisma schema to another; empty where they are the same.
 *
 * @param url address of any live server: the engine wants one even to compare two schemas
 * @param from none for an empty database
 */
export async function tableChanges(
  url: string,
  from: readonly SchemaFile[],
  to: readonly SchemaFile[],
): Promise<string> {
  const files = (list: readonly SchemaFile[]) => list.map(([path, content]) => ({ path, content }))
  const { engine, close } = await openEngine(url)
  try {
    const { stdout } = await engine.diff({
      from: from.length === 0 ? { tag: 'empty' } : { tag: 'schemaDatamodel', files: files(from) },
      to: { tag: 'schemaDatamodel', files: files(to) },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    return (stdout ?? '')
      .replace(/^-- CreateSchema\nCREATE SCHEMA[^\n]*\n/m, '')
      .replace(/^-- This is an empty migration\.$/m, '')
      .trim()
  } finally {
    await close()
  }
}
