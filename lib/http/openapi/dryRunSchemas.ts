import type { JsonSchema } from '@/lib/derive/namedSchemas'
import { referenceTo } from '@/lib/derive/namedSchemas'

/** Name of the schema of the answers to dry runs, for one kind of record. */
export type DryRunSchema = `${string}Changes`

/** Kinds of record that can be written one by one, by the words in their ids. */
const RECORDS = ['client', 'approval', 'user', 'role', 'contract']

/** The name of the schema for records of such an id: `user_id` gives `UserChanges`. */
export const dryRunSchemaOf = (id: string): DryRunSchema =>
  `${id.charAt(0).toUpperCase()}${id.slice(1).replace(/_id$/, '')}Changes`

const changesOf = (record: string): JsonSchema => {
  const id = `${record}_id`
  return {
    title: `What would change of a ${record}`,
    type: 'object',
    properties: {
      [id]: {
        type: ['string', 'null'],
        description: 'Null of a record that is only to be made: the write itself gives out its id.',
      },
      changes: { type: 'array', items: referenceTo('Change') },
    },
    required: [id, 'changes'],
    additionalProperties: false,
  }
}

/** Records that writes answer with at the same status as dry runs, with the words in their ids. */
const ANSWERS = {
  Client: 'client',
  PackagingDefaults: 'client',
  Approval: 'approval',
  User: 'user',
  Role: 'role',
  Contract: 'contract',
} as const

/** The name of the schema of an answer that is a record, or with `dry_run=true` its changes. */
export const orChanges = (record: string): string => `${record}OrChanges`

/** What dry runs of single records answer with, by themselves and beside the real answers. */
export const dryRunSchemas: Readonly<Record<string, () => JsonSchema>> = Object.fromEntries([
  ...RECORDS.map((record) => [dryRunSchemaOf(record), () => changesOf(record)] as const),
  ...Object.entries(ANSWERS).map(
    ([answer, record]) =>
      [
        orChanges(answer),
        () => ({
          title: `The record, or with dry_run=true what would change of it`,
          oneOf: [referenceTo(answer), referenceTo(dryRunSchemaOf(record))],
        }),
      ] as const,
  ),
])

/** An example of each answer to a dry run. */
export const DRY_RUN_EXAMPLES = Object.fromEntries(
  Object.entries({
    client: ['10001', { field: 'finance_limit', from: 200000, to: 250000 }],
    approval: ['88001', { field: 'billing_period_item_no' }],
    user: ['9', { field: 'enabled', from: true, to: false }],
    role: ['3', { field: 'name', from: 'Viewer', to: 'Reader' }],
    contract: ['C-40001', { field: 'client_id', from: null, to: '10001' }],
  }).map(([record, [id, change]]) => [
    dryRunSchemaOf(record),
    {
      dryRun: { summary: 'What would change', value: { [`${record}_id`]: id, changes: [change] } },
    },
  ]),
)
