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
const rooms = ['lib', 'components'].flatMap((floor) =>
  readdirSync(floor, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${floor}/${name}`),
)
const floors = ['app', 'prisma', 'packages']

test.each([...rooms, ...floors])('%s has a rule of its own', (room) => {
  expect(ruled).toContain(`${room}/**`)
})

test.each(rooms)('%s is left by no relative path, which its rule would not see', (room) => {
  const left = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated/'))
    .flatMap((name) => {
      const path = join(room, name)
      const targets = [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)]
      return targets
        .map(([, target = '']) => normalize(join(dirname(path), target)))
        .filter((target) => !target.startsWith(`${room}/`))
        .map((target) => `${path} imports ${target}`)
    })
  expect(left).toEqual([])
})
