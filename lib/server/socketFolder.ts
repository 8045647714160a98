import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyNoFolder } from '@/lib/db/embedded/folderFault'

/** The most bytes that the system takes for the path of a socket; what is longer may be cut. */
const MAX_PATH_BYTES = process.platform === 'linux' ? 107 : 103

/**
 * Where the process that renders pages listens, which only this user can reach. The folder goes when this
 * process ends, whichever way it does that itself.
 *
 * @throws Error that says why there can be none, in words for the operator
 */
export function socketPath(): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\fleetbook-${process.pid}`
  const folder = folderOfItsOwn()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'socket')
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return path
  throw new Error(
    `TMPDIR is too long: the path of a socket in it would be ${path}, and has to have ${MAX_PATH_BYTES} bytes at most. Have TMPDIR name a folder with a shorter path.`,
  )
}

function folderOfItsOwn(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'fleetbook-console-'))
  } catch (error) {
    const named = { folder: tmpdir(), variable: 'TMPDIR' }
    throw new Error(whyNoFolder(error, named), { cause: error })
  }
}
