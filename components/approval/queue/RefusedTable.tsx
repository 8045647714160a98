import { PageLink } from '@/components/page/PageLink'
import { cn } from '@/components/ui/cn'
import { Scroll } from '@/components/ui/display/Scroll'
import { wholeCodes } from '@/components/ui/display/wholeCodes'
import { recordPage } from '@/lib/derive/addresses'
import { approval } from '@/lib/resources'
import { PayeeWords } from '../PayeeWords'
import { dollars } from '../payment'
import type { Refused } from './run'

/** What was refused, and why: who is in the way, and what one can do. */
export function RefusedTable({ refused }: { refused: readonly Refused[] }) {
  return (
    <Scroll label="Refused approvals" className="-mx-5 border-rule border-y">
      <table className="w-full border-collapse text-left">
        <thead className="border-rule-strong border-b text-ink-2 text-small">
          <tr className="h-8.5">
            <th className="pl-5 font-medium">Approval</th>
            <th className="px-3 font-medium max-sm:hidden">Payee</th>
            <th className="px-3 text-right font-medium max-sm:hidden">Lines</th>
            <th className="px-3 pr-5 font-medium">Why it was left</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ row, why }) => (
            <tr key={row.id} className="h-table-row border-rule not-last:border-b">
              <th scope="row" className="pl-5 text-left font-mono font-normal text-small">
                <PageLink
                  href={recordPage(approval, row.id)}
                  className="rounded-tag text-accent hover:underline"
                >
                  {row.id}
                </PageLink>
              </th>
              <td className={cn('min-w-36 px-3 py-1.5 wrap-anywhere max-sm:hidden', wholeCodes)}>
                <PayeeWords payee={row.payee} />
              </td>
              <td className="whitespace-nowrap px-3 text-right tabular-nums max-sm:hidden">
                {dollars(row.total)}
              </td>
              <td className="min-w-36 px-3 py-1.5 pr-5 wrap-anywhere">{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}
