import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Where the build puts what pages share, and the address of that. */
const FOLDER = '.next/static'
const ADDRESS = '/_next/static'

/**
 * The addresses of the files that the build has made: nothing has to be made for who asks for one. In
 * place of one that is not there a whole page is. Without a build there are none.
 */
export function builtFiles(folder = FOLDER): ReadonlySet<string> {
  const entries = entriesBelow(folder).filter((entry) => entry.isFile())
  return new Set(
    entries.map(({ parentPath, name }) =>
      [ADDRESS, ...relative(folder, join(parentPath, name)).split(sep)].join('/'),
    ),
  )
}

function entriesBelow(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
}
