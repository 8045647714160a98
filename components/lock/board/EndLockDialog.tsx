'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { useSingleCall } from '@/components/api/useSingleCall'
import { FormDialog } from '@/components/page/FormDialog'
import { tellNews, tellWritten } from '@/components/ui/feedback/tell'
import { TextField } from '@/components/ui/field/TextField'
import { MAX_REASON } from '@/lib/text/auditReason'
import { sentence } from '@/lib/text/words'
import { endLock, type LockingSession, lockedWords, sessionHolder } from '../locks'
import { useIsOwn } from './LocksTable'

interface Props {
  session: LockingSession
  onClose: () => void
  onEnded: () => void
}

const ending = z.object({ reason: z.string() })
const breaking = z.object({
  reason: z.string().refine((reason) => reason.trim() !== '', 'Say why the lock has to be broken.'),
})

/** Asks before a lock ends; for another's it asks why, as the history keeps that. */
export function EndLockDialog({ session, onClose, onEnded }: Props) {
  const isOwn = useIsOwn(session)
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(isOwn ? ending : breaking),
    defaultValues: { reason: '' },
  })
  const end = useSingleCall({
    mutationFn: ({ reason }: z.infer<typeof ending>) =>
      endLock(session.locking_session_id ?? '', isOwn ? undefined : reason),
    onSuccess: (written) => {
      const lock = `the lock on ${lockedWords(session)}`
      if (written) tellWritten(written, `${isOwn ? 'Ended' : 'Broke'} ${lock}`)
      else tellNews(`Nothing to end: ${lock} had ended already`)
      onClose()
      onEnded()
    },
  })
  const what = lockedWords(session)
  const holder = sessionHolder(session)
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
      onSubmit={handleSubmit((entered) => end.mutate(entered))}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {isOwn
          ? 'Others may take it at once. A form of yours that is open on it has to take the lock again before it can save.'
          : `${sentence(holder)} cannot save what they are changing in ${what} before they take the lock again.`}
      </p>
      {!isOwn && (
        <Controller
          control={control}
          name="reason"
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              inputRef={ref}
              autoFocus
              label="Reason"
              description="Kept with your name in the history."
              maxLength={MAX_REASON}
              isRequired
              validationBehavior="aria"
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
    </FormDialog>
  )
}
