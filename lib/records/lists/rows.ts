import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { recordsIfFew, recordsSql } from '../boundedPage'
import { namedColumn } from '../labels'
import { ofMany, remembered } from '../statementCache'
import { type Conditions, conditions, type Expected, expectedFor, leastOf } from './count'
import {
  afterOf,
  beyondValue,
  conditionsOf,
  isInIndexOrder,
  type OrderKey,
  orderOf,
  sharing,
  stretchesOf,
} from './order'
import {
  type IdStatement,
  type Listed,
  type ListPart,
  type PageRow,
  page,
  placeOrder,
  placesOf,
  rendered,
} from './page'
import { withinStretch } from './stretch'
import { along, isWalkedThrough, leaveOut, walk } from './walk'

/**
 * Rows of an index that a page may look at in the hope of matches. Where one row in a hundred is a
 * match, and they stand evenly, a page of fifty has as many.
 */
export const MAX_WALKED = 5000

/**
 * How many times what a part takes that is sorted all that follows it may take, to be sorted with it: what
 * follows would be walked along too, and perhaps sorted, stretch by stretch.
 */
const ONWARDS = 2

/**
 * The first rows of a list, up to `most`, from as many parts of it as it takes. Records that are
 * known already are only to be sorted. Of the others it depends on where they stand whether it is
 * quicker to walk the index of the order until enough have come by, or to find all of them and
 * sort: no statistics tell how two columns go together. So the index is walked a little way, and
 * where that was not enough, all are found and sorted. Where not one came by, or all of a part before
 * were sorted and not enough, the part may well have none, and so may the next: what follows it is sorted
 * with it then.
 */
export async function readRows(db: Database, listed: Listed, most: number): Promise<PageRow[]> {
  const rows: PageRow[] = []
  let walkable = MAX_WALKED
  let wasSorted = false
  for (const part of listed.parts) {
    const wanted = most - rows.length
    const begun = await beginningOf(db, listed, part, wanted, walkable)
    if (begun?.isEnough) rows.push(...begun.rows)
    else {
      const isRare = wasSorted || begun?.rows.length === 0
      const sorting = await (isRare ? leastSorting : sortingOf)(db, listed, part)
      rows.push(...(await page(db, listed, sorting.part, wanted, await sorting.statement())))
      if (sorting.part === part.onwards) break
      wasSorted = true
    }
    if (rows.length === most) break
    walkable = Math.ceil(walkable / 2)
  }
  return rows
}

/** What was found of a part without a sort of all of it. */
interface Beginning {
  readonly rows: readonly PageRow[]
  /** False where the part may have more of what is wanted. */
  readonly isEnough: boolean
}

/** The beginning of a part, where it can be looked for without a sort of all of it. */
async function beginningOf(
  db: Database,
  listed: Listed,
  part: ListPart,
  wanted: number,
  walkable: number,
): Promise<Beginning | undefined> {
  const enough = (rows: readonly PageRow[] | undefined) => rows && { rows, isEnough: true }
  if (part.places) return enough(await rendered(db, listed, part.places))
  if (isTied(listed, part)) return enough(await tiedPart(db, listed, part, wanted, walkable))
  const isOwn = part.ids === undefined && !part.isSorted
  if (part.ids === undefined && isWhole(listed, part)) {
    return enough(await inOrder(db, listed, part, wanted))
  }
  const start = isOwn ? { part, most: walkable } : part.start
  if (!start) return undefined
  const rows = await walk(db, listed, start.part, wanted, start.most)
  const isEnough =
    rows.length === wanted || (isOwn && (await isWalkedThrough(db, listed, part, walkable)))
  return { rows, isEnough }
}

/** True where nothing but its place decides what is in a part. */
const isWhole = ({ meant }: Listed, { fixed }: ListPart): boolean =>
  meant.sql.length === 0 && fixed.length === 0

/**
 * True where many records may share a value of the first key, whose order among each other no index
 * has, and all that decides it stands beside the search text.
 */
