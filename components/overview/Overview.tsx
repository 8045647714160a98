'use client'

import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { byClock } from '@/components/api/byClock'
import { overviewKey } from '@/components/api/records'
import { showMoment } from '@/components/form/model/show'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { Stale } from '@/components/page/Stale'
import { useTimeZone } from '@/components/time/timeZone'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { HORIZON_DAYS } from '@/lib/time/horizon'
import { Attention } from './Attention'
import { DueSheet } from './DueSheet'
import { approvalsOf, clientsDue, clientsOf } from './links'
import { OverviewSkeleton } from './OverviewSkeleton'
import { inOrder, readOverview } from './overview'
import { RecentChanges } from './RecentChanges'
import { RequestedSheet } from './RequestedSheet'
import { TallySheet } from './tally/TallySheet'

const STATUS_ORDER = ['requested', 'active', 'batch', 'rejected', 'cancelled']
const REFRESH_EVERY = 60_000

/** What needs attention, as far as the role may read it. */
export function Overview() {
  const zone = useTimeZone()
  // Which day is today depends on the zone.
  const queryKey = [...overviewKey, zone]
  const overview = useQuery({
    queryKey,
    ...byClock(REFRESH_EVERY, readOverview),
    enabled: zone !== null,
  })
  if (overview.isPending) {
    return (
      <Awaiting queryKey={queryKey} what="the overview">
        <OverviewSkeleton />
      </Awaiting>
    )
  }
  if (!overview.data) {
    return (
      <LoadFault
        title="The overview could not be loaded"
        fault={overview.error}
        isRetrying={overview.isFetching}
        onRetry={overview.refetch}
      />
    )
  }
  const { today, clients, approvals } = overview.data
  if (!clients && !approvals) {
    return (
      <>
        <EmptyState icon={<ChartNoAxesColumn />} title="Nothing to sum up for your role">
          It reads neither clients nor approvals. An administrator can change that under Roles.
        </EmptyState>
        <RecentChanges />
      </>
    )
  }
  return (
    <>
      {overview.error && (
        <Stale fault={overview.error} since={showMoment(overview.dataUpdatedAt, zone ?? 'UTC')} />
      )}
      <Attention overview={overview.data} />
      <div className="grid items-start gap-4 min-[68.75rem]:grid-cols-2">
        {approvals && (
          <TallySheet
            title="Approvals by status"
            noun="Status"
            name="approvalsByStatus"
            tally={inOrder(approvals.by_status, STATUS_ORDER)}
            hrefOf={approvalsOf}
          />
        )}
        {clients && (
          <TallySheet
            title="Clients by type"
            noun="Type"
            name="clientsByType"
            tally={clients.by_type}
            hrefOf={clientsOf}
          />
        )}
        {approvals && <RequestedSheet approvals={approvals} />}
        {clients && (
          <DueSheet
            title="Finance reviews"
            nothing={`No finance review is overdue or falls due in the next ${HORIZON_DAYS} days.`}
            due={clients.finance_reviews}
            today={today}
            href={clientsDue('finance_review_date')}
          />
        )}
        {clients && (
          <DueSheet
            title="Next contacts"
            nothing={`No contact is overdue or falls due in the next ${HORIZON_DAYS} days.`}
            due={clients.next_contacts}
            today={today}
            href={clientsDue('next_contact_date')}
          />
        )}
        <RecentChanges />
      </div>
    </>
  )
}
