import type { Known } from '@/components/names/name'
import { unknownWords } from '@/components/names/nameWords'
import { namesOfKey } from '@/components/names/useNames'
import { type Naming, namingOfField } from '@/lib/derive/naming'
import { approvalField } from './members'

export const SUPPLIER = approvalField('supplier_id')
export const SUPPLIER_NAMING = namingOfField(SUPPLIER) as Naming

/** Where the names of those who are paid are kept. */
export const payeeNamesKey = namesOfKey(SUPPLIER_NAMING)

/**
 * What to look at of a supplier before they are paid, in words: that there is none, or that they get no
 * more work. Undefined where there is nothing, or it is not known.
 *
 * @param known what the service knows by the id: null for nothing, undefined until it has said so
 */
export function supplierAdvice(id: string, known: Known | null | undefined): string | undefined {
  if (known === null) return unknownWords(SUPPLIER_NAMING, id, [])
  return known?.active === false ? 'The supplier is inactive.' : undefined
}
