'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger } from 'react-aria-components'
import { Name } from '@/components/ui/display/Name'
import { named } from '@/components/ui/overlay/named'
import { Popover } from '@/components/ui/overlay/Popover'

interface Props {
  /** What is filtered by, said in full. */
  label: string
  /** The same in fewer words, where a list of values follows. */
  heading?: string
  /** What it is filtered to. */
  words: string
  /** True where the words go on with the heading as one sentence, without a colon. */
  isSentence?: boolean
  /** True for what this page does not understand. */
  isUnknown?: boolean
  /** Why the service refused it. */
  fault?: string | undefined
  onRemove: () => void
  /** What changes it, in a popover. */
  children: (close: () => void) => ReactNode
}

const tones = {
  accent: 'bg-accent-wash text-accent',
  amber: 'bg-amber-wash text-amber',
  red: 'bg-red-wash text-red',
}

const hover = { accent: 'hover:bg-accent/10', amber: 'hover:bg-amber/10', red: 'hover:bg-red/10' }

/** A filter that holds: pressing it changes it, the cross takes it away. */
export function ChipFrame(props: Props) {
  const { label, heading = label, words, isSentence, isUnknown, fault, onRemove, children } = props
  const tone = fault ? 'red' : isUnknown ? 'amber' : 'accent'
  const subject = isSentence ? label : `${heading}:`
  const state = fault ? ', refused' : isUnknown ? ', not known to this page' : ''
  return (
    <span
      data-filter={label}
      className={`inline-flex max-w-full items-center rounded-full max-sm:shrink-0 ${tones[tone]}`}
    >
      <DialogTrigger>
        <Button
          aria-label={`Filter ${subject} ${words}${state}. Change`}
          className={`flex h-6.5 min-w-0 cursor-default items-center rounded-l-full pr-0.5 pl-2.5 font-medium pointer-coarse:h-9 print:h-auto print:pr-2.5 ${hover[tone]}`}
        >
          <span className="flex min-w-0 whitespace-pre">
            {subject} <Name className="min-w-0 truncate">{words}</Name>
          </span>
        </Button>
        <Popover placement="bottom start" className="w-72">
          <Dialog {...named('filter')} aria-label={`Filter by ${label}`} className="outline-none">
            {({ close }) => (
              <>
                {fault && (
                  <p className="border-rule border-b bg-red-wash px-3 py-2 text-red text-small">
                    {fault}
                  </p>
                )}
                {children(close)}
              </>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Button
        aria-label={`Remove filter ${label}`}
        onPress={onRemove}
        className={`flex h-6.5 w-6 shrink-0 cursor-default items-center justify-center rounded-r-full pointer-coarse:h-9 pointer-coarse:w-9 ${hover[tone]}`}
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </span>
  )
}
