import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = 'app/api/v1'

/** What resources answer, all at one address for whatever comes, follows from their definitions. */
const isOfResources = (name: string): boolean => name.startsWith('[...')
/** The document adds its own operation, as its route cannot import itself. */
const isDocument = (folder: string): boolean => folder === '/openapi.json'

/** Folders below the API's own that have a `route.ts` by hand, as their path. */
export function routeFolders(below = ''): string[] {
  const folder = join(ROOT, below)
  const inner = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isOfResources(entry.name))
    .map((entry) => entry.name)
    .sort()
  return [
    ...(existsSync(join(folder, 'route.ts')) ? [below] : []),
    ...inner.flatMap((name) => routeFolders(`${below}/${name}`)),
  ]
}

/** The path template of a folder. */
export const templateOf = (folder: string): string => folder.replace(/\[([^\]]+)\]/g, '{$1}')

/**
 * A module that imports the operations of every route by its path template. Next bundles what is
 * imported by name and cannot read a folder at run time, so the folders are read here.
 */
export function operationsModule(): string {
  const folders = routeFolders().filter((folder) => !isDocument(folder))
  return [
    '// Derived from the folders of app/api/v1 by `npm run derive`; do not edit.',
    ...folders.map(
      (folder, index) => `import { operations as route${index} } from '@/${ROOT}${folder}/route'`,
    ),
    "import type { Operations } from './pipeline/operation'",
    '',
    '/** Every operation of the API, by path template and method. */',
    'export const operations: Readonly<Record<string, Operations>> = {',
    ...folders.map((folder, index) => `  '${templateOf(folder)}': route${index},`),
    '}',
    '',
  ].join('\n')
}
