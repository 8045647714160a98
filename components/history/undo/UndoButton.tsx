'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import type { HistoryEvent } from '@/lib/console/form/history'
import { UndoDialog } from './UndoDialog'

/** The way to undo a request. */
export function UndoButton({ event }: { event: HistoryEvent }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Undo2 />} onPress={() => setOpen(true)}>
        Undo this request
      </Button>
      {isOpen && <UndoDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}
