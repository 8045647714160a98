import { MAX_PER_CALL } from '@/components/api/parts'
import { recordCalls } from '@/components/api/records'
import { add, type Figure, figureTold, ZERO } from '@/components/form/model/figure'
import { type Match, matchesOfIds } from '@/components/list/query/listState'
import { approval } from '@/lib/resources'
import { counted } from '@/lib/text/words'
import type { Line } from '../lines/line'
import { type LeftOut, totalOf } from '../lines/sums'
import type { ApprovalField } from '../members'
import {
  aboveLimit,
  CHECKED,
  CREDIT_NOTE,
  dollars,
  PAYEE_FIELDS,
  type Payee,
  payeeOf,
} from '../payment'
import { STATUS } from '../status'

/** What the list asks of every approval, as far as the role may, so that any can be worked. */
export const QUEUE_MEMBERS = [
  'approval_id',
  '_etag',
  '_lines_total',
  '_client_name',
  'approval_limit',
  STATUS,
  ...PAYEE_FIELDS,
  CHECKED,
  CREDIT_NOTE,
] as const satisfies readonly (ApprovalField | 'approval_id' | `_${string}`)[]

type Queued = Readonly<Partial<Record<(typeof QUEUE_MEMBERS)[number], unknown>>>

/** A chosen approval as the list showed it last. */
export interface QueueRow {
  readonly id: string
  /** The version that was seen. */
  readonly etag: string
  readonly status: string | null
  /** Whose contract it is about, where somebody has said so and the role may read it. */
  readonly client: string | null
  readonly payee: Payee
  readonly total: Figure
  readonly limit: Figure | undefined
  /** By how much the lines are above the limit. */
  readonly above: Figure | undefined
  readonly isUnchecked: boolean
  /** True where the document is money that is owed to whoever would pay. */
  readonly isCredit: boolean
}

/** What the queue goes by, of a row of the list. */
export function queueRow(row: Queued): QueueRow {
  const total = figureTold(row._lines_total) ?? ZERO
  const limit = figureTold(row.approval_limit)
  return {
    id: String(row.approval_id),
    etag: String(row._etag),
    status: textAt(row[STATUS]),
    client: textAt(row._client_name),
    payee: payeeOf(row),
    total,
    limit,
    above: aboveLimit(total, limit),
    isUnchecked: row[CHECKED] !== 'yes',
    isCredit: row[CREDIT_NOTE] === 'yes',
  }
}

const textAt = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The exact sum of the lines of some approvals. */
export const sumOf = (rows: readonly QueueRow[]): Figure =>
  rows.reduce((sum, { total }) => add(sum, total), ZERO)

/** How much of the sum of some approvals is of credit notes, in words; null where none is one. */
export function creditWords(rows: readonly QueueRow[]): string | null {
  const credits = rows.filter(({ isCredit }) => isCredit)
  if (credits.length === 0) return null
  return `${dollars(sumOf(credits))} of it of ${counted(credits.length, 'credit note')}`
}

/** More than these are not worked at once: nobody could look at what they are about to do. */
export const MAX_AT_ONCE = 1000

/** How approvals are read: which of their members, and until when. */
interface Reading {
  readonly members: readonly string[]
  readonly signal?: AbortSignal
}

/** Approvals by their ids, as they are now. @throws ApiProblem */
export async function rowsOfIds(ids: readonly string[], reading: Reading): Promise<QueueRow[]> {
  const rows: QueueRow[] = []
  for (const match of matchesOf(ids)) rows.push(...((await matchingRows(match, reading)) ?? []))
  return rows
}

/** The field that holds the lines. */
const LINES = 'maintenance_lines' satisfies ApprovalField

/** Of approvals by their ids, what of their lines is in no sum; those of which all is are not told. @throws ApiProblem */
export async function uncountedOf(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<[id: string, leftOut: LeftOut][]> {
  const found: [string, LeftOut][] = []
  for (const match of matchesOf(ids)) {
    const reading = { members: [approval.id.name, LINES], signal }
    for await (const page of pagesOf(new URLSearchParams(match), reading)) {
      for (const row of page) {
        const { uncounted, unpriced } = totalOf((row[LINES] ?? []) as readonly Line[])
        if (uncounted + unpriced > 0) {
          found.push([String(row[approval.id.name]), { uncounted, unpriced }])
        }
      }
    }
  }
  return found
}

const matchesOf = (ids: readonly string[]): Match[] => matchesOfIds(approval.id.name, ids)

/**
 * All approvals that match a query, page by page.
 *
 * @returns null where they are more than {@link MAX_AT_ONCE}
 * @throws ApiProblem
 */
export async function matchingRows(match: Match, reading: Reading): Promise<QueueRow[] | null> {
  const rows: QueueRow[] = []
  for await (const page of pagesOf(new URLSearchParams(match), reading)) {
    rows.push(...page.map(queueRow))
    if (rows.length > MAX_AT_ONCE) return null
  }
  return rows
}

async function* pagesOf(parameters: URLSearchParams, { members, signal }: Reading) {
  parameters.set('limit', String(MAX_PER_CALL))
  parameters.set('sort', 'approval_id')
  parameters.set('fields', members.join(','))
  for (;;) {
    const { body } = await recordCalls(approval).list(parameters, { signal })
    yield body.data
    if (body.next_cursor === null) return
    parameters.set('cursor', body.next_cursor)
  }
}
