'use client'

import { useForm } from 'react-hook-form'
import { api } from '@/components/api/api'
import { readUser, type Tagged, type User } from '../accounts'
import { changedOnly } from '../changedOnly'
import { FormDialog } from '../FormDialog'
import { FormText } from '../FormText'
import { StaleNotice } from '../StaleNotice'
import { TaggedDialog } from '../TaggedDialog'
import { useSave } from '../useSave'
import { EnabledBox } from './EnabledBox'
import { RoleSelect } from './RoleSelect'

interface Props {
  user: User
  onClose: () => void
}

/** Another name or role for a user, or the end of their signing in. */
export function ChangeUserDialog({ user, onClose }: Props) {
  return (
    <TaggedDialog<User>
      title={`Change ${user.display_name}`}
      what="user"
      id={user.user_id}
      read={readUser(user.user_id)}
      onClose={onClose}
    >
      {(loaded, reload) => <UserForm loaded={loaded} reload={reload} onClose={onClose} />}
    </TaggedDialog>
  )
}

const names = ['display_name', 'role_id', 'enabled'] as const

interface FormProps {
  loaded: Tagged<User>
  reload: () => void
  onClose: () => void
}

function UserForm({ loaded: { record, etag }, reload, onClose }: FormProps) {
  const { user_id, user_name, display_name, role_id, enabled } = record
  const form = useForm({ defaultValues: { display_name, role_id, enabled } })
  const { control, formState } = form
  const saving = useSave({
    form,
    names,
    save: (values) =>
      api.patch('/admin/users/{user_id}', {
        path: { user_id },
        body: changedOnly(values, record),
        headers: { 'If-Match': etag ?? undefined },
      }),
    done: (values) => `Saved ${values.display_name}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Change ${display_name}`}
      description={`User ${user_id}, signs in as ${user_name}`}
      submitLabel="Save"
      size="small"
      isPending={saving.isPending}
      isDirty={formState.isDirty}
      fault={saving.fault}
      onSubmit={saving.submit}
      onClose={onClose}
    >
      {saving.isStale && <StaleNotice what="user" onLoad={reload} />}
      <FormText
        control={control}
        name="display_name"
        label="Name"
        missing="Enter the name of the person."
        autoComplete="off"
        autoFocus
      />
      <RoleSelect control={control} name="role_id" />
      <EnabledBox control={control} name="enabled" />
    </FormDialog>
  )
}
