import { FleetbookError } from '@/packages/client/src/errors'

/**
 * An answer of the API that is not a success, or no answer at all (`status` 0). Everything that calls
 * the API catches this one kind of error.
 */
export {
  type FieldFault,
  FleetbookError as ApiProblem,
  NoAnswer,
  type ProblemBody,
  Unreadable,
} from '@/packages/client/src/errors'

/**
 * The status by which the service itself refused a call; undefined for all else. A proxy in between
 * knows nothing of records and roles: its 404 is no record that is gone.
 */
export const refusedWith = (fault: unknown): number | undefined =>
  fault instanceof FleetbookError && fault.isOfService ? fault.status : undefined
