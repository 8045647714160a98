'use client'

import type { FocusEvent } from 'react'
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
    // What is pressed there is sonner's own, and within it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leads the focus on
    <div className="contents" onFocus={leadOn}>
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
              'flex w-full items-start gap-3 rounded-sheet border border-rule bg-sheet px-4 py-3 text-ink shadow-float [&:is(:focus-visible,[data-focus-visible])]:[outline:2px_solid_var(--color-accent)]! in-[.beside-dialog]:top-0! in-[.beside-dialog]:bottom-auto! in-[.beside-dialog]:[--lift:1]!',
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
    </div>
  )
}

/**
 * Alt T gives the focus to the list itself, which has no height to draw a ring around. It goes on to
 * what can be done there, of the newest that offers anything, or to the newest.
 */
function leadOn({ target }: FocusEvent) {
  if (!target.matches('ol')) return
  const there = target.querySelectorAll<HTMLElement>(
    '[data-sonner-toast][data-removed=false][data-visible=true]',
  )
  const shown = [...there].filter((each) => each.checkVisibility({ visibilityProperty: true }))
  const offering = shown.find((each) => each.querySelector('[data-action]'))
  const place = offering?.querySelector<HTMLElement>('[data-action]') ?? shown[0]
  if (!place) return
  // After a key that is pressed beside Alt browsers draw no ring of their own accord.
  place.dataset.focusVisible = ''
  place.addEventListener('blur', () => delete place.dataset.focusVisible, { once: true })
  place.focus()
}
