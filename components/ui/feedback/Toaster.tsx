'use client'

import { Toaster as Sonner } from 'sonner'

/** High enough to leave a bar at the foot of the page in sight. */
const offset = { bottom: 76, right: 20 }

/** Where `toast()` of sonner shows: short news that asks for nothing. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      duration={5000}
      gap={8}
      offset={offset}
      mobileOffset={{ bottom: offset.bottom }}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-sheet border border-rule bg-sheet px-4 py-3 text-ink shadow-float',
          title: 'font-medium',
          description: 'text-ink-2 text-small',
          icon: 'flex h-5 items-center',
          error: 'text-red',
          success: '[&_[data-icon]]:text-green',
          actionButton:
            'ml-auto shrink-0 whitespace-nowrap font-medium text-accent underline-offset-2 hover:underline',
        },
      }}
    />
  )
}
