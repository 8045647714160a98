'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { useSingleCall } from '@/components/api/useSingleCall'
import { FormDialog } from '@/components/page/FormDialog'
import { useSessionUser } from '@/components/session/user'
import { TextField } from '@/components/ui/field/TextField'
import { isBlank } from '@/lib/text/blanks'
import { faultAt } from './faultAt'
import { PasswordField } from './PasswordField'

/** What is entered. */
export interface Entered {
  readonly password: string
  readonly name: string
}

interface Props {
  title: string
  /** The verb. */
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** What it will be called to begin with, where it is something with a name. */
  name?: string
  /** What will happen. */
  children: ReactNode
  onSubmit: (entered: Entered) => Promise<void>
  onClose: () => void
}

const password = z.string().min(1, 'Enter your password.')
const confirmation = z.object({ password, name: z.string() })
const confirmationOfNamed = z.object({
  password,
  name: z.string().refine((name) => !isBlank(name), 'Enter a name, to tell it from others.'),
})

/** Asks for the password before something is done about how its owner signs in. */
export function PasswordDialog({
  title,
  confirmLabel,
  tone = 'primary',
  name,
  children,
  onSubmit,
  onClose,
}: Props) {
  const userName = useSessionUser()?.user.user_name ?? ''
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(name === undefined ? confirmation : confirmationOfNamed),
    defaultValues: { password: '', name: name ?? '' },
  })
  const work = useSingleCall({ mutationFn: onSubmit })
  const refused = faultAt(work.error, '/current_password')
  return (
    <FormDialog
      name="password"
      size="small"
      title={title}
      submitLabel={confirmLabel}
      tone={tone}
      isPending={work.isPending}
      fault={refused ? null : work.error}
      onSubmit={handleSubmit((entered) => work.mutate(entered))}
      onClose={onClose}
    >
      <p className="text-ink-2">{children}</p>
      {name !== undefined && (
        <Controller
          control={control}
          name="name"
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              inputRef={ref}
              label="Name"
              maxLength={100}
              autoFocus
              errorMessage={fieldState.error?.message}
              validationBehavior="aria"
            />
          )}
        />
      )}
      {/* Tells a password manager whose password is meant. */}
      <input hidden readOnly autoComplete="username" value={userName} />
      <PasswordField
        control={control}
        name="password"
        label="Your password"
        autoFocus={name === undefined}
        refused={refused}
      />
    </FormDialog>
  )
}
