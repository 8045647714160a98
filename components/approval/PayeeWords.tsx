'use client'

import { Words } from '@/components/form/Words'
import { useWholeName } from '@/components/names/useNames'
import { unknownWords } from '@/components/names/words'
import { type Naming, namingOfField } from '@/lib/derive/naming'
import { approvalField } from './members'
import type { Payee } from './payment'

const SUPPLIER = approvalField('supplier_id')
const NAMING = namingOfField(SUPPLIER) as Naming

/** Who gets the money, by name; and that there is no such supplier, or that they get no more work. */
export function PayeeWords({ payee }: { payee: Payee }) {
  return 'words' in payee ? payee.words : <Supplier id={payee.supplierId} />
}

function Supplier({ id }: { id: string }) {
  const known = useWholeName(NAMING, id)
  const advice =
    known === null
      ? unknownWords(NAMING, id, [])
      : known?.active === false && 'The supplier is inactive.'
  return (
    <>
      <Words field={SUPPLIER} value={id} />
      {advice && <span className="block text-amber text-small">{advice}</span>}
    </>
  )
}
