import { useQuery } from '@tanstack/react-query'
import { api } from '@/components/api/api'
import { usePermission } from '@/components/session/user'

/** The client that a contract belongs to; undefined until, and unless, somebody has said so. */
export function useContractClient(contractId: string) {
  const mayRead = usePermission('Clients:Read')
  const { data } = useQuery({
    queryKey: ['contract', contractId],
    queryFn: async ({ signal }) => {
      const contract = await api.get('/fm/contracts/{contract_id}', {
        path: { contract_id: contractId },
        signal,
      })
      const { client_id } = contract.body
      const client = await api.get('/fm/clients/{client_id}', { path: { client_id }, signal })
      return { id: client_id, name: client.body.name }
    },
    enabled: mayRead && contractId !== '',
    retry: false,
    staleTime: 300_000,
  })
  return data
}
