'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import type { HistoryEvent } from '@/lib/console/form/history'
import { UndoDialog } from './UndoDialog'

/** The way to undo a request of many records. */
export function UndoButton({ event, className }: { event: HistoryEvent; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<Undo2 />} className={className} onPress={() => setOpen(true)}>
        Undo this request
      </Button>
      {isOpen && <UndoDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}
