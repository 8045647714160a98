'use client'

import { api } from '@/components/api/api'
import type { DeedProps } from '@/components/record/particulars'
import { UserDeed } from './UserDeed'

/** Asks before nobody signs in as a user by the word of an identity provider any more. */
export function UnlinkIdentityDialog({ id, record, onClose }: DeedProps) {
  const name = String(record.display_name)
  return (
    <UserDeed
      {...{ id, onClose }}
      name="unlink-identity"
      title={`Unlink ${name} from the identity provider?`}
      confirmLabel="Unlink"
      cancelLabel="Keep the link"
      call={() => api.delete('/admin/users/{user_id}/identity', { path: { user_id: id } })}
      done={`Unlinked ${name} from the identity provider`}
    >
      Nobody signs in as them by {String(record.identity_provider)} any more, and whoever has is
      signed out. Their password stays. An account that was made at a sign-in by the provider has
      none that anybody knows: set one if they are to sign in here.
    </UserDeed>
  )
}
