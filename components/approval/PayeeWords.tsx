'use client'

import { Words } from '@/components/form/Words'
import { useWholeName } from '@/components/names/useNames'
import { SUPPLIER, SUPPLIER_NAMING, supplierAdvice } from './payeeNames'
import type { Payee } from './payment'

/** Who gets the money, by name; and that there is no such supplier, or that they get no more work. */
export function PayeeWords({ payee }: { payee: Payee }) {
  return 'words' in payee ? payee.words : <Supplier id={payee.supplierId} />
}

function Supplier({ id }: { id: string }) {
  const advice = supplierAdvice(id, useWholeName(SUPPLIER_NAMING, id))
  return (
    <>
      <Words field={SUPPLIER} value={id} />
      {advice && <span className="block text-amber text-small">{advice}</span>}
    </>
  )
}
