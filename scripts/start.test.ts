import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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

test('of starts at once each prepares alone', async () => {
  const steps = join(tree, 'steps')
  writeFileSync(
    join(tree, 'scripts', 'build.mjs'),
    "import { appendFileSync } from 'node:fs'; import { setTimeout } from 'node:timers/promises'; " +
      "appendFileSync('steps', 'begins '); await setTimeout(40); appendFileSync('steps', 'ends ')",
  )
  const starts = Array.from({ length: 6 }, start)
  await Promise.all(starts.map(({ ended }) => ended))
  expect(starts.map(({ said }) => said().endsWith('started\n'))).toEqual(starts.map(() => true))
  expect(readFileSync(steps, 'utf8')).toBe('begins ends '.repeat(6))
  expect(readdirSync(tree).filter((name) => name.startsWith('.building'))).toEqual([])
})

test('a start that is ended while it waits or prepares leaves as one that serves, with code 0', async () => {
  writeFileSync(
    join(tree, 'scripts', 'build.mjs'),
    "console.log('preparing'); setTimeout(() => {}, 20_000)",
  )
  const first = start()
  await once(first.child.stdout as NodeJS.ReadableStream, 'data')
  const waiting = start()
  await once(waiting.child.stdout as NodeJS.ReadableStream, 'data')
  expect(waiting.said()).toMatch(/^Waiting for another start/)
  waiting.child.kill('SIGINT')
  expect(await waiting.ended).toEqual([0, null])
  // What prepares ends with it: what it says goes on until then.
  first.child.kill('SIGTERM')
  expect(await first.ended).toEqual([0, null])
})

test.runIf(process.platform === 'linux')('a limit of open files that is too low is named', () => {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -n 64; exec "$0" scripts/start.mjs', process.execPath],
    { cwd: tree, encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'A process of this user may have 64 files open at once (ulimit -n), and one of Fleetbook needs 256. Raise that limit, and start again.\n',
  })
})

test('a tree that is not for this user is named with what to do', async () => {
  const as = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  chmodSync(tree, 0o555)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    ...as,
    cwd: tree,
    encoding: 'utf8',
  })
  chmodSync(tree, 0o755)
  expect(status).toBe(1)
  expect(stderr).toBe(
    `This user may not write to ${tree} (EACCES), where the service is built. Have who owns it run npm run build, and this user run node dist/scripts/start.js.\n`,
  )
})
