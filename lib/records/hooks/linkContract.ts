import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { client, contract, type RecordOf } from '@/lib/resources'
import { enterActionsOn } from '../actionOn'
import { holdRows } from '../holdRows'
import { ofMany, remembered } from '../statementCache'
import { storeOf } from '../stores'
import type { Hook, Inserted, Update } from './hook'

type Contract = RecordOf<typeof contract>

/** Enters contracts in the histories of the clients that they belong to from now on. */
const enterLinked = (writes: readonly Inserted<Contract>[]): Promise<void> =>
  enter(writes, 'contract_linked', ({ id, after }) => [after.client_id, null, id])

/** Enters contracts in the histories of the clients that they belong to no longer. */
const enterUnlinked = (writes: readonly Update<Contract>[]): Promise<void> =>
  enter(writes, 'contract_unlinked', ({ id, before }) => [before.client_id, id, null])

async function enter<Write extends Inserted<Contract>>(
  writes: readonly Write[],
  action: string,
  of: (write: Write) => [clientId: string, from: string | null, to: string | null],
): Promise<void> {
  const [first] = writes
  if (!first) return
  const around = writes.map((write) => {
    const [id, from, to] = of(write)
    return { id, changes: [{ field: 'contract_id', from, to }] as const }
  })
  await enterActionsOn(first.connection, client, action, around, first.author)
}

/**
 * Holds those of contracts that there are, in the order of their ids.
 *
 * @returns the clients that they belong to
 */
async function holdOwned(connection: Database, contracts: readonly string[]): Promise<string[]> {
  if (contracts.length === 0) return []
  const { table, id, idType } = storeOf(contract)
  const statement = remembered(
    'hold contracts for their clients',
    () =>
      `SELECT client_id::text AS owner FROM ${table} WHERE ${id} = ANY ($1::${idType}[]) ORDER BY ${id} FOR NO KEY UPDATE`,
  )
  const rows = await queryRaw<{ owner: string }>(connection, ofMany(statement, [contracts]))
  return rows.map(({ owner }) => owner)
}

/**
 * A contract that comes to belong to a client is a change of that client too, and of the one that it
 * leaves: which one that is, is known once the contract is held.
 */
export const linkContract: Hook<Contract> = {
  async prepare(connection, wished) {
    const left = await holdOwned(
      connection,
      wished.flatMap(({ id }) => id ?? []),
    )
    const joined = wished.flatMap(({ set }) => set.client_id ?? [])
    await holdRows(connection, client, [...left, ...joined], 'NO KEY UPDATE')
  },
  afterInserts: enterLinked,
  async afterUpdates(writes) {
    const moved = writes.filter(({ before, after }) => before.client_id !== after.client_id)
    await enterUnlinked(moved)
    await enterLinked(moved)
  },
}
