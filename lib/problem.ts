import { type Fault, MAX_FAULTS } from '@/lib/derive/schemas/faults'

/** Every way a call can fail: code, status and title. The API document lists the same table. */
export const PROBLEMS = {
  malformed_json: [400, 'The body is not JSON'],
  duplicate_member: [400, 'A member is named twice'],
  malformed_request: [400, 'The request is not HTTP'],
  malformed_target: [400, 'The request names no address'],
  malformed_id: [400, 'The id is malformed'],
  malformed_header: [400, 'A header is malformed'],
  invalid_parameter: [400, 'A query parameter is not usable'],
  unknown_parameter: [400, 'There is no such query parameter'],
  unauthenticated: [401, 'A valid bearer token is needed'],
  invalid_credentials: [401, 'User name or password is wrong'],
  second_factor_needed: [401, 'A second factor is needed'],
  second_factor_wrong: [401, 'The second factor does not fit'],
  second_factor_missing: [403, 'A second factor has to be added first'],
  not_for_keys: [403, 'This is for people who sign in'],
  permission_denied: [403, 'Your role lacks a permission'],
  not_found: [404, 'There is nothing at this address'],
  record_not_found: [404, 'There is no such record'],
  method_not_allowed: [405, 'The address does not take this method'],
  not_acceptable: [406, 'No representation that you accept'],
  request_timeout: [408, 'The request took too long to come'],
  idempotency_in_progress: [409, 'The same request is still running'],
  conflict: [409, 'The change contradicts the present state'],
  position_gone: [410, 'The position is no longer kept'],
  precondition_failed: [412, 'The record has changed'],
  body_too_large: [413, 'The body is too large'],
  unsupported_media_type: [415, 'The body has another media type'],
  validation_failed: [422, 'The request has faults'],
  unknown_audit_user: [422, 'Nobody can be acted for under that id'],
  idempotency_mismatch: [422, 'The key belongs to another request'],
  locked: [423, 'The record is locked'],
  lock_not_held: [423, 'The session does not hold the lock'],
  upgrade_required: [426, 'This takes HTTP/1.1'],
  rate_limited: [429, 'Too many requests'],
  head_too_large: [431, 'The head of the request is too large'],
  internal: [500, 'The service failed'],
  unavailable: [503, 'The database is not available'],
  overloaded: [503, 'The service has too much to do'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof PROBLEMS

/**
 * Where a person reads what a code means. It is a path and no absolute address: it then leads to
 * the origin that the caller used, whatever stands before the service.
 */
export const problemPath = (code: ProblemCode): string => `/problems/${code}`

export const MEDIA_TYPE = 'application/vnd.service-api.v1+json'

/** Members and headers beyond the common ones. */
export interface ProblemExtras {
  readonly errors?: readonly Fault[]
  /** The one fault that it comes to where it is told of one record among many. */
  readonly fault?: Fault
  readonly members?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure that the caller is told of, as RFC 9457 has it. Throw it anywhere below the pipeline. */
export class Problem extends Error {
  readonly status: number

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(detail)
    this.name = 'Problem'
    this.status = PROBLEMS[code][0]
  }
}

/**
 * The faults of a request body as one answer.
 *
 * @param words what is said of the only one there is: its message unless said
 */
export const validationProblem = (
  faults: readonly Fault[],
  words = ({ message }: Fault): string => message,
): Problem =>
  new Problem(
    'validation_failed',
    faults.length === 1
      ? words(faults[0] as Fault)
      : `The request has ${countOf(faults)} faults; nothing was changed.`,
    { errors: faults },
  )

/** No body is read on for its faults once there are more than an answer tells. */
const countOf = ({ length }: readonly Fault[]): string =>
  length > MAX_FAULTS ? `more than ${MAX_FAULTS}` : String(length)
