/** Writes what is derived and committed: the Prisma models, `derived.sql`, and the list of routes. */
import { writeFileSync } from 'node:fs'
import { databaseSql } from '@/lib/derive/database'
import { prismaModels } from '@/lib/derive/prismaModel'
import { resources } from '@/lib/resources'
import { operationsModule } from './operationsModule'

/** The derived files by path; a test holds the committed ones to this. */
export function derivedFiles(): Record<string, string> {
  const { beforeTables, afterTables } = databaseSql(resources)
  return {
    'prisma/records.prisma': prismaModels(resources),
    'prisma/derived.sql': [
      '-- Derived from lib/resources by `npm run derive`; change the definitions instead.',
      ...beforeTables,
      '-- after the tables',
      ...afterTables,
      '',
    ].join('\n'),
    'lib/http/operations.generated.ts': operationsModule(),
  }
}

if (process.argv[1]?.endsWith('derive.ts')) {
  for (const [path, content] of Object.entries(derivedFiles())) writeFileSync(path, content)
}
