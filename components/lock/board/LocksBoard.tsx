'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LockKeyholeOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { byClock } from '@/components/api/byClock'
import { showMoment } from '@/components/form/model/show'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { Stale } from '@/components/page/Stale'
import { useFrozenWhilePressed } from '@/components/state/useFrozenWhilePressed'
import { useTimeZone } from '@/components/time/timeZone'
import { Sheet } from '@/components/ui/display/Sheet'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { withArticle } from '@/lib/derive/addresses'
import { sentence } from '@/lib/text/words'
import { LOCKED_NOUN, type LockingSession, locksKey, readLocks } from '../locks'
import { EndLockDialog } from './EndLockDialog'
import { LocksTable } from './LocksTable'

const REFRESH_EVERY = 10_000

/** `an approval`. */
const LOCKED = withArticle(LOCKED_NOUN.one)

/** Who holds which records, until when. It keeps itself current while it is in sight. */
export function LocksBoard() {
  const queries = useQueryClient()
  const zone = useTimeZone() ?? 'UTC'
  const board = useRef<HTMLDivElement>(null)
  const [ending, setEnding] = useState<LockingSession | null>(null)
  const locks = useFrozenWhilePressed(
    useQuery({
      queryKey: locksKey,
      ...byClock(REFRESH_EVERY, readLocks),
      staleTime: 0,
    }),
  )

  async function afterEnd() {
    await queries.invalidateQueries({ queryKey: locksKey })
    // The row that had the focus is gone.
    board.current?.focus()
  }

  if (locks.isPending) {
    return (
      <Awaiting queryKey={locksKey} what="the locks">
        <LocksSkeleton />
      </Awaiting>
    )
  }
  if (!locks.data) {
    return (
      <LoadFault
        title="The locks could not be loaded"
        fault={locks.error}
        isRetrying={locks.isFetching}
        onRetry={locks.refetch}
        isPage
      />
    )
  }
  const sessions = locks.data
  return (
    <div ref={board} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {locks.error && <Stale fault={locks.error} since={showMoment(locks.dataUpdatedAt, zone)} />}
      <Sheet
        title="Live locks"
        purpose={`${sentence(LOCKED)} that is locked takes changes from its holder only.`}
      >
        {sessions.length === 0 ? (
          <EmptyState icon={<LockKeyholeOpen />} title="Nothing is locked">
            A lock appears here while somebody edits {LOCKED}, or another system holds one.
          </EmptyState>
        ) : (
          <LocksTable sessions={sessions} onEnd={setEnding} onExpired={locks.refetch} />
        )}
      </Sheet>
      <p className="text-ink-3 text-small">
        Refreshes itself every 10 seconds while it is in sight.
      </p>
      {ending && (
        <EndLockDialog session={ending} onClose={() => setEnding(null)} onEnded={afterEnd} />
      )}
    </div>
  )
}

const ROWS = ['a', 'b', 'c']

/** Holds the place of the locks. */
function LocksSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the locks
      </p>
      <div aria-hidden>
        <Sheet title="Live locks">
          {ROWS.map((each) => (
            <div
              key={each}
              className="flex h-11 items-center gap-10 border-rule px-4 not-last:border-b"
            >
              <Skeleton className="w-32" />
              <Skeleton className="w-48" />
              <Skeleton className="ml-auto w-20" />
            </div>
          ))}
        </Sheet>
      </div>
    </>
  )
}
