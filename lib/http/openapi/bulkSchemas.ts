import { idPattern } from '@/lib/derive/idForms'
import type { JsonSchema } from '@/lib/derive/namedSchemas'
import { referenceTo } from '@/lib/derive/namedSchemas'
import { client } from '@/lib/resources'
import { MAX_ELEMENTS } from '../handlers/bulkElements'

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
      pattern: idPattern(client).source,
      description: 'Which client to change; each at most once.',
    },
    _if_match: {
      type: ['string', 'null'],
      description: 'ETag that the client must still have, in its quotes.',
    },
  }
  return { ...patch, title: 'Change of one client', ...closed(properties, ['client_id']) }
}

export const bulkBody: JsonSchema = {
  title: 'Changes of many clients',
  type: 'array',
  maxItems: MAX_ELEMENTS,
  items: referenceTo('ClientBulkElement'),
}

const etag: JsonSchema = {
  type: 'string',
  description: 'ETag of the client that the dry run looked at: send it back as `_if_match`.',
}
const changes: JsonSchema = { type: 'array', items: referenceTo('Change') }

/** What a dry run says of one element. */
export const dryRunEntry: JsonSchema = {
  title: 'What would change of one client',
  ...closed({ client_id: { type: 'string' }, etag, changes }, ['client_id', 'etag', 'changes']),
}

/** What became of one element of a lenient call. */
export const bulkResult: JsonSchema = {
  title: 'What became of one element',
  ...closed(
    {
      index: { type: 'integer', minimum: 0, description: 'Place in the request, from 0.' },
      row: { type: 'integer', minimum: 1, description: 'Place in the request, from 1.' },
      client_id: { type: ['string', 'null'] },
      status: { type: 'string', enum: ['updated', 'unchanged', 'refused'] },
      errors: { type: 'array', items: referenceTo('Fault') },
      etag: { ...etag, description: 'Of a dry run: the ETag of the client that it looked at.' },
      changes: { ...changes, description: 'Of a dry run: what would change.' },
    },
    ['index', 'row', 'client_id', 'status'],
  ),
}

const count = { type: 'integer', minimum: 0 }

/** The answer to a call that is done: also that to an empty one, dry run or not. */
export const clientList: JsonSchema = {
  title: 'Changed clients',
  description: 'The clients, in the order of the request.',
  type: 'array',
  items: referenceTo('Client'),
}

/** The answer to a dry run. */
export const dryRunList: JsonSchema = {
  title: 'What would change',
  description: 'With `dry_run=true`: what would change, in the order of the request.',
  type: 'array',
  minItems: 1,
  items: referenceTo('ClientDryRun'),
}

/** The answer to a lenient call, dry run or not. */
export const bulkReport: JsonSchema = {
  title: 'Report of a lenient call',
  description: 'With `Prefer: handling=lenient`: what became of each element.',
  ...closed(
    {
      updated: count,
      unchanged: count,
      refused: count,
      results: { type: 'array', items: referenceTo('ClientBulkResult') },
    },
    ['updated', 'unchanged', 'refused', 'results'],
  ),
}

/**
 * What a bulk call answers with: it depends on `dry_run` and on `Prefer`, and no answer fits two of
 * the three.
 */
export const bulkAnswer: JsonSchema = {
  title: 'Answer to changes of many clients',
  oneOf: ['ClientList', 'ClientDryRunList', 'ClientBulkReport'].map(referenceTo),
}
