import { FleetbookError, LedElsewhere } from '@/packages/client/src/errors'

/**
 * An answer of the API that is not a success, or no answer at all (`status` 0). Everything that calls
 * the API catches this one kind of error.
 */
export {
  type FieldFault,
  FleetbookError as ApiProblem,
  LedElsewhere,
  NoAnswer,
  type ProblemBody,
  Unreadable,
} from '@/packages/client/src/errors'

/** Whether the service itself says that it lost its database on the way, and knows not what was done. */
export const isLostInside = ({ body }: FleetbookError): boolean => body.may_be_done === true

/**
 * Whether what failed may have been carried out all the same: its answer was lost, or the page itself
 * failed over it. A call for which the service itself says that it has no room, or no database, was
 * not: of this try nothing is left to find out, though it tells nothing of an earlier one.
 */
export const isOutcomeUnknown = (fault: unknown): boolean =>
  !(fault instanceof FleetbookError) || fault.isUnsettled

/**
 * Whether the service itself says that it has no room for a call, or no database. After a try that may
 * have been carried out that is not to be told: “Nothing was done” is of this one alone.
 */
export const isUntaken = (fault: unknown): boolean =>
  fault instanceof FleetbookError && fault.isUntaken

/** What was thrown, as an error: all that words are found for. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

/** What there is to do about a call that never came to the service; null for whatever else failed. */
export const elsewhereWords = (fault: unknown): string | null =>
  fault instanceof LedElsewhere
    ? 'Something before Fleetbook wants you to sign in there first. Open Fleetbook in another tab and do so, then try again here.'
    : null

/**
 * The status by which the service itself refused a call; undefined for all else. A proxy in between
 * knows nothing of records and roles: its 404 is no record that is gone.
 */
export const refusedWith = (fault: unknown): number | undefined =>
  fault instanceof FleetbookError && fault.isOfService ? fault.status : undefined

/** Somebody as a refusal names them. */
export interface NamedUser {
  readonly user_id: string
  readonly display_name: string | null
}

/**
 * Who holds the lock that a write was refused by, who took it for them if that was another, and until
 * when; null where no answer names anybody.
 */
export function lockHolder({ status, body }: FleetbookError) {
  const by = body.locked_by as NamedUser | undefined
  const actor = (body.lock_opened_by ?? null) as NamedUser | null
  return status === 423 && by ? { by, actor, until: String(body.locked_until) } : null
}
