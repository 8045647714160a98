import { client, type contract, type RecordOf } from '@/lib/resources'
import { entryOf } from '../statementParts'
import { storeOf } from '../stores'
import { authorship } from '../write'
import type { Hook, Insert } from './hook'

type Contract = RecordOf<typeof contract>

const ENTER = entryOf(
  storeOf(client),
  'contract_linked',
  `(SELECT client_id AS id, version FROM client WHERE client_id = $1::bigint) up,
    (SELECT jsonb_build_array(jsonb_build_object('field', 'contract_id', 'from', NULL, 'to', $6::text)) AS changes, ARRAY['contract_id'] AS names) d`,
)

/** Enters a contract in the history of the client that it belongs to from now on. */
async function enter({
  connection,
  author,
  id,
  after,
}: Insert<Contract> & { readonly id: string }): Promise<void> {
  await connection.query({ text: ENTER, values: [after.client_id, ...authorship(author), id] })
}

export const linkContract: Hook<Contract> = { afterInsert: enter, afterUpdate: enter }
