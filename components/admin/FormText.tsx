'use client'

import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { TextField, type TextFieldProps } from '@/components/ui/field/TextField'

interface Props<Values extends FieldValues>
  extends Pick<TextFieldProps, 'label' | 'description' | 'type' | 'autoComplete' | 'autoFocus'> {
  control: Control<Values>
  name: Path<Values>
  /** Said when it is left empty. */
  missing: string
}

/** A line of text of a form in a dialog. */
export function FormText<Values extends FieldValues>({
  control,
  name,
  missing,
  ...words
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: missing }}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...words}
          {...field}
          inputRef={ref}
          spellCheck="false"
          isRequired
          validationBehavior="aria"
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  )
}
