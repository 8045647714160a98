import { referenceTo } from '@/lib/derive/schemas/namedSchemas'
import { MEDIA_TYPE, type ProblemCode } from '@/lib/problem'
import { CSV_TYPE } from '@/lib/text/csv'
import type { Needed, Operation } from '../pipeline/operation'
import { mayBeForAnother, parametersOf } from '../pipeline/parameters'
import type { Method } from '../pipeline/route'
import { BODY_HEADERS, COMMON_HEADERS, headersNamed } from './headers'
import type { NamedSchema } from './named'
import { operationId, refuseOtherIds } from './names'
import { type HeaderParameter, pathParameters, queryParameters } from './parameters'
import { problemReferences } from './problems'
import { apiDocument } from './schemas'
import { orChanges } from './trials'

/** An operation with where it stands. */
export interface Placed {
  readonly method: Method
  /** Path template below the API's address. */
  readonly path: string
  readonly operation: Operation
}

const PATCH_TYPE = 'application/merge-patch+json'

const isTagged = ({ operation }: Placed): boolean => operation.document.gives?.isTagged === true
const isDocument = ({ operation }: Placed): boolean => operation.document.gives === apiDocument
const isRead = ({ method }: Placed): boolean => method === 'GET'
const isBulk = ({ operation }: Placed): boolean =>
  operation.preconditions === 'elements' || operation.document.many !== undefined

/** What it takes besides a token; undefined where that is enough, or more than it takes. */
function permissionOf({ permission }: Operation): Needed | undefined {
  if (permission === 'none' || permission === 'token') return undefined
  // One alone is no list, also where there could be several.
  return typeof permission !== 'string' && permission.length === 1 ? permission[0] : permission
}

/** Every code that an operation can fail with, as its demands imply them. */
export function problemCodes(placed: Placed): ReadonlySet<ProblemCode> {
  const { operation } = placed
  const { permission, document } = operation
  const codes: (readonly [boolean | undefined, ...ProblemCode[]])[] = [
    [true, 'malformed_header', 'not_acceptable', 'internal', 'unavailable', 'overloaded'],
    // What cannot be read is refused before it is known for which operation it is.
    [true, 'malformed_request', 'malformed_target', 'request_timeout', 'head_too_large'],
    [permission !== 'none', 'unauthenticated', 'rate_limited'],
    [mayBeForAnother(operation), 'permission_denied', 'unknown_audit_user'],
    [permission !== 'none' && !operation.mayBeUnenrolled, 'second_factor_missing'],
    [operation.forPeople, 'not_for_keys'],
    [operation.maxBytes !== undefined, 'malformed_json', 'duplicate_member', 'body_too_large'],
    [operation.maxBytes !== undefined, 'unsupported_media_type', 'validation_failed'],
    // An address without its id is none.
    [operation.ids !== undefined, 'malformed_id', 'record_not_found', 'not_found'],
    [true, 'unknown_parameter'],
    [parametersOf(operation).length > 0, 'invalid_parameter'],
    [operation.preconditions === 'record', 'precondition_failed'],
    [operation.locking, 'lock_not_held'],
    // A write waits for another's for some seconds and then says so; signing in writes too.
    [!isRead(placed), 'locked'],
    [document.file !== undefined, 'upgrade_required'],
    [operation.idempotent, 'idempotency_in_progress', 'idempotency_mismatch'],
    [true, ...(document.problems ?? [])],
  ]
  return new Set(codes.flatMap(([applies, ...group]) => (applies ? group : [])))
}

function headerParameters(placed: Placed) {
  const { operation } = placed
  const isOne = isTagged(placed) && operation.ids !== undefined
  const names: readonly (readonly [boolean | undefined, HeaderParameter])[] = [
    [operation.timeZone, 'TimeZone'],
    [mayBeForAnother(operation), 'AuditUserId'],
    [operation.permission !== 'none' && !isRead(placed), 'AuditReason'],
    [operation.preconditions === 'record', 'IfMatch'],
    [operation.preconditions === 'record' && !isRead(placed), 'IfNoneMatchOnWrite'],
    [(isOne && isRead(placed)) || isDocument(placed), 'IfNoneMatch'],
    [operation.locking, 'DelegatedLockingSessionId'],
    [operation.idempotent, 'IdempotencyKey'],
    [isBulk(placed), 'Prefer'],
    [true, 'RequestId'],
  ]
  return names.flatMap(([applies, name]) =>
    applies ? [{ $ref: `#/components/parameters/${name}` }] : [],
  )
}

function requestBody({ method, operation }: Placed) {
  const { takes } = operation.document
  if (!takes) return {}
  const schema = referenceTo(takes.name)
  const { examples } = takes
  return {
    requestBody: {
      required: operation.bodyOptional !== true,
      content: {
        'application/json': { schema, examples },
        [MEDIA_TYPE]: { schema },
        ...(method === 'PATCH' && { [PATCH_TYPE]: { schema } }),
      },
    },
  }
}

function successHeaders(placed: Placed) {
  const { operation } = placed
  const { document } = operation
  const names: readonly (readonly [boolean | undefined, ...string[]])[] = [
    [operation.deprecated !== undefined, 'Deprecation', 'Sunset', 'Link'],
    [isTagged(placed) || isDocument(placed), 'ETag'],
    [document.isLocated, 'Location'],
    [document.gives !== undefined, ...BODY_HEADERS],
    [document.file !== undefined, 'Content-Disposition'],
    [isBulk(placed), 'Preference-Applied'],
    [operation.idempotent, 'Idempotency-Replayed'],
  ]
  return headersNamed([
    ...COMMON_HEADERS,
    ...names.flatMap(([applies, ...group]) => (applies ? group : [])),
  ])
}

