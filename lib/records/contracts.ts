import type { Database } from '@/lib/db/database'
import { inTransaction } from '@/lib/db/transaction'
import { client } from '@/lib/resources'
import { type Authorship, insertEvent } from './event'

/** The client that a contract belongs to, as far as it is known. */
export async function clientOfContract(
  db: Database,
  contractId: string,
): Promise<string | undefined> {
  const contract = await db.contract.findUnique({ where: { contract_id: contractId } })
  return contract?.client_id.toString()
}

/**
 * Says which client a contract belongs to, and enters it in that client's history. Saying what is
 * known already changes nothing.
 *
 * @returns false when there is no such client
 */
export const linkContract = (
  outside: Database,
  contractId: string,
  clientId: string,
  author: Authorship,
): Promise<boolean> =>
  inTransaction(outside, async (db) => {
    const id = BigInt(clientId)
    const owner = await db.client.findUnique({
      where: { client_id: id },
      select: { version: true },
    })
    if (!owner) return false
    // Each of the two writes is one statement, so of two that say the same at once only one counts.
    const contract = { contract_id: contractId, client_id: id }
    const made = await db.contract.createMany({ data: [contract], skipDuplicates: true })
    const moved = await db.contract.updateMany({
      where: { contract_id: contractId, client_id: { not: id } },
      data: contract,
    })
    if (made.count + moved.count === 0) return true
    const changes = [{ field: 'contract_id', from: null, to: contractId }]
    const version = owner.version.toString()
    const entry = { resource: client.name, id: clientId, version, changes }
    await insertEvent(db, { ...entry, action: 'contract_linked' }, author)
    return true
  })

/**
 * What {@link linkContract} would change, and writes nothing.
 *
 * @returns undefined when there is no such client
 */
export async function contractChange(
  db: Database,
  contractId: string,
  clientId: string,
): Promise<{ from: string | null; to: string } | undefined> {
  const owner = await db.client.findUnique({
    where: { client_id: BigInt(clientId) },
    select: { client_id: true },
  })
  if (!owner) return undefined
  return { from: (await clientOfContract(db, contractId)) ?? null, to: clientId }
}
