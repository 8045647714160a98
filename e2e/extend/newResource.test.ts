import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KINDS } from '@/lib/derive/kinds'
import { type CopyOfTree, copyWith, refusedMigration } from '../support/newResource/copyOfTree'
import { visit } from '../support/newResource/visit'
import { workshop } from '../support/newResource/workshop'

/**
 * A resource is a definition and a line in the registry, and nothing else: in a copy it gets both, and
 * so does another that lies below it.
 */

const ADDED = [workshop, visit].map(({ name }) => name)

let tree: CopyOfTree

beforeAll(async () => {
  tree = await copyWith(ADDED)
})
afterAll(() => tree?.remove())

test('it has a field of every kind, of groups and of references', () => {
  const { fields, leaves, secrets } = workshop
  const kinds = [...fields.values(), ...leaves, ...secrets].map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(Object.keys(KINDS).length + 2)
})

test.concurrent('the compiler and the rules of the tree ask for nothing else', async () => {
  // Of what is as it was the rules hold in the tree itself.
  const changed = (await tree.changed()).filter((path) => /^(lib|app|components)\//.test(path))
  expect(changed).toEqual(expect.arrayContaining(ADDED.map((name) => `lib/resources/${name}.ts`)))
  await tree.run('typescript/bin/tsc', '--noEmit')
  await tree.run('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...changed)
})

test.concurrent('what holds of every resource, and of the definitions, holds of it', async () => {
  await held('unit', 'lib/', 'components/', 'scripts/derive.test.ts')
  // Of the others it holds in the tree itself.
  const only = `'(${ADDED.join('|')})'`
  const names = await held('api', 'e2e/api/conformance.test.ts', '-t', only)
  for (const added of ADDED) {
    expect(names.filter((name) => name.startsWith(`'${added}' `)).length).toBeGreaterThan(10)
  }
})

test.concurrent.each([
  ["path: '/fm/workshops'", "path: '/fm/names'", 'workshop.path gives it /fm/names/{workshop_id}'],
  ["title: 'Workshop'", "title: 'Problem'", 'two schemas of the API document are called Problem'],
])('one that the service could not serve gets no migration: %s as %s', async (from, to, said) => {
  const { fault, written } = await refusedMigration(workshop.name, [from, to])
  expect(fault).toContain(said)
  expect(written).toEqual([])
})

/** Runs tests in the copy, all of which have to hold; gives the names of those that ran. */
async function held(project: string, ...parameters: readonly string[]): Promise<string[]> {
  const report = join(tree.folder, `${project}.json`)
  const ran = tree.run(
    'vitest/vitest.mjs',
    ...['run', '--reporter=json', `--outputFile=${report}`, '--project', project],
    ...parameters,
  )
  // What failed is in the report, if there is one, and in fewer words.
  const fault = await ran.then(() => undefined, String)
  if (!existsSync(report)) throw new Error(fault)
  const { success, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.filter(({ status }) => status === 'failed')
  expect(failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages])).toEqual([])
  expect([success, fault]).toEqual([true, undefined])
  return results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
}

interface Report {
  readonly success: boolean
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
