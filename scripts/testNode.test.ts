import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Plain JavaScript, as what runs before anything is installed. */
const {
  testNode,
}: {
  testNode(environment: Readonly<Record<string, string>>): { node: string; path: string }
} = await import(new URL('testNode.mjs', import.meta.url).href)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fleetbook-nodes-'))
  // Another Node of the machine, which tests are not to get by its name.
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho another\n')
  chmodSync(join(folder, 'node'), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What runs as `node`, as npm has it run, and what is run itself. */
function versions(environment: Readonly<Record<string, string>>): string[] {
  const { node, path } = testNode(environment)
  const env = { ...process.env, PATH: path }
  return [
    execFileSync('/bin/sh', ['-c', 'node --version'], { env, encoding: 'utf8' }).trim(),
    execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
  ]
}

const { version, execPath } = process
const machine = [dirname(execPath), '/usr/bin', '/bin'].join(delimiter)

test('tests, and what they start by name, run by a node24 of the PATH, whatever is called node there', () => {
  symlinkSync(execPath, join(folder, 'node24'))
  expect(versions({ PATH: [folder, machine].join(delimiter) })).toEqual([version, version])
})

test('by the Node at hand where there is none', () => {
  expect(versions({ PATH: [folder, machine].join(delimiter) })).toEqual([version, version])
})

test('and first of all by the one that is named', () => {
  writeFileSync(join(folder, 'node24'), '')
  const PATH = [folder, machine].join(delimiter)
  expect(versions({ PATH, TEST_NODE: execPath })).toEqual([version, version])
})