const isTied = ({ tables }: Listed, part: ListPart): boolean =>
  part.ids === undefined && !part.isSorted && !isInIndexOrder(part) && tables.isBeside(part)

/**
 * The beginning of such a part, unless all of it has to be sorted. A walk along the first key tells up
 * to which value of it the page goes, and what comes after that needs no sorting. What shares the value
 * with which a page begins may stand before the page, and is not counted; where so many share it that
 * the walk finds no others, all that it finds is.
 */
async function tiedPart(
  db: Database,
  listed: Listed,
  part: ListPart,
  wanted: number,
  most: number,
): Promise<PageRow[] | undefined> {
  for (const beyond of part.after ? [part.after[0], undefined] : [undefined]) {
    const end = await endOfPage(db, listed, part, wanted, most, beyond)
    if (!end) continue
    if (!end.isWhole) return sharedPart(db, listed, part, wanted, most, end)
    const rows = await page(
      db,
      listed,
      part,
      wanted,
      along(listed, part, most, { upTo: end.place }),
    )
    if (rows.length === wanted) return rows
  }
  // The last page of a list: nothing stands beyond what a walk comes by.
  const isAll = await isWalkedThrough(db, listed, part, most)
  return isAll ? walk(db, listed, part, wanted, most) : undefined
}

/**
 * The beginning of a part whose page ends among more records than a walk comes past, all of which
 * share a value of the first key. As after each value of a choice, the list goes on by what follows
 * that key, in the order of an index of its own; only what stands before the value is sorted.
 */
async function sharedPart(
  db: Database,
  listed: Listed,
  part: ListPart,
  wanted: number,
  most: number,
  { place, isFirst, hasOthers }: EndOfPage,
): Promise<PageRow[]> {
  const rows = hasOthers
    ? await page(db, listed, part, wanted, along(listed, part, most, { before: place }))
    : []
  for (const parts of [sharing(part, place, isFirst), [beyondValue(part, place)]]) {
    if (rows.length === wanted) break
    rows.push(...(await readRows(db, { ...listed, parts }, wanted - rows.length)))
  }
  return rows
}

/** Up to which value of the first key a page goes. */
interface EndOfPage {
  readonly place: string
  /** True where the walk has all that share this value: to sort what it came by is enough. */
  readonly isWhole: boolean
  /** True where the part goes on after a record that has this value. */
  readonly isFirst: boolean
  /** True where others stand before those that share it. */
  readonly hasOthers: boolean
}

/**
 * Walks along the first key of a part.
 *
 * @param beyond counts only what is beyond this value
 */
async function endOfPage(
  db: Database,
  listed: Listed,
  part: ListPart,
  wanted: number,
  most: number,
  beyond?: string,
): Promise<EndOfPage | undefined> {
  const { text, values: walked } = along(listed, part, most, { byFirst: true })
  const values = [...walked]
  const [first] = part.keys as [OrderKey]
  const [isBeyond, isBefore] = first.descending ? ['<', '>'] : ['>', '<']
  const at = (value: string) => `$${values.push(value)}::${first.type}`
  const counted = beyond === undefined ? 'true' : `w.place_0 ${isBeyond} ${at(beyond)}`
  const isFirst = part.after ? `e.place = ${at(part.after[0] ?? '')}` : 'false'
  const [end] = await queryRaw<EndOfPage>(db, {
    text: `WITH w AS MATERIALIZED (${text}), e AS (SELECT w.place_0 AS place FROM w WHERE ${counted} OFFSET ${wanted - 1} LIMIT 1)
      SELECT e.place::text AS place, EXISTS (SELECT FROM w WHERE w.place_0 ${isBeyond} e.place) AS "isWhole",
        ${isFirst} AS "isFirst", EXISTS (SELECT FROM w WHERE w.place_0 ${isBefore} e.place) AS "hasOthers" FROM e`,
    values,
  })
  return end
}

