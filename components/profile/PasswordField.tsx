'use client'

import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { TextField } from '@/components/ui/field/TextField'

interface Props<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  label: string
  /** True where the password is one to be. */
  isNew?: boolean
  autoFocus?: boolean
  /** What the service has said of it. */
  refused?: string | undefined
}

/** A password in a form. */
export function PasswordField<Values extends FieldValues>({
  control,
  name,
  label,
  isNew,
  autoFocus = false,
  refused,
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={label}
          type="password"
          autoFocus={autoFocus}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          errorMessage={fieldState.error?.message ?? refused}
          validationBehavior="aria"
        />
      )}
    />
  )
}
