import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = 'app/api/v1'

/**
 * The document adds its own operation, as its route cannot import itself; what resources answer,
 * all at one address for whatever comes, follows from their definitions.
 */
const isLeftOut = (name: string): boolean => name === 'openapi.json' || name.startsWith('[...')

/** Folders below the API's own that have a `route.ts`, as their path. */
function routeFolders(below = ''): string[] {
  const folder = join(ROOT, below)
  const inner = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isLeftOut(entry.name))
    .map((entry) => entry.name)
    .sort()
  return [
    ...(existsSync(join(folder, 'route.ts')) ? [below] : []),
    ...inner.flatMap((name) => routeFolders(`${below}/${name}`)),
  ]
}

/**
 * A module that imports the operations of every route by its path template. Next bundles what is
 * imported by name and cannot read a folder at run time, so the folders are read here.
 */
export function operationsModule(): string {
  const folders = routeFolders()
  const template = (folder: string) => folder.replace(/\[([^\]]+)\]/g, '{$1}')
  return [
    '// Derived from the folders of app/api/v1 by `npm run derive`; do not edit.',
    ...folders.map(
      (folder, index) => `import { operations as route${index} } from '@/${ROOT}${folder}/route'`,
    ),
    "import type { Operations } from './pipeline/operation'",
    '',
    '/** Every operation of the API, by path template and method. */',
    'export const operations: Readonly<Record<string, Operations>> = {',
    ...folders.map((folder, index) => `  '${template(folder)}': route${index},`),
    '}',
    '',
  ].join('\n')
}
