import type { Principal } from '@/lib/accounts/principal'
import { readFromReplica } from '@/lib/db/replicas/replicas'
import { ETAG_MEMBER, LABELS_MEMBER } from '@/lib/derive/addedMembers'
import {
  type FileColumn,
  fileColumns,
  fileHead,
  fileLine,
  nameColumn,
  shownColumns,
} from '@/lib/derive/fileColumns'
import { namingsOf } from '@/lib/derive/naming'
import { findAll, readFound } from '@/lib/records/lists/whole'
import type { Resource } from '@/lib/resources/resource'
import { BYTE_ORDER_MARK, CSV_TYPE } from '@/lib/text/csv'
import { parseJson } from '@/lib/text/json'
import { labelsGivenTo } from '../parsing/include'
import { LIMIT } from '../parsing/paging'
import { refuseParameter } from '../parsing/parameter'
import type { RecordList } from '../parsing/recordList'
import { requirePermission } from '../pipeline/authorise'
import type { FileResult, Needed, RequestContext } from '../pipeline/operation'
import { requireNames } from './nameCalls'
import { VARY } from './recordCalls'
import { requireAsked } from './recordReads'

/** Records of one piece of a file. */
const PIECE = 500

/**
 * GET a list as a CSV file: all that is found, with the columns that the console's own export has.
 * Ids and codes have the names of what they stand for beside them, as far as the caller may read
 * these.
 *
 * @param permission what reading the list takes
 * @throws Problem 400 for what makes pages of a list
 */
export async function listFile(
  list: RecordList,
  permission: Needed,
  call: RequestContext,
): Promise<FileResult> {
  const { resource } = list.store
  const query = list.read(call.query)
  if (query.after) throw refuseParameter('cursor', 'a file holds all that is found')
  if (call.query.get(LIMIT) !== undefined) {
    throw refuseParameter('limit', 'a file holds all that is found')
  }
  await requireAsked(list, query, call.principal)
  const columns = columnsOf(resource, query.fields, call)
  const labels = labelsGivenTo(resource, call.principal.permissions, membersOf(columns))
  const named = columns.flatMap((column) =>
    labels.has(column.id) ? [column, nameColumn(column)] : [column],
  )
  const wanted = { ...query, fields: membersOf(columns), labels }
  const readPermitted = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    // A file may take hours: whoever may read no more, of any column, gets no more of it.
    const principal = await call.principalNow()
    await requirePermission(principal, permission)
    await requireAsked(list, wanted, principal)
    await requireLabels(resource, labels, principal)
    return call.ticket.withHeavySlot(read)
  }
  async function* pieces() {
    const found = await readPermitted(() => findAll(call.db, list.store, wanted, PIECE))
    let head = BYTE_ORDER_MARK + fileHead(named)
    if (found.length === 0) yield head
    for (const ids of found) {
      let left = JSON.parse(ids) as readonly string[]
      while (left.length > 0) {
        const asked = left
        const read = await readPermitted(() =>
          readFromReplica((db) => readFound(db, list.store, wanted, asked, call.timeZone)),
        )
        call.pay(read.records.length)
        yield head + read.records.map((record) => fileLine(named, parseJson(record))).join('')
        head = ''
        left = read.rest
      }
    }
  }
  return {
    pieces: pieces(),
    headers: {
      'content-type': `${CSV_TYPE}; charset=utf-8`,
      'content-disposition': `attachment; filename="${resource.plural}.csv"`,
      vary: VARY,
    },
  }
}

/** @throws Problem 403 unless somebody may be told the names that stand beside members */
async function requireLabels(
  resource: Resource,
  labels: ReadonlySet<string>,
  principal: Principal,
): Promise<void> {
  for (const [member, naming] of namingsOf(resource)) {
    if (labels.has(member)) await requireNames(naming, principal)
  }
}

/** The columns that a call names, in its order, or those that lists show. */
function columnsOf(
  resource: Resource,
  fields: ReadonlySet<string> | undefined,
  { principal }: RequestContext,
): FileColumn[] {
  if (fields) {
    const all = fileColumns(resource)
    const version = { id: ETAG_MEMBER, path: [ETAG_MEMBER], label: 'Version' }
    return [...fields].flatMap((name) => [...all, version].filter(({ path }) => path[0] === name))
  }
  const kept = new Set<string>(
    resource.derived.flatMap(({ name, permission }) =>
      permission && !principal.permissions.has(permission) ? [name] : [],
    ),
  )
  return shownColumns(resource).filter(({ id }) => !kept.has(id))
}

const membersOf = (columns: readonly FileColumn[]): ReadonlySet<string> =>
  new Set(columns.map(({ path }) => path[0] as string).filter((name) => name !== LABELS_MEMBER))
