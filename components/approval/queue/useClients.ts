import { useQuery } from '@tanstack/react-query'
import { readableMembers } from '@/components/list/readableMembers'
import { keyOfMany } from '@/components/payment/paymentQueries'
import { useSessionUser } from '@/components/session/user'
import { approval } from '@/lib/resources'
import { rowsOfIds } from './rows'
import { useById } from './useById'

/** Whose contracts approvals are about, by the approvals. */
export type Clients = ReadonlyMap<string, string | null>

const CLIENT = '_client_name'

/**
 * Whose contracts many approvals are about just now: a contract that moved to another client has changed
 * nothing of its approvals, so that what the list has shown may be another's, and no version tells.
 *
 * @param ids of none, nothing is asked
 */
export function useClients(ids: readonly string[]) {
  const held = useSessionUser()?.permissions ?? []
  const [member] = readableMembers(approval, [CLIENT], (each) => held.includes(each))
  const query = useQuery({
    queryKey: [...keyOfMany(approval, ids), 'clients'],
    async queryFn({ signal }) {
      const members = [approval.id.name, CLIENT]
      const rows = await rowsOfIds(ids, { members, signal })
      return rows.map(({ id, client }) => [id, client] as const)
    },
    enabled: ids.length > 0 && member !== undefined,
    staleTime: 0,
  })
  return useById(query)
}
