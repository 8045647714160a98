import { useQuery } from '@tanstack/react-query'
import { isAskable } from '@/components/names/askable'
import { loadName } from '@/components/names/read'
import { useOpenNaming } from '@/components/names/useNames'
import { keyOfMany } from '@/components/payment/paymentQueries'
import { approval } from '@/lib/resources'
import { SUPPLIER_NAMING, supplierAdvice } from '../payeeNames'
import type { QueueRow } from './rows'
import { useById } from './useById'

/** Suppliers who are not to be paid without a look, in words, by the approvals that pay them. */
export type Doubtful = ReadonlyMap<string, string>

/**
 * Of which approvals the supplier is inactive, or is none.
 *
 * @param rows of none, nothing is asked
 */
export function useDoubtful(rows: readonly QueueRow[]) {
  const naming = useOpenNaming(SUPPLIER_NAMING)
  const ids = rows.map(({ id }) => id)
  const query = useQuery({
    // A step is taken at the version that is told of here: its payee is the one that the list has shown.
    queryKey: [...keyOfMany(approval, ids), 'suppliers'],
    async queryFn() {
      const advised = rows.map(async ({ id, payee }) => {
        const advice =
          'supplierId' in payee &&
          isAskable(payee.supplierId) &&
          supplierAdvice(payee.supplierId, await loadName(SUPPLIER_NAMING, payee.supplierId))
        return advice ? ([[id, advice]] as const) : []
      })
      return (await Promise.all(advised)).flat()
    },
    enabled: rows.length > 0 && naming !== undefined,
    staleTime: 0,
  })
  return useById(query)
}
