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
