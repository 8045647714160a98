'use client'

import { useForm } from 'react-hook-form'
import { api } from '@/components/api/api'
import { type Role, readRole, type Tagged } from '../accounts'
import { changedOnly } from '../changedOnly'
import { FormDialog } from '../FormDialog'
import type { PermissionGroup } from '../permissionGroups'
import { StaleNotice } from '../StaleNotice'
import { TaggedDialog } from '../TaggedDialog'
import { useSave } from '../useSave'
import { RoleFields, type RoleValues, roleFieldNames } from './RoleFields'

interface Props {
  role: Role
  groups: readonly PermissionGroup[]
  onClose: () => void
}

/** Another name for a role, or other permissions. */
export function ChangeRoleDialog({ role, groups, onClose }: Props) {
  return (
    <TaggedDialog<Role>
      title={`Change ${role.name}`}
      what="role"
      id={role.role_id}
      read={readRole(role.role_id)}
      onClose={onClose}
    >
      {(loaded, reload) => (
        <RoleForm loaded={loaded} groups={groups} reload={reload} onClose={onClose} />
      )}
    </TaggedDialog>
  )
}

interface FormProps {
  loaded: Tagged<Role>
  groups: readonly PermissionGroup[]
  reload: () => void
  onClose: () => void
}

function RoleForm({ loaded: { record, etag }, groups, reload, onClose }: FormProps) {
  const before: RoleValues = { name: record.name, permissions: record.permissions.toSorted() }
  const form = useForm<RoleValues>({ defaultValues: before })
  const saving = useSave({
    form,
    names: roleFieldNames,
    save: ({ name, permissions }) =>
      api.patch('/admin/roles/{role_id}', {
        path: { role_id: record.role_id },
        // The order in which boxes were ticked is no difference.
        body: changedOnly({ name, permissions: permissions.toSorted() }, before),
        headers: { 'If-Match': etag ?? undefined },
      }),
    done: ({ name }) => `Saved the role ${name}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Change ${record.name}`}
      description={`Every user who has it is affected: ${Number(record.users).toLocaleString('en-AU')} now.`}
      submitLabel="Save"
      isPending={saving.isPending}
      isDirty={form.formState.isDirty}
      fault={saving.fault}
      onSubmit={saving.submit}
      onClose={onClose}
    >
      {saving.isStale && <StaleNotice what="role" onLoad={reload} />}
      <RoleFields control={form.control} groups={groups} />
    </FormDialog>
  )
}
