import { useQuery } from '@tanstack/react-query'
import { api } from '@/components/api/api'
import { listKey } from '@/components/api/records'
import { usePermission } from '@/components/session/user'
import { contract } from '@/lib/resources'

/** The client that a contract belongs to; undefined until, and unless, somebody has said so. */
export function useContractClient(contractId: string) {
  const mayRead = usePermission('Clients:Read')
  const { data } = useQuery({
    // Read anew once a contract has gone to another client.
    queryKey: [...listKey(contract.name), 'client', contractId],
    queryFn: async ({ signal }) => {
      const { body } = await api.get('/fm/contracts/{contract_id}', {
        path: { contract_id: contractId },
        query: { include: ['labels'] },
        signal,
      })
      return { id: body.client_id, name: body._labels?.client_id }
    },
    enabled: mayRead && contractId !== '',
    retry: false,
  })
  return data
}
