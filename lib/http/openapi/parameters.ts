import { patternText } from '@/lib/derive/idForms'
import type { JsonSchema } from '@/lib/derive/schemas/namedSchemas'
import { SEVERAL_TAGS } from '@/lib/text/entityTags'
import type { Parameter } from '../parsing/parameter'
import type { PathIds } from '../parsing/pathIds'
import type { Operation } from '../pipeline/operation'
import { parametersOf } from '../pipeline/parameters'

const header = (name: string, description: string, schema: JsonSchema, example: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string', ...schema },
  example,
})

/** Headers of requests, by the name under which operations refer to them. */
export const HEADER_PARAMETERS = {
  TimeZone: header(
    'Time-Zone',
    'Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30, up to 14:00.',
    { maxLength: 100, pattern: '^[a-zA-Z0-9/:+\\-_]+$', default: 'UTC' },
    'Australia/Sydney',
  ),
  AuditUserId: header(
    'Audit-User-Id',
    'User in whose name the call is made. It takes the permission Audit:UserIdOverride.',
    { maxLength: 5, pattern: '^[1-9]{1}[0-9]*$' },
    '1',
  ),
  AuditReason: header(
    'Audit-Reason',
    'Why the change is made: kept with the history entry. UTF-8.',
    { maxLength: 200 },
    'Corrected after a call with the client',
  ),
  IfMatch: header(
    'If-Match',
    'ETag that the record must still have, or * for any.',
    { pattern: SEVERAL_TAGS },
    '"1"',
  ),
  IfNoneMatch: header(
    'If-None-Match',
    'ETags that the caller has; the answer is 304 when one of them is the present one.',
    { pattern: SEVERAL_TAGS },
    '"1"',
  ),
  IfNoneMatchOnWrite: header(
    'If-None-Match',
    'With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.',
    { pattern: SEVERAL_TAGS },
    '*',
  ),
  IdempotencyKey: header(
    'Idempotency-Key',
    'Names the request, so that its repetition is answered and not done again, for at least 24 hours.',
    { minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    'd3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04',
  ),
  DelegatedLockingSessionId: header(
    'Delegated-Locking-Session-Id',
    'Locking session that holds the lock on the record: the call then takes none of its own. It takes the permission DelegatedLocking.',
    {},
    '5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65',
  ),
  RequestId: header(
    'X-Request-Id',
    'Id for the request, its log line and its history entries. One of another form is replaced.',
    { minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9._\\-]+$' },
    'import-2026-11-20.17',
  ),
  Prefer: header(
    'Prefer',
    'Of an array: `handling=lenient` writes the good elements and reports the others; `return=minimal` leaves the records out of the answer.',
    {},
    'handling=lenient',
  ),
}

export type HeaderParameter = keyof typeof HEADER_PARAMETERS

/** The parameters of a path. */
export const pathParameters = (ids: PathIds) =>
  Object.entries(ids).map(([name, { pattern, description, example }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string', pattern: patternText(pattern) },
    example,
  }))

/**
 * A query parameter as OpenAPI has it. Of a list, the document shows the shorter way to send it, where
 * values have no commas.
 */
const documented = ({
  name,
  description,
  schema,
  example,
  bounds,
  isList,
  isWhole,
}: Parameter) => ({
  name,
  in: 'query',
  description,
  schema: isList ? { type: 'array', items: schema, minItems: 1, ...bounds } : schema,
  ...(example !== undefined && { example }),
  ...(isList && { style: 'form', explode: isWhole === true }),
})

/** The query parameters of an operation: the very ones that the pipeline reads by. */
export const queryParameters = (operation: Operation) => parametersOf(operation).map(documented)
