import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { namedMembers } from '@/lib/derive/labels'
import { type Naming, nameOfSql, namingName } from '@/lib/derive/naming'
import { ofMany, remembered } from './statementCache'
import type { Store } from './stores'

/** A row of a page with the values of those of its members that are to be named. */
interface ValuedRow {
  readonly named?: readonly (string | null)[]
}

/** SQL for a column of the values of members that are to be named; nothing without any. */
export function namedColumn(
  { resource }: Store,
  alias: string,
  labels: ReadonlySet<string> | undefined,
): string {
  if (!labels) return ''
  const values = namedMembers(resource, alias, labels).map(({ value }) => value)
  return `, ARRAY[${values.join(', ')}]::text[] AS named`
}

/**
 * Adds the names of what members of a page's rows stand for. Most rows of a page hold the same few
 * values: each is looked for once, and all by one statement.
 */
export async function withLabels<Row extends ValuedRow>(
  db: Database,
  { resource }: Store,
  labels: ReadonlySet<string> | undefined,
  rows: readonly Row[],
): Promise<(Row & { labels?: string })[]> {
  if (!labels) return [...rows]
  const members = namedMembers(resource, 't', labels)
  const wanted = new Map<string, { naming: Naming; values: Set<string> }>()
  for (const [place, { naming }] of members.entries()) {
    const word = namingName(naming)
    const { values } = wanted.get(word) ?? { values: new Set<string>() }
    for (const { named } of rows) if (named?.[place] != null) values.add(named[place])
    wanted.set(word, { naming, values })
  }
  const names = await namesByWord(db, wanted)
  return rows.map((row) => {
    const own = members.flatMap(({ member, naming }, place) => {
      const name = names.get(namingName(naming))?.get(row.named?.[place] ?? '')
      return name === undefined ? [] : [[member, name] as const]
    })
    return { ...row, labels: JSON.stringify(Object.fromEntries(own)) }
  })
}

type Wanted = ReadonlyMap<string, { readonly naming: Naming; readonly values: ReadonlySet<string> }>

async function namesByWord(
  db: Database,
  wanted: Wanted,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const names = new Map<string, Map<string, string>>()
  const asked = [...wanted].filter(([, { values }]) => values.size > 0)
  if (asked.length === 0) return names
  const statement = remembered(`names ${asked.map(([word]) => word)}`, () =>
    asked
      .map(
        ([word, { naming }], index) =>
          `SELECT '${word}' AS word, g.v AS value, ${nameOfSql(naming, 'g.v')} AS name FROM unnest($${index + 1}::text[]) g(v)`,
      )
      .join(' UNION ALL '),
  )
  const values = asked.map((each) => [...each[1].values])
  type Found = { readonly word: string; readonly value: string; readonly name: string | null }
  for (const { word, value, name } of await queryRaw<Found>(db, ofMany(statement, values))) {
    if (name === null) continue
    const known = names.get(word) ?? new Map<string, string>()
    names.set(word, known.set(value, name))
  }
  return names
}
