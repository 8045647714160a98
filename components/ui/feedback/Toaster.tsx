'use client'

import { Toaster as Sonner } from 'sonner'
import { cn } from '../cn'
import { useIsDialogOpen } from '../overlay/openDialogs'

/** High enough to leave a bar at the foot of the page in sight. */
const offset = { bottom: 76, right: 20, top: 20 }

const button =
  '-my-0.5 min-h-6 shrink-0 whitespace-nowrap rounded-tag px-1 font-medium underline-offset-2 hover:underline'

/**
 * Where `toast()` of sonner shows: short news that asks for nothing. Alt T leads there. While a dialog
 * is open, of which the buttons are at its foot, it is at the top: by style alone, as of another
 * `position` sonner makes another list, and whoever listens would hear all that stands once more.
 */
export function Toaster() {
  const isDialogOpen = useIsDialogOpen()
  return (
    <Sonner
      position="bottom-right"
      className={isDialogOpen ? 'beside-dialog top-5! bottom-auto!' : undefined}
      duration={5000}
      gap={8}
      offset={offset}
      mobileOffset={{ bottom: offset.bottom, top: offset.top }}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-sheet border border-rule bg-sheet px-4 py-3 text-ink shadow-float in-[.beside-dialog]:top-0! in-[.beside-dialog]:bottom-auto! in-[.beside-dialog]:[--lift:1]!',
          title: 'font-medium',
          description: 'text-ink-2 text-small',
          icon: 'flex h-5 items-center',
          error: 'text-red',
          success: '[&_[data-icon]]:text-green',
          cancelButton: cn(button, 'ml-auto text-ink-2'),
          actionButton: cn(button, 'text-accent'),
        },
      }}
    />
  )
}
