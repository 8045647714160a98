import { client, type contract, type RecordOf } from '@/lib/resources'
import { insertEvent } from '../event'
import type { Hook, Insert } from './hook'

type Contract = RecordOf<typeof contract>

/** Enters a contract in the history of the client that it belongs to from now on. */
async function enter({
  connection,
  author,
  id,
  after,
}: Insert<Contract> & { readonly id: string }): Promise<void> {
  const owner = await connection.client.findUniqueOrThrow({
    where: { client_id: BigInt(after.client_id) },
    select: { version: true },
  })
  const change = {
    resource: client.name,
    id: after.client_id,
    version: owner.version.toString(),
    action: 'contract_linked',
    changes: [{ field: 'contract_id', from: null, to: id }],
  }
  await insertEvent(connection, change, author)
}

export const linkContract: Hook<Contract> = { afterInsert: enter, afterUpdate: enter }
