import type { JsonSchema } from '@/lib/derive/keptSchema'
import { MAX_ELEMENTS } from '../calls/bulkElements'
import { CLIENT_IDS } from '../request/limits'

type At = (name: string) => string

const closed = (properties: Record<string, JsonSchema>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** One element of a bulk call: a patch that names its client. */
export function bulkElement(patch: JsonSchema): JsonSchema {
  const properties = {
    ...(patch.properties as Record<string, JsonSchema>),
    client_id: {
      type: 'string',
      pattern: CLIENT_IDS.client_id.source,
      description: 'Which client to change; each at most once.',
    },
    _if_match: {
      type: ['string', 'null'],
      description: 'ETag that the client must still have, in its quotes.',
    },
  }
  return { ...patch, title: 'Change of one client', ...closed(properties, ['client_id']) }
}

export const bulkBody = (element: string): JsonSchema => ({
  title: 'Changes of many clients',
  type: 'array',
  maxItems: MAX_ELEMENTS,
  items: { $ref: element },
})

const etag: JsonSchema = {
  type: 'string',
  description: 'ETag of the client that the dry run looked at: send it back as `_if_match`.',
}

/** What a dry run says of one element. */
export const dryRunEntry = (at: At): JsonSchema => ({
  title: 'What would change of one client',
  ...closed(
    {
      client_id: { type: 'string' },
      etag,
      changes: { type: 'array', items: { $ref: at('Change') } },
    },
    ['client_id', 'etag', 'changes'],
  ),
})

/** What became of one element of a lenient call. */
export const bulkResult = (at: At): JsonSchema => ({
  title: 'What became of one element',
  ...closed(
    {
      index: { type: 'integer', minimum: 0, description: 'Place in the request, from 0.' },
      row: { type: 'integer', minimum: 1, description: 'Place in the request, from 1.' },
      client_id: { type: ['string', 'null'] },
      status: { type: 'string', enum: ['updated', 'unchanged', 'refused'] },
      errors: { type: 'array', items: { $ref: at('Fault') } },
      etag: { ...etag, description: 'Of a dry run: the ETag of the client that it looked at.' },
      changes: {
        type: 'array',
        items: { $ref: at('Change') },
        description: 'Of a dry run: what would change.',
      },
    },
    ['index', 'row', 'client_id', 'status'],
  ),
})

const count = { type: 'integer', minimum: 0 }

/** What a bulk call answers with: it depends on `dry_run` and on `Prefer`. */
export const bulkAnswer = (at: At): JsonSchema => ({
  title: 'Answer to changes of many clients',
  anyOf: [
    {
      type: 'array',
      items: { $ref: at('Client') },
      description: 'The clients, in the order of the request.',
    },
    {
      type: 'array',
      items: { $ref: at('ClientDryRun') },
      description: 'With `dry_run=true`: what would change.',
    },
    {
      description: 'With `Prefer: handling=lenient`: what became of each element.',
      ...closed(
        {
          updated: count,
          unchanged: count,
          refused: count,
          results: { type: 'array', items: { $ref: at('ClientBulkResult') } },
        },
        ['updated', 'unchanged', 'refused', 'results'],
      ),
    },
  ],
})
