'use client'

import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import type { SelectionTools } from '@/components/list/RecordList'
import { countOf, type Selection } from '@/components/list/selection/selection'
import { useReportWhile } from '@/components/list/selection/useReportWhile'
import { Button } from '@/components/ui/button/Button'
import type { Resource } from '@/lib/resources/resource'
import { nounWords } from '@/lib/text/words'
import { BulkEditDialog } from './BulkEditDialog'
import { useBulkEdit } from './useBulkEdit'

interface Props {
  resource: Resource
  selection: Selection
  tools: SelectionTools
  /** Told while they are being written: the page asks before it is left. */
  onWriting: (isWriting: boolean) => void
  /** Told that records were, or may have been, written. */
  onWritten: () => void
}

/** Opens the edit of the chosen records. What was picked lasts as long as some are chosen. */
export function BulkEditButton({ resource, selection, tools, onWriting, onWritten }: Props) {
  const [isOpen, setOpen] = useState(false)
  const work = useBulkEdit(resource, selection, tools, onWritten)
  useReportWhile(work.phase === 'applying', onWriting)
  useReportWhile(isOpen || work.phase === 'applying', tools.keep)
  const isExact = selection.kind === 'some' || selection.isExact
  const words = nounWords(work.noun, countOf(selection), isExact)
  return (
    <>
      <Button icon={<SquarePen />} onPress={() => setOpen(true)}>
        Edit {words}
      </Button>
      <BulkEditDialog work={work} words={words} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
