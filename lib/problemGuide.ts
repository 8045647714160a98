import type { ProblemCode } from './problem'

/** What a person is told of a problem's code: what it means, and what to do about it. */
interface Guidance {
  readonly means: string
  readonly remedy: string
  /** The guide that shows it: a file of docs/guides. */
  readonly guide?: string
}

const AGAIN = 'Wait as long as Retry-After says, then send the same request again.'

/** The words of the pages to which the `type` of each problem leads. */
export const PROBLEM_GUIDE: Readonly<Record<ProblemCode, Guidance>> = {
  malformed_json: {
    means: 'The body could not be read as JSON in UTF-8. Nothing was changed.',
    remedy: 'Mend the body as detail says, at the place that position names where it is one place.',
  },
  duplicate_member: {
    means: 'One object of the body names the same member twice, so it is unclear which one counts.',
    remedy: 'Send each member once. The member pointer says which one it is.',
  },
  malformed_request: {
    means:
      'What came on the connection could not be read as a request of HTTP/1.1, so that nothing else is known of it. The connection was closed.',
    remedy:
      'Send it by a library for HTTP, and look at what a proxy on the way makes of it. Headers are of visible characters, one to a line, and one of them is Host.',
  },
  malformed_target: {
    means:
      'What the request asks for is no address, or has the steps . or .. in it, or escapes that are not UTF-8, or it names no host or several, so that nothing could be looked up there.',
    remedy:
      'Send one Host, and an address that starts with /, as the API document at /api/v1/openapi.json has them. Libraries for HTTP resolve steps before they send.',
  },
  malformed_id: {
    means: 'An id in the address cannot be the id of anything.',
    remedy: 'Send the id as it was given out; the member pattern says what form it has.',
  },
  malformed_header: {
    means: 'A header has a value that it does not take, or does not belong to this operation.',
    remedy: 'Mend or leave out the header that the member header names.',
  },
  invalid_parameter: {
    means: 'A query parameter has a value that it does not take, or is given twice.',
    remedy: 'Mend the parameters that the member parameters lists, each with what it takes.',
  },
  unknown_parameter: {
    means: 'The query has a parameter that this operation does not know. None is ever ignored.',
    remedy:
      'Leave it out, or write it as the API document has it; the detail names the nearest one.',
    guide: 'lists',
  },
  unauthenticated: {
    means:
      'The call came without a bearer token, or its token is unknown, has run out, or is of a disabled user. Of a key it may also be that it was revoked, or is not taken from where the call came.',
    remedy:
      'Sign in again at /authenticate, and send the new token as Authorization: Bearer. Why a key was refused stands beside it, on the page of its service account.',
    guide: 'keys',
  },
  invalid_credentials: {
    means: 'No enabled user has this user name with this password.',
    remedy: 'Check both. An administrator can set a new password, and enable a disabled user.',
  },
  second_factor_needed: {
    means: 'User name and password are right, and the account asks for a second factor besides.',
    remedy:
      'Send otp with them: what the authenticator app shows, or a recovery code. A browser may answer the member passkey instead.',
  },
  second_factor_wrong: {
    means: 'The code or the passkey is not one of the account, is too old, or was used already.',
    remedy:
      'Wait for the next code of the app. An administrator can take lost factors from an account.',
  },
  second_factor_missing: {
    means:
      'The role of the user, or the whole service, asks for a second factor, and the user has none.',
    remedy: 'Add an authenticator app or a passkey on the profile page of the console.',
  },
  not_for_keys: {
    means:
      'The call came with the key of a service account, and is about how people sign in, or makes a key that is taken from elsewhere or for longer than that one.',
    remedy: 'Sign in as a person. A key is replaced or revoked at /admin/service-accounts.',
    guide: 'keys',
  },
  permission_denied: {
    means: 'The role of the signed-in user does not include what this call needs.',
    remedy:
      'Ask an administrator for the permission that required_permission names, or one of sufficient_permissions where there are several; roles lists who has it.',
  },
  not_found: {
    means: 'The API has no operation at this address.',
    remedy: 'Compare the address with the API document at /api/v1/openapi.json.',
  },
  record_not_found: {
    means: 'The address is right, but no record has this id, or it is gone.',
    remedy: 'Check the id. A locking session also ends by itself when its time is over.',
  },
  method_not_allowed: {
    means: 'There is something at this address, but not for this method.',
    remedy: 'Use one of the methods that the header Allow lists.',
  },
  not_acceptable: {
    means: 'The header Accept admits no media type, or no version, that the service answers with.',
    remedy: 'Accept one of the media types that the member served lists.',
    guide: 'versions',
  },
  request_timeout: {
    means:
      'The request did not come to its end in the time that the service waits for one. Nothing was changed, and the connection was closed.',
    remedy: 'Send it again without pauses, on a new connection.',
  },
  idempotency_in_progress: {
    means: 'An earlier request with the same Idempotency-Key has not ended yet.',
    remedy: AGAIN,
    guide: 'idempotency',
  },
  conflict: {
    means: 'The request is right in itself, but what is there now does not admit the change.',
    remedy: 'Read the detail, change first what stands in the way, and send the request again.',
  },
  position_gone: {
    means:
      'This database never gave out the position, or no longer has all changes since: they were dropped for their age, or the database was taken back to an earlier state.',
    remedy: 'Read /fm/changes/snapshot to its end, and go on from the position that comes with it.',
    guide: 'following-changes',
  },
  precondition_failed: {
    means:
      'The record is not in the state that If-Match or If-None-Match asked for: somebody else has changed or made it. Nothing was overwritten.',
    remedy:
      'Read the record again, decide about the conflicting_fields, and send the change with the new ETag.',
    guide: 'conflicts',
  },
  body_too_large: {
    means: 'The body has more bytes than this operation takes.',
    remedy: 'Send fewer records at once; the member max_bytes says how much fits.',
  },
  unsupported_media_type: {
    means: 'The body has a media type, a charset or an encoding that this operation does not read.',
    remedy:
      'Send it in UTF-8, as one of the media types that detail or the member accepted names, and in no content encoding that detail refuses.',
  },
  validation_failed: {
    means:
      'The body is JSON, but some of its values are not what the fields take. Nothing was changed.',
    remedy:
      'Mend every fault that errors lists: each has a pointer to its value and says what is taken there.',
    guide: 'changing',
  },
  unknown_audit_user: {
    means: 'The user that Audit-User-Id names does not exist or is disabled.',
    remedy: 'Name an enabled user, or leave the header out to act for yourself.',
    guide: 'acting-for-another',
  },
  idempotency_mismatch: {
    means: 'This Idempotency-Key came before, with another request. Nothing was changed.',
    remedy:
      'Use a new key for each new request, and an old one only to repeat its request as it was.',
    guide: 'idempotency',
  },
  locked: {
    means: 'Somebody else holds the record, or is writing it at this moment.',
    remedy:
      'Wait until the moment that locked_until names, or ask the person of locked_by to let go, or of lock_opened_by, who acts for them.',
    guide: 'locks',
  },
  lock_not_held: {
    means:
      'Delegated-Locking-Session-Id names a session that is unknown, is over, or does not hold this record.',
    remedy: 'Open a locking session on the record, and renew it before its time runs out.',
    guide: 'locks',
  },
  upgrade_required: {
    means:
      'The file is so long that it comes in pieces, and the request is of HTTP/1.0: that has no way to tell a file that was cut from a whole one. Nothing was sent of it.',
    remedy:
      'Ask by HTTP/1.1. Where you do, a proxy on the way asks by HTTP/1.0, as nginx does before version 1.29.7 unless its configuration says proxy_http_version 1.1.',
  },
  rate_limited: {
    means:
      'There were more calls, or calls on more records, or more failed sign-ins, than are allowed in the time.',
    remedy: AGAIN,
    guide: 'limits',
  },
  head_too_large: {
    means:
      'The address of the request and its headers have more than 16 KB together. The connection was closed.',
    remedy:
      'Ask for fewer values in one query, or send fewer and shorter headers; a browser sends all cookies of the site.',
  },
  internal: {
    means: 'The service made a mistake. What was not answered with success was not done.',
    remedy: 'Report it with the request_id, by which the operator finds the cause in the log.',
  },
  unavailable: {
    means:
      'The service runs, but its database is away, takes no writes, or has no room, time or connection for the call: the detail says which. Nothing is half done. Where the member may_be_done is true, the database was lost in the middle of a write, and nobody knows whether that was done.',
    remedy: `${AGAIN} After may_be_done do so with the same Idempotency-Key, or look first whether it was done.`,
    guide: 'idempotency',
  },
  overloaded: {
    means:
      'The service has as much in hand as it takes on at a time, of everybody or of you. Nothing was done.',
    remedy: `${AGAIN} Send fewer large calls at once, and read their answers as they come.`,
    guide: 'limits',
  },
}
