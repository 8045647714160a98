'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import type { ChangedRecord } from '../records'
import { UndoDialog } from './UndoDialog'

/** The way to undo a whole request, which says how many records that are. */
export function UndoButton({ event }: { event: ChangedRecord }) {
  const records = Number(event.request_records ?? 1)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Undo2 />} onPress={() => setOpen(true)}>
        Undo this request
        {records > 1 && `, ${records.toLocaleString('en-AU')} records`}
      </Button>
      {isOpen && <UndoDialog event={event} offers="request" onClose={() => setOpen(false)} />}
    </>
  )
}
