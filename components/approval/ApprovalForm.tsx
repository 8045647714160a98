'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { createContext, use, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { FormLook, FormTools } from '@/components/form/look'
import type { Loaded } from '@/components/form/model/transport'
import { RecordForm } from '@/components/form/RecordForm'
import { isOpening, mayWrite } from '@/lib/console/lock/keeper/state'
import { useTimeZone } from '@/lib/console/timeZone'
import { useSessionUser } from '@/lib/console/user'
import { approval } from '@/lib/resources'
import { ApprovalSkeleton } from './ApprovalSkeleton'
import { LinesSheet } from './lines/LinesSheet'
import { LockNotice } from './lock/LockNotice'
import type { RecordLock } from './lock/useRecordLock'
import { StatusActions } from './steps/StatusActions'
import { approvalPage, lockedTransport } from './useApproval'

const NEEDED = 'Approvals:Update'

/** Which approval it is, and where in its heading the next steps stand. */
const HeadingContext = createContext<{ id: string; slot: HTMLElement | null }>({
  id: '',
  slot: null,
})

const look: FormLook = {
  isPlain: true,
  first: ['maintenance', 'payment'],
  sheets: { maintenance: LinesSheet },
  actions: Actions,
}

function Actions({ tools }: { tools: FormTools }) {
  const { id, slot } = use(HeadingContext)
  return slot && createPortal(<StatusActions id={id} tools={tools} />, slot)
}

interface Props {
  id: string
  loaded: Loaded | undefined
  lock: RecordLock | null
  slot: HTMLElement | null
  /** Key of the only section to show. */
  only: string | undefined
  onLoaded: (loaded: Loaded) => void
}

const noLock = { headers: () => ({}), refusedWrite: () => undefined }

/** The form of an approval, read-only for as long as another holds it. */
export function ApprovalForm({ id, loaded, lock, slot, only, onLoaded }: Props) {
  const session = useSessionUser()
  const router = useRouter()
  const zone = useTimeZone()
  const field = useSearchParams().get('field') ?? undefined
  const { headers, refusedWrite } = lock ?? noLock
  const transport = useMemo(
    () => lockedTransport(id, { headers, refusedWrite }),
    [id, headers, refusedWrite],
  )
  const heading = useMemo(() => ({ id, slot }), [id, slot])
  if (!loaded || !session || !zone || (lock && isOpening(lock.state))) {
    return <ApprovalSkeleton />
  }
  const page = approvalPage(id)
  const readOnly = !session.permissions.includes(NEEDED)
    ? `You can read this approval but not change it: that takes the permission ${NEEDED}, which your role (${session.role.name}) does not have. An administrator can add it.`
    : lock && !mayWrite(lock.state) && <LockNotice lock={lock} zone={zone} />
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
        only={only}
        onElsewhere={(name) => router.push(`${page}?field=${encodeURIComponent(name)}`)}
      />
    </HeadingContext>
  )
}
