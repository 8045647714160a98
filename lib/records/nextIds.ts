import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { nounOf } from '@/lib/derive/addresses'
import { givenOutBy, isNumber, lastId, nextId, sharingIds } from '@/lib/derive/idForms'
import { identifier } from '@/lib/derive/sql'
import { furtherNumbers } from '@/lib/derive/systemFields'
import { Problem } from '@/lib/problem'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/**
 * The id that the database gives out next, which it stays: nothing is taken. It is another's as soon
 * as somebody takes it, so that whoever relies on it holds off all others.
 */
export async function nextIdOf(db: Database, resource: Resource): Promise<string> {
  const [row] = await queryRaw<{ next: string }>(db, {
    text: `SELECT (last_value + is_called::integer)::text AS next FROM ${givenOutBy(resource)}`,
  })
  return row?.next ?? ''
}

/** All ids that there can be have been given out. */
export const allGivenOut = (resource: Resource): Problem =>
  new Problem(
    'conflict',
    `The ids of ${nounOf(resource).many} go to ${lastId(resource)}, and all of them have been given out.`,
  )

/** What the sequence of that name gives ids to. */
export const givenIdsBy = (sequence: string): Resource | undefined =>
  resources.find((each: Resource) => lastId(each) !== undefined && givenOutBy(each) === sequence)

/** Takes so many ids for good, whatever becomes of the transaction, and gives the last of them. */
export const takeIds = (db: Database, resource: Resource, count = 1): Promise<string> =>
  take(db, nextId(resource) ?? '', count)

/** @param next SQL for the next number of a sequence */
async function take(db: Database, next: string, count: number): Promise<string> {
  const [row] = await queryRaw<{ id: string }>(db, {
    text: `SELECT max(n.id)::text AS id FROM (SELECT ${next} AS id FROM generate_series(1, $1)) n`,
    values: [count],
  })
  return row?.id ?? ''
}

/**
 * Takes the ids that come next as long as each is a record's already, however many: SQL past the
 * service may have made a million under ids of its own. So it does of what other numbers a record has.
 */
export async function passTaken(db: Database, resource: Resource): Promise<void> {
  const { table, id } = resource
  const next = isNumber(resource) ? nextId(resource) : undefined
  if (next) await passNumbers(db, table, id.name, { sequence: givenOutBy(resource), next })
  for (const name of furtherNumbers(resource)) {
    const sequence = `${table}_${name}_seq`
    await passNumbers(db, table, name, { sequence, next: `nextval('${sequence}'::regclass)` })
  }
}

/** The same of the numbers in one column. */
async function passNumbers(
  db: Database,
  table: string,
  column: string,
  { sequence, next }: { readonly sequence: string; readonly next: string },
): Promise<void> {
  const [rows, number] = [identifier(table), identifier(column)]
  const [row] = await queryRaw<{ taken: string }>(db, {
    text: `SELECT (t.${number} + 1 - n.id)::text AS taken
      FROM (SELECT last_value + is_called::integer AS id FROM ${sequence}) n, ${rows} t
      WHERE t.${number} >= n.id AND EXISTS (SELECT FROM ${rows} r WHERE r.${number} = n.id)
        AND NOT EXISTS (SELECT FROM ${rows} r WHERE r.${number} = t.${number} + 1)
      ORDER BY t.${number} LIMIT 1`,
  })
  if (row) await take(db, next, Number(row.taken))
}

/**
 * Ids that are still to be given out and are somebody's all the same: who made records by SQL past
 * the service gave them ids that the sequence does not know of.
 */
export async function idsAhead(db: Database, resource: Resource): Promise<ReadonlySet<string>> {
  const next = `(SELECT last_value + is_called::integer FROM ${givenOutBy(resource)})`
  const parts = sharingIds(resource, resources).map(({ table, id }) => {
    const column = identifier(id.name)
    return `SELECT ${column}::text AS id FROM ${identifier(table)} WHERE ${column} >= ${next}`
  })
  const rows = await queryRaw<{ id: string }>(db, { text: parts.join(' UNION ALL ') })
  return new Set(rows.map(({ id }) => id))
}

/** Has the id that comes next be nobody's, for whoever holds off all others that would take it. */
export async function passIdsAhead(db: Database, resource: Resource): Promise<void> {
  const ahead = await idsAhead(db, resource)
  if (ahead.size === 0) return
  const next = BigInt(await nextIdOf(db, resource))
  let taken = 0
  while (ahead.has(String(next + BigInt(taken)))) taken += 1
  if (taken > 0) await takeIds(db, resource, taken)
}
