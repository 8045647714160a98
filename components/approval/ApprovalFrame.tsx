'use client'

import { FileQuestion } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useCallback, useState } from 'react'
import { useRecordLock } from '@/components/lock/useRecordLock'
import { recordTitle } from '@/components/page/pageTitle'
import { recordFault } from '@/components/page/recordFault'
import { useSessionUser } from '@/components/session/user'
import { Crumbs } from '@/components/shell/bar/Breadcrumbs'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/display/Tabs'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ApprovalForm } from './ApprovalForm'
import { ApprovalHeading } from './ApprovalHeading'
import { PaymentChanges } from './payment/PaymentChanges'
import { approvalPage, approvalPath, useApproval } from './useApproval'
import { useContractClient } from './useContractClient'

/**
 * Everything round the pages of an approval. The form stands here and not in its page, so that it
 * stays open, with its lock and whatever is typed, between Details and Lines.
 */
export function ApprovalFrame({ id, children }: { id: string; children: ReactNode }) {
  const pathname = usePathname()
  const { record, entries, onLoaded } = useApproval(id)
  const session = useSessionUser()
  const permissions = session?.permissions ?? []
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const { refetch } = record
  const refresh = useCallback(() => refetch(), [refetch])
  const lock = useRecordLock({
    approvalId: id,
    userId: session?.user.user_id ?? '',
    isWanted: record.data !== undefined && permissions.includes('Approvals:Update'),
    mayLock: permissions.includes('DelegatedLocking'),
    refresh,
  })
  const page = approvalPage(id)
  const contract = String(record.data?.record.contract_id ?? '')
  const client = useContractClient(contract)
  const tab = pathname === page ? undefined : pathname.endsWith('/lines') ? 'Lines' : 'History'
  const fault = recordFault(record, 'The approval could not be loaded')
  const crumbs = (
    <Crumbs
      items={[{ label: 'Approvals', href: '/approvals' }, { label: id }]}
      title={
        fault?.isMissing
          ? [`No approval ${id}`]
          : recordTitle(client?.name || (contract && `Contract ${contract}`), 'Approval', id, tab)
      }
    />
  )

  if (fault?.isBare) {
    return (
      <>
        {crumbs}
        {fault.isMissing ? <NoApproval id={id} /> : fault.shown}
      </>
    )
  }
  const lines = record.data?.record.maintenance_lines
  const tabs = [
    { href: page, label: 'Details' },
    {
      href: `${page}/lines`,
      label: 'Lines',
      count: Array.isArray(lines) ? lines.length : undefined,
    },
    { href: `${page}/history`, label: 'History', count: entries },
  ]
  const isForm = pathname === page || pathname === `${page}/lines`
  return (
    <>
      {crumbs}
      <Tabs selectedKey={pathname} keyboardActivation="manual" className="flex flex-1 flex-col">
        <div className="border-rule border-b bg-sheet px-3 rail:px-6">
          <ApprovalHeading
            id={id}
            record={record.data?.record}
            isFailed={fault !== null}
            lock={lock}
            slotRef={setSlot}
          />
          <div className="-mb-px">
            <TabList aria-label={`Pages of approval ${id}`}>
              {tabs.map(({ href, label, count }) => (
                <Tab key={href} id={href} href={href} count={count}>
                  {label}
                </Tab>
              ))}
            </TabList>
          </div>
        </div>
        <TabPanel key={isForm ? page : pathname} id={pathname} className="flex-1 outline-none">
          {!fault && (
            <PaymentChanges
              path={`${approvalPath(id)}/payment-changes`}
              subject="behind this payment"
              className="max-w-304 px-3 pt-3.5 rail:px-6"
            />
          )}
          {fault?.shown ||
            (isForm ? (
              <ApprovalForm
                id={id}
                loaded={record.isFetchedAfterMount ? record.data : undefined}
                lock={lock}
                slot={slot}
                tab={pathname === page ? 'details' : 'lines'}
                onLoaded={onLoaded}
              />
            ) : (
              children
            ))}
        </TabPanel>
      </Tabs>
    </>
  )
}

function NoApproval({ id }: { id: string }) {
  return (
    <EmptyState
      heading="h1"
      icon={<FileQuestion />}
      title={`There is no approval ${id}`}
      action={
        <Link href="/approvals" className={buttonClass('secondary')}>
          Go to approvals
        </Link>
      }
    >
      The number may be mistyped. Look for the approval by contract or invoice number in the list.
    </EmptyState>
  )
}
