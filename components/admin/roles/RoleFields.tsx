'use client'

import type { Control } from 'react-hook-form'
import type { Schemas } from '@/components/api/types'
import { FormText } from '../FormText'
import type { PermissionGroup } from '../permissionGroups'
import { PermissionBoxes } from './PermissionBoxes'

/** What a form of a role holds. */
export interface RoleValues {
  name: string
  permissions: Schemas['Role']['permissions']
}

/** The fields that a fault of the server can land on. */
export const roleFieldNames = ['name', 'permissions'] as const

interface Props {
  control: Control<RoleValues>
  groups: readonly PermissionGroup[]
}

/** Name and permissions of a role. */
export function RoleFields({ control, groups }: Props) {
  return (
    <>
      <FormText
        control={control}
        name="name"
        label="Name"
        missing="Enter a name for the role."
        autoComplete="off"
        autoFocus
      />
      <PermissionBoxes control={control} name="permissions" groups={groups} />
    </>
  )
}
