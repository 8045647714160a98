import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly optional?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
/** What is taken from others: neither the project itself nor its own parts. */
const taken = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

/** Licences whose terms a service that is not sold as such meets, with what they are in the lock file. */
const LICENCES = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'EPL-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  'MIT OR Apache-2.0',
  'MIT and ISC',
  'MPL-2.0',
  'Python-2.0',
  'SIL OPEN FONT LICENSE',
  'Unlicense',
])

test('every package is held to what it was when it was chosen', () => {
  const loose = taken.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  // Programs for other kinds of machine, none of which is installed where it does not run.
  expect(loose.filter(([, { optional }]) => !optional).map(([path]) => path)).toEqual([])
})

/** Packages that name their licence in a file alone, which says MIT. */
const SAID_ELSEWHERE = ['node_modules/seq-queue']

test('every package has a licence that is known', () => {
  const unknown = taken
    .filter(([, { integrity, license }]) => integrity && !LICENCES.has(license ?? ''))
    .map(([path]) => path)
  expect(unknown).toEqual(SAID_ELSEWHERE)
})

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const given = readdirSync('packages').filter((name) =>
  existsSync(join('packages', name, 'package.json')),
)

test.each(given)(
  'what others install as %s is of this version, and brings nothing along',
  (name) => {
    const { version, license } = manifestOf('.')
    const manifest = manifestOf(join('packages', name))
    expect(manifest).toMatchObject({ name: `@fleetbook/${name}`, version, license, type: 'module' })
    expect(manifest).not.toHaveProperty('dependencies')
  },
)
