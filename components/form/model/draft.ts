import type { Resource } from '@/lib/resources/resource'
import { wholeOf } from '@/lib/resources/wholes'
import type { Change } from './changes'
import { conflictsOf, threeWayMerge } from './merge'
import { type FormValue, type FormValues, same } from './values'

/** Unsaved changes as they are kept on this device, with what each of them started from. */
export interface Draft {
  /** When it was last written, as an ISO moment. */
  readonly at: string
  readonly etag: string | null
  readonly base: FormValues
  readonly values: FormValues
}

/** A draft of changes: what is typed, and from which state of the record. */
export function draftOf(changes: readonly Change[], etag: string | null, now: Date): Draft {
  const by = (side: 'from' | 'to') =>
    Object.fromEntries(changes.map((change) => [change.field.column, change[side]]))
  return { at: now.toISOString(), etag, base: by('from'), values: by('to') }
}

/** What a record holds of every whole, such as a bank account, of which something has been changed. */
export function wholesAround(
  { leaves }: Resource,
  changes: readonly Change[],
  base: FormValues,
): FormValues {
  const touched = new Set(changes.flatMap(({ field }) => wholeOf(field) ?? []))
  const around = leaves.filter((field) => touched.has(wholeOf(field) ?? ''))
  return Object.fromEntries(around.map(({ column }) => [column, base[column] ?? null]))
}

/**
 * What of a draft its record does not hold by now, as of one whose save got through after its form was
 * left; null for nothing.
 */
export function unsavedOf({ leaves }: Resource, draft: Draft, now: FormValues): Draft | null {
  const held = (values: FormValues, column: string) => values[column] ?? null
  const unsaved = leaves.filter(
    (field) =>
      Object.hasOwn(draft.values, field.column) &&
      !same(field, held(draft.values, field.column), held(now, field.column)),
  )
  const values = unsaved.map(({ column }) => [column, held(draft.values, column)])
  return values.length === 0 ? null : { ...draft, values: Object.fromEntries(values) }
}

/** Where a draft conflicts with what its record has become. */
export function conflictsWithDraft(resource: Resource, { base, values }: Draft, now: FormValues) {
  const started = { ...now, ...base }
  const merges = threeWayMerge(resource, started, { ...started, ...values }, now)
  const columns = conflictsOf(merges).map(({ field }) => field.column)
  return {
    /** Fields of the draft that others have saved since, by themselves or as parts of a whole. */
    outdated: columns.filter((column) => column in values).length,
    /** Whether others have saved another part of a whole of which the draft has one. */
    isTorn: columns.some((column) => !(column in values)),
  }
}

/** A later draft on top of an earlier one that nobody has decided about yet. */
export const stack = (earlier: Draft, later: Draft): Draft => ({
  ...later,
  base: { ...later.base, ...earlier.base },
  values: { ...earlier.values, ...later.values },
})

/** A draft from what was kept, cut to the fields there are; null when nothing usable is in it. */
export function readDraft(found: unknown, resource: Resource): Draft | null {
  try {
    const kept = found as Draft
    if (Number.isNaN(Date.parse(kept.at))) return null
    const known = (values: FormValues): FormValues =>
      Object.fromEntries(
        resource.leaves
          .filter(({ column }) => Object.hasOwn(values, column) && isValue(values[column]))
          .map(({ column }) => [column, values[column] as FormValue]),
      )
    const values = known(kept.values)
    return Object.keys(values).length === 0 ? null : { ...kept, base: known(kept.base), values }
  } catch {
    return null
  }
}

const isValue = (value: unknown): value is FormValue =>
  value === null ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
