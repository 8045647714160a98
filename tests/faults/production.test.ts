import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../e2e/support/scene'
import {
  expectReady,
  killAll,
  newPlace,
  type Place,
  probe,
  type Start,
  start,
  stop,
  tokenOf,
} from './support/starts'

/** What an install for production has beside its packages. */
const PARTS = ['dist', '.next', 'prisma', 'scripts', 'package.json', 'next.config.mjs']

/** What only the next build has use for. */
const CACHE = join('.next', 'cache')

/** A user that owns nothing, where there is one to become. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let place: Place
let tree: string
beforeAll(async () => {
  place = await newPlace()
  if (stranger.uid !== undefined) chownSync(place.data, stranger.uid, stranger.gid)
  tree = mkdtempSync(join(tmpdir(), 'fleetbook-production-'))
  mkdirSync(join(tree, 'node_modules'))
  for (const part of PARTS) put(part, (path) => path === CACHE)
  for (const path of productionPackages()) put(path, (inner) => basename(inner) === 'node_modules')
  put('node_modules/.package-lock.json')
  for (const folder of folders(tree)) chmodSync(folder, 0o555)
})
afterAll(() => {
  for (const folder of folders(tree)) chmodSync(folder, 0o755)
  rmSync(tree, { recursive: true, force: true })
  place.remove()
})

/** Folders of the packages that `npm ci --omit=dev` installs, as far as they are for this machine. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>
  }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path]) => path)
    .filter((path) => existsSync(path))
}

/** Puts a file or a folder into the tree, as another name of the same data where that can be. */
function put(path: string, isLeftOut: (path: string) => boolean = () => false): void {
  const to = join(tree, path)
  const found = lstatSync(path)
  if (found.isDirectory()) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(path)) {
      const inner = join(path, name)
      if (!isLeftOut(inner)) put(inner, isLeftOut)
    }
  } else if (found.isSymbolicLink()) {
    symlinkSync(readlinkSync(path), to)
  } else {
    try {
      linkSync(path, to)
    } catch {
      copyFileSync(path, to)
    }
  }
}

const folders = (path: string): string[] => [
  path,
  ...readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => folders(join(path, entry.name))),
]

test('an install for production serves API and console from a tree that nobody may write to', async () => {
  let last: Start | undefined
  try {
    last = start(place, {}, [process.execPath, 'dist/scripts/start.js'], { cwd: tree, ...stranger })
    await last.ready
    await expectReady(place)
    const page = await fetch(`${place.url}/sign-in`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Fleetbook')])
    const clients = await fetch(`${place.url}/api/v1/fm/clients?limit=1`, {
      headers: { authorization: `Bearer ${await tokenOf(place)}` },
    })
    expect(await clients.json()).toMatchObject({ total: 300 })
    const file = join(place.data, 'saved.backup.gz')
    const saved = execFileSync(process.execPath, ['scripts/run.mjs', 'backup', file], {
      cwd: tree,
      ...stranger,
      env: { ...process.env, DATABASE_URL: undefined, FLEETBOOK_DATA: place.data },
      encoding: 'utf8',
    })
    expect(saved).toContain('300 clients')
    expect(await stop(last)).toBe(0)
  } finally {
    if (last) killAll(place, last)
  }
})

test('it says by which Node it does not run', async () => {
  const older = mkdtempSync(join(tmpdir(), 'fleetbook-older-'))
  writeFileSync(join(older, 'package.json'), JSON.stringify({ engines: { node: '>=99' } }))
  const starter = join(tree, 'dist', 'scripts', 'start.js')
  const refused = start(place, {}, [process.execPath, starter], { cwd: older })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toBe(`Fleetbook needs Node >=99; this is ${process.version}.\n`)
  rmSync(older, { recursive: true })
})

// What is loaded before the limit is looked at goes beyond it.
test.runIf(process.platform === 'linux').each(['start', 'migrate'])(
  'it says under which limit of open files it does not run: %s',
  async (command) => {
    const script = 'ulimit -n 64; exec "$0" "$1"'
    const built = `dist/scripts/${command}.js`
    const few = start(place, {}, ['sh', '-c', script, process.execPath, built], { cwd: tree })
    expect(await few.ended).toBe(1)
    expect(few.output()).toBe(
      'A process of this user may have 64 files open at once (ulimit -n), and one of Fleetbook needs 256. Raise that limit, and start again.\n',
    )
  },
)

test('it is started by npm as well, and builds nothing', async () => {
  let last: Start | undefined
  try {
    last = start(place, {}, ['npm', 'start'], { cwd: tree, ...stranger })
    await last.ready
    expect(last.output()).not.toMatch(/Installing|Building/)
    last.process.kill('SIGTERM')
    await last.ended
    await until('nothing answers', async () => (await probe(place, '/healthz')) === 0)
  } finally {
    if (last) killAll(place, last)
  }
})
