'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { createContext, use, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { FormLook, FormTools } from '@/components/form/look'
import { useTally } from '@/components/form/model/formModel'
import type { Loaded } from '@/components/form/model/transport'
import type { FormValue } from '@/components/form/model/values'
import { RecordForm } from '@/components/form/RecordForm'
import { mayType } from '@/components/lock/keeper/state'
import { LockNotice } from '@/components/lock/LockNotice'
import type { RecordLock } from '@/components/lock/useRecordLock'
import { Awaiting } from '@/components/page/Awaiting'
import { useSessionUser } from '@/components/session/user'
import { useTimeZone } from '@/components/time/timeZone'
import { approval } from '@/lib/resources'
import { ApprovalSkeleton } from './ApprovalSkeleton'
import { LinesSheet } from './lines/LinesSheet'
import { stepTo } from './status'
import { STATUS, StatusActions } from './steps/StatusActions'
import { approvalKey, approvalPage, lockedTransport } from './useApproval'

const NEEDED = 'Approvals:Update'

/** Which approval it is, where in its heading the next steps stand, and what is told its lock. */
const HeadingContext = createContext<{
  id: string
  slot: HTMLElement | null
  onPending: RecordLock['changed'] | undefined
}>({ id: '', slot: null, onPending: undefined })

const LINES = 'maintenance'

/** The sections of each page: the lines have one to themselves, and stand nowhere else. */
const SHOWN = {
  details: (section: string) => section !== LINES,
  lines: (section: string) => section === LINES,
}

/** Where a field is edited. */
const pageOf = (id: string, name: string): string =>
  approval.fields.get(name)?.section === LINES ? `${approvalPage(id)}/lines` : approvalPage(id)

const look: FormLook = {
  isPlain: true,
  first: ['payment'],
  sheets: { [LINES]: LinesSheet },
  actions: Actions,
  asksFirst: (changes) =>
    changes.some(({ field, from, to }) => field.name === STATUS && isRisky(from, to)),
}

const isRisky = (from: FormValue, to: FormValue): boolean =>
  stepTo(textOr(from), textOr(to))?.isRisky ?? false

const textOr = (value: FormValue): string | null => (typeof value === 'string' ? value : null)

function Actions({ tools }: { tools: FormTools }) {
  const { id, slot, onPending } = use(HeadingContext)
  const isPending = useTally().changed.size > 0
  useEffect(() => onPending?.(isPending), [isPending, onPending])
  return slot && createPortal(<StatusActions id={id} tools={tools} />, slot)
}

interface Props {
  id: string
  loaded: Loaded | undefined
  lock: RecordLock | null
  slot: HTMLElement | null
  /** Which of its two pages is open. */
  tab: keyof typeof SHOWN
  onLoaded: (loaded: Loaded) => void
}

const noLock = {
  secure: async () => undefined,
  headers: () => ({}),
  refusedWrite: () => undefined,
}

/**
 * The form of an approval: its first change takes the lock, and it is read-only for as long as
 * another holds it.
 */
export function ApprovalForm({ id, loaded, lock, slot, tab, onLoaded }: Props) {
  const session = useSessionUser()
  const router = useRouter()
  const zone = useTimeZone()
  const field = useSearchParams().get('field') ?? undefined
  const { secure, headers, refusedWrite } = lock ?? noLock
  const transport = useMemo(
    () => lockedTransport(id, { secure, headers, refusedWrite }),
    [id, secure, headers, refusedWrite],
  )
  const onPending = lock?.changed
  const heading = useMemo(() => ({ id, slot, onPending }), [id, slot, onPending])
  if (!loaded || !session || !zone || lock?.state.is === 'looking') {
    return (
      <Awaiting queryKey={approvalKey(id)} what="the approval" span="page">
        <ApprovalSkeleton tab={tab} />
      </Awaiting>
    )
  }
  const page = approvalPage(id)
  const readOnly = !session.permissions.includes(NEEDED)
    ? `You can read this approval but not change it: that takes the permission ${NEEDED}, which your role (${session.role.name}) does not have. An administrator can add it.`
    : lock && !mayType(lock.state) && <LockNotice lock={lock} zone={zone} />
  return (
    <HeadingContext value={heading}>
      <RecordForm
        key={`${transport.path} ${lock?.opened ?? 0}`}
        resource={approval}
        loaded={loaded}
        transport={transport}
        scope={page}
        userId={session.user.user_id}
        onLoaded={onLoaded}
        focusOn={field}
        historyOf={(name) => `${page}/history?field=${encodeURIComponent(name)}`}
        readOnly={readOnly}
        look={look}
        shows={SHOWN[tab]}
        onElsewhere={(name) => router.push(`${pageOf(id, name)}?field=${encodeURIComponent(name)}`)}
      />
    </HeadingContext>
  )
}
