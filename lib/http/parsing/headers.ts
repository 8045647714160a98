import Negotiator from 'negotiator'
import { UUID } from '@/lib/derive/idForms'
import { USER_ID } from '@/lib/derive/systemFields'
import { MEDIA_TYPE, Problem } from '@/lib/problem'
import { MAX_REASON } from '@/lib/text/auditReason'
import { isLongerThan } from '@/lib/text/characters'
import { CSV_TYPE } from '@/lib/text/csv'
import { type EntityTags, readEntityTags } from '@/lib/text/entityTags'
import { timeOrderedUuid } from '@/lib/text/timeOrderedUuid'
import { type TimeZone, UTC } from '@/lib/time/calendar'
import { readTimeZone } from '@/lib/time/zone'

const ALL_TEXTS = 'text/*'
/** Of a failure, where the caller asks for it. */
export const PROBLEM_TYPE = 'application/problem+json'

const BODY_TYPES = ['application/json', MEDIA_TYPE]
const PATCH_TYPES = [...BODY_TYPES, 'application/merge-patch+json']
const ACCEPTED = new Set([
  '*/*',
  'application/*',
  'application/json',
  MEDIA_TYPE,
  // Says only in which type failures are wanted: success always has the one type.
  PROBLEM_TYPE,
])
const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/
const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/

/** The caller's request id when it is well formed, else one of our own. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given && REQUEST_ID.test(given) ? given : timeOrderedUuid()
}

/**
 * Whether a caller wants a file rather than JSON: only one that names its type does, or all texts, and
 * not where JSON is named before it or with more weight.
 */
export function wantsFile(headers: Headers): boolean {
  // Types are the same in any case, and not to what reads them here.
  const accept = headers.get('accept')?.toLowerCase()
  if (!accept?.includes('text/')) return false
  const wanted = new Negotiator({ headers: { accept } }).mediaTypes()
  const file = wanted.findIndex((type) => type === CSV_TYPE || type === ALL_TEXTS)
  const json = wanted.findIndex((type) => ACCEPTED.has(type) && !type.includes('*'))
  return file >= 0 && (json < 0 || file < json) && !refuses(accept, CSV_TYPE)
}

/** The ranges of an Accept header, and whether each is named to be refused. */
const rangesOf = (accept: string) =>
  accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return { type, isRefused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) }
  })

const refuses = (accept: string, refused: string): boolean =>
  rangesOf(accept).some(({ type, isRefused }) => type === refused && isRefused)

/** Whether a caller names a media type among those that it accepts. */
export const isNamed = (headers: Headers, named: string): boolean =>
  rangesOf(headers.get('accept') ?? '').some(({ type, isRefused }) => type === named && !isRefused)

/**
 * @param mediaType of the answer
 * @param hasFile whether a CSV file is served too
 * @throws Problem 406 that names what is served, unless the Accept header admits it
 */
export function checkAccept(headers: Headers, mediaType: string, hasFile: boolean): void {
  const accept = headers.get('accept')
  if (!accept || accept === 'application/json' || accept === '*/*') return
  if (hasFile && wantsFile(headers)) return
  const admits = rangesOf(accept).some(({ type, isRefused }) => ACCEPTED.has(type) && !isRefused)
  if (!admits) {
    const served = hasFile ? [mediaType, CSV_TYPE] : [mediaType]
    throw new Problem(
      'not_acceptable',
      `This service answers with ${served.join(' or ')} (version 1).`,
      { members: { served } },
    )
  }
}

/** @throws Problem 415 when the body comes in a coding, be it of its content or on its way, such as gzip */
export function checkCodings(headers: Headers): void {
  const transfer = headers.get('transfer-encoding')
  if (transfer !== null && transfer.trim().toLowerCase() !== 'chunked') {
    throw new Problem(
      'unsupported_media_type',
      `Send the body with Transfer-Encoding: chunked alone; ${JSON.stringify(transfer)} is not taken.`,
    )
  }
  const coding = headers.get('content-encoding')
  if (coding === null || coding.trim().toLowerCase() === 'identity') return
  throw new Problem(
    'unsupported_media_type',
    `Send the body without Content-Encoding; ${JSON.stringify(coding)} is not taken.`,
    { headers: { 'accept-encoding': 'identity' } },
  )
}

/** @throws Problem 415 unless the body's media type is one the method takes */
export function checkContentType(headers: Headers, method: string): void {
  const types = method === 'PATCH' ? PATCH_TYPES : BODY_TYPES
  const given = headers.get('content-type') ?? ''
  if (types.includes(given)) return
  const [type = '', ...parameters] = given.split(';').map((part) => part.trim().toLowerCase())
  const charsetFits = parameters.every(
    (parameter) => !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter),
  )
  if (!types.includes(type) || !charsetFits) {
    throw new Problem(
      'unsupported_media_type',
      `Send the body as ${types.join(' or ')}, in UTF-8.`,
      {
        members: { accepted: types },
        headers: { [method === 'PATCH' ? 'accept-patch' : 'accept-post']: types.join(', ') },
      },
    )
  }
}

