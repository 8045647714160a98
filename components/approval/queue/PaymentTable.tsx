'use client'

import { SharedWords } from '@/components/form/duplicates/SharedWords'
import { useWhen } from '@/components/form/model/useWhen'
import { StatusTag } from '@/components/page/StatusTag'
import { Afterwards } from '@/components/payment/Afterwards'
import {
  type Confirmation,
  changeSentence,
  isOutdated,
  type PaymentChange,
} from '@/components/payment/changes'
import { SeeChange } from '@/components/payment/PaymentChanges'
import type { ChangesOfMany } from '@/components/payment/useChangesOfMany'
import type { Confirmations } from '@/components/payment/useConfirmations'
import { cn } from '@/components/ui/cn'
import { Scroll } from '@/components/ui/display/Scroll'
import { wholeCodes } from '@/components/ui/display/wholeCodes'
import { RECENT_DAYS } from '@/lib/derive/payments'
import { approval } from '@/lib/resources'
import { type LeftOut, leftOutWords } from '../lines/sums'
import { PayeeWords } from '../PayeeWords'
import { dollars, limitWords } from '../payment'
import type { QueueRow } from './rows'
import type { Clients } from './useClients'
import type { Doubtful } from './useDoubtful'
import type { PaidBefore } from './usePaidBefore'
import type { Uncounted } from './useUncounted'

/** Rows that a dialog shows; the others are counted. */
const MAX_SHOWN = 100

interface Props {
  rows: readonly QueueRow[]
  /** Bank details behind them that were changed lately. */
  changes?: ChangesOfMany
  /** What of their lines is in no sum. */
  uncounted?: Uncounted | undefined
  /** Other approvals about the same. */
  before?: PaidBefore | undefined
  /** By whom their accounts were confirmed, and what was changed since. */
  confirmed?: Confirmations | undefined
  /** Whose contracts they are about by now; undefined while only the list has told. */
  clients?: Clients | undefined
  /** Suppliers of theirs who are inactive, or are none. */
  doubtful?: Doubtful | undefined
}

/**
 * Whose approvals they are and how they stand, and who is paid how much under which limit; those
 * that call for a look come first: bank details have changed lately, or after the account was
 * confirmed, another is about the same, the supplier is inactive or none, the document is a credit
 * note, the limit is passed, or an amount is none. Where the screen is too narrow for all of its columns, each row has lines: nobody pays what is out of sight.
 */
export function PaymentTable(props: Props) {
  const { rows, changes, uncounted, before, confirmed, clients, doubtful } = props
  const outdatedOf = (id: string) => {
    const confirmation = confirmed?.get(id)
    return confirmation && isOutdated(confirmation) ? confirmation : undefined
  }
  const isWatched = ({ id, above, isCredit }: QueueRow) =>
    above !== undefined ||
    isCredit ||
    changes?.has(id) === true ||
    uncounted?.has(id) === true ||
    before?.has(id) === true ||
    doubtful?.has(id) === true ||
    outdatedOf(id) !== undefined
  const sorted = rows.toSorted(
    (a, b) =>
      Number(changes?.has(b.id) === true) - Number(changes?.has(a.id) === true) ||
      Number(isWatched(b)) - Number(isWatched(a)),
  )
  return (
    <Scroll label="Chosen approvals" className="-mx-5 border-rule border-y">
      <table className="w-full border-collapse text-left max-md:block">
        <thead className="border-rule-strong border-b text-ink-2 text-small max-md:sr-only">
          <tr className="h-8.5">
            <th className="pl-5 font-medium">Approval</th>
            <th className="px-3 font-medium">Client</th>
            <th className="px-3 font-medium">Status</th>
            <th className="px-3 font-medium">Payee</th>
            <th className="px-3 text-right font-medium">Lines</th>
            <th className="px-3 pr-5 text-right font-medium">Limit</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {sorted.slice(0, MAX_SHOWN).map((row) => (
            <tr
              key={row.id}
              data-above={row.above && true}
              data-changed={changes?.has(row.id) || undefined}
              className={cn(
                'h-table-row border-rule not-last:border-b max-md:grid max-md:h-auto max-md:items-baseline max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-5 max-md:py-2 max-md:*:p-0',
                isWatched(row) && 'bg-amber-wash',
              )}
            >
              <th scope="row" className="pl-5 text-left font-mono font-normal text-small">
                {row.id}
              </th>
              <td className="min-w-36 px-3 py-1.5 wrap-anywhere">
                {clients ? clients.get(row.id) : row.client}
              </td>
              <td className="px-3">{row.status && <StatusTag value={row.status} />}</td>
              <td
                className={cn('min-w-36 px-3 py-1.5 wrap-anywhere max-md:col-span-3', wholeCodes)}
              >
                <PayeeWords payee={row.payee} />
                <ChangedLately changes={changes?.get(row.id)} told={outdatedOf(row.id)?.since} />
                <ChangedSince confirmation={outdatedOf(row.id)} />
                {before?.get(row.id)?.map((shared) => (
                  <span key={shared.by.join()} className="block text-amber text-small">
                    <SharedWords resource={approval} shared={shared} />
                  </span>
                ))}
              </td>
              <td className="whitespace-nowrap px-3 text-right tabular-nums max-md:col-span-2 max-md:text-left">
                <FigureLabel>Lines</FigureLabel>
                {dollars(row.total)}
                {row.isCredit && <span className="block text-amber text-small">Credit note</span>}
                <NotInSum leftOut={uncounted?.get(row.id)} />
              </td>
              <td className="whitespace-nowrap px-3 py-1.5 pr-5 text-right tabular-nums">
                <FigureLabel>Limit</FigureLabel>
                {limitWords(row.limit)}
                {row.above && (
                  <span className="block text-amber text-small">{dollars(row.above)} above it</span>
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

/** What a figure is, where the head of its column is not shown. */
const FigureLabel = ({ children }: { children: string }) => (
  <span aria-hidden className="mr-2 text-ink-3 text-small md:hidden">
    {children}
  </span>
)

/** What of its lines is not in the sum of an approval. */
const NotInSum = ({ leftOut }: { leftOut: LeftOut | undefined }) =>
  leftOut &&
  leftOutWords(leftOut).map((words) => (
    <span key={words} className="block whitespace-normal text-amber text-small">
      {words}
    </span>
  ))

interface ChangedProps {
  changes?: readonly PaymentChange[] | undefined
  /** Those that are told of beside it. */
  told?: readonly PaymentChange[] | undefined
}

/** The newest change to bank details behind a payment, and how many there were besides. */
function ChangedLately({ changes = [], told = [] }: ChangedProps) {
  const when = useWhen()
  const [newest, ...others] = changes.filter(
    (change) => !told.some(({ event_id }) => event_id === change.event_id),
  )
  if (!newest) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-amber text-small">
      {changeSentence(newest, 'behind this payment', when)}
      {others.length > 0 && ` ${others.length} more in the last ${RECENT_DAYS} days.`}
      <SeeChange change={newest} />
    </span>
  )
}

/** By whom the account was confirmed, and what was changed since. */
const ChangedSince = ({ confirmation }: { confirmation: Confirmation | undefined }) =>
  confirmation && (
    <span className="block text-amber text-small">
      <Afterwards resource={approval} confirmation={confirmation} />
    </span>
  )
