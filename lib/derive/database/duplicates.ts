import type { Resource } from '@/lib/resources/resource'
import { identifier, lettersAndDigits } from '../sql'
import { type DatabaseObject, index } from './databaseObject'
import { columnNamed } from './domains'
import { indexStatistics } from './statistics'

/** A code by what of it counts where records are told that may be one: its letters and digits, in any case. */
export const alikeSql = (sql: string): string => `(lower(${lettersAndDigits(sql)}) COLLATE "C")`

/** By which code each set of members finds records. */
const codesOf = ({ duplicates }: Resource): string[] => [
  ...new Set((duplicates?.by ?? []).map(([code]) => code)),
]

/** The indexes by which records are found that share a code with another. */
export const duplicateIndexes = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.flatMap((resource) =>
    codesOf(resource).flatMap((code) => {
      const [name, column] = [`${resource.table}_alike_${code}`, identifier(code)]
      const on = `(${alikeSql(column)}, ${identifier(resource.id.name)}) WHERE ${column} IS NOT NULL`
      return [
        index(name, resource.table, on, { needs: [columnNamed(resource, code)] }),
        indexStatistics(name),
      ]
    }),
  )
