import { execFile } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  linkSync,
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
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** What is made anew in a copy, or has no place in it. */
const LEFT_OUT = new Set([
  '.git',
  '.next',
  '.data',
  '.bench',
  // A note of starts that tests beside these make, gone again at any time.
  '.building',
  'dist',
  'node_modules',
  'test-results',
  'playwright-report',
])

const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest'])

/** What the packages of this tree are built into: tests beside these build them. */
const filter = (path: string): boolean => !/^packages.[^/\\]+.dist$/.test(path)

/** A copy of the tree in which files may be added. */
export interface CopyOfTree {
  readonly folder: string
  /** Runs a program of a package; fails with all that it said. */
  run(program: string, ...parameters: string[]): Promise<string>
  /** Paths of what was changed or added since it was copied, but for what is generated. */
  changed(): Promise<string[]>
  remove(): void
}

/**
 * Copies the tree, as it stands, into a repository of its own whose one commit it is. Packages are
 * those of this tree, with caches of the copy's own.
 *
 * @param isBuilt whether the console is built in it, which refuses packages that lie outside
 */
async function copyOfTree(isBuilt: boolean): Promise<CopyOfTree> {
  const folder = mkdtempSync(join(tmpdir(), 'fleetbook-tree-'))
  // The database's own user, under which its programs run where root starts them, has to reach them.
  chmodSync(folder, 0o755)
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true, filter })
  }
  const link = isBuilt ? linkAll : linkPackages
  link('node_modules', join(folder, 'node_modules'))
  const inFolder = async (file: string, parameters: readonly string[]) => {
    // What this run of the tests is told is not for the programs of the copy.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST|TEST$)/.test(name)),
    ) as NodeJS.ProcessEnv
    try {
      const { stdout } = await promisify(execFile)(file, parameters, {
        cwd: folder,
        env,
        maxBuffer: 64 * 1024 * 1024,
      })
      return stdout
    } catch (fault) {
      const { stdout, stderr } = fault as { stdout: string; stderr: string }
      throw new Error(`${file} ${parameters.join(' ')}\n${stdout}\n${stderr}`)
    }
  }
  await inFolder('git', ['init', '--quiet'])
  await inFolder('git', ['add', '--all'])
  const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com']
  await inFolder('git', [...author, 'commit', '--quiet', '--message', 'As it was'])
  return {
    folder,
    run: (program, ...parameters) =>
      inFolder(process.execPath, [join('node_modules', program), ...parameters]),
    changed: async () => {
      const kinds = ['--modified', '--others', '--exclude-standard']
      return (await inFolder('git', ['ls-files', ...kinds])).split('\n').filter(Boolean)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Makes a folder of links to the packages of another. What tools keep among them is left behind. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(here), there)
    else if (entry.name.startsWith('@')) linkPackages(here, there)
    else if (!CACHES.has(entry.name)) symlinkSync(resolve(here), there)
  }
}

/** Makes a folder of the very files of another, as {@link linkPackages} does of the packages. */
function linkAll(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(here), there)
    else if (!entry.isDirectory()) linkOrCopy(here, there)
    else if (!CACHES.has(entry.name)) linkAll(here, there)
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Another disk has no links to this one.
    copyFileSync(from, to)
  }
}

/** What is changed of a definition on its way: what stands there, and what shall. */
type Changed = readonly [from: string, to: string]

/** Adds resources to a copy: their definitions, and a line of the registry for each. */
function addTo({ folder }: CopyOfTree, names: readonly string[], changed: readonly Changed[]) {
  const home = join(folder, 'lib', 'resources')
  for (const name of names) {
    const given = readFileSync(join('e2e', 'support', 'newResource', `${name}.ts`), 'utf8')
    const text = changed.reduce((all, [from, to]) => all.replaceAll(from, to), given)
    writeFileSync(join(home, `${name}.ts`), text)
  }
  const registry = join(home, 'registry.ts')
  const [words = '', ...lines] = readFileSync(registry, 'utf8').trimEnd().split('\n')
  const more = names.map((name) => `export { ${name} } from './${name}'`)
  writeFileSync(registry, `${[words, ...[...lines, ...more].sort()].join('\n')}\n`)
}

const migration = (tree: CopyOfTree, names: readonly string[]): Promise<string> =>
  tree.run('tsx/dist/cli.mjs', 'scripts/migration.ts', `add_${names.join('_and_')}`)

/** A copy with other resources, added as the README says: definition, registry, migration. */
export async function copyWith(
  names: readonly string[],
  { isBuilt = false } = {},
): Promise<CopyOfTree> {
  const tree = await copyOfTree(isBuilt)
  addTo(tree, names, [])
  await migration(tree, names)
  return tree
}

/**
 * What `npm run migration` says to a resource with a faulty definition.
 *
 * @returns with what it has written all the same: nothing
 */
export async function refusedMigration(
  name: string,
  ...changed: readonly Changed[]
): Promise<{ readonly fault: string; readonly written: readonly string[] }> {
  const tree = await copyOfTree(false)
  try {
    addTo(tree, [name], changed)
    const fault = await migration(tree, [name]).then(() => '', String)
    const written = (await tree.changed()).filter((path) => path.startsWith('prisma/migrations'))
    return { fault, written }
  } finally {
    tree.remove()
  }
}
