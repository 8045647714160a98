/**
 * Writes what is derived and committed (the Prisma models, `derived.json`, the list of routes and what is taken),
 * and generates what follows from that: Prisma's client and the types of the API's client.
 */
import { writeFileSync } from 'node:fs'
import { databaseObjects } from '@/lib/derive/database/objects'
import { prismaModels } from '@/lib/derive/database/prismaModel'
import { refuseUnusable } from '@/lib/derive/refusals'
import { refuseTaken } from '@/lib/derive/taken'
import { resources } from '@/lib/resources'
import { operationsModule } from './operationsModule'
import { prepareApiTypes, prepareClient } from './prepare'
import { taken, takenModule } from './takenModule'

/**
 * The committed files by path; a test holds the committed ones to this.
 *
 * @throws Error for a definition of which something cannot be derived
 */
export function derivedFiles(): Record<string, string> {
  refuseUnusable(resources)
  refuseTaken(resources, taken())
  return {
    'prisma/records.prisma': prismaModels(resources),
    'prisma/derived.json': `[\n${databaseObjects(resources)
      .map((object) => JSON.stringify(object))
      .join(',\n')}\n]\n`,
    'lib/http/operations.generated.ts': operationsModule(),
    'lib/derive/taken.generated.ts': takenModule(),
  }
}

/**
 * Writes the committed files and generates what follows from them. The API document is made of all
 * definitions together: addresses that another has, or schemas of one name, show when it is.
 *
 * @throws Error for definitions of which something cannot be derived
 */
export function derive(): void {
  for (const [path, content] of Object.entries(derivedFiles())) writeFileSync(path, content)
  prepareClient()
  prepareApiTypes()
}

if (process.argv[1]?.endsWith('derive.ts')) derive()