/** A part that is all of an index, or all of it from some place on. */
function inOrder(db: Database, listed: Listed, part: ListPart, wanted: number) {
  const { tables, fields, labels, keys } = listed
  const { sql, values } = conditions()
  sql.push(...conditionsOf(part, values), 'true')
  const places = `, ARRAY[${keys.map((key) => `(${key.sql})::text`).join(', ')}] AS keys`
  const from = `${tables.store.table} t WHERE ${sql.join(' AND ')} ORDER BY ${orderOf(part)} LIMIT ${wanted}`
  const also = `${namedColumn(tables.store, 't', labels)}${places}`
  const text = () => recordsSql(tables.store, recordsIfFew(tables.store, from, fields), also)
  // Where to go on is a place in the index, whatever it is; anything else may call for another plan.
  const statement = remembered(
    `list ${[...(fields ?? ['*'])]} ${[...(labels ?? ['-'])]} ${from}`,
    text,
  )
  return queryRaw<PageRow>(db, ofMany(statement, values))
}

/** How all records of a part are sorted. */
interface Sorting {
  readonly part: ListPart
  /** The way that takes the least by the planner's statistics, and what that is where it was asked. */
  readonly least: IdStatement
  readonly expected?: Expected | undefined
  /** That way, or a quicker one which the planner takes for dearer than it is. */
  statement(): Promise<IdStatement>
}

/** How a part is sorted, or with it all that follows. */
async function leastSorting(db: Database, listed: Listed, part: ListPart): Promise<Sorting> {
  const own = await sortingOf(db, listed, part)
  if (!part.onwards) return own
  const all = await sortingOf(db, listed, part.onwards)
  const [of, ofAll] = await Promise.all([takes(db, own), takes(db, all)])
  return ofAll <= ONWARDS * of ? all : own
}

const takes = async (db: Database, { least, expected }: Sorting): Promise<number> =>
  (expected ?? (await expectedFor(db, least))).cost

/**
 * A part of which all records are sorted, be they known already or found at once. What stands in the
 * index of a filter is found there; beside the words all of it takes the fewest pages.
 */
async function sortingOf(db: Database, listed: Listed, part: ListPart): Promise<Sorting> {
  const { tables } = listed
  const isKnown = part.ids !== undefined
  const meant = conditions(isKnown ? undefined : listed.meant)
  const places: readonly [string, ...string[]] = isKnown
    ? [tables.amongst(part, meant.add(part.ids))]
    : tables.gathered(part)
  leaveOut(listed, part, meant)
  const own = stretchesOf(part, meant.values)
  // Said first, as in `conditionsOf`, where the order's key is a filter's too.
  meant.sql.unshift(...afterOf(part, meant.values))
  meant.sql.push(...own, 'true')
  const statementOf = (from: string, { sql, values }: Conditions, isBeside: boolean) => {
    // OFFSET keeps the planner from going by the order's index, which is what did not pay. Beside the
    // words there is one of ids alone, and without OFFSET several processes sort, each what it has found.
    const [places, offset] = isBeside
      ? [placesOf(byNoIndex(part)), '']
      : [placesOf(part), ' OFFSET 0']
    const found = `SELECT t.${tables.store.id} AS id${places} FROM ${from} WHERE ${sql.join(' AND ')}${offset}`
    return { text: `SELECT * FROM (${found}) f ORDER BY ${placeOrder(part, 'f')}`, values }
  }
  const isBeside = !isKnown && tables.isBeside(part)
  const onRecord = { ...meant, sql: [...meant.sql, ...meant.again] }
  const [first, ...others] = places
  const { least, expected } = await leastOf(db, [
    statementOf(first, isBeside ? meant : onRecord, isBeside),
    ...others.map((from) => statementOf(from, onRecord, false)),
  ])
  return {
    part,
    least,
    expected,
    async statement() {
      if (!isBeside) return least
      const within = await withinStretch(db, tables, meant, { own, cost: expected?.cost })
      return within ? statementOf(first, within, true) : least
    },
  }
}

/** A part whose order is by its ids alone, by what says the same and is in no index. */
const byNoIndex = (part: ListPart): ListPart =>
  part.keys.length > 1
    ? part
    : { ...part, keys: part.keys.map((key) => ({ ...key, sql: `greatest(${key.sql})` })) }
