'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger } from 'react-aria-components'
import { Popover } from '@/components/ui/overlay/Popover'

interface Props {
  /** What is filtered by, said in full. */
  label: string
  /** The same in fewer words, where there are any. */
  heading?: string
  /** What it is filtered to. */
  words: string
  onRemove: () => void
  /** What changes it, in a popover. */
  children: (close: () => void) => ReactNode
}

/** A filter that holds: pressing it changes it, the cross takes it away. */
export function ChipFrame({ label, heading = label, words, onRemove, children }: Props) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full max-sm:shrink-0 bg-accent-wash text-accent">
      <DialogTrigger>
        <Button
          aria-label={`Filter ${label}: ${words}. Change`}
          className="flex h-6.5 min-w-0 cursor-default items-center rounded-l-full pr-0.5 pl-2.5 font-medium hover:bg-accent/10 pointer-coarse:h-9"
        >
          <span className="truncate">
            {heading}: {words}
          </span>
        </Button>
        <Popover placement="bottom start" className="w-64">
          <Dialog aria-label={`Filter by ${label}`} className="outline-none">
            {({ close }) => children(close)}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Button
        aria-label={`Remove filter ${label}`}
        onPress={onRemove}
        className="flex h-6.5 w-6 shrink-0 cursor-default items-center justify-center rounded-r-full hover:bg-accent/10 pointer-coarse:h-9 pointer-coarse:w-9"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </span>
  )
}
