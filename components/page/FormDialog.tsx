'use client'

import { type FormEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import { Dialog, type DialogProps } from '@/components/ui/overlay/Dialog'
import { useFaultFocus } from '@/components/ui/useFaultFocus'
import { ProblemBanner } from './ProblemBanner'

interface Props
  extends Pick<DialogProps, 'name' | 'title' | 'description' | 'size' | 'isDismissable'> {
  /** The verb. */
  submitLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  /** True where nothing is to be entered: the way on has the focus. */
  asksNothing?: boolean
  isPending: boolean
  /** What went wrong, but for what a field tells beside it. */
  fault?: Error | null | undefined
  formRef?: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent) => unknown
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/**
 * A dialog that asks for something and sends it; whoever shows it takes it away. With something
 * entered, only its own buttons end it: a stray click loses nothing.
 */
export function FormDialog({
  submitLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  asksNothing = false,
  isPending,
  isDismissable = true,
  fault,
  formRef,
  onSubmit,
  onClose,
  children,
  ...dialog
}: Props) {
  const formId = useId()
  useFaultFocus(formId, isPending)
  const [isEntered, setEntered] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit(event)
  }
  return (
    <Dialog
      {...dialog}
      isOpen
      isDismissable={isDismissable && !isEntered}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            isPending={isPending}
            autoFocus={asksNothing}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        onChange={() => setEntered(true)}
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        {fault && <ProblemBanner fault={fault} />}
        {children}
      </form>
    </Dialog>
  )
}
