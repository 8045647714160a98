import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/components/api/api'
import { refusedWith } from '@/components/api/problem'
import { listKey } from '@/components/api/records'
import { rememberLabel, useName } from '@/components/names/useNames'
import { usePermission } from '@/components/session/user'
import type { Naming } from '@/lib/derive/naming'
import { client, contract } from '@/lib/resources'

const CLIENT: Naming = { resource: client }

/** The client that a contract belongs to; undefined until, and unless, somebody has said so. */
export function useContractClient(contractId: string) {
  const queries = useQueryClient()
  const mayRead = usePermission(client.permissions.read)
  const { data: id = null } = useQuery({
    // With the lists of contracts: one that goes to another client is asked for anew.
    queryKey: [...listKey(contract.name), 'client of', contractId],
    async queryFn({ signal }) {
      const { client_id, _labels } = await readContract(contractId, signal)
      if (client_id !== null) rememberLabel(queries, CLIENT, client_id, _labels?.client_id ?? null)
      return client_id
    },
    enabled: mayRead && contractId !== '',
    retry: false,
  })
  const name = useName(CLIENT, id)?.name
  return id === null ? undefined : { id, name }
}

/** A contract as far as it says whose it is; nobody's where there is none. @throws ApiProblem */
async function readContract(contractId: string, signal: AbortSignal) {
  try {
    const path = { contract_id: contractId }
    const query = { include: ['labels' as const] }
    return (await api.get('/fm/contracts/{contract_id}', { path, query, signal })).body
  } catch (fault) {
    if (refusedWith(fault) !== 404) throw fault
    return { client_id: null, _labels: undefined }
  }
}
