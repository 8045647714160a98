import { Problem } from '@/lib/problem'
import { recordTag } from '@/lib/records/document'
import { fieldsChangedSince } from '@/lib/records/history/history'
import type { Store } from '@/lib/records/stores'
import type { Change } from '@/lib/records/writes/change'
import type { WriteOutcome } from '@/lib/records/writes/write'
import { NO_WEAK_TAG } from '@/lib/text/entityTags'
import type { RequestContext } from '../pipeline/operation'

/** The tag of the record as a statement found it. */
export const tagOf = (store: Store, outcome: WriteOutcome, call: RequestContext): string =>
  recordTag(store, outcome.old_version, call.timeZone)

/**
 * What the caller needs to mend a lost race: the current tag, and which of its fields changed, or all
 * where that is not known.
 *
 * @param isTold whether the caller may know which those are
 */
export async function preconditionFailed(
  store: Store,
  { id, version = '', assignments }: Change,
  outcome: WriteOutcome,
  isTold: boolean,
  call: RequestContext,
): Promise<Problem> {
  const sent = new Set(
    store.resource.leaves
      .filter((field) => Object.hasOwn(assignments, field.column))
      .map((field) => field.path.join('.')),
  )
  const changed = isTold
    ? await fieldsChangedSince(call.db, store.resource.name, id, version)
    : undefined
  const etag = tagOf(store, outcome, call)
  // Of what is not known to be as the caller saw it, none may be written over.
  const conflicting = changed?.filter((field) => sent.has(field)) ?? [...sent].sort()
  if (call.ifNoneMatch === undefined) return changedSince(call, etag, conflicting)
  const detail = 'There is such a record already, of a version that If-None-Match rules out.'
  return notAdmitted(detail, etag, conflicting)
}

const notAdmitted = (detail: string, etag: string, conflicting: readonly string[]): Problem =>
  new Problem('precondition_failed', detail, {
    members: { etag, conflicting_fields: conflicting },
    headers: { etag },
  })

/** Whether all tags are weak, of which If-Match takes none: proxies make them so that compress. */
const areWeak = (tags: RequestContext['ifMatch']): boolean =>
  Array.isArray(tags) && tags.every(({ weak }) => weak)

/**
 * The answer where If-Match names no version that a record has by now.
 *
 * @param etag its present tag
 * @param conflicting fields of the request that changed since the tag that was sent
 */
export const changedSince = (
  { ifMatch }: Pick<RequestContext, 'ifMatch'>,
  etag: string,
  conflicting: readonly string[] = [],
): Problem =>
  notAdmitted(
    areWeak(ifMatch)
      ? `If-Match ${NO_WEAK_TAG}`
      : 'The record has changed since the ETag that you sent.',
    etag,
    conflicting,
  )
