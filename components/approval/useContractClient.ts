import { useQuery } from '@tanstack/react-query'
import { apiFetch } from '@/components/api/api'
import { usePermission } from '@/components/session/user'

/** The client that a contract belongs to; undefined until, and unless, somebody has said so. */
export function useContractClient(contractId: string) {
  const mayRead = usePermission('Clients:Read')
  const { data } = useQuery({
    queryKey: ['contract', contractId],
    queryFn: async ({ signal }) => {
      const path = `/api/v1/fm/contracts/${encodeURIComponent(contractId)}`
      const contract = (await apiFetch<{ client_id: string }>(path, { signal })).body
      const client = `/api/v1/fm/clients/${contract.client_id}`
      const { body } = await apiFetch<{ name: string | null }>(client, { signal })
      return { id: contract.client_id, name: body.name }
    },
    enabled: mayRead && contractId !== '',
    retry: false,
    staleTime: 300_000,
  })
  return data
}
