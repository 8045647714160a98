'use client'

import { useState } from 'react'
import { useTally } from '@/components/form/model/formContext'
import { Button } from '@/components/ui/button/Button'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { lockNotice } from './lockWords'
import type { RecordLock } from './useRecordLock'

interface Props {
  /** What the record is: `approval`. */
  noun: string
  lock: RecordLock
  zone: string
}

/** Why nothing can be written just now, and the way to change that; it stands in the form. */
export function LockNotice({ noun, lock, zone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { state } = lock
  const isPending = useTally().changed.size > 0
  // What one typed in is no field any more.
  const isTakenAway = state.status === 'lost' || state.status === 'failed'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role={isTakenAway ? 'alert' : undefined} className="min-w-60 flex-1">
        {lockNotice(noun, state, zone, isPending)}
      </p>
      {isTakenAway && (
        // The focus would be lost.
        <Button variant="primary" autoFocus={state.status === 'lost'} onPress={lock.take}>
          Take the lock again
        </Button>
      )}
      {state.status === 'elsewhere' && <Button onPress={() => setAsking(true)}>Take over</Button>}
      <AlertDialog
        name="take-over"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Take over from your other tab?"
        confirmLabel="Take over"
        cancelLabel="Leave it there"
        onConfirm={() => {
          setAsking(false)
          lock.takeOver()
        }}
      >
        Your lock there ends. That tab becomes read-only; what was typed and not saved in it is kept
        as a draft on its device.
      </AlertDialog>
    </div>
  )
}
