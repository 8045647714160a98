'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { endReturning } from '@/components/form/saving/useDraft'
import { Crumbs } from '@/components/page/Crumbs'
import { recordTitle } from '@/components/page/pageTitle'
import { recordFault } from '@/components/page/recordFault'
import { ConfirmedOtherwise } from '@/components/payment/ConfirmedOtherwise'
import { PaymentChanges } from '@/components/payment/PaymentChanges'
import { useSessionUser } from '@/components/session/user'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/display/Tabs'
import { idWords, nounOf, recordPage, resourcePage } from '@/lib/derive/addresses'
import { payersOf } from '@/lib/derive/payments'
import { shownName } from '@/lib/text/words'
import { NextInList } from './NextInList'
import { NoRecord } from './NoRecord'
import { OpenRecordContext } from './openRecord'
import { RecordDetails } from './RecordDetails'
import { RecordHeading } from './RecordHeading'
import { useScope } from './scope'
import { isFormTab, tabsOf, titleBelow } from './tabs'
import { useLockOf } from './useLockOf'
import { useNewest, useRecord } from './useRecord'

const noName = () => ''

/** How what stands above the pages of a record is laid out. */
const ABOVE = 'max-w-304 px-3 pt-3 rail:px-6 rail:pb-1'

/**
 * Heading and tabs round every page of a record; without the record, only why there is none. The
 * form stands here and not in its page, so that it stays open, with its lock and whatever is typed,
 * between the tabs that show parts of it.
 */
export function RecordFrame({ id, children }: { id: string; children: ReactNode }) {
  const { resource, particulars } = useScope()
  const { recordName, title } = resource
  const pathname = usePathname()
  const { record } = useRecord(resource, id)
  const newest = useNewest(resource, id, record.isSuccess)
  const held = useSessionUser()?.permissions ?? []
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const lock = useLockOf(resource, id)
  const open = useMemo(() => ({ id, slot }), [id, slot])
  useEffect(() => endReturning, [])
  const useName = particulars.useName ?? noName
  const json = record.data?.record
  const hasName = recordName !== 'parent'
  const own = hasName ? shownName(String(json?.[recordName.field] ?? '')) : ''
  const name = useName(json) || own
  const { one } = nounOf(resource)
  const page = recordPage(resource, id)
  const below = pathname.slice(page.length)
  const tabs = tabsOf(resource, particulars).filter(({ permission }) => held.includes(permission))
  // A page below a tab's own, as its history, is under that tab.
  const selected = tabs.findLast(({ path }) => path && below.startsWith(path))?.path ?? ''
  const refusal = recordFault(record, `The ${one} could not be loaded`)
  // What a role may read of a record opens though the record itself does not.
  const fault = refusal?.isForbidden && selected ? null : refusal
  const crumbs = (
    <Crumbs
      items={[
        { label: resource.plural, href: resourcePage(resource) },
        { label: hasName ? own || `${title} ${id}` : id },
      ]}
      title={
        fault?.isMissing
          ? [`No ${one} ${id}`]
          : recordTitle(name, title, id, titleBelow(tabs, below))
      }
    />
  )

  if (fault?.isBare) {
    return (
      <>
        {crumbs}
        {fault.isMissing ? (
          <>
            <div className="flex justify-end px-3 empty:hidden rail:px-6">
              <NextInList id={id} below={below} />
            </div>
            <NoRecord id={id} />
          </>
        ) : (
          fault.shown
        )}
      </>
    )
  }
  const isForm = isFormTab(particulars, below)
  // Whoever pays should know of it wherever they look; of what is agreed, whoever changes that.
  const isWatched = payersOf(resource).length > 0 && (isForm || resource.pays.length > 0)
  return (
    <>
      {crumbs}
      <Tabs
        selectedKey={page + selected}
        keyboardActivation="manual"
        className="flex flex-1 flex-col"
      >
        <div className="border-rule border-b bg-sheet px-3 rail:px-6">
          <RecordHeading
            id={id}
            record={json}
            isFailed={refusal !== null}
            newest={newest?.event}
            lock={lock}
            slotRef={setSlot}
          />
          {/* Where large text leaves no room for the tabs, what stands beside them goes above. */}
          <div className="-mb-px flex flex-wrap-reverse items-start justify-end gap-x-4">
            <div className="min-w-0 flex-1 basis-28">
              <TabList aria-label={`Pages of ${own || idWords(resource, id)}`}>
                {tabs.map(({ path, label, count }) => (
                  <Tab
                    key={path}
                    id={page + path}
                    href={page + path}
                    count={path === HISTORY ? newest?.entries : json && count?.(json)}
                  >
                    {label}
                  </Tab>
                ))}
              </TabList>
            </div>
            <NextInList id={id} below={selected} />
          </div>
        </div>
        <TabPanel
          key={isForm ? page : pathname}
          id={page + selected}
          className="flex flex-1 flex-col outline-none"
        >
          {!refusal && isWatched && (
            <>
              <PaymentChanges resource={resource} id={id} className={ABOVE} />
              <ConfirmedOtherwise resource={resource} id={id} className={ABOVE} />
            </>
          )}
          {fault?.shown ||
            (isForm ? (
              <OpenRecordContext value={open}>
                <RecordDetails resource={resource} id={id} lock={lock} below={below} />
              </OpenRecordContext>
            ) : (
              children
            ))}
        </TabPanel>
      </Tabs>
    </>
  )
}

const HISTORY = '/history'