const malformed = (header: string, rule: string): Problem =>
  new Problem('malformed_header', `The header ${header} is malformed: ${rule}.`, {
    members: { header },
  })

/** The zone of the request; UTC when none is named. @throws Problem 400 */
export function timeZoneOf(headers: Headers): TimeZone {
  const header = headers.get('time-zone')
  if (header === null) return UTC
  const zone = readTimeZone(header)
  if (zone) return zone
  throw malformed(
    'Time-Zone',
    'it takes an IANA zone name, or an offset such as +9:30, up to 14:00',
  )
}

/** The user to act for, as a number; undefined when the header is absent. @throws Problem 400 */
export function auditUserIdOf(headers: Headers): number | undefined {
  const header = headers.get('audit-user-id')
  if (header === null) return undefined
  if (USER_ID.test(header)) return Number(header)
  throw malformed('Audit-User-Id', 'it takes 1 to 5 digits without a leading zero')
}

/** Why the caller makes the change. @throws Problem 400 when longer than 200 characters */
export function auditReasonOf(headers: Headers): string | null {
  const header = headers.get('audit-reason')
  if (header === null || header === '') return null
  // Header bytes reach us as Latin-1; browsers and curl send UTF-8.
  const text = decodeUtf8(header)
  if (!isLongerThan(text, MAX_REASON) && !/[\u0000-\u001f\u007f]/.test(text)) return text
  throw malformed('Audit-Reason', `it takes up to ${MAX_REASON} printable characters`)
}

function decodeUtf8(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'))
  } catch {
    return header
  }
}

/** The Idempotency-Key. @throws Problem 400 */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const header = headers.get('idempotency-key')
  if (header === null) return undefined
  if (VISIBLE_ASCII.test(header)) return header
  throw malformed('Idempotency-Key', 'it takes 1 to 255 visible ASCII characters')
}

/** No session ever has this id, so whatever is no id at all holds no lock either. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

/** The locking session under which the caller writes; undefined when the header is absent. */
export function lockingSessionIdOf(headers: Headers): string | undefined {
  const header = headers.get('delegated-locking-session-id')
  if (header === null) return undefined
  return UUID.test(header) ? header : NO_SESSION
}

/** If-Match or If-None-Match. @throws Problem 400 */
export function entityTagsOf(
  headers: Headers,
  name: 'If-Match' | 'If-None-Match',
): EntityTags | undefined {
  const header = headers.get(name)
  if (header === null) return undefined
  if (header.trim() === '*') return '*'
  return readEntityTags(header) ?? raise(malformed(name, 'it takes *, or entity tags in quotes'))
}

/** Where preconditions stand, if not in headers. */
const INSTEAD = {
  nowhere: 'this operation has none that it could be held against',
  elements: 'send the ETag of each as _if_match in its element',
}

/**
 * Refuses tags where there is no one record to hold them against. To let them pass unread would
 * overwrite what their sender meant to keep.
 *
 * @throws Problem 400
 */
export function refusePreconditions(
  { ifMatch, ifNoneMatch }: Record<'ifMatch' | 'ifNoneMatch', EntityTags | undefined>,
  where: keyof typeof INSTEAD = 'nowhere',
): void {
  const rule = `it is of one record: ${INSTEAD[where]}`
  if (ifNoneMatch !== undefined) throw malformed('If-None-Match', rule)
  if (ifMatch !== undefined && ifMatch !== '*') throw malformed('If-Match', rule)
}

function raise(problem: Problem): never {
  throw problem
}

/** Up to a comma or a semicolon that stands in no quotes. */
const ELEMENTS = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g
const HEAD = /^(?:[^;"]|"(?:[^"\\]|\\.)*"?)*/

/**
 * The preferences of the Prefer header with their values, in lower case. Of one that is named twice
 * the first counts (RFC 7240, section 2); parameters of preferences mean nothing here.
 */
export function preferencesOf(headers: Headers): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>()
  for (const element of headers.get('prefer')?.match(ELEMENTS) ?? []) {
    const [head = ''] = HEAD.exec(element) ?? []
    const [name = '', ...value] = head.toLowerCase().split('=')
    const key = name.trim()
    if (key && !preferences.has(key))
      preferences.set(key, value.join('=').trim().replaceAll('"', ''))
  }
  return preferences
}
