import { isLosslessNumber } from 'lossless-json'
import type { BulkElement, BulkResult } from '@/components/api/bulk/elements'
import { type Change, patchBody } from '@/components/form/model/changes'
import { check } from '@/components/form/model/schema'
import { fieldName } from '@/components/form/model/values'
import type { Resource } from '@/lib/resources/resource'
import { adjusted } from './adjust'
import { adjustmentsOf, type FieldAdjustment, type FieldEdit, patchOf } from './edit'
import { type BulkRow, type Chosen, type Reason, rowOf } from './rows'

/** What is to be tried for a record: at which version, and what stays as it is not set. */
export interface Draft extends Pick<BulkRow, 'patch' | 'left'> {
  readonly chosen: Chosen
  readonly etag?: string | undefined
  /** The row, where there is nothing to try. */
  readonly row?: BulkRow
}

/**
 * Works out raised and lowered figures from what each record holds. Taking these figures away in a
 * dry run tells what they are and at which version, for a thousand records in one call; what it
 * would not change is not set. The version goes with all that follows, so that a figure which
 * somebody else changes, or which was raised already, is refused and not raised again.
 *
 * @param unanswered records of an earlier batch that was never answered
 * @throws ApiProblem
 */
export async function draftFigures(
  resource: Resource,
  group: readonly Chosen[],
  edits: readonly FieldEdit[],
  unanswered: ReadonlyMap<string, BulkRow>,
  ask: (elements: readonly BulkElement[]) => Promise<readonly BulkResult[]>,
): Promise<Draft[]> {
  const adjustments = adjustmentsOf(edits)
  const without = patchBody(adjustments.map(({ field }) => ({ field, from: null, to: null })))
  const held = await ask(group.map(({ id }) => ({ ...without, [resource.id.name]: id })))
  return group.map((chosen, index) => {
    const result = held[index]
    if (result?.status === 'refused' || !result?.etag) return settled(resource, chosen, result)
    const earlier = unanswered.get(chosen.id)
    if (earlier && earlier.etag !== result.etag) return refused(resource, chosen, [MAYBE_DONE])
    return drafted(resource, chosen, result, edits, adjustments)
  })
}

function drafted(
  resource: Resource,
  chosen: Chosen,
  { etag, changes = [] }: BulkResult,
  edits: readonly FieldEdit[],
  adjustments: readonly FieldAdjustment[],
): Draft {
  const own: Change[] = []
  const left: BulkRow['left'][number][] = []
  const reasons: Reason[] = []
  for (const adjustment of adjustments) {
    const { field } = adjustment
    const from = changes.find((change) => change.field === fieldName(field))?.from
    if (!isLosslessNumber(from)) {
      left.push(field)
      continue
    }
    const to = adjusted(field, from.value, adjustment)
    const fault = check(field, to, 'UTC')
    if (fault) reasons.push({ field: field.label, message: `It would be ${to}. ${fault.message}` })
    else own.push({ field, from: from.value, to })
  }
  if (reasons.length > 0) return refused(resource, chosen, reasons)
  const patch = patchOf(edits, own)
  // What has nothing to change is not sent at all.
  if (Object.keys(patch).length === 0)
    return settled(resource, chosen, { status: 'unchanged' }, left)
  return { chosen, patch, left, etag }
}

const settled = (
  resource: Resource,
  chosen: Chosen,
  result: BulkResult | undefined,
  left: BulkRow['left'] = [],
): Draft => ({ chosen, patch: {}, left, row: rowOf(resource, chosen, result, {}, left) })

function refused(resource: Resource, chosen: Chosen, reasons: readonly Reason[]): Draft {
  const row = rowOf(resource, chosen, { status: 'refused' })
  return { chosen, patch: {}, left: [], row: { ...row, reasons } }
}

const MAYBE_DONE: Reason = {
  field: null,
  message:
    'Its batch was sent before and no answer came, and it has changed since: the figure may have been changed already. Look at its history, and take it out of the selection.',
}
