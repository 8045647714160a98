'use client'

import { X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components'
import type { DialogName } from '@/packages/playwright/src/dialogs'
import { IconButton } from '../button/IconButton'
import { cn } from '../cn'
import { named } from './named'
import { useCountedAsOpen } from './openDialogs'
import { useGone } from './useOnceGone'

export interface DialogProps extends Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'> {
  /** By which tests find it, whatever its title says. */
  name: DialogName
  title: string
  /** One line under the title. */
  description?: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  /** What stands at the left of the foot: a count, a note. */
  footnote?: ReactNode
  size?: 'small' | 'medium' | 'large'
  role?: 'dialog' | 'alertdialog'
  /** False when only the dialog's own buttons may end it. */
  isDismissable?: boolean
  /** Called once it is drawn no more. */
  onGone?: (() => void) | undefined
  children?: ReactNode | ((close: () => void) => ReactNode)
}

const widths = { small: 'sm:max-w-100', medium: 'sm:max-w-140', large: 'sm:max-w-225' }

/**
 * A dialog over a veil: title, matter, foot. It keeps the focus inside, gives it back when it
 * closes, and rises from the foot of a narrow screen.
 */
export function Dialog({
  name,
  title,
  description,
  actions,
  footnote,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
  onGone,
  children,
  ...overlay
}: DialogProps) {
  return (
    <ModalOverlay
      {...overlay}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className="fades fixed inset-0 z-40 flex items-end justify-center bg-veil sm:items-center sm:p-6"
    >
      <Modal
        className={cn(
          'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-dialog border border-rule bg-sheet shadow-dialog sm:rounded-b-dialog',
          // The foot alone may be as high as a short window.
          'short:block short:max-h-dvh short:overflow-y-auto',
          widths[size],
        )}
      >
        <AriaDialog {...named(name)} role={role} className="flex min-h-0 flex-col outline-none">
          {({ close }) => (
            <>
              <header className="flex items-start gap-4 px-5 pt-4 pb-3">
                <div className="flex-1">
                  <Heading slot="title" className="font-semibold text-[1rem]/6 text-balance">
                    {title}
                  </Heading>
                  {description && <p className="mt-0.5 text-ink-2">{description}</p>}
                </div>
                {isDismissable && role === 'dialog' && (
                  <IconButton label="Close" icon={<X />} onPress={close} className="-mr-2 -mt-1" />
                )}
              </header>
              <Matter onGone={onGone}>
                {typeof children === 'function' ? children(close) : children}
              </Matter>
              {(actions || footnote) && (
                <footer className="flex flex-wrap items-center justify-end gap-2 border-rule border-t bg-paper px-5 py-3">
                  {footnote && <div className="mr-auto text-ink-3">{footnote}</div>}
                  {actions}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What is between title and foot. The field that it opens on takes the focus without scrolling. */
function Matter({ children, onGone }: Pick<DialogProps, 'onGone'> & { children: ReactNode }) {
  useCountedAsOpen()
  useGone(onGone)
  const isEntered = useRef(false)
  function onFocus({ target }: FocusEvent) {
    if (!isEntered.current) target.scrollIntoView({ block: 'center' })
    isEntered.current = true
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only brings into sight what takes the focus
    <div
      onFocus={onFocus}
      className="min-h-0 flex-1 overflow-auto px-5 pb-5 short:overflow-visible"
    >
      {children}
    </div>
  )
}
