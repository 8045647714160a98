'use client'

import Link from 'next/link'
import { useEffect } from 'react'
import { showMoment } from '@/components/form/model/show'
import { useActingFor } from '@/components/session/actingFor'
import { useSessionUser } from '@/components/session/user'
import { useTimeZone } from '@/components/time/timeZone'
import { useNow } from '@/components/time/useNow'
import { agoWords, countdown } from '@/components/time/words'
import { Button } from '@/components/ui/button/Button'
import { cn } from '@/components/ui/cn'
import { RowHeading, TableCell, TableRow } from '@/components/ui/display/Table'
import { Tag } from '@/components/ui/display/Tag'
import { recordPage } from '@/lib/derive/addresses'
import { type LockingSession, lockedResource, lockedWords } from '../locks'

interface Props {
  session: LockingSession
  clockSkew: number
  onEnd: (session: LockingSession) => void
  onExpired: () => void
}

const SHOWN = 6
const SECOND = 1000
const NEAR = 60 * SECOND

/** Whether ending the session breaks nobody else's work. */
export function useIsOwn(session: LockingSession | null): boolean {
  const me = useSessionUser()?.user.user_id
  const actedFor = useActingFor()?.user_id
  return session !== null && [me, actedFor].includes(session.user_id)
}

/** One session: who, what, since when, and the time that it has left. */
export function LockRow({ session, clockSkew, onEnd, onExpired }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow(SECOND) + clockSkew
  const isOwn = useIsOwn(session)
  const name = session.user_name ?? `User ${session.user_id}`
  const left = Date.parse(session.expires_at) - now
  const isOver = left <= 0

  useEffect(() => {
    if (isOver) onExpired()
  }, [isOver, onExpired])

  return (
    <TableRow>
      <RowHeading className="py-1.5">
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {name} {isOwn && <Tag tone="accent">you</Tag>}
        </span>
      </RowHeading>
      <TableCell className="py-1.5">
        <LockedRecords session={session} />
      </TableCell>
      <TableCell className="whitespace-nowrap py-1.5 text-ink-2 max-sm:hidden">
        <time dateTime={session.created} title={`${showMoment(session.created, zone)} ${zone}`}>
          {agoWords(Date.parse(session.created), now)}
        </time>
      </TableCell>
      <TableCell className="whitespace-nowrap py-1.5">
        <time dateTime={session.expires_at} className="inline-flex items-baseline gap-2">
          <span className={left < NEAR ? 'font-medium text-amber' : 'font-medium'}>
            {isOver ? 'run out' : countdown(left)}
          </span>
          <span className="text-ink-3 max-sm:hidden">
            at {showMoment(session.expires_at, zone).split(', ')[1]}
          </span>
        </time>
      </TableCell>
      <TableCell className="py-1.5 text-right">
        {session.locking_session_id && (
          <Button
            variant={isOwn ? 'secondary' : 'danger'}
            className="min-w-17"
            isDisabled={isOver}
            aria-label={`${isOwn ? 'End your lock' : `Break the lock of ${name}`} on ${lockedWords(session)}`}
            onPress={() => onEnd(session)}
          >
            {isOwn ? 'End' : 'Break'}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}

/** The records of a session, as links; of very many only the first. */
function LockedRecords({ session: { locks } }: { session: LockingSession }) {
  return (
    <span className="flex flex-wrap gap-x-3">
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
  const className = 'inline-flex min-h-6 items-center rounded-tag font-mono text-small'
  if (!resource) return <span className={className}>{lock.id}</span>
  return (
    <Link
      href={recordPage(resource, lock.id)}
      className={cn(className, 'text-accent hover:underline')}
    >
      {lock.id}
    </Link>
  )
}
