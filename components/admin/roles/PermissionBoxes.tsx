'use client'

import { CheckboxGroup } from 'react-aria-components'
import {
  type Control,
  Controller,
  type FieldValues,
  type Path,
  useFormState,
} from 'react-hook-form'
import { useSessionUser } from '@/components/session/user'
import { Checkbox } from '@/components/ui/field/Checkbox'
import type { PermissionGroup } from '../permissionGroups'

interface Props<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  groups: readonly PermissionGroup[]
}

/**
 * What a role allows, as boxes under headings. Nobody grants what they lack: such a box can only be
 * ticked again where the role had it.
 */
export function PermissionBoxes<Values extends FieldValues>({
  control,
  name,
  groups,
}: Props<Values>) {
  const held = new Set(useSessionUser()?.permissions)
  const had: readonly string[] = useFormState({ control }).defaultValues?.[name] ?? []
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <CheckboxGroup
          aria-label="Permissions"
          value={field.value}
          onChange={field.onChange}
          isInvalid={fieldState.invalid}
          className="grid gap-x-6 gap-y-4 sm:grid-cols-2"
        >
          {fieldState.error && (
            <p role="alert" className="text-red text-small sm:col-span-2">
              {fieldState.error.message}
            </p>
          )}
          {groups.map(({ title, permissions }) => (
            <section key={title} aria-label={title}>
              <h3 className="mb-1 font-medium text-ink-2">{title}</h3>
              {permissions.map(({ permission, allows }) => (
                <Checkbox
                  key={permission}
                  value={permission}
                  isDisabled={!held.has(permission) && !had.includes(permission)}
                  className="flex w-full py-1"
                >
                  <span className="min-w-0">
                    {allows}
                    <span className="block font-mono text-ink-3 text-small">{permission}</span>
                  </span>
                </Checkbox>
              ))}
            </section>
          ))}
        </CheckboxGroup>
      )}
    />
  )
}
