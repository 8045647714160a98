import { FAULT_CODES, MAX_FAULTS } from '@/lib/derive/schemas/faults'
import type { JsonSchema } from '@/lib/derive/schemas/namedSchemas'
import { referenceTo } from '@/lib/derive/schemas/namedSchemas'
import { MEDIA_TYPE, PROBLEMS, type ProblemCode } from '@/lib/problem'
import { schemaName } from '@/lib/resources/schemaNames'
import { PROBLEM_TYPE } from '../parsing/headers'
import { BODY_HEADERS, COMMON_HEADERS, headersNamed } from './headers'
import { named } from './named'

const TEXT = { type: 'string' }
const TEXTS = { type: 'array', items: TEXT }
const codesOf = (codes: readonly ProblemCode[]) => ({ type: 'string', enum: codes })

/** Every code of a failure. */
const problemCodeSchema: JsonSchema = codesOf(Object.keys(PROBLEMS) as ProblemCode[])

/** Every code of a fault in a body. */
const faultCodeSchema: JsonSchema = {
  description: Object.entries(FAULT_CODES)
    .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
    .join('\n'),
  type: 'string',
  enum: Object.keys(FAULT_CODES),
}

/** The part of every failure's body, and what single codes add to it. */
const problemSchema: JsonSchema = {
  title: 'Problem',
  description: 'What went wrong, as RFC 9457 has it.',
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id'],
  properties: {
    type: {
      ...TEXT,
      format: 'uri-reference',
      description:
        'Address of a page that explains the code to a person, as a path from the origin of the request: it holds behind any proxy.',
    },
    title: { ...TEXT, description: 'What the code stands for.' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { ...TEXT, description: 'What to do about it, in a sentence.' },
    instance: { ...TEXT, description: 'Path of the request.' },
    code: referenceTo('ProblemCode'),
    request_id: { ...TEXT, description: 'The X-Request-Id to quote.' },
    errors: {
      type: 'array',
      maxItems: MAX_FAULTS,
      items: referenceTo('Fault'),
      description:
        'With validation_failed: every fault of the request at once. With locked, of a claim of several locks: each that another holds.',
    },
    required_permission: { ...TEXT, description: 'The permission that the role lacks.' },
    sufficient_permissions: {
      ...TEXTS,
      description: 'Where one of several permissions is enough: all of these.',
    },
    roles: { ...TEXTS, description: 'Roles that have that permission, or one of several.' },
    second_factors: {
      ...TEXTS,
      description: 'With second_factor_needed: which members of the body can show one.',
    },
    passkey: {
      type: 'object',
      additionalProperties: true,
      description: 'With second_factor_needed: what navigator.credentials.get() takes, as JSON.',
    },
    header: { ...TEXT, description: 'The header at fault.' },
    parameter: { ...TEXT, description: 'The parameter at fault, or the first of several.' },
    parameters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['parameter', 'code', 'message'],
        properties: {
          parameter: { ...TEXT, description: 'Name of the query parameter.' },
          code: codesOf(['invalid_parameter', 'unknown_parameter']),
          message: { ...TEXT, description: 'A sentence for people.' },
        },
        additionalProperties: false,
      },
      description: 'Every query parameter at fault at once.',
    },
    pattern: { ...TEXT, description: 'The form that the parameter takes.' },
    pointer: { ...TEXT, description: 'With duplicate_member: which member.' },
    position: { type: 'integer', description: 'With malformed_json: where it breaks.' },
    served: { ...TEXTS, description: 'Media types that the service answers with.' },
    accepted: { ...TEXTS, description: 'Media types that the body may have.' },
    max_bytes: { type: 'integer', description: 'The most bytes that the body may have.' },
    etag: { type: ['string', 'null'], description: 'The present ETag of the record.' },
    conflicting_fields: {
      ...TEXTS,
      description:
        'Fields of the request that changed since the ETag that was sent; all of them where that is not known.',
    },
    conflicting_id: {
      ...TEXT,
      description: 'With conflict: the record that has already what no two records share.',
    },
    locked_by: {
      type: ['object', 'null'],
      description: 'Who holds the lock; null while another call is at work.',
      required: ['user_id', 'display_name'],
      properties: { user_id: TEXT, display_name: TEXT },
    },
    lock_opened_by: {
      type: 'object',
      description:
        'Who was signed in as the lock was taken, where they act for the one in whose name it is held.',
      required: ['user_id', 'display_name'],
      properties: { user_id: TEXT, display_name: TEXT },
    },
    locked_until: { type: ['string', 'null'], format: 'date-time' },
    may_be_done: {
      type: 'boolean',
      description:
        'With unavailable: true where the database was lost in the middle of a write, so that nobody knows whether it was done.',
    },
  },
}

