import type { JsonSchema } from '@/lib/derive/keptSchema'
import { kindOf } from '@/lib/derive/kinds'
import { isFilterable, isRanged } from '@/lib/records/listQuery'
import { approvalStore, clientStore, type Store } from '@/lib/records/stores'
import { LISTS, type ListSpec } from '@/lib/resources/lists'
import type { Field } from '@/lib/resources/resource'
import { READERS } from '../calls/historyCalls'
import type { OperationDocument } from '../gate/operation'
import { CLIENT_IDS } from '../request/limits'

type Query = NonNullable<OperationDocument['query']>

const parameter = (name: string, description: string, schema: JsonSchema, example?: unknown) => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example !== undefined && { example }),
})

/** Several values in one parameter, with commas between them. */
const commas = (name: string, description: string, items: JsonSchema, example?: unknown) => ({
  ...parameter(name, description, { type: 'array', items, minItems: 1 }, example),
  style: 'form',
  explode: false,
})

const PAGING = [
  parameter(
    'limit',
    'The most entries of the page.',
    { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    20,
  ),
  parameter('cursor', 'The next_cursor of the page before, with otherwise the same parameters.', {
    type: 'string',
  }),
]

function filter(field: Field) {
  const items = field.values ? { type: 'string', enum: field.values } : { type: 'string' }
  const example = field.values ? field.values.filter(Boolean).slice(0, 2) : ['1']
  return commas(
    field.name,
    `${field.label}: only records with one of these values.`,
    items,
    example,
  )
}

function range(field: Field) {
  const { description: _, ...schema } = (kindOf(field).shownSchema ?? kindOf(field).jsonSchema)(
    field,
  )
  const example = field.kind === 'decimal' ? 1000 : '2026-07-01'
  return [
    parameter(`${field.name}_from`, `${field.label}: only this and above.`, schema, example),
    parameter(`${field.name}_to`, `${field.label}: only this and below.`, schema, example),
  ]
}

function listQuery(store: Store) {
  const { resource } = store
  const spec = LISTS[resource.name] as ListSpec
  const fields = [...resource.fields.values()]
  const shown = fields.filter((field) => !field.writeOnly).map((field) => field.name)
  const members = [...resource.kept.map((kept) => kept.name), ...shown]
  const ranged = spec.sortable.filter((name) => isRanged(store, name))
  return [
    parameter(
      'search',
      `Words to look for, slips allowed, in ${spec.searched.join(', ')}. Without sort, the best matches come first.`,
      { type: 'string', maxLength: 100 },
      'fleet',
    ),
    commas(
      'sort',
      `Members to sort by; a leading - reverses. Without it: ${spec.defaultSort}.`,
      { type: 'string', enum: spec.sortable.flatMap((name) => [name, `-${name}`]) },
      spec.sortable.slice(1, 2).map((name) => `-${name}`),
    ),
    ...PAGING,
    commas(
      'fields',
      'Members that the records are cut to.',
      { type: 'string', enum: members },
      members.slice(0, 2),
    ),
    ...fields.filter(isFilterable).map(filter),
    ...ranged.flatMap((name) => range(resource.fields.get(name) as Field)),
  ]
}

const text = { type: 'string', minLength: 1, maxLength: 128 }
const digits = (most: number) => ({
  type: 'string',
  maxLength: most,
  pattern: '^[1-9]{1}[0-9]*$',
})
const bound = { type: 'string', description: 'A calendar date, or an RFC 3339 date-time.' }

const QUERIES: Readonly<Record<Query, () => readonly JsonSchema[]>> = {
  clients: () => listQuery(clientStore),
  approvals: () => [
    ...listQuery(approvalStore),
    parameter(
      'client_id',
      'Only approvals whose contract belongs to this client.',
      { type: 'string', pattern: CLIENT_IDS.client_id.source },
      '10001',
    ),
  ],
  accounts: () => PAGING,
  events: () => PAGING,
  allEvents: () => [
    ...PAGING,
    parameter('resource', 'Only of records of this kind.', {
      type: 'string',
      enum: Object.keys(READERS),
    }),
    parameter('record_id', 'Only of the record of this id.', digits(20), '10001'),
    parameter('field', 'Only where this member changed.', text, 'finance_limit'),
    parameter('user_id', 'Only what this user did.', digits(5), '1'),
    parameter('audit_user_id', 'Only what was done in the name of this user.', digits(5), '1'),
    parameter('request_id', 'Only what this request did.', text, 'import-2026-11-20.17'),
    parameter(
      'after_request',
      'Only what other requests did afterwards to the records that this request changed.',
      text,
      'import-2026-11-20.17',
    ),
    parameter(
      'group',
      'With request: of each request only its newest entry that matches, with request_entries and request_records.',
      { type: 'string', enum: ['request'] },
    ),
    parameter('sort', 'Newest first, or with at the oldest.', {
      type: 'string',
      enum: ['at', '-at'],
      default: '-at',
    }),
    parameter('from', 'Only from then on.', bound, '2026-07-01'),
    parameter('to', 'Only until then; a date counts to its end.', bound, '2026-12-31'),
  ],
  bulk: () => [
    parameter(
      'dry_run',
      'Checks everything, writes nothing, and answers with what would change.',
      { type: 'boolean', default: false },
      true,
    ),
  ],
}

/** The query parameters of a family, derived from what its lists filter and sort by. */
export const queryParameters = (query: Query | undefined): readonly JsonSchema[] =>
  query ? QUERIES[query]() : []
