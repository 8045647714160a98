import { MEDIA_TYPE, type ProblemCode } from '@/lib/problem'
import type { Operation, SchemaName } from '../pipeline/operation'
import { parametersOf } from '../pipeline/parameters'
import type { Method } from '../pipeline/route'
import { answerExamples } from './answerExamples'
import { type DryRunSchema, dryRunSchemaOf, orChanges } from './dryRunSchemas'
import { BODY_EXAMPLES } from './examples'
import { headersNamed } from './headers'
import { operationId, tagOf } from './names'
import { type HeaderParameter, pathParameters } from './parameters'
import { problemReferences } from './problems'
import { queryParameters } from './queries'

/** An operation with where it stands. */
export interface Placed {
  readonly method: Method
  /** Path template below the API's address. */
  readonly path: string
  readonly operation: Operation
}

/** What a single record is answered as: it has an entity tag. */
const TAGGED: ReadonlySet<SchemaName | undefined> = new Set<SchemaName>([
  'Client',
  'PackagingDefaults',
  'Approval',
  'User',
  'Role',
])
const PATCH_TYPE = 'application/merge-patch+json'

const isTagged = ({ operation }: Placed): boolean => TAGGED.has(operation.document.gives)
const isDocument = ({ operation }: Placed): boolean => operation.document.gives === 'ApiDocument'
const isRead = ({ method }: Placed): boolean => method === 'GET'
const isBulk = ({ operation }: Placed): boolean => operation.document.takes === 'ClientBulk'

/** Every code that an operation can fail with, as its demands imply them. */
export function problemCodes(placed: Placed): ReadonlySet<ProblemCode> {
  const { operation } = placed
  const { permission, document } = operation
  const codes: (readonly [boolean | undefined, ...ProblemCode[]])[] = [
    [true, 'malformed_header', 'not_acceptable', 'internal', 'unavailable'],
    [permission !== 'none', 'unauthenticated', 'permission_denied', 'unknown_audit_user'],
    [permission !== 'none', 'rate_limited'],
    [operation.maxBytes !== undefined, 'malformed_json', 'duplicate_member', 'body_too_large'],
    [operation.maxBytes !== undefined, 'unsupported_media_type', 'validation_failed'],
    [operation.ids !== undefined, 'malformed_id', 'record_not_found'],
    [true, 'unknown_parameter'],
    [parametersOf(operation).length > 0, 'invalid_parameter'],
    [operation.preconditions === 'record', 'precondition_failed'],
    [operation.locking, 'lock_not_held'],
    // A write waits for another's for some seconds and then says so.
    [!isRead(placed) && !['none', 'token'].includes(permission), 'locked'],
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
    [operation.permission !== 'none', 'AuditUserId'],
    [operation.permission !== 'none' && !isRead(placed), 'AuditReason'],
    [operation.preconditions === 'record', 'IfMatch'],
    [operation.preconditions === 'record', 'IfNoneMatchOnWrite'],
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
  const schema = { $ref: `#/components/schemas/${takes}` }
  const examples = BODY_EXAMPLES[takes]
  return {
    requestBody: {
      required: operation.bodyOptional !== true,
      content: {
        'application/json': { schema, ...(examples && { examples }) },
        [MEDIA_TYPE]: { schema },
        ...(method === 'PATCH' && { [PATCH_TYPE]: { schema } }),
      },
    },
  }
}

function successHeaders(placed: Placed) {
  const { operation } = placed
  const { document } = operation
  const names: readonly (readonly [boolean | undefined, string])[] = [
    [true, 'X-Request-Id'],
    [isTagged(placed) || isDocument(placed), 'ETag'],
    [document.status === 201, 'Location'],
    [document.gives !== undefined, 'Vary'],
    [document.gives !== undefined, 'Content-Encoding'],
    [isBulk(placed), 'Preference-Applied'],
    [operation.idempotent, 'Idempotency-Replayed'],
  ]
  return headersNamed(names.flatMap(([applies, name]) => (applies ? [name] : [])))
}

const TRIED = 'With `dry_run=true`: what would change, and nothing is written.'

/** The schema of the answer to a dry run of a write of one record, by the record's id. */
export function dryRunSchema({ operation }: Placed): DryRunSchema | undefined {
  const { dryRun, preconditions, ids, document } = operation
  if (!dryRun || preconditions === 'elements') return undefined
  return dryRunSchemaOf(Object.keys(ids ?? {})[0] ?? document.gives?.toLowerCase() ?? '')
}

function successes(placed: Placed) {
  const { status, gives } = placed.operation.document
  const headers = successHeaders(placed)
  const type = isDocument(placed) ? 'application/json' : MEDIA_TYPE
  const trial = dryRunSchema(placed)
  const isBoth = trial !== undefined && status === 200
  const content = (name: string, ...shown: (SchemaName | DryRunSchema)[]) => ({
    content: {
      [type]: {
        schema: { $ref: `#/components/schemas/${name}` },
        examples: Object.assign({}, ...shown.map(answerExamples)),
      },
    },
  })
  return {
    [status]: {
      description: `${status === 201 ? 'Made.' : 'Done.'}${isBoth ? ` ${TRIED}` : ''}`,
      headers,
      ...(gives && (isBoth ? content(orChanges(gives), gives, trial) : content(gives, gives))),
    },
    ...(trial &&
      !isBoth && {
        200: {
          description: TRIED,
          headers: headersNamed(['X-Request-Id']),
          ...content(trial, trial),
        },
      }),
    ...(isBulk(placed) && {
      204: { description: 'Done, with `Prefer: return=minimal`.', headers },
    }),
    ...(isRead(placed) &&
      (isTagged(placed) || isDocument(placed)) && {
        304: { description: 'The caller has the present version.', headers },
      }),
  }
}

/** An operation as OpenAPI has it: everything follows from the data that the gate goes by. */
export function documentedOperation(placed: Placed) {
  const { method, path, operation } = placed
  const { permission, document } = operation
  const parameters = [
    ...pathParameters(operation.ids ?? {}),
    ...queryParameters(operation),
    ...headerParameters(placed),
  ]
  return {
    operationId: operationId(method, path, document.gives?.endsWith('Page') === true),
    tags: [tagOf(path)],
    summary: operation.summary,
    description: operation.description,
    ...(permission === 'none' ? { security: [] } : {}),
    ...(!['none', 'token'].includes(permission) && { 'x-required-permission': permission }),
    parameters,
    ...requestBody(placed),
    responses: { ...successes(placed), ...problemReferences(problemCodes(placed)) },
  }
}
