import type { Principal } from '@/lib/accounts/principal'
import { completeDocument, recordTag } from '@/lib/records/document'
import { RecordIsLarge } from '@/lib/records/largeRecords'
import { readPage } from '@/lib/records/lists/list'
import type { ListQuery } from '@/lib/records/lists/query'
import {
  findLabelled,
  findRecord,
  findWhole,
  isAdmitted,
  isRendered,
  recordNotFound,
} from '@/lib/records/read'
import type { Store } from '@/lib/records/stores'
import { labelledMembers } from '../parsing/include'
import type { RecordList } from '../parsing/recordList'
import { requirePermission } from '../pipeline/authorise'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { listBytes } from './listBytes'
import { changedSince } from './lostRace'
import { idOf, recordAnswer, VARY } from './recordCalls'

/**
 * GET one: the record, or 304 when If-None-Match names what the caller has.
 *
 * @throws Problem 412 when If-Match names none of it as it is now
 * @throws RecordIsLarge where it has no slot of such calls
 */
export async function readOne(store: Store, call: RequestContext): Promise<HandlerResult> {
  const id = idOf(store, call)
  const labels = labelledMembers(store.resource, call.query, call.principal.permissions)
  const find = call.mayBeLarge ? findWhole : findRecord
  const row = await (labels
    ? findLabelled(call.db, store, id, labels, call.mayBeLarge)
    : find(call.db, store, id))
  if (!row) throw recordNotFound(store, id)
  const etag = recordTag(store, row.version, call.timeZone)
  const { ifMatch, ifNoneMatch } = call
  if (!isAdmitted(ifMatch, row)) throw changedSince(call, etag)
  const known = ifNoneMatch === '*' || ifNoneMatch?.some(({ tag }) => `"${tag}"` === etag) === true
  if (known) return { status: 304, headers: { etag, vary: VARY } }
  if (!isRendered(row)) throw new RecordIsLarge()
  return recordAnswer(completeDocument(store, row, call.timeZone))
}

/** The answer with a page, of entries that are JSON text already. */
export async function pageAnswer(
  entries: readonly string[],
  rest: Readonly<Record<string, unknown>>,
): Promise<HandlerResult> {
  const around = { before: '{"data":[', after: `],${JSON.stringify(rest).slice(1)}` }
  const bytes = await listBytes(entries, (entry) => entry, around)
  return { status: 200, body: { bytes }, headers: { vary: VARY } }
}

/**
 * What a query asks of other records, such as to whom a record belongs, takes the permission to
 * read these, whether it is asked for as a member or looked for by a filter.
 *
 * @throws Problem 403 for a permission that is lacking
 */
export async function requireAsked(
  { store: { resource } }: RecordList,
  { fields, parentIds }: Pick<ListQuery, 'fields' | 'parentIds'>,
  principal: Principal,
): Promise<void> {
  if (parentIds && resource.parent) {
    await requirePermission(principal, resource.parent.resource.permissions.read)
  }
  for (const { name, permission } of resource.derived) {
    if (permission && fields?.has(name)) await requirePermission(principal, permission)
  }
}

/** GET a list: a page of records. */
export async function listRecords(list: RecordList, call: RequestContext): Promise<HandlerResult> {
  const query = list.read(call.query)
  await requireAsked(list, query, call.principal)
  const { resource } = list.store
  const labels = labelledMembers(resource, call.query, call.principal.permissions, query.fields)
  const page = await readPage(call.db, list.store, { ...query, labels }, call.timeZone)
  const rest = { next_cursor: page.nextCursor, total: page.total, total_exact: page.totalExact }
  return pageAnswer(page.records, rest)
}
