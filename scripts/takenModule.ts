import { readdirSync, readFileSync } from 'node:fs'
import type { Taken } from '@/lib/derive/taken'
import { routeFolders, templateOf } from './operationsModule'

/** Whether a file of a folder of `app` has something answered at the folder's address. */
const answers = (file: string): boolean => /(^|\/)(page\.tsx|route\.ts)$/.test(file)
/** Folders that are no part of the address: `(console)`. */
const isGroup = (part: string): boolean => part.startsWith('(')
/** Parts that stand for whatever comes: `[id]`. */
const isParameter = (part: string): boolean => part.startsWith('[')

/** The words of the addresses that pages have; of what no page answers the first. */
function words(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const addresses = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter(answers)
    .map((file) =>
      file
        .split('/')
        .slice(0, -1)
        .filter((part) => !isGroup(part)),
    )
  const found = addresses.flatMap((parts) => (parts[0] === 'api' ? ['api'] : parts))
  return [...new Set(found.filter((part) => !isParameter(part)))].sort()
}

/** The models of the schema that is written by hand. */
const models = (): Taken['models'] =>
  [...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model (\w+) \{([^}]*)^\}/gm)].map(
    ([, model = '', body = '']) => [model, /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model],
  )

/** What is there by hand, as the tree has it. */
export const taken = (): Taken => ({
  words: words(),
  addresses: routeFolders().map(templateOf),
  models: models(),
})

/** A module that says so where there is no tree to look into. */
export const takenModule = (): string =>
  [
    '// Derived from the folders of app and from prisma/schema.prisma by `npm run derive`; do not edit.',
    "import type { Taken } from './taken'",
    '',
    '/** What is there by hand and not by any definition. */',
    `export const TAKEN: Taken = ${JSON.stringify(taken(), null, 2)}`,
    '',
  ].join('\n')
