'use client'

import { useEffect, useMemo } from 'react'
import { showMoment } from '@/components/form/model/show'
import { useWhen } from '@/components/form/model/useWhen'
import { NameAndId } from '@/components/names/NameAndId'
import { PageLink } from '@/components/page/PageLink'
import { useSessionUser } from '@/components/session/user'
import { countdown } from '@/components/time/timeWords'
import { useTimeZone } from '@/components/time/timeZone'
import { useNow } from '@/components/time/useNow'
import { Button } from '@/components/ui/button/Button'
import { cn } from '@/components/ui/cn'
import { type DataColumn, DataTable } from '@/components/ui/display/DataTable'
import { Tag } from '@/components/ui/display/Tag'
import { useNarrow } from '@/components/ui/useNarrow'
import { recordPage } from '@/lib/derive/addresses'
import { sentence } from '@/lib/text/words'
import {
  LOCKED_NOUN,
  type LockingSession,
  lockedResource,
  lockedWords,
  sessionHolder,
  sessionKey,
} from '../locks'

interface Props {
  sessions: readonly LockingSession[]
  onEnd: (session: LockingSession) => void
  /** Told once for each session that runs out while it is shown. */
  onExpired: () => void
}

const SHOWN = 6
const SECOND = 1000
const NEAR = 60 * SECOND

/** A row for each session: who, what, since when, and the time that it has left. */
export function LocksTable({ sessions, onEnd, onExpired }: Props) {
  const isNarrow = useNarrow()
  const columns = useMemo(
    (): DataColumn<LockingSession>[] => [
      {
        id: 'holder',
        heading: 'Held by',
        sortBy: sessionHolder,
        isHeading: true,
        cellClassName: 'py-1.5',
        cell: (session) => (
          <>
            <Holder session={session} />
            {isNarrow && <LockedRecords session={session} />}
          </>
        ),
      },
      ...(isNarrow ? [] : [recordsColumn]),
      {
        id: 'since',
        heading: 'Since',
        sortBy: ({ created }) => created,
        className: 'max-sm:hidden',
        cellClassName: 'whitespace-nowrap py-1.5 text-ink-2',
        cell: ({ created }) => <Since moment={created} />,
      },
      {
        id: 'left',
        heading: 'Runs out in',
        className: 'whitespace-nowrap',
        sortBy: ({ expires_at }) => expires_at,
        cellClassName: 'py-1.5',
        cell: ({ expires_at }) => <Left moment={expires_at} onExpired={onExpired} />,
      },
      {
        id: 'action',
        heading: <span className="sr-only">Action</span>,
        cellClassName: 'py-1.5 text-right',
        cell: (session) => <EndButton session={session} onEnd={onEnd} />,
      },
    ],
    [isNarrow, onEnd, onExpired],
  )
  return <DataTable label="Live locks" columns={columns} rows={sessions} keyOf={sessionKey} />
}

/** On a narrow screen they stand below who holds them. */
const recordsColumn: DataColumn<LockingSession> = {
  id: 'records',
  heading: sentence(LOCKED_NOUN.many),
  cellClassName: 'py-1.5',
  cell: (session) => <LockedRecords session={session} />,
}

/** Whether ending the session breaks nobody else's work. */
export function useIsOwn(session: LockingSession): boolean {
  return useSessionUser()?.user.user_id === session.opened_by_user_id
}

function Holder({ session }: { session: LockingSession }) {
  const isOwn = useIsOwn(session)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {sentence(sessionHolder(session))} {isOwn && <Tag tone="accent">you</Tag>}
    </span>
  )
}

interface MomentProps {
  moment: string
}

function Since({ moment }: MomentProps) {
  const zone = useTimeZone() ?? 'UTC'
  const when = useWhen(SECOND)
  return (
    <time dateTime={moment} title={`${showMoment(moment, zone)} ${zone}`}>
      {when(moment)}
    </time>
  )
}

function Left({ moment, onExpired }: MomentProps & { onExpired: () => void }) {
  const zone = useTimeZone() ?? 'UTC'
  const left = Date.parse(moment) - useNow(SECOND)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onExpired()
  }, [isOver, onExpired])
  return (
    <time dateTime={moment} className="inline-flex items-baseline gap-2">
      <span className={left < NEAR ? 'font-medium text-amber' : 'font-medium'}>
        {isOver ? 'run out' : countdown(left)}
      </span>
      <span className="text-ink-3 max-sm:hidden">at {showMoment(moment, zone).split(', ')[1]}</span>
    </time>
  )
}

interface EndProps extends Pick<Props, 'onEnd'> {
  session: LockingSession
}

function EndButton({ session, onEnd }: EndProps) {
  const isOwn = useIsOwn(session)
  const isOver = Date.parse(session.expires_at) <= useNow(SECOND)
  if (!session.locking_session_id) return null
  return (
    <Button
      variant={isOwn ? 'secondary' : 'danger'}
      className="min-w-17"
      isDisabled={isOver}
      aria-label={`${isOwn ? 'End your lock' : `Break the lock of ${sessionHolder(session)}`} on ${lockedWords(session)}`}
      onPress={() => onEnd(session)}
    >
      {isOwn ? 'End' : 'Break'}
    </Button>
  )
}

/** The records of a session, as links; of very many only the first. */
function LockedRecords({ session: { locks } }: { session: LockingSession }) {
  return (
    <span className="flex flex-wrap gap-x-3 font-normal">
      {locks.slice(0, SHOWN).map((lock) => (
        <LockedRecord key={`${lock.resource} ${lock.id}`} lock={lock} />
      ))}
      {locks.length > SHOWN && (
        <span className="inline-flex min-h-6 items-center text-ink-3">
          and {locks.length - SHOWN} more
        </span>
      )}
    </span>
  )
}

function LockedRecord({ lock }: { lock: LockingSession['locks'][number] }) {
  const resource = lockedResource(lock)
  const className = 'inline-flex min-h-6 items-center rounded-tag'
  if (!resource) return <span className={cn(className, 'font-mono text-small')}>{lock.id}</span>
  return (
    <PageLink
      href={recordPage(resource, lock.id)}
      data-lock-of={`${lock.resource}/${lock.id}`}
      className={cn(className, 'text-accent hover:underline')}
    >
      <span>
        <NameAndId naming={{ resource }} id={lock.id} />
      </span>
    </PageLink>
  )
}
