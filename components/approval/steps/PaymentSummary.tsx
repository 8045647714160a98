'use client'

import type { ReactNode } from 'react'
import { readEntries } from '@/components/form/model/entries'
import { readFigure } from '@/components/form/model/figure'
import { useFormModel } from '@/components/form/model/formContext'
import { leftOutWords, totalOf } from '../lines/sums'
import type { ApprovalField } from '../members'
import { PayeeWords } from '../PayeeWords'
import { aboveLimit, CREDIT_NOTE, dollars, limitWords, payeeOf } from '../payment'

/** Who is paid how much under which limit, as the form stands; and whether it is above the limit. */
export function PaymentSummary() {
  const values = useFormModel().form.getValues()
  const text = (name: ApprovalField) =>
    typeof values[name] === 'string' ? (values[name] as string) : ''
  const total = totalOf(readEntries(text('maintenance_lines') || null) ?? [])
  const limit = readFigure(text('approval_limit'), 'AUD')
  const above = aboveLimit(total.figure, limit)
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr_auto_1fr_auto_1fr]">
        <Fact name="Payee" value={<PayeeWords payee={payeeOf(values)} />} />
        <Fact name="Lines" value={dollars(total.figure)} />
        <Fact name="Limit" value={limitWords(limit)} />
      </dl>
      {values[CREDIT_NOTE] === 'yes' && (
        <p className="text-amber">
          The document is a credit note: money that is owed to you, which would be paid like any
          other.
        </p>
      )}
      {above && (
        <p className="text-amber">
          The lines are {dollars(above)} above the limit of {limitWords(limit)}.
        </p>
      )}
      {leftOutWords(total).map((words) => (
        <p key={words} className="text-amber">
          {words} and not in the sum.
        </p>
      ))}
    </>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </>
  )
}
