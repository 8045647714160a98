import { afterAll, beforeAll, expect, test } from 'vitest'
import { KINDS } from '@/lib/derive/kinds'
import { type CopyOfTree, copyWith } from '../support/newResource/copyOfTree'
import { workshop } from '../support/newResource/workshop'

/** A resource is a definition and a line in the registry, and nothing else: in a copy it gets both. */

let tree: CopyOfTree

beforeAll(async () => {
  tree = await copyWith(workshop.name)
})
afterAll(() => tree?.remove())

test('it has a field of every kind, of groups and of references', () => {
  const { fields, leaves, secrets } = workshop
  const kinds = [...fields.values(), ...leaves, ...secrets].map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(Object.keys(KINDS).length + 2)
})

test.concurrent('the compiler and the rules of the tree ask for nothing else', async () => {
  await tree.run('typescript/bin/tsc', '--noEmit')
  await tree.run(
    '@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    'lib',
    'app',
    'components',
  )
})

test.concurrent('what holds of every resource, and of the definitions, holds of it', async () => {
  const report = await tree.run(
    'vitest/vitest.mjs',
    ...['run', '--reporter=json', '--project', 'api', '--project', 'unit'],
    ...['e2e/api/conformance.test.ts', 'lib/resources/', 'scripts/derive.test.ts'],
  )
  const { success, testResults } = JSON.parse(report.slice(report.indexOf('{"numTotalTestSuites')))
  expect(success).toBe(true)
  const names = testResults.flatMap((file: { assertionResults: { fullName: string }[] }) =>
    file.assertionResults.map(({ fullName }) => fullName),
  )
  expect(
    names.filter((name: string) => name.startsWith(`'${workshop.name}' `)).length,
  ).toBeGreaterThan(10)
})