const TRIED = 'With `dry_run=true`: what would change, and nothing is written.'
const MANY = 'With an array: what became of each of the records.'

/**
 * The schema of the answer to a dry run of a write of one record.
 *
 * @throws Error where the operation has dry runs and says nothing of their answer
 */
function trialOf({ operation, path, method }: Placed): NamedSchema | undefined {
  const { dryRun, preconditions, document } = operation
  if (!dryRun || preconditions === 'elements') return undefined
  if (!document.trial) throw new Error(`${method} ${path} does not say what a dry run answers`)
  return document.many ?? document.trial
}

/** What an operation answers with when it succeeds: as a rule, and to dry runs apart from that. */
const answersOf = (placed: Placed) => {
  const { status, gives } = placed.operation.document
  const trial = trialOf(placed)
  const isBoth = trial !== undefined && status === 200
  return { usual: gives && isBoth ? orChanges(gives, trial) : gives, trial, isBoth }
}

/** Every schema that an operation names. */
export const schemasIn = (placed: Placed): NamedSchema[] => {
  const { usual, trial } = answersOf(placed)
  const { takes, file } = placed.operation.document
  return [takes, usual, trial, file].filter((schema) => schema !== undefined)
}

const EXAMPLES = '#/components/examples/'

/** References to the examples of answers, which operations share. */
const answerExamples = (schemas: readonly NamedSchema[]) =>
  Object.fromEntries(
    schemas.flatMap(({ name, examples }) =>
      Object.keys(examples).map((key) => [key, { $ref: `${EXAMPLES}${name}.${key}` }]),
    ),
  )

/** The examples that answers refer to. */
export const exampleParts = (schemas: Iterable<NamedSchema>) =>
  Object.fromEntries(
    Array.from(schemas, ({ name, examples }) =>
      Object.entries(examples).map(([key, example]) => [`${name}.${key}`, example] as const),
    ).flat(),
  )

const contentOf = (type: string, { name }: NamedSchema, shown: readonly NamedSchema[]) => ({
  [type]: { schema: referenceTo(name), examples: answerExamples(shown) },
})

function successes(placed: Placed) {
  const { operation } = placed
  const { status, gives, file } = operation.document
  const headers = successHeaders(placed)
  const type = operation.mediaType ?? MEDIA_TYPE
  const { usual, trial, isBoth } = answersOf(placed)
  const tag = operation.preconditions === 'record' ? ['ETag'] : []
  const triedHeaders = [...COMMON_HEADERS, ...BODY_HEADERS, ...tag]
  const manyHeaders = headersNamed([...triedHeaders, 'Preference-Applied', 'Idempotency-Replayed'])
  return {
    [status]: {
      description: `${status === 201 ? 'Made.' : 'Done.'}${isBoth ? ` ${TRIED}` : ''}`,
      headers,
      ...(usual &&
        gives && {
          content: {
            ...contentOf(type, usual, [gives, ...(isBoth && trial ? [trial] : [])]),
            ...(file && contentOf(CSV_TYPE, file, [file])),
          },
        }),
    },
    ...(trial &&
      !isBoth && {
        200: {
          description: isBulk(placed) ? `${MANY} ${TRIED}` : TRIED,
          headers: isBulk(placed) ? manyHeaders : headersNamed(triedHeaders),
          content: contentOf(type, trial, [trial]),
        },
      }),
    ...(isBulk(placed) && {
      204: {
        description: operation.document.many
          ? 'Done, of an array with `Prefer: return=minimal`.'
          : 'Done, with `Prefer: return=minimal`.',
        headers: operation.document.many ? manyHeaders : headers,
      },
    }),
    ...(isRead(placed) &&
      (isTagged(placed) || isDocument(placed)) && {
        304: { description: 'The caller has the present version.', headers },
      }),
  }
}

/** What an operation does, and until when where it is to go. */
const described = ({ description, deprecated }: Operation): string =>
  deprecated
    ? `Deprecated since ${deprecated.since}, and may be gone after ${deprecated.sunset}: see ${deprecated.link}.\n\n${description}`
    : description

/** An operation as OpenAPI has it: everything follows from the data that the pipeline goes by. */
export function documentedOperation(placed: Placed) {
  const { method, path, operation } = placed
  refuseOtherIds(method, path, Object.keys(operation.ids ?? {}))
  const { permission, document } = operation
  const parameters = [
    ...pathParameters(operation.ids ?? {}),
    ...queryParameters(operation),
    ...headerParameters(placed),
  ]
  return {
    operationId:
      operation.operationId ?? operationId(method, path, document.gives?.isPage === true),
    tags: [operation.tag.name],
    summary: operation.summary,
    description: described(operation),
    ...(operation.deprecated && { deprecated: true }),
    ...(permission === 'none' ? { security: [] } : {}),
    'x-required-permission': permissionOf(operation),
    parameters,
    ...requestBody(placed),
    responses: { ...successes(placed), ...problemReferences(problemCodes(placed)) },
  }
}
