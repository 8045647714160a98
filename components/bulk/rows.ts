import type { BulkResult } from '@/components/api/bulk/elements'
import type { FieldFault } from '@/components/api/problem'
import { placeFaults } from '@/components/form/model/faults'
import { type FormValue, fieldsByName, toForm } from '@/components/form/model/values'
import { nounOf } from '@/lib/derive/addresses'
import { valueAt } from '@/lib/derive/valueAt'
import type { Field, Resource } from '@/lib/resources/resource'

/** One record that is to be changed. */
export interface Chosen {
  readonly id: string
  /** Null where no list has shown it yet. */
  readonly name: string | null
}

/** Why a record is not changed, and by which field. */
export interface Reason {
  readonly field: string | null
  readonly message: string
}

export interface RowChange {
  readonly field: Field
  readonly from: FormValue
  readonly to: FormValue
}

/**
 * `held`: fit to be written, but its batch had a record that was not. `waiting`: fit, and its
 * batch was not sent. `unanswered`: sent, and nobody knows whether it was written.
 */
export type RowStatus = 'waiting' | 'unchanged' | 'refused' | 'held' | 'unanswered' | 'written'

/** What a preview knows of a record, and later what became of it. */
export interface BulkRow extends Chosen {
  readonly status: RowStatus
  /** The version that the preview looked at. */
  readonly etag: string | null
  readonly changes: readonly RowChange[]
  readonly reasons: readonly Reason[]
  /** What is sent for this record, apart from its id and version. */
  readonly patch: Readonly<Record<string, unknown>>
  /** Figures that were to be raised or lowered and are not set. */
  readonly left: readonly Field[]
}

/** A result of the dry run as a row of the preview. */
export function rowOf(
  resource: Resource,
  chosen: Chosen,
  result: BulkResult | undefined,
  patch: BulkRow['patch'] = {},
  left: BulkRow['left'] = [],
): BulkRow {
  const status =
    result?.status === 'updated'
      ? 'waiting'
      : result?.status === 'unchanged'
        ? 'unchanged'
        : 'refused'
  return {
    ...chosen,
    patch,
    left,
    status,
    etag: result?.etag ?? null,
    changes: (result?.changes ?? []).flatMap(({ field: name, from, to }) => {
      const field = fieldsByName(resource).get(name)
      if (!field) return []
      // Of what is never shown the answer says only that it changes.
      const next = field.writeOnly ? valueAt(field.path, patch) : to
      return [{ field, from: toForm(field, from), to: toForm(field, next) }]
    }),
    reasons: reasonsOf(resource, result?.errors ?? []),
  }
}

/** Faults of one record, their pointers below its element, as reasons. */
export function reasonsOf(resource: Resource, faults: readonly FieldFault[]): Reason[] {
  const { placed, unplaced } = placeFaults(resource, faults)
  const words = WORDS(nounOf(resource).one)
  return [
    ...unplaced.map(({ code, message }) => ({ field: null, message: words[code] ?? message })),
    ...placed.map(({ field, message }) => ({ field: field.label, message })),
  ]
}

/** In the words of somebody who knows nothing of tags. */
const WORDS = (noun: string): Readonly<Record<string, string>> => ({
  precondition_failed:
    'Somebody changed it after the preview. Preview again to see what it holds now.',
  not_found: `This ${noun} does not exist, or no longer.`,
})

/** How many rows there are of each status. */
export function tally(rows: readonly BulkRow[]): Record<RowStatus, number> {
  const counts = { waiting: 0, unchanged: 0, refused: 0, held: 0, unanswered: 0, written: 0 }
  for (const { status } of rows) counts[status] += 1
  return counts
}
