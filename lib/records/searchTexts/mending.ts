import type { Database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { holdingOf, namesAlong } from '@/lib/derive/database/searchNames'
import { searchTable, searchTextOf, textFields } from '@/lib/derive/database/searchText'
import { noting } from '@/lib/derive/database/searchWords'
import { identifier } from '@/lib/derive/sql'
import type { Resource } from '@/lib/resources/resource'
import { holdRows } from '../holdRows'
import { storeOf } from '../stores'
import type { UnnotedWords, WrongText } from './faults'

/** Records that are held at a time: who changes one of them waits for some tenths of a second. */
const HELD_AT_ONCE = 500

/**
 * Makes texts for search what their records say, and takes away those of which there is no record,
 * some hundred to a transaction.
 *
 * @returns how many were written or taken away
 */
export async function mendTexts(
  db: Database,
  resource: Resource,
  wrong: readonly WrongText[],
): Promise<number> {
  const left = idsOf(wrong.filter(({ is }) => is === 'left over'))
  const others = idsOf(wrong.filter(({ is }) => is !== 'left over'))
  let mended = left.length > 0 ? await takeAway(db, resource, left) : 0
  for (let from = 0; from < others.length; from += HELD_AT_ONCE) {
    const some = others.slice(from, from + HELD_AT_ONCE)
    mended += await inTransaction(db, (within) => writeAnew(within, resource, some))
  }
  return mended
}

const idsOf = (texts: readonly WrongText[]): string[] => texts.map(({ id }) => id)

/** Unless a record has come to a text meanwhile. */
function takeAway(db: Database, resource: Resource, ids: readonly string[]): Promise<number> {
  const { id, idType, table } = storeOf(resource)
  return executeRaw(db, {
    text: `DELETE FROM ${searchTable(resource)} s WHERE s.${id} = ANY ($1::${idType}[]) AND NOT EXISTS (SELECT FROM ${table} t WHERE t.${id} = s.${id})`,
    values: [ids],
  })
}

/**
 * Writes the texts of some records anew, in a transaction. What a text is made of is held before it
 * is read, so that no older text is written over one that somebody writes meanwhile; and in the order
 * in which a change takes it: records, then the names that they have along, then texts.
 */
async function writeAnew(
  within: Database,
  resource: Resource,
  ids: readonly string[],
): Promise<number> {
  // Each statement sees what those have left for whom the one before has waited, whatever the role has.
  await executeRaw(within, { text: 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' })
  await holdRows(within, resource, ids, 'SHARE')
  const { id, idType, table } = storeOf(resource)
  const records = `${table} t WHERE t.${id} = ANY ($1::${idType}[])`
  for (const text of holdingOf(namesAlong(resource), records)) {
    await queryRaw(within, { text, values: [ids] })
  }
  const { columns, values } = searchTextOf(resource, 't')
  const set = ['words', ...textFields(resource).map(({ column }) => identifier(column))]
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')
  return executeRaw(within, {
    text: `INSERT INTO ${searchTable(resource)} (${columns}) SELECT ${values} FROM ${records} ORDER BY t.${id} ON CONFLICT (${id}) DO UPDATE SET ${set}`,
    values: [ids],
  })
}

/**
 * Notes what is not noted of some texts' words. Nothing is held for it: a word that no record has any
 * more may stay.
 *
 * @returns how many were noted
 */
export function noteWords(
  db: Database,
  resource: Resource,
  unnoted: readonly UnnotedWords[],
): Promise<number> {
  const words = [...new Set(unnoted.flatMap((text) => text.words))]
  return executeRaw(db, { text: noting(resource, 'unnest($1::text[])'), values: [words] })
}
