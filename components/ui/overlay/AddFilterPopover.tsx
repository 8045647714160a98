'use client'

import { ArrowLeft, Plus } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button, Dialog, DialogTrigger } from 'react-aria-components'
import { IconButton } from '../button/IconButton'
import { useAlive } from '../useAlive'
import { named } from './named'
import { Popover } from './Popover'

interface Props {
  /** What was chosen to filter by, as it is called; nothing yet at first. */
  chosen: string | undefined
  /** Where the way back from what was chosen leads, in words. */
  backTo: string
  onBack: () => void
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Its width, as a class. */
  className: string
  /** What there is to choose from. */
  menu: () => ReactNode
  /** What is asked about what was chosen. */
  editor: (close: () => void) => ReactNode
}

/** Asks for a further filter in two steps: first by what, then to what. Each time from the first. */
export function AddFilterPopover({
  chosen,
  backTo,
  onBack,
  buttonRef,
  className,
  menu,
  editor,
}: Props) {
  const isAlive = useAlive()
  return (
    <DialogTrigger onOpenChange={onBack}>
      <Button
        ref={buttonRef}
        isDisabled={!isAlive}
        className="max-sm:order-first inline-flex h-6.5 shrink-0 cursor-default items-center gap-1.5 rounded-full border border-rule bg-sheet px-2.5 font-medium transition-colors hover:border-rule-strong pointer-coarse:h-9"
      >
        <Plus aria-hidden className="size-3.5" />
        Filter
      </Button>
      <Popover placement="bottom start" maxHeight={440} className={className}>
        <Dialog {...named('add-filter')} aria-label="Add filter" className="outline-none">
          {({ close }) =>
            chosen === undefined ? (
              menu()
            ) : (
              <>
                <div className="flex items-center gap-1 border-rule border-b p-1">
                  <IconButton label={`Back to ${backTo}`} icon={<ArrowLeft />} onPress={onBack} />
                  <span className="min-w-0 truncate font-medium">{chosen}</span>
                </div>
                {editor(close)}
              </>
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
