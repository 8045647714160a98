/**
 * Turns the server into plain JavaScript, so that what runs has neither a compiler beside it nor
 * its helpers around every function. Each `route.ts` stays a module of its own, in the folders of
 * `app`, from which the server reads its addresses.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const ROUTES = ['app/api/v1', 'app/healthz', 'app/readyz', 'app/metrics']

const routesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('route.ts'))
    .map((path) => join(folder, path))

/**
 * Bundles entry points and the routes into a folder; packages stay outside.
 *
 * @param entries TypeScript files, by their paths from the project's root
 */
export function bundle(entries: readonly string[], folder: string): void {
  buildSync({
    entryPoints: [...entries, ...ROUTES.flatMap(routesBelow)],
    outdir: folder,
    outbase: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@': process.cwd() },
    define: {
      ROUTES_FOLDER: JSON.stringify(folder),
      KEEPER: JSON.stringify(join(folder, 'lib/db/keeper.js')),
    },
    sourcemap: 'linked',
    logLevel: 'warning',
  })
}
