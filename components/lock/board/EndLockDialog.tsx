'use client'

import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { tellNews, tellWritten } from '@/components/ui/feedback/tell'
import { TextField } from '@/components/ui/field/TextField'
import { Dialog } from '@/components/ui/overlay/Dialog'
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
  const formId = useId()
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
    <Dialog
      name="end-lock"
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && close()}
      title={isOwn ? `End your lock on ${what}?` : `Break the lock of ${holder}?`}
      actions={
        <>
          <Button onPress={close}>Keep the lock</Button>
          <Button
            type="submit"
            form={formId}
            variant={isOwn ? 'primary' : 'danger'}
            isPending={end.isPending}
            autoFocus={isOwn}
          >
            {isOwn ? 'End the lock' : 'Break the lock'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {end.error && <ProblemBanner fault={end.error} />}
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
      </form>
    </Dialog>
  )
}
