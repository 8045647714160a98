'use client'

import { FileQuestion } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { recordTitle } from '@/components/page/pageTitle'
import { recordFault } from '@/components/page/recordFault'
import { useSessionUser } from '@/components/session/user'
import { Crumbs } from '@/components/shell/bar/Breadcrumbs'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/display/Tabs'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ClientHeading } from './ClientHeading'
import { clientPage, useClient } from './useClient'

/** The pages of a client, in the order of their tabs: another page is a line here. */
const TABS = [
  { path: '', label: 'Details', permission: 'Clients:Read' },
  {
    path: '/packaging-defaults',
    label: 'Packaging defaults',
    permission: 'ClientPackagingDefaults:Read',
  },
  { path: '/approvals', label: 'Approvals', permission: 'Approvals:Read' },
  { path: '/history', label: 'History', permission: 'Clients:Read' },
]

/** What the page at a path below the client's is called in titles; undefined for the client's own. */
function titleBelow(path: string): string | undefined {
  const tab = TABS.findLast((each) => each.path && path.startsWith(each.path))
  if (!tab || path === tab.path) return tab?.label
  return `History of ${tab.label.toLowerCase()}`
}

/** Heading and tabs round every page of a client; without the client, only why there is none. */
export function ClientFrame({ id, children }: { id: string; children: ReactNode }) {
  const pathname = usePathname()
  const { record, newest } = useClient(id)
  const permissions = useSessionUser()?.permissions ?? []
  const page = clientPage(id)
  const own = String(record.data?.record.name ?? '')
  const name = own || `Client ${id}`
  const fault = recordFault(record, 'The client could not be loaded')
  const crumbs = (
    <Crumbs
      items={[{ label: 'Clients', href: '/clients' }, { label: name }]}
      title={
        fault?.isMissing
          ? [`No client ${id}`]
          : recordTitle(own, 'Client', id, titleBelow(pathname.slice(page.length)))
      }
    />
  )

  if (fault?.isBare) {
    return (
      <>
        {crumbs}
        {fault.isMissing ? <NoClient id={id} /> : fault.shown}
      </>
    )
  }
  const tabs = TABS.filter(({ permission }) => permissions.includes(permission))
  // A page below a tab's own, as its history, is under that tab.
  const selected = tabs.findLast(({ path }) => path && pathname.startsWith(page + path))?.path ?? ''
  return (
    <>
      {crumbs}
      <Tabs
        selectedKey={page + selected}
        keyboardActivation="manual"
        className="flex flex-1 flex-col"
      >
        <div className="border-rule border-b bg-sheet px-3 rail:px-6">
          <ClientHeading
            id={id}
            record={record.data?.record}
            isFailed={fault !== null}
            newest={newest.data?.event}
          />
          <div className="-mb-px">
            <TabList aria-label={`Pages of ${name}`}>
              {tabs.map(({ path, label }) => (
                <Tab
                  key={path}
                  id={page + path}
                  href={page + path}
                  count={path === '/history' ? newest.data?.entries : undefined}
                >
                  {label}
                </Tab>
              ))}
            </TabList>
          </div>
        </div>
        <TabPanel key={pathname} id={page + selected} className="flex flex-1 flex-col outline-none">
          {fault?.shown || children}
        </TabPanel>
      </Tabs>
    </>
  )
}

function NoClient({ id }: { id: string }) {
  return (
    <EmptyState
      heading="h1"
      icon={<FileQuestion />}
      title={`There is no client ${id}`}
      action={
        <Link href="/clients" className={buttonClass('secondary')}>
          Go to clients
        </Link>
      }
    >
      The number may be mistyped. Look for the client by name or code in the list.
    </EmptyState>
  )
}
