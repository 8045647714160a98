/** One fault of a request: where in the body, and what is wrong there. */
export interface FieldFault {
  /** RFC 6901, such as `/finance_limit`. */
  pointer: string
  code: string
  /** A sentence for people. */
  message: string
}

/** What an error answer of the API says; members beyond these (`required_permission`) are kept. */
export interface ProblemBody {
  code?: string
  title?: string
  detail?: string
  request_id?: string
  errors?: FieldFault[]
  [member: string]: unknown
}

/** Answers after which a call may have been carried out all the same. */
const UNSETTLED: ReadonlySet<number> = new Set([0, 409, 502, 504])

/**
 * What the service answers once it has looked for an idempotency key: of the record, and of what is to
 * be written. All else may come before that: who calls, how often, too slowly, and 423 where the call
 * has waited in vain for others that write the record.
 */
const AFTER_THE_KEY: ReadonlySet<number> = new Set([404, 409, 412, 422])
/** So says a 422 that comes before: nothing is recorded for whom the call is made, as by now. */
export const NOBODY_TO_ACT_FOR = 'unknown_audit_user'
/** So says one that has found the key, and with it another request than this one: that may be carried out. */
const KEY_OF_ANOTHER = 'idempotency_mismatch'

/**
 * An answer of the API that is not a success, or no answer at all (`status` 0). Everything that
 * calls the API throws this one kind of error; what it is of more closely says its class.
 */
export class FleetbookError extends Error {
  override name = 'FleetbookError'
  /** Of HTTP; 0 where no answer came. */
  readonly status: number
  /** The problem's code, such as `validation_failed`. */
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly errors: FieldFault[]
  /** What finds the call in the service's log. */
  readonly requestId: string | null
  /** The whole body, for what only one status carries: `conflicting_fields`, `required_permission`. */
  readonly body: ProblemBody
  /**
   * Whether it is of signing in, or of getting a token, before the call: that itself was not carried
   * out, and might be another time.
   */
  isOfSigningIn = false

  constructor(status: number, body: ProblemBody, requestId: string | null = null) {
    const title = body.title ?? 'The request failed'
    super(body.detail ?? title)
    this.status = status
    this.code = body.code ?? `status_${status}`
    this.title = title
    this.detail = body.detail ?? ''
    this.errors = body.errors ?? []
    this.requestId = body.request_id ?? requestId
    this.body = body
  }

  /**
   * Whether the service itself says so: all of its problems have a code. What a proxy in between
   * answers tells of neither records nor roles.
   */
  get isOfService(): boolean {
    return this.body.code !== undefined
  }

  /**
   * Whether the call may have been carried out all the same: its answer was lost on the way, or is
   * still being worked on. The same call with the same idempotency key settles it.
   */
  get isUnsettled(): boolean {
    if (this.isOfSigningIn) return false
    // Whatever number a proxy gives its failure: it may come after the service has done its part.
    if (this.status >= 500 && !this.isOfService) return true
    // It had no room for the call, or no database, unless it lost that on the way.
    if (this.status === 503) return this.body.may_be_done === true
    // Of the two problems with the status 409 this one says that nothing was done.
    return UNSETTLED.has(this.status) && this.code !== 'conflict'
  }

  /**
   * Whether the service says that it had no room for the call, or no database, so that this try was not
   * carried out.
   */
  get isUntaken(): boolean {
    return this.status === 503 && this.isOfService && !this.isUnsettled
  }

  /**
   * Whether it tells of an earlier try with the same idempotency key, whose answer was lost, that it
   * was not carried out: the service would have answered as it did then.
   */
  get settlesEarlier(): boolean {
    if (this.isOfSigningIn || !this.isOfService || this.isUnsettled) return false
    if (this.code === NOBODY_TO_ACT_FOR || this.code === KEY_OF_ANOTHER) return false
    return AFTER_THE_KEY.has(this.status)
  }
}

/** No answer came, or only a part of one: the service is down, the network is, or time ran out. */
export class NoAnswer extends FleetbookError {
  override name = 'NoAnswer'

  constructor(detail: string, cause: unknown) {
    super(0, { code: 'network', title: 'Fleetbook did not answer', detail })
    this.cause = cause
  }

  override get isOfService(): boolean {
    return false
  }
}

/**
 * Something before the service led the call elsewhere, as to a sign-in of its own. It is not followed:
 * a call is for the service alone, and what is led on comes there as another.
 */
export class LedElsewhere extends NoAnswer {
  override name = 'LedElsewhere'

  /** @param location where to; null where nobody is told, as in a page */
  constructor(readonly location: string | null) {
    const to = location === null ? 'elsewhere' : `to ${location}`
    super(`Something before Fleetbook led the call ${to}.`, undefined)
  }
}

/** An answer came that is none of the service, as of a proxy in between that calls it a success. */
export class Unreadable extends FleetbookError {
  override name = 'Unreadable'

  constructor(status: number, requestId: string | null) {
    const detail = `Something other than Fleetbook answered, with ${status}.`
    const title = 'The answer could not be read'
    super(status, { code: 'unreadable_answer', title, detail }, requestId)
  }

  override get isOfService(): boolean {
    return false
  }

  /** Also where it claims to be a success. */
  override get isUnsettled(): boolean {
    return (this.status < 400 && !this.isOfSigningIn) || super.isUnsettled
  }
}
