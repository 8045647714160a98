'use client'

import { notFound } from 'next/navigation'
import { segmentOf } from '@/lib/derive/addresses'
import { referrersOf } from '@/lib/derive/referrers'
import type { Resource } from '@/lib/resources/resource'
import { RecordDetails } from './RecordDetails'
import { RecordsBelow } from './RecordListPage'
import { ReferencesPage } from './ReferencesPage'
import { listsBelow, singletonsBelow } from './resources'
import { useScope } from './scope'
import { isFormTab, REFERENCES } from './tabs'
import { useLockOf } from './useLockOf'

/** A page of a record besides its own: what belongs to it, by the end of its address. */
export function BelowRecordPage({ id, segment }: { id: string; segment: string }) {
  const { resource, particulars } = useScope()
  const isIt = (each: Resource) => segmentOf(each) === segment
  const singleton = singletonsBelow(resource).find(isIt)
  const listed = listsBelow(resource).find(isIt)
  const own = particulars.pages?.find(({ path }) => path === segment)
  if (own) return <own.Page id={id} />
  if (singleton) return <SingletonDetails resource={singleton} id={id} />
  if (listed) return <RecordsBelow resource={listed} parentId={id} />
  if (`/${segment}` === REFERENCES && referrersOf(resource).length > 0) {
    return <ReferencesPage id={id} />
  }
  // The form stands in the frame, where it stays open between the pages that show parts of it.
  if (isFormTab(particulars, `/${segment}`)) return null
  notFound()
}

/** The form of what a record has one of at most. */
function SingletonDetails({ resource, id }: { resource: Resource; id: string }) {
  const lock = useLockOf(resource, id)
  return <RecordDetails resource={resource} id={id} lock={lock} below="" />
}
