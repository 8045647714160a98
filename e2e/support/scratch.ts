import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
/** Bytes that have to be free there, and of memory: four times what a whole run takes at most. */
const ROOM = 2 * 2 ** 30

/**
 * Makes a folder for what no run of the tests has to find again, in memory where there is room: the
 * tests make some hundred and fifty databases of a thousand files each, and delete them. On a disk that
 * takes a sixteenth of all processor time, to look for places among those just deleted.
 */
export const scratchFolder = (name: string): string =>
  mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), `fleetbook-${name}-`))

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, freemem()) >= ROOM
}
