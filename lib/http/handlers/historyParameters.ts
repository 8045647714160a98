import type { Principal } from '@/lib/accounts/principal'
import { anyIdPattern, patternText } from '@/lib/derive/idForms'
import type { JsonSchema } from '@/lib/derive/schemas/namedSchemas'
import { USER_ID } from '@/lib/derive/systemFields'
import { resources } from '@/lib/resources'
import { isTextOf } from '@/lib/text/characters'
import { boundParameter } from '../parsing/momentParameter'
import { PAGING, SORT_ELSEWHERE } from '../parsing/paging'
import { type Parameter, parameter, UnusableValue } from '../parsing/parameter'

/** Which permission shows the history of which resource. */
export const READERS: Readonly<Record<string, string>> = Object.fromEntries(
  resources.map(({ name, permissions }) => [name, permissions.read]),
)

/** Whether somebody may read what was done with records of a kind. */
export const mayReadOf = ({ permissions }: Principal, resource: string): boolean =>
  permissions.has(READERS[resource] ?? '')

const MAX_TEXT = 128

const text = (name: string, description: string, example: string) =>
  parameter(
    {
      name,
      description,
      schema: { type: 'string', minLength: 1, maxLength: MAX_TEXT },
      example,
    },
    (value) => {
      if (!isTextOf(value, 1, MAX_TEXT)) {
        throw new UnusableValue(`it takes 1 to ${MAX_TEXT} characters`)
      }
      return value
    },
  )

const ofPattern = (name: string, description: string, pattern: RegExp, example: string) =>
  parameter(
    { name, description, schema: { type: 'string', pattern: patternText(pattern) }, example },
    (value) => {
      if (!pattern.test(value)) {
        throw new UnusableValue('it takes an id')
      }
      return value
    },
  )

const oneOf = (name: string, description: string, values: readonly string[], rest?: JsonSchema) =>
  parameter({ name, description, schema: { type: 'string', enum: values, ...rest } }, (value) => {
    if (!values.includes(value)) throw new UnusableValue(`it takes ${values.join(' or ')}`)
    return value
  })

/** What the history of everything is narrowed and ordered by. */
export const HISTORY = {
  resource: oneOf('resource', 'Only of records of this kind.', Object.keys(READERS)),
  recordId: ofPattern(
    'record_id',
    'Only of the record of this id.',
    anyIdPattern(resources),
    '10001',
  ),
  field: text(
    'field',
    'Only where this member changed. Members that are no more are found too, so a name that never was one is not refused: it finds nothing.',
    'finance_limit',
  ),
  userId: ofPattern('user_id', 'Only what this user did.', USER_ID, '1'),
  auditUserId: ofPattern(
    'audit_user_id',
    'Only what was done in the name of this user.',
    USER_ID,
    '1',
  ),
  requestId: text(
    'request_id',
    'Only what was done under this X-Request-Id.',
    'import-2026-11-20.17',
  ),
  afterRequest: text(
    'after_request',
    'Only what other requests did afterwards to the records that this request changed. What somebody else did under the same id is another request.',
    'import-2026-11-20.17',
  ),
  conflictsWith: text(
    'conflicts_with',
    'Only where other requests changed a member again that this request had changed, or another part of what it is a part of, such as bank details: what stands in the way of undoing it. What somebody else did under the same id is another request.',
    'import-2026-11-20.17',
  ),
  group: oneOf(
    'group',
    'With request: of each request only its newest entry that matches, with request_entries, request_records and what all of them did (request_action). What several people did under one X-Request-Id is as many requests, as is what one did in several names. A page of bulk requests may have fewer than limit while next_cursor leads to others.',
    ['request'],
  ),
  sort: {
    ...oneOf('sort', 'Newest first, or with at the oldest.', ['at', '-at'], { default: '-at' }),
    alsoCalled: SORT_ELSEWHERE,
  },
  from: boundParameter(
    {
      name: 'from',
      alsoCalled: ['since', 'start', 'start_date', 'begin'],
      description: 'Only from then on.',
      example: '2026-07-01',
    },
    'from',
  ),
  until: boundParameter(
    {
      name: 'to',
      alsoCalled: ['until', 'end', 'end_date'],
      description:
        'Only until then; a date counts to its end, and a moment to the end of the second that it shows.',
      example: '2026-12-31',
    },
    'to',
  ),
}

/** The parameters of the history of everything. */
export const HISTORY_PARAMETERS: readonly Parameter[] = [...PAGING, ...Object.values(HISTORY)]
