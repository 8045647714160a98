'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormDialog } from '@/components/page/FormDialog'
import { tellNews, tellWritten } from '@/components/ui/feedback/tell'
import { TextField } from '@/components/ui/field/TextField'
import { MAX_REASON } from '@/lib/text/auditReason'
import { endLock, type LockingSession, lockedWords } from '../locks'
import { useIsOwn } from './LocksTable'

interface Props {
  /** Null keeps it closed. */
  session: LockingSession | null
  onClose: () => void
  onEnded: () => void
}

/** Asks before a lock ends; for another's it asks why, as the history keeps that. */
export function EndLockDialog({ session, onClose, onEnded }: Props) {
  const isOwn = useIsOwn(session)
  const reasonInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = !isOwn && reason.trim() === ''

  const end = useMutation({
    mutationFn: ({ locking_session_id }: LockingSession) =>
      endLock(locking_session_id ?? '', isOwn ? undefined : reason),
    onSuccess: (written, ended) => {
      const lock = `the lock on ${lockedWords(ended)}`
      if (written) tellWritten(written, `${isOwn ? 'Ended' : 'Broke'} ${lock}`)
      else tellNews(`Nothing to end: ${lock} had ended already`)
      close()
      onEnded()
    },
  })

  function close() {
    setReason('')
    setAsked(false)
    end.reset()
    onClose()
  }

  function submit() {
    setAsked(true)
    if (isMissing) reasonInput.current?.focus()
    else if (session) end.mutate(session)
  }

  if (!session) return null
  const what = lockedWords(session)
  const holder = session.user_name ?? `user ${session.user_id}`
  return (
    <FormDialog
      name="end-lock"
      size="small"
      title={isOwn ? `End your lock on ${what}?` : `Break the lock of ${holder}?`}
      submitLabel={isOwn ? 'End the lock' : 'Break the lock'}
      cancelLabel="Keep the lock"
      tone={isOwn ? 'primary' : 'danger'}
      asksNothing={isOwn}
      isPending={end.isPending}
      fault={end.error}
      onSubmit={submit}
      onClose={close}
    >
      <p className="text-ink-2">
        {isOwn
          ? 'Others may take it at once. A form of yours that is open on it has to take the lock again before it can save.'
          : `${holder} cannot save what they are changing in ${what} before they take the lock again.`}
      </p>
      {!isOwn && (
        <TextField
          autoFocus
          inputRef={reasonInput}
          label="Reason"
          description="Kept with your name in the history."
          value={reason}
          onChange={setReason}
          maxLength={MAX_REASON}
          isRequired
          validationBehavior="aria"
          errorMessage={isAsked && isMissing ? 'Say why the lock has to be broken.' : null}
        />
      )}
    </FormDialog>
  )
}
