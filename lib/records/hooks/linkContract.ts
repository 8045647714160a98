import { client, type contract, type RecordOf } from '@/lib/resources'
import { type ChangeAround, enterActionOn } from '../actionOn'
import { holdRows } from '../holdRows'
import type { Hook, Insert } from './hook'

type Contract = RecordOf<typeof contract>

/** Enters a contract in the history of the client that it belongs to from now on. */
async function enter({
  connection,
  author,
  id,
  after,
}: Insert<Contract> & { readonly id: string }): Promise<void> {
  const changes: readonly ChangeAround[] = [{ field: 'contract_id', from: null, to: id }]
  await enterActionOn(
    connection,
    client,
    after.client_id,
    { action: 'contract_linked', changes },
    author,
  )
}

/** A contract that comes to belong to a client is a change of that client too. */
export const linkContract: Hook<Contract> = {
  async prepare(connection, written) {
    const clients = written.flatMap(({ client_id }) => client_id ?? [])
    await holdRows(connection, client, clients, 'NO KEY UPDATE')
  },
  afterInsert: enter,
  afterUpdate: enter,
}
