'use client'

import { Words } from '@/components/form/Words'
import { approvalField } from './members'
import type { Payee } from './payment'

const SUPPLIER = approvalField('supplier_id')

/** Who gets the money, by name. */
export function PayeeWords({ payee }: { payee: Payee }) {
  return 'words' in payee ? payee.words : <Words field={SUPPLIER} value={payee.supplierId} />
}
