'use client'

import { useForm } from 'react-hook-form'
import { api } from '@/components/api/api'
import { FormDialog } from '../FormDialog'
import type { PermissionGroup } from '../permissionGroups'
import { useSave } from '../useSave'
import { RoleFields, type RoleValues, roleFieldNames } from './RoleFields'

interface Props {
  groups: readonly PermissionGroup[]
  onClose: () => void
}

/** A new role. */
export function AddRoleDialog({ groups, onClose }: Props) {
  const form = useForm<RoleValues>({ defaultValues: { name: '', permissions: [] } })
  const saving = useSave({
    form,
    names: roleFieldNames,
    save: (body) => api.post('/admin/roles', { body }),
    done: ({ name }) => `Added the role ${name}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Add a role"
      submitLabel="Add role"
      isPending={saving.isPending}
      isDirty={form.formState.isDirty}
      fault={saving.fault}
      onSubmit={saving.submit}
      onClose={onClose}
    >
      <RoleFields control={form.control} groups={groups} />
    </FormDialog>
  )
}
