'use client'

import { useQueryClient } from '@tanstack/react-query'
import { api } from '@/components/api/api'
import { useSingleCall } from '@/components/api/useSingleCall'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import type { DeedProps } from '@/components/record/particulars'
import { recordKey } from '@/components/record/useRecord'
import { tellWritten } from '@/components/ui/feedback/tell'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { user } from '@/lib/resources'

/** Asks before nobody signs in as a user by the word of an identity provider any more. */
export function UnlinkIdentityDialog({ id, record, onClose }: DeedProps) {
  const queries = useQueryClient()
  const name = String(record.display_name)
  const unlink = useSingleCall({
    mutationFn: () => api.delete('/admin/users/{user_id}/identity', { path: { user_id: id } }),
    onSuccess({ written }) {
      tellWritten(written, `Unlinked ${name} from the identity provider`)
      void queries.invalidateQueries({ queryKey: recordKey(user, id) })
      onClose()
    },
  })
  return (
    <AlertDialog
      name="unlink-identity"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Unlink ${name} from the identity provider?`}
      confirmLabel="Unlink"
      cancelLabel="Keep the link"
      tone="danger"
      isPending={unlink.isPending}
      onConfirm={() => unlink.mutate()}
    >
      <div className="flex flex-col gap-3">
        {unlink.error && <ProblemBanner fault={unlink.error} />}
        <p>
          Nobody signs in as them by {String(record.identity_provider)} any more, and whoever has is
          signed out. Their password stays. An account that was made at a sign-in by the provider
          has none that anybody knows: set one if they are to sign in here.
        </p>
      </div>
    </AlertDialog>
  )
}
