import { client, type contract, type RecordOf } from '@/lib/resources'
import { enterActionsOn } from '../actionOn'
import { holdRows } from '../holdRows'
import type { Hook, Inserted } from './hook'

type Contract = RecordOf<typeof contract>

/** Enters contracts in the histories of the clients that they belong to from now on. */
async function enter(writes: readonly Inserted<Contract>[]): Promise<void> {
  const [first] = writes
  if (!first) return
  const linked = writes.map(({ id, after }) => ({
    id: after.client_id,
    changes: [{ field: 'contract_id', from: null, to: id }] as const,
  }))
  await enterActionsOn(first.connection, client, 'contract_linked', linked, first.author)
}

/** A contract that comes to belong to a client is a change of that client too. */
export const linkContract: Hook<Contract> = {
  async prepare(connection, written) {
    const clients = written.flatMap(({ client_id }) => client_id ?? [])
    await holdRows(connection, client, clients, 'NO KEY UPDATE')
  },
  afterInserts: enter,
  afterUpdates: enter,
}
