'use client'

import { Info } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { RecordForm } from '@/components/form/RecordForm'
import { FormSkeleton } from '@/components/form/rows/FormSkeleton'
import { LockNotice } from '@/components/lock/LockNotice'
import { mayType } from '@/components/lock/manager/state'
import type { RecordLock } from '@/components/lock/useRecordLock'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { stepOffSpare } from '@/components/page/useLeaveGuard'
import { useMayStill } from '@/components/page/useMayStill'
import { useMove } from '@/components/page/useMove'
import { useSessionUser } from '@/components/session/user'
import { usePrinting } from '@/components/state/printing'
import { useTimeZone } from '@/components/time/timeZone'
import { nounOf, recordHistoryPage, recordPage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import { useRecordActions } from './actions/useRecordActions'
import { leaveStart } from './leftStart'
import { lookOf } from './look'
import type { FormTab } from './particulars'
import { useScope } from './scope'
import { isUnset, transportOf } from './transport'
import { recordKey, useRecord } from './useRecord'

interface Props {
  /** That of the open page, or a singleton of it. */
  resource: Resource
  id: string
  lock: RecordLock | null
  /** What follows the record's own address: which part of the form is shown. */
  below: string
}

/**
 * The form of a record. Where it can be locked, the first change takes the lock, and it is read-only
 * for as long as another holds it.
 */
export function RecordDetails({ resource, id, lock, below }: Props) {
  const { record, onLoaded } = useRecord(resource, id)
  const particulars = useScope().particularsOf(resource)
  const { tabs = NO_TABS, Skeleton } = particulars
  const look = useMemo(() => lookOf(resource, particulars), [resource, particulars])
  const actions = useRecordActions(resource, id, record.data)
  const session = useSessionUser()
  const mayChange = useMayStill(resource.permissions.update ?? '')
  const move = useMove()
  const zone = useTimeZone()
  const field = useSearchParams().get('field') ?? undefined
  const { secure, headers, onWriteRejected } = lock ?? NO_LOCK
  const transport = useMemo(
    () => transportOf(resource, id, secure && { secure, headers, onWriteRejected }),
    [resource, id, secure, headers, onWriteRejected],
  )
  const { title, permissions, sections, isSingleton } = resource
  const isPrinted = usePrinting()
  const tab = tabs.find(({ path }) => below === `/${path}`)
  // Sections with a page of their own stand nowhere else, but for paper: a record is one sheet there.
  const apart = new Map(tabs.map(({ section, path }) => [section, `/${path}`]))
  const shows = useMemo(
    () =>
      tabs.length === 0 || (isPrinted && !tab)
        ? undefined
        : (section: string) =>
            tab ? section === tab.section : !tabs.some((each) => each.section === section),
    [tabs, tab, isPrinted],
  )

  if (record.error && !record.data) {
    return (
      <LoadFault
        fault={record.error}
        title={`The ${nounOf(resource).one} could not be loaded`}
        isRetrying={record.isFetching}
        onRetry={record.refetch}
      />
    )
  }
  // A record that was kept from an earlier visit would start the form from an old value.
  const loaded = record.isFetchedAfterMount ? record.data : undefined
  if (!loaded || !session || !zone || lock?.state.status === 'looking') {
    return (
      <Awaiting queryKey={recordKey(resource, id)} what={`the ${nounOf(resource).one}`} span="page">
        {Skeleton ? (
          <Skeleton tab={tab} />
        ) : (
          <FormSkeleton few={look.isPlain ? resource.leaves.length : undefined} />
        )}
      </Awaiting>
    )
  }
  const page = recordPage(resource, id)
  const history = recordHistoryPage(resource, id)
  const isNew = isSingleton && isUnset(loaded)
  return (
    <>
      {isNew && <UnsetNotice resource={resource} mayChange={mayChange} />}
      <RecordForm
        key={`${transport.path} ${lock?.opened ?? 0}`}
        resource={resource}
        loaded={loaded}
        transport={transport}
        scope={page}
        userId={session.user.user_id}
        onLoaded={onLoaded}
        onPending={lock?.changed}
        onCopy={
          session.permissions.includes(permissions.create ?? '')
            ? async (values) => {
                const next = leaveStart(resource, values)
                await stepOffSpare()
                move.go(next)
              }
            : undefined
        }
        focusOn={field}
        look={look}
        menu={actions.menu}
        // The history of a singleton has no tab of its own.
        history={
          isSingleton && !isNew
            ? { href: history, label: `History of ${withinSentence(title)}` }
            : undefined
        }
        historyOf={isNew ? undefined : (name) => `${history}?field=${encodeURIComponent(name)}`}
        readOnly={
          mayChange
            ? lock &&
              !mayType(lock.state) && (
                <LockNotice noun={nounOf(resource).one} lock={lock} zone={zone} />
              )
            : readOnlyWords(resource, session.role.name)
        }
        shows={shows}
        onElsewhere={(name) => {
          const section = sections.find(({ fields }) => fields.some((each) => each.name === name))
          const path = apart.get(section?.key ?? '') ?? ''
          move.go(`${page}${path}?field=${encodeURIComponent(name)}`)
        }}
      />
      {actions.dialog}
    </>
  )
}

const NO_TABS: readonly FormTab[] = []
const NO_LOCK = { secure: undefined, headers: () => ({}), onWriteRejected: () => undefined }

function readOnlyWords(resource: Resource, role: string): string {
  const { one, many } = nounOf(resource)
  const { update } = resource.permissions
  const these = one === many ? `these ${one}` : `this ${one}`
  if (!update) return `You can read ${these}. What is there is never changed.`
  const them = one === many ? 'them' : 'it'
  return `You can read ${these} but not change ${them}: that takes the permission ${update}, which your role (${role}) does not have. An administrator can add it.`
}

/** Says that there is no such record yet, and what its form then shows. */
function UnsetNotice({ resource, mayChange }: { resource: Resource; mayChange: boolean }) {
  const { one, many } = nounOf(resource)
  const owner = resource.parent ? nounOf(resource.parent.resource).one : 'record'
  return (
    <div className="max-w-304 px-3 pt-3 rail:px-6">
      <p
        role="note"
        className="flex items-start gap-2.5 rounded-sheet border border-rule bg-sheet px-4 py-2.5 text-ink-2"
      >
        <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-semibold text-ink">
            {one === many ? 'None are' : 'None is'} set for this {owner} yet.
          </strong>{' '}
          What stands below are the defaults.
          {mayChange &&
            ' The first save makes the record: what you have set is stored, and every other field stands at its default or is not set.'}
        </span>
      </p>
    </div>
  )
}
