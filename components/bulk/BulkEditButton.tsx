'use client'

import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import type { SelectionTools } from '@/components/list/RecordList'
import { countOf, type Selection } from '@/components/list/selection/selection'
import { Button } from '@/components/ui/button/Button'
import { BulkEditDialog } from './BulkEditDialog'
import { useBulkEdit } from './useBulkEdit'
import { clientWords } from './words'

interface Props {
  selection: Selection
  tools: SelectionTools
}

/** Opens the edit of the chosen clients. What was picked lasts as long as some are chosen. */
export function BulkEditButton({ selection, tools }: Props) {
  const [isOpen, setOpen] = useState(false)
  const work = useBulkEdit(selection, tools)
  const isExact = selection.kind === 'some' || selection.isExact
  const words = clientWords(countOf(selection), isExact)
  return (
    <>
      <Button icon={<SquarePen />} onPress={() => setOpen(true)}>
        Edit {words}
      </Button>
      <BulkEditDialog work={work} words={words} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
