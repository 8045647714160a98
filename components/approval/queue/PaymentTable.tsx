'use client'

import { cn } from '@/components/ui/cn'
import { Scroll } from '@/components/ui/display/Scroll'
import { PayeeWords } from '../PayeeWords'
import { dollars, limitWords } from '../payment'
import type { QueueRow } from './rows'

/** Rows that a dialog shows; the others are counted. */
const MAX_SHOWN = 100

/** Who is paid how much under which limit; those above their limit come first. */
export function PaymentTable({ rows }: { rows: readonly QueueRow[] }) {
  const sorted = rows.toSorted(
    (a, b) => Number(b.above !== undefined) - Number(a.above !== undefined),
  )
  return (
    <Scroll label="Chosen approvals" className="-mx-5 border-rule border-y">
      <table className="w-full border-collapse text-left">
        <thead className="border-rule-strong border-b text-ink-2 text-small">
          <tr className="h-8.5">
            <th className="pl-5 font-medium">Approval</th>
            <th className="px-3 font-medium">Payee</th>
            <th className="px-3 text-right font-medium">Lines</th>
            <th className="px-3 pr-5 text-right font-medium">Limit</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MAX_SHOWN).map(({ id, payee, total, limit, above }) => (
            <tr
              key={id}
              data-above={above && true}
              className={cn('h-table-row border-rule not-last:border-b', above && 'bg-amber-wash')}
            >
              <th scope="row" className="pl-5 text-left font-mono font-normal text-small">
                {id}
              </th>
              <td className="px-3 py-1.5">
                <PayeeWords payee={payee} />
              </td>
              <td className="whitespace-nowrap px-3 text-right tabular-nums">{dollars(total)}</td>
              <td className="whitespace-nowrap px-3 py-1.5 pr-5 text-right tabular-nums">
                {limitWords(limit)}
                {above && (
                  <span className="block text-amber text-small">{dollars(above)} above it</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_SHOWN && (
        <p className="px-5 py-2 text-ink-2">and {rows.length - MAX_SHOWN} more</p>
      )}
    </Scroll>
  )
}
