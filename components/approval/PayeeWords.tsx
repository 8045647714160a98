'use client'

import { Words } from '@/components/form/Words'
import { approval } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import type { Payee } from './payment'

const SUPPLIER = approval.fields.get('supplier_id') as Field

/** Who gets the money, by name. */
export function PayeeWords({ payee }: { payee: Payee }) {
  return 'words' in payee ? payee.words : <Words field={SUPPLIER} value={payee.supplierId} />
}
