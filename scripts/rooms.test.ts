import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Imports run one way. Lint says which way, room by room; here every room is found to be one. */

interface Override {
  readonly includes: readonly string[]
  readonly linter?: { readonly rules: { readonly style?: Readonly<Record<string, unknown>> } }
}

const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
  overrides: readonly Override[]
}
const ruled = new Set(
  overrides
    .filter(({ linter }) => linter?.rules.style?.noRestrictedImports)
    .map(({ includes }) => includes[0]),
)
const foldersIn = (floor: string): string[] =>
  readdirSync(floor, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${floor}/${name}`)

const rooms = ['lib', 'components'].flatMap(foldersIn)
const floors = ['app', 'prisma', 'packages']

test.each([...rooms, ...floors])('%s has a rule of its own', (room) => {
  expect(ruled).toContain(`${room}/**`)
})

/** The modules below a folder, but for what is generated or was built. */
const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(generated|dist|node_modules)\//.test(name))
    .map((name) => join(folder, name))

const IMPORT = /^(?:(?:import|export|\})[^'\n]*\bfrom |import )'([^']+)'|\bimport\('([^']+)'\)/gm

/** What a module imports, as it says it. */
const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, named, called]) => named ?? called ?? '')

/** The relative imports of modules that lead to none of these folders. */
const leaving = (modules: readonly string[], ...folders: readonly string[]): string[] =>
  modules.flatMap((path) =>
    importsOf(path)
      .filter((target) => target.startsWith('.'))
      .map((target) => normalize(join(dirname(path), target)))
      .filter((target) => !folders.some((folder) => target.startsWith(`${folder}/`)))
      .map((target) => `${path} imports ${target}`),
  )

test.each([...rooms, 'app', 'prisma', ...foldersIn('packages')])(
  '%s is left by no relative path, which its rule would not see',
  (room) => {
    expect(leaving(modulesIn(room), room)).toEqual([])
  },
)

test('what every room may use reaches into none by a relative path', () => {
  const modules = readdirSync('lib').filter((name) => name.endsWith('.ts'))
  const beside = modules.map((name) => `lib/${name.replace(/\.ts$/, '')}`)
  const left = modules.flatMap((name) => leaving([join('lib', name)], 'nowhere'))
  expect(left.filter((line) => !beside.some((each) => line.endsWith(` ${each}`)))).toEqual([])
})

/** Packages that run in browsers as they do here. */
const ANYWHERE = ['zod', 'lossless-json', 'fastest-levenshtein']

test.each(['lib/resources', 'lib/derive'])(
  '%s runs in a browser too: it needs nothing that only Node has',
  (room) => {
    const needed = modulesIn(room)
      .filter((path) => !path.endsWith('.test.ts'))
      .flatMap((path) => importsOf(path).map((target) => [path, target] as const))
      .filter(([, target]) => !/^[.]|^@\//.test(target) && !ANYWHERE.includes(target))
    expect(needed).toEqual([])
  },
)
