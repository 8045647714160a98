'use client'

import { api } from '@/components/api/api'
import type { DeedProps } from '@/components/record/particulars'
import { UserDeed } from './UserDeed'

/** Asks before a user who has lost their second factors is left with the password alone. */
export function ResetFactorsDialog({ id, record, onClose }: DeedProps) {
  const name = String(record.display_name)
  return (
    <UserDeed
      {...{ id, onClose }}
      name="reset-factors"
      title={`Reset the second factors of ${name}?`}
      confirmLabel="Reset"
      cancelLabel="Keep them"
      call={() => api.delete('/admin/users/{user_id}/second-factors', { path: { user_id: id } })}
      done={`Reset the second factors of ${name}`}
    >
      Make sure that it is them who asks. Their apps, passkeys and recovery codes stop working, they
      are signed out everywhere, and the password alone signs them in until they add a new one.
    </UserDeed>
  )
}
