'use client'

import { type ReactNode, useId } from 'react'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { Dialog, type DialogProps } from '@/components/ui/overlay/Dialog'
import { useSaveKey } from '@/components/ui/useSaveKey'

interface Props extends Pick<DialogProps, 'title' | 'description' | 'footnote' | 'size'> {
  /** The verb of the main button. */
  submitLabel: string
  isPending: boolean
  /** With something typed, only its own buttons end the dialog: a stray click loses nothing. */
  isDirty: boolean
  /** What no field of the form can show. */
  fault: Error | null
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: what went wrong above it, its buttons at the foot. */
export function FormDialog({
  submitLabel,
  isPending,
  isDirty,
  fault,
  onSubmit,
  onClose,
  children,
  ...words
}: Props) {
  const formId = useId()
  useSaveKey(isPending ? undefined : onSubmit, { inDialog: true })
  return (
    <Dialog
      {...words}
      isOpen
      isDismissable={!isDirty}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {fault && <ProblemBanner fault={fault} />}
        {children}
      </form>
    </Dialog>
  )
}
