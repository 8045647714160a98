'use client'

import type { ReactNode } from 'react'
import type { DialogName } from '@/packages/playwright/src/dialogs'
import { Button } from '../button/Button'
import { Dialog } from './Dialog'

interface Props {
  /** By which tests find it, whatever its title says. */
  name: DialogName
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The verb: `Discard changes`, not `OK`. */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'plain' | 'danger'
  isPending?: boolean
  onConfirm: () => void
}

/** Asks before something that loses work. The focus starts on the way out that keeps it. */
export function AlertDialog({
  name,
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'plain',
  isPending,
  onConfirm,
}: Props) {
  return (
    <Dialog
      name={name}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <>
          <Button autoFocus onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  )
}
