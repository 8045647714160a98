'use client'

import { useForm } from 'react-hook-form'
import { api } from '@/components/api/api'
import { useSessionUser } from '@/components/session/user'
import type { User } from '../accounts'
import { FormDialog } from '../FormDialog'
import { FormText } from '../FormText'
import { useSave } from '../useSave'

const names = ['password'] as const

interface Props {
  user: User
  onClose: () => void
}

/** A new password for a user, as when the old one is forgotten. */
export function PasswordDialog({ user: { user_id, user_name, display_name }, onClose }: Props) {
  const isMe = useSessionUser()?.user.user_id === user_id
  const form = useForm({ defaultValues: { password: '' } })
  const saving = useSave({
    form,
    names,
    save: (body) => api.put('/admin/users/{user_id}/password', { path: { user_id }, body }),
    done: () => `Set the password of ${display_name}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Set the password of ${display_name}`}
      description={
        isMe
          ? 'You are signed out everywhere, and asked for the new password here.'
          : `${display_name} is signed out everywhere and needs the new password to come back.`
      }
      submitLabel="Set password"
      size="small"
      isPending={saving.isPending}
      isDirty={form.formState.isDirty}
      fault={saving.fault}
      onSubmit={saving.submit}
      onClose={onClose}
    >
      {/* Tells a password manager whose password is meant. */}
      <input hidden readOnly autoComplete="username" value={user_name} />
      <FormText
        control={form.control}
        name="password"
        label="New password"
        description="At least 12 characters."
        missing="Enter a new password."
        type="password"
        autoComplete="new-password"
        autoFocus
      />
    </FormDialog>
  )
}
