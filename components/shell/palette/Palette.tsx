'use client'

import { useCallback, useRef } from 'react'
import { Dialog, Modal, ModalOverlay, RouterProvider } from 'react-aria-components'
import { useMove } from '@/components/page/useMove'
import { named } from '@/components/ui/overlay/named'
import { PaletteBody } from './PaletteBody'
import type { PaletteItem } from './paletteItem'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What can be done from anywhere. */
  actions: readonly PaletteItem[]
}

/**
 * Goes anywhere by typing. What is chosen runs once the palette has gone and has given the focus
 * back: only then may it move the focus elsewhere, or something on the page ask whether to leave.
 */
export function Palette({ isOpen, onOpenChange, actions }: Props) {
  const move = useMove()
  const chosen = useRef<() => void>(undefined)

  function choose({ run }: PaletteItem) {
    if (run) chosen.current = run
    onOpenChange(false)
  }
  function go(href: string) {
    chosen.current = () => move.leave(href)
  }

  const runChosen = useCallback(() => {
    const run = chosen.current
    chosen.current = undefined
    // The focus goes back in the next frame.
    if (run) requestAnimationFrame(() => requestAnimationFrame(run))
  }, [])

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fades fixed inset-0 z-50 flex items-start justify-center bg-veil px-3 pt-[10dvh] sm:pt-[14dvh]"
    >
      <Modal className="w-full max-w-140 overflow-hidden rounded-dialog border border-rule bg-sheet shadow-dialog">
        <Dialog {...named('palette')} aria-label="Find anything" className="outline-none">
          <RouterProvider navigate={go}>
            <PaletteBody
              actions={actions}
              onChosen={choose}
              onGone={runChosen}
              onClose={() => onOpenChange(false)}
            />
          </RouterProvider>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
