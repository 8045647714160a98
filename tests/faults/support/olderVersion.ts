import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { TestService } from '../../../e2e/support/service'

/** A version of the service from before, ready to be run. */
export interface OlderVersion {
  /** Brings a new database to that version, with the demonstration's data. */
  prepare(url: string): void
  start(url: string): Promise<TestService>
  remove(): void
}

/** Whether the commit is there: what was fetched without its history lacks it. */
export const isThere = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' }).status === 0

/** Where the older version bundles the server that its own tests start. */
const SERVER = 'node_modules/.cache/fleetbook/api-server/e2e/support/apiServer.js'

/** Lays out a commit in a folder of its own and bundles its server. */
export function layOut(commit: string): OlderVersion {
  const folder = mkdtempSync(join(tmpdir(), 'fleetbook-older-'))
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`])
  install(folder)
  const run = (script: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  run(`(await import('./scripts/prepare.ts')).prepareClient()
    ;(await import('./e2e/support/apiBundle.ts')).bundleApiServer()`)
  return {
    prepare(url) {
      const address = JSON.stringify(url)
      run(`await (await import('./lib/db/migrate.ts')).migrate(${address})
        await (await import('./prisma/seed/index.ts')).seedDemo(${address}, { clients: 60, approvals: 60, accounts: true })`)
    },
    start: (url) => startServer(folder, url),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Gives it the packages that are installed here, where it wants the same, and its own of the others. */
function install(folder: string): void {
  const packages = (path: string): Record<string, { readonly version?: string }> =>
    JSON.parse(readFileSync(join(path, 'package-lock.json'), 'utf8')).packages
  const here = packages('.')
  const own = Object.entries(packages(folder)).filter(
    ([path, { version }]) => path !== '' && here[path]?.version !== version,
  )
  // What is within another package is not put together from two places.
  if (own.some(([path]) => path.lastIndexOf('node_modules/') !== 0)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
    return
  }
  // Each by itself: what is made of the sources is kept beside the packages.
  for (const path of packagesIn('node_modules')) {
    if (own.some(([other]) => other === path)) continue
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    symlinkSync(resolve(path), join(folder, path))
  }
  for (const [path, { version }] of own) installOne(folder, path, version ?? '')
}

/** Paths of what is installed, those of a scope one by one. */
const packagesIn = (modules: string): string[] =>
  readdirSync(modules)
    .filter((name) => name !== '.cache')
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((inner) => join(modules, name, inner))
        : join(modules, name),
    )

/** Unpacks one package by itself: what it needs lies beside it. */
function installOne(folder: string, path: string, version: string): void {
  const name = `${path.slice('node_modules/'.length)}@${version}`
  const packed = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' })
  mkdirSync(join(folder, path), { recursive: true })
  const parameters = ['-xzf', packed.trim(), '-C', path, '--strip-components=1']
  execFileSync('tar', parameters, { cwd: folder })
}

async function startServer(folder: string, url: string): Promise<TestService> {
  const child = spawn(process.execPath, [SERVER], {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'error', DATABASE_POOL_SIZE: '8', DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((answer, fail) => {
    child.once('message', (message) => answer((message as { port: number }).port))
    child.once('exit', (code) => fail(new Error(`the server ended at once (code ${code})`)))
  })
  return {
    base: `http://127.0.0.1:${port}/api/v1`,
    process: child,
    stop: () =>
      new Promise((ended) => {
        child.once('exit', () => ended())
        child.kill('SIGTERM')
      }),
  }
}
