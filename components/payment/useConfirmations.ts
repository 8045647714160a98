import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '@/components/api/api'
import { inParts } from '@/components/api/parts'
import { OWN_PATIENCE } from '@/components/api/session'
import type { OptionsOf } from '@/components/api/types'
import { readingOf } from '@/components/page/NotTold'
import type { Resource } from '@/lib/resources/resource'
import type { Confirmation } from './changes'
import { keyOfMany } from './paymentQueries'

/** What is confirmed of records, by their ids. */
export type Confirmations = ReadonlyMap<string, Confirmation>

type Of = OptionsOf<'/fm/confirmations/{of}', 'get'>['path']['of']

/**
 * Who has confirmed what records say to be so, and what was changed of it afterwards.
 *
 * @param ids of none, nothing is asked
 */
export function useConfirmations(resource: Resource, ids: readonly string[]) {
  const query = useQuery({
    queryKey: [...keyOfMany(resource, ids), 'confirmed'],
    async queryFn({ signal }) {
      const found: Confirmation[] = []
      for (const id of inParts(ids, { written: (value) => `&id=${value}` })) {
        const path = { of: resource.name as Of }
        const options = { path, query: { id }, signal, timeout: OWN_PATIENCE }
        found.push(...(await api.get('/fm/confirmations/{of}', options)).body.data)
      }
      return found
    },
    enabled: ids.length > 0,
    // Others change payees and accounts meanwhile.
    staleTime: 0,
  })
  const byId = useMemo(
    (): Confirmations | undefined =>
      query.data && new Map(query.data.map((each) => [each.id, each])),
    [query.data],
  )
  return {
    ...readingOf(query),
    /** Undefined until they are known. */
    byId,
  }
}
