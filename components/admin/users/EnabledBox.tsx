'use client'

import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { Checkbox } from '@/components/ui/field/Checkbox'

interface Props<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
}

/** Whether the user may sign in. */
export function EnabledBox<Values extends FieldValues>({ control, name }: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <div>
          <Checkbox isSelected={field.value} onChange={field.onChange} onBlur={field.onBlur}>
            May sign in
          </Checkbox>
          <p className="mt-0.5 pl-6 text-ink-3 text-small">
            Without it the user is signed out everywhere within seconds; their changes stay in the
            history.
          </p>
          {fieldState.error && (
            <p className="pl-6 text-red text-small">{fieldState.error.message}</p>
          )}
        </div>
      )}
    />
  )
}
