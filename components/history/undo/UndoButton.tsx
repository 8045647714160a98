'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { type ChangedRecord, recordsOf, recordsWords } from '@/components/form/model/changedRecord'
import { Button } from '@/components/ui/button/Button'
import { UndoDialog } from './UndoDialog'

/** The way to undo a whole request, which says how many records that are. */
export function UndoButton({ event }: { event: ChangedRecord }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Undo2 />} onPress={() => setOpen(true)}>
        Undo this request
        {recordsOf(event) > 1 && `, ${recordsWords(event)}`}
      </Button>
      {isOpen && <UndoDialog event={event} offers="request" onClose={() => setOpen(false)} />}
    </>
  )
}
