/**
 * `npm run runtimes`: takes the packed client through its README and all that it is for by each of
 * the runtimes that the README names, where `npm test` does so by this Node alone. They are installed
 * in a temporary folder.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const NODE = `npm:node-${process.platform}-${process.arch}`
const PACKAGES = [`node22@${NODE}@22`, `node24@${NODE}@24`, 'deno@2', 'bun@1']

/** Installs them without any program of theirs, and gives the paths of what runs on this machine. */
function install(folder: string): string[] {
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  execFileSync('npm', ['install', ...quiet, ...PACKAGES], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const modules = join(folder, 'node_modules')
  // A scope has the package of each kind of machine that may be this one.
  const found = [
    [join(modules, 'node22', 'bin', 'node')],
    [join(modules, 'node24', 'bin', 'node')],
    within(join(modules, '@deno'), 'deno'),
    within(join(modules, '@oven'), join('bin', 'bun')),
  ]
  return found.map((candidates, index) => {
    const running = candidates.find((path) => spawnSync(path, ['--version']).status === 0)
    if (!running) throw new Error(`${PACKAGES[index]} does not run on this machine`)
    return running
  })
}

const within = (scope: string, program: string): string[] =>
  existsSync(scope) ? readdirSync(scope).map((each) => join(scope, each, program)) : []

const folder = mkdtempSync(join(tmpdir(), 'fleetbook-runtimes-'))
try {
  const runtimes = install(folder)
  const { status } = spawnSync(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      'api',
      '--reporter=verbose',
      'e2e/api/client.test.ts',
    ],
    { stdio: 'inherit', env: { ...process.env, CLIENT_RUNTIMES: runtimes.join(delimiter) } },
  )
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
