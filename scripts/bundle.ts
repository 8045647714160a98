/**
 * Turns the server into plain JavaScript, so that what runs has neither a compiler beside it nor
 * its helpers around every function. Each `route.ts` stays a module of its own, in the folders of
 * `app`, from which the server reads its addresses.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'

const ROUTES = ['app/api/v1', 'app/healthz', 'app/readyz', 'app/metrics']

const routesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('route.ts'))
    .map((path) => join(folder, path))

/** Packages that are installed where the service runs. */
const installed = (): string[] =>
  Object.keys(
    (JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies,
  )

/** As a module: for Node it names the other, which asks for what a module does not have. */
const PRISMA = '@prisma/client/runtime/client'

/**
 * Bundles entry points and the routes into a folder. Packages that are installed in production stay
 * outside; the others become part of it.
 *
 * @param entries TypeScript files, by their paths from the project's root
 * @param outside packages that stay outside though they are for development alone
 */
export function bundle(
  entries: readonly string[],
  folder: string,
  outside: readonly string[] = [],
): void {
  buildSync({
    entryPoints: [...entries, ...ROUTES.flatMap(routesBelow)],
    outdir: folder,
    outbase: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...installed(), ...outside],
    alias: { '@': process.cwd(), [PRISMA]: resolve('node_modules', `${PRISMA}.mjs`) },
    define: {
      ROUTES_FOLDER: JSON.stringify(folder),
      KEEPER: JSON.stringify(join(folder, 'lib/db/embedded/keeper.js')),
    },
    sourcemap: 'linked',
    logLevel: 'warning',
  })
}
