import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it that are not there. Node has a way of its own for that, which
 * tries for ever where the system says of one in a folder that is there that there is no such folder,
 * as it does below /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another may have been quicker.
    if (!existsSync(path)) throw error
  }
}
