import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

/**
 * The Node that tests run by: the one that TEST_NODE names, else a `node24` of the PATH, else the
 * one at hand.
 *
 * @param {{ readonly [name: string]: string | undefined }} environment
 * @returns its path, and a PATH by which `node`, and npm with it, is the same
 */
export function testNode({ PATH = '', TEST_NODE }) {
  const newer = PATH.split(delimiter)
    .map((folder) => join(folder, 'node24'))
    .find((path) => existsSync(path))
  const node = TEST_NODE ?? newer ?? process.execPath
  return { node, path: [folderOf(node), PATH].join(delimiter) }
}

/** A folder in which it is called `node`: beside a `node24` there may be another of that name. */
function folderOf(node) {
  if (/^node(\.exe)?$/.test(basename(node))) return dirname(node)
  const folder = mkdtempSync(join(tmpdir(), 'fleetbook-node-'))
  symlinkSync(node, join(folder, 'node'))
  return folder
}
