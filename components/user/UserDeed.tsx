'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useSingleCall } from '@/components/api/useSingleCall'
import type { Written } from '@/components/api/written'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import type { DeedProps } from '@/components/record/particulars'
import { recordKey } from '@/components/record/useRecord'
import { tellWritten } from '@/components/ui/feedback/tell'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { user } from '@/lib/resources'

type Words = 'name' | 'title' | 'confirmLabel' | 'cancelLabel'

interface Props extends Omit<DeedProps, 'record'>, Pick<ComponentProps<typeof AlertDialog>, Words> {
  /** Does it. */
  call: () => Promise<{ readonly written: Written }>
  /** Says that it is done. */
  done: string
  children: ReactNode
}

/** Asks before something is done with the account of a user. */
export function UserDeed({ id, onClose, call, done, children, ...words }: Props) {
  const queries = useQueryClient()
  const deed = useSingleCall({
    mutationFn: call,
    onSuccess({ written }) {
      tellWritten(written, done)
      void queries.invalidateQueries({ queryKey: recordKey(user, id) })
      onClose()
    },
  })
  return (
    <AlertDialog
      {...words}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      isPending={deed.isPending}
      onConfirm={() => deed.mutate()}
    >
      <div className="flex flex-col gap-3">
        {deed.error && <ProblemBanner fault={deed.error} />}
        <p>{children}</p>
      </div>
    </AlertDialog>
  )
}
