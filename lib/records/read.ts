import { type Database, database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { wholeDocument } from '@/lib/derive/database/document'
import { hashOf } from '@/lib/derive/sql'
import { Problem } from '@/lib/problem'
import { ownerOf } from '@/lib/resources/owner'
import { type EntityTags, versionOfTag } from '@/lib/text/entityTags'
import { withinSentence } from '@/lib/text/words'
import { createBatcher, OF_READS } from './batching'
import { type DocumentRow, NO_VERSION } from './document'
import { unlessLarge } from './largeRecords'
import { ofFew, ofMany, remembered } from './statementCache'
import { documentOf, labelColumn, momentColumns, type Store, versionOf } from './stores'

/** A record as a statement brings it that may bring several: of a large one not the document. */
type FoundRow = Omit<DocumentRow, 'document'> & {
  readonly id: string
  readonly document: string | null
}

/** A record by its id, of a large one all but the document. */
export type FoundRecord = Omit<FoundRow, 'id'>

/**
 * A record by its id, rendered by PostgreSQL unless it is large; undefined when there is none. Outside
 * of a transaction, calls that come in the same turn of the event loop are read by one statement,
 * which is begun after the last of them: each sees all that was committed before it.
 */
export async function findRecord(
  db: Database,
  store: Store,
  id: string,
): Promise<FoundRecord | undefined> {
  if (db === database()) return batcherOf(store)(id)
  const [row] = await findFew(db, store, [id])
  return row
}

/** The same of a record of any size, by a statement of its own. */
export async function findWhole(
  db: Database,
  store: Store,
  id: string,
): Promise<DocumentRow | undefined> {
  const { text } = remembered(`${store.resource.name} get whole`, () =>
    readText(store, `= $1::${store.idType}`, documentOf(store, 't')),
  )
  const [row] = await queryRaw<DocumentRow>(db, { text, values: [id], prepared: true })
  return row
}

/** The documents of many records of any size, by their ids; none of what is not there. */
export async function documentsOf(
  db: Database,
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const statement = remembered(`${store.resource.name} get documents`, () =>
    readText(store, `= ANY ($1::${store.idType}[])`, documentOf(store, 't')),
  )
  const timed = ids.length > 1 ? ofMany : ofFew
  const rows = await queryRaw<DocumentRow & { id: string }>(db, timed(statement, [ids]))
  return new Map(rows.map(({ id, document }) => [id, wholeDocument(document)]))
}

/**
 * The same as {@link findRecord} with the names of what members of it stand for. Its version has after
 * a dot what becomes another whenever a name does, so that no 304 hides that.
 *
 * @param mayBeLarge whether a large one is rendered as well
 */
export async function findLabelled(
  db: Database,
  store: Store,
  id: string,
  labels: ReadonlySet<string>,
  mayBeLarge: boolean,
): Promise<FoundRecord | undefined> {
  const key = `${store.resource.name} labelled ${mayBeLarge} ${[...labels]}`
  const statement = remembered(key, () => {
    const moments = store.moments.map(({ name }) => `, "m_${name}"`).join('')
    const whole = documentOf(store, 't')
    const document = mayBeLarge ? whole : unlessLarge(store, 't', whole)
    const record = readText(store, `= $1::${store.idType}`, document, labels)
    return `SELECT document, version || '.' || ${hashOf('labels')} AS version, labels${moments} FROM (${record}) r`
  })
  const [row] = await queryRaw<FoundRecord>(db, ofFew(statement, [id]))
  return row
}

const batchers = new Map<Store, (id: string) => Promise<FoundRow | undefined>>()

function batcherOf(store: Store): (id: string) => Promise<FoundRow | undefined> {
  let batcher = batchers.get(store)
  if (!batcher) {
    batcher = createBatcher(OF_READS, async (ids) => {
      const rows = await findFew(database(), store, ids)
      return ids.map((id) => rows.find((row) => row.id === id))
    })
    batchers.set(store, batcher)
  }
  return batcher
}

/** As many records as {@link OF_READS} gathers at most, by a statement for that many. */
function findFew(db: Database, store: Store, ids: readonly string[]): Promise<FoundRow[]> {
  const { text } = remembered(`${store.resource.name} get ${ids.length}`, () => {
    // With so many parameters and no array the plan is the same each time, and is kept.
    const places = ids.map((_, index) => `$${index + 1}::${store.idType}`)
    return readText(store, `IN (${places})`, unlessLarge(store, 't', documentOf(store, 't')))
  })
  return queryRaw<FoundRow>(db, { text, values: ids, prepared: true })
}

/** The statement that reads the records whose id meets a condition, each with what `document` says. */
const readText = (
  store: Store,
  condition: string,
  document: string,
  labels?: ReadonlySet<string>,
): string =>
  `SELECT t.${store.id}::text AS id, ${document} AS document, ${versionOf(store, 't')} AS version${momentColumns(store, 't')}${labelColumn(store, 't', labels)} FROM ${store.table} t WHERE t.${store.id} ${condition}`

/** Whether the document of a record was read: it is not large, or was asked for all the same. */
export const isRendered = (row: FoundRecord): row is FoundRecord & DocumentRow =>
  row.document !== null

/** The answer when nothing is found; it names the id, as the address does. */
export function recordNotFound({ resource }: Store, id: string): Problem {
  const name = withinSentence(resource.title)
  const owner = ownerOf(resource)
  const detail = owner
    ? `There are no ${name} of ${withinSentence(owner.title)} ${id}.`
    : `There is no ${name} ${id}.`
  return new Problem('record_not_found', detail)
}

/** What a caller demands of the record as it is. */
interface Preconditions {
  readonly ifMatch: EntityTags | undefined
  readonly ifNoneMatch: EntityTags | undefined
}

/** The versions that If-Match admits; undefined where it admits any. Weak tags never match. */
const wantedVersions = (ifMatch: Preconditions['ifMatch']): string[] | undefined =>
  ifMatch === undefined || ifMatch === '*'
    ? undefined
    : ifMatch.flatMap(({ weak, tag }) => (weak ? [] : [versionOfTag(tag) ?? NO_VERSION]))

/** Whether If-Match admits a record as it was read. */
export const isAdmitted = (ifMatch: Preconditions['ifMatch'], { version }: FoundRecord): boolean =>
  wantedVersions(ifMatch)?.includes(versionOfTag(version) ?? '') ?? true

/**
 * The one version that If-Match and If-None-Match admit for a write; undefined when they admit any. As
 * RFC 9110 has it, weak tags never match an If-Match, and always an If-None-Match. Where several
 * versions would do, it is the present one, and where there is no record, none: a change that comes
 * between makes the precondition fail, and never pass.
 */
export async function admittedVersion(
  db: Database,
  store: Store,
  id: string,
  { ifMatch, ifNoneMatch }: Preconditions,
): Promise<string | undefined> {
  if (ifNoneMatch === '*') return NO_VERSION
  const wanted = wantedVersions(ifMatch)
  if (!ifNoneMatch && (!wanted || wanted.length <= 1)) return wanted && (wanted[0] ?? NO_VERSION)
  const tagged = (await findRecord(db, store, id))?.version
  const current = tagged && versionOfTag(tagged)
  if (current === undefined) return NO_VERSION
  const isRuledOut = ifNoneMatch?.some(({ tag }) => versionOfTag(tag) === current) === true
  return !isRuledOut && (wanted?.includes(current) ?? true) ? current : NO_VERSION
}
