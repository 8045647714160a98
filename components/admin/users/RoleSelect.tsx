'use client'

import { useQuery } from '@tanstack/react-query'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { faultWords } from '@/components/api/faultWords'
import { useSessionUser } from '@/components/session/user'
import { Option } from '@/components/ui/field/Option'
import { Select } from '@/components/ui/field/Select'
import { type Role, readRoles, rolesKey } from '../accounts'

interface Props<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
}

/** The role of a user: what they may do. */
export function RoleSelect<Values extends FieldValues>({ control, name }: Props<Values>) {
  const held = new Set(useSessionUser()?.permissions)
  // The role that the user has stays as it is; another must not let them do more than one may.
  const mayGive = ({ permissions }: Role) => permissions.every((each) => held.has(each))
  const roles = useQuery({ queryKey: rolesKey, queryFn: ({ signal }) => readRoles(signal) })
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: 'Choose a role.' }}
      render={({ field, fieldState }) => (
        <Select
          label="Role"
          placeholder={roles.isPending ? 'Loading the roles' : 'Choose a role'}
          // A list that is still empty would not open, and the press would be lost.
          isDisabled={roles.isPending}
          items={roles.data ?? []}
          disabledKeys={
            roles.data?.filter((role) => !mayGive(role)).map((role) => role.role_id) ?? []
          }
          selectedKey={field.value || null}
          onSelectionChange={field.onChange}
          onBlur={field.onBlur}
          isRequired
          validationBehavior="aria"
          description={
            roles.error
              ? `The roles could not be loaded. ${faultWords(roles.error)}`
              : roles.data?.some((role) => !mayGive(role)) &&
                'Roles that may do what you may not cannot be given by you.'
          }
          errorMessage={fieldState.error?.message}
        >
          {(role) => <Option id={role.role_id}>{role.name}</Option>}
        </Select>
      )}
    />
  )
}
