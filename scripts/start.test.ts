import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let tree: string
let running: ChildProcess[] = []
beforeEach(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'fleetbook-tree-')))
  mkdirSync(join(tree, 'scripts'))
  mkdirSync(join(tree, 'dist', 'scripts'), { recursive: true })
  for (const name of ['start', 'tree', 'fitNode']) {
    copyFileSync(`scripts/${name}.mjs`, join(tree, 'scripts', `${name}.mjs`))
  }
  copyFileSync('package.json', join(tree, 'package.json'))
  writeFileSync(join(tree, 'scripts', 'build.mjs'), '')
  writeFileSync(join(tree, 'dist', 'scripts', 'start.js'), "console.log('started')")
})
afterEach(() => {
  for (const each of running) each.kill('SIGKILL')
  running = []
  rmSync(tree, { recursive: true })
})

function run(cwd: string, ...parameters: string[]): ChildProcess {
  const child = spawn(process.execPath, parameters, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  return child
}

/** One that leads a group of its own, and stands in a folder, until it is ended. */
async function standingIn(folder: string): Promise<ChildProcess> {
  const child = run(folder, '-e', "console.log('there'); setInterval(() => {}, 1000)")
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

/** A start, and all that it says. */
function start() {
  const child = run(tree, 'scripts/start.mjs')
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  return { child, said: () => said, ended: once(child, 'close') }
}

test('a start waits for another that still prepares', async () => {
  const other = await standingIn(tree)
  writeFileSync(join(tree, '.building'), String(other.pid))
  const { child, said, ended } = start()
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  expect(said()).toMatch(/^Waiting for another start/)
  other.kill('SIGKILL')
  await ended
  expect(said()).toMatch(/\nstarted\n$/)
  expect(existsSync(join(tree, '.building'))).toBe(false)
})

test('a start waits for nobody who has the number of one that a fallen machine left', async () => {
  const stranger = await standingIn(tmpdir())
  writeFileSync(join(tree, '.building'), String(stranger.pid))
  const { said, ended } = start()
  await ended
  expect(said()).toBe('started\n')
})