const faultSchema: JsonSchema = {
  title: 'Fault',
  description: 'Something wrong in the body of a request.',
  type: 'object',
  required: ['pointer', 'code', 'message'],
  properties: {
    pointer: { ...TEXT, description: 'Where in the body, as RFC 6901 has it.' },
    code: referenceTo('FaultCode'),
    message: { ...TEXT, description: 'A sentence for people.' },
    conflicting_id: {
      ...TEXT,
      description: 'With conflict: the record that has already what no two records share.',
    },
  },
  additionalProperties: false,
}

const faultCode = named('FaultCode', () => faultCodeSchema)

/** A fault in a body. */
export const fault = named('Fault', () => faultSchema, { uses: [faultCode] })

/** The body of every failure. */
export const problem = named('Problem', () => problemSchema, {
  uses: [named('ProblemCode', () => problemCodeSchema), fault],
})

const HEADERS: Readonly<Partial<Record<ProblemCode, readonly string[]>>> = {
  unauthenticated: ['WWW-Authenticate'],
  invalid_credentials: ['WWW-Authenticate'],
  idempotency_in_progress: ['Retry-After'],
  precondition_failed: ['ETag'],
  unsupported_media_type: ['Accept-Patch', 'Accept-Post', 'Accept-Encoding'],
  locked: ['Retry-After'],
  rate_limited: ['Retry-After'],
  unavailable: ['Retry-After'],
  overloaded: ['Retry-After'],
}

/** The answer of one status with these codes, in both media types. */
function problemAnswer(codes: readonly ProblemCode[]) {
  const schema = {
    allOf: [referenceTo('Problem'), { type: 'object', properties: { code: codesOf(codes) } }],
  }
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code][1]}.`).join('\n\n'),
    headers: headersNamed([
      ...COMMON_HEADERS,
      ...BODY_HEADERS,
      ...codes.flatMap((code) => HEADERS[code] ?? []),
    ]),
    content: { [MEDIA_TYPE]: { schema }, [PROBLEM_TYPE]: { schema } },
  }
}

/** Codes by status, each group in the order of the table of problems. */
function byStatus(codes: ReadonlySet<ProblemCode>): [string, ProblemCode[]][] {
  const groups = new Map<string, ProblemCode[]>()
  for (const code of Object.keys(PROBLEMS) as ProblemCode[]) {
    if (!codes.has(code)) continue
    const status = String(PROBLEMS[code][0])
    groups.set(status, [...(groups.get(status) ?? []), code])
  }
  return [...groups]
}

/** `malformed_json` and `malformed_id`: `MalformedJsonOrMalformedId`, of which generators make types. */
const answerName = (codes: readonly ProblemCode[]) => codes.map(schemaName).join('Or')

/** The failures of an operation, each a reference to an answer that operations share. */
export const problemReferences = (codes: ReadonlySet<ProblemCode>) =>
  Object.fromEntries(
    byStatus(codes).map(([status, group]) => [
      status,
      { $ref: `#/components/responses/${answerName(group)}` },
    ]),
  )

/** The answers that {@link problemReferences} refers to. */
export const problemAnswers = (operations: readonly ReadonlySet<ProblemCode>[]) =>
  Object.fromEntries(
    operations
      .flatMap(byStatus)
      .map(([, group]) => [answerName(group), problemAnswer(group)] as const),
  )
