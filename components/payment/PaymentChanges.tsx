'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWhen } from '@/components/form/model/useWhen'
import { NotTold, type Reading, readingOf } from '@/components/page/NotTold'
import { PageLink } from '@/components/page/PageLink'
import { useSessionUser } from '@/components/session/user'
import { usePrinting } from '@/components/state/printing'
import { useTimeZone } from '@/components/time/timeZone'
import { Banner } from '@/components/ui/feedback/Banner'
import { nounOf } from '@/lib/derive/addresses'
import { RECENT_DAYS } from '@/lib/derive/payments'
import type { Resource } from '@/lib/resources/resource'
import { changedResource, changeHref, changeSentence, type PaymentChange } from './changes'
import { changesQuery, isMissing } from './paymentQueries'

interface Props {
  resource: Resource
  id: string
  className?: string
}

/**
 * Warns where a bank account was changed not long ago: whoever pays should look at that first,
 * and be told when it cannot be known. It shows nothing while there is nothing to warn of.
 */
export function PaymentChanges({ resource, id, className }: Props) {
  const subject =
    resource.pays.length > 0 ? 'behind this payment' : `of this ${nounOf(resource).one}`
  const zone = useTimeZone()
  const query = useQuery({
    ...changesQuery(resource, id, zone),
    enabled: zone !== null,
    refetchOnWindowFocus: true,
  })
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const when = useWhen()
  const isPrinted = usePrinting()
  const [newest, ...others] = query.data?.data ?? []
  // What was known to have changed has changed all the same; that nothing has, nobody knows any more.
  if (!newest && !isMissing(query.error)) {
    return query.error ? (
      <div className={className}>
        <ChangesNotTold subject={subject} reading={readingOf(query)} />
      </div>
    ) : null
  }
  if (!newest) return null
  const isListed = isWhole || isPrinted
  return (
    <div className={className} data-payment-changes>
      <Banner tone="amber" action={<SeeChange change={newest} />}>
        {changeSentence(newest, subject, when)}
        {others.length > 0 && (
          <button
            type="button"
            aria-expanded={isWhole}
            aria-controls={listId}
            className="ml-1.5 rounded-tag underline underline-offset-2 pointer-coarse:py-1"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? 'Show the newest only'
              : `${others.length} more in the last ${RECENT_DAYS} days`}
          </button>
        )}
        <ul id={listId} hidden={!isListed} className="mt-1 flex flex-col gap-1 font-normal">
          {isListed &&
            others.map((change) => (
              <li key={change.event_id} className="flex flex-wrap justify-between gap-x-4">
                {changeSentence(change, subject, when)}
                <SeeChange change={change} />
              </li>
            ))}
        </ul>
      </Banner>
    </div>
  )
}

interface NotToldProps {
  /** Whose: `of this supplier`. */
  subject: string
  reading: Reading
}

/** Says that nobody knows whether bank details were changed. */
export const ChangesNotTold = ({ subject, reading }: NotToldProps) => (
  <NotTold
    title={`Whether bank details ${subject} were changed lately could not be read.`}
    reading={reading}
  />
)

/** The way to the entry of the history, for those who may read it. */
export function SeeChange({ change }: { change: PaymentChange }) {
  const permissions = useSessionUser()?.permissions ?? []
  const resource = changedResource(change)
  if (!resource || !permissions.includes(resource.permissions.read)) return null
  const href = changeHref(resource, change)
  if (href === null) return null
  return (
    <PageLink
      href={href}
      className="inline-block whitespace-nowrap rounded-tag py-1 font-medium underline underline-offset-2 print:hidden"
    >
      See the change
    </PageLink>
  )
}
