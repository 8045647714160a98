import { FleetbookError, type ProblemBody, Unreadable } from './errors'
import { isOwnProblem } from './ownAnswer'

/** The service refused a call, and says why. */
export class Refused extends FleetbookError {
  override name = 'Refused'
  /** Seconds after which to try again, where the answer says so. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    body: ProblemBody,
    requestId: string | null = null,
    retryAfter: number | null = null,
  ) {
    super(status, body, requestId)
    this.retryAfter = retryAfter
  }
}

/** 304: what `ifNoneMatch` names is still so. */
export class NotModified extends Refused {
  override name = 'NotModified'

  constructor(status: number, body: ProblemBody, requestId: string | null = null) {
    const title = 'What was asked for is unchanged'
    super(status, { ...body, code: 'not_modified', title }, requestId)
  }
}

/** 401: no key or token, or one that is not taken. */
export class Unauthorized extends Refused {
  override name = 'Unauthorized'
}

/** 403: the role lacks a permission. */
export class Forbidden extends Refused {
  override name = 'Forbidden'
  /** The permission that it takes. */
  readonly requiredPermission = textIn(this.body, 'required_permission')
}

/** 404. */
export class NotFound extends Refused {
  override name = 'NotFound'
}

/** 409: what is there now does not admit the change. */
export class Conflict extends Refused {
  override name = 'Conflict'
}

/** 410: the position in the feed is no longer kept; begin with a snapshot. */
export class PositionGone extends Refused {
  override name = 'PositionGone'
}

/** 412: the record has changed since the ETag that was sent. */
export class PreconditionFailed extends Refused {
  override name = 'PreconditionFailed'
  /** The record's ETag by now. */
  readonly etag = textIn(this.body, 'etag')
  /** Members of the request that changed since; all of them where that is not known. */
  readonly conflictingFields = (this.body.conflicting_fields ?? []) as readonly string[]
}

/** 422: the request has faults, all of which `errors` names. */
export class Invalid extends Refused {
  override name = 'Invalid'
}

/** 423: somebody else holds the record. */
export class Locked extends Refused {
  override name = 'Locked'
  /** Null while another call is at work. */
  readonly lockedBy = (this.body.locked_by ?? null) as {
    readonly user_id: string
    readonly display_name: string
  } | null
  readonly lockedUntil = textIn(this.body, 'locked_until')
}

/** 429: too many calls; `retryAfter` says for how long. */
export class RateLimited extends Refused {
  override name = 'RateLimited'
}

/** 500 and above. */
export class ServerFault extends Refused {
  override name = 'ServerFault'
}

function textIn(body: ProblemBody, member: string): string | null {
  const value = body[member]
  return typeof value === 'string' ? value : null
}

const BY_STATUS: Readonly<Record<number, typeof Refused>> = {
  304: NotModified,
  401: Unauthorized,
  403: Forbidden,
  404: NotFound,
  409: Conflict,
  410: PositionGone,
  412: PreconditionFailed,
  422: Invalid,
  423: Locked,
  429: RateLimited,
}

/** The error that an answer other than a success comes to, in the class of its status. */
export function refusalOf(status: number, headers: Headers, text: string): FleetbookError {
  const requestId = headers.get('x-request-id')
  const told = problemIn(text)
  if (!told) return new Unreadable(status, requestId)
  // By its code a problem is the service's.
  const body = isOwnProblem(headers) ? told : { ...told, code: undefined }
  const Kind = BY_STATUS[status] ?? (status >= 500 ? ServerFault : Refused)
  return new Kind(status, body, requestId, retryAfterOf(headers))
}

function problemIn(text: string): ProblemBody | null {
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as ProblemBody) : null
  } catch {
    return null
  }
}

/** Seconds of a Retry-After header, which may have a moment instead; null where there is none. */
export function retryAfterOf(headers: Headers): number | null {
  const header = headers.get('retry-after')
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}
