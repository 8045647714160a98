'use client'

import { useForm } from 'react-hook-form'
import { api } from '@/components/api/api'
import { FormDialog } from '../FormDialog'
import { FormText } from '../FormText'
import { useSave } from '../useSave'
import { EnabledBox } from './EnabledBox'
import { RoleSelect } from './RoleSelect'

const names = ['display_name', 'user_name', 'role_id', 'password', 'enabled'] as const

/** A new user: name, role and first password. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    defaultValues: { display_name: '', user_name: '', role_id: '', password: '', enabled: true },
  })
  const { control, formState } = form
  const saving = useSave({
    form,
    names,
    save: (body) => api.post('/admin/users', { body }),
    done: ({ display_name }) => `Added ${display_name}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Add a user"
      submitLabel="Add user"
      size="small"
      isPending={saving.isPending}
      isDirty={formState.isDirty}
      fault={saving.fault}
      onSubmit={saving.submit}
      onClose={onClose}
    >
      <FormText
        control={control}
        name="display_name"
        label="Name"
        description="Others see it, in the history too."
        missing="Enter the name of the person."
        autoComplete="off"
        autoFocus
      />
      <FormText
        control={control}
        name="user_name"
        label="User name"
        description="To sign in with; it cannot be changed later."
        missing="Enter a user name."
        autoComplete="off"
      />
      <RoleSelect control={control} name="role_id" />
      <FormText
        control={control}
        name="password"
        label="First password"
        description="At least 12 characters. Tell it to the person yourself."
        missing="Enter a first password."
        type="password"
        autoComplete="new-password"
      />
      <EnabledBox control={control} name="enabled" />
    </FormDialog>
  )
}
