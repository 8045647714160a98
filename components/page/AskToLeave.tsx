'use client'

import type { ReactNode } from 'react'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import type { useLeaveGuard } from './useLeaveGuard'

interface Props {
  guard: ReturnType<typeof useLeaveGuard>
  title: string
  /** What the button says that leaves. */
  leave: string
  /** What is lost by it. */
  children: ReactNode
}

/** The question of a guard whether to leave a page, and lose what is told here. */
export const AskToLeave = ({ guard, title, leave, children }: Props) => (
  <AlertDialog
    name="leave"
    isOpen={guard.isAsking}
    onOpenChange={(isOpen) => !isOpen && guard.stay()}
    title={title}
    confirmLabel={leave}
    cancelLabel="Stay"
    tone="danger"
    onConfirm={guard.leave}
  >
    {children}
  </AlertDialog>
)
