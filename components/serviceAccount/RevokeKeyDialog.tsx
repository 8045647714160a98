'use client'

import { api } from '@/components/api/api'
import { useSingleCall } from '@/components/api/useSingleCall'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { tellWritten } from '@/components/ui/feedback/tell'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import type { ServiceKey } from './keys'

interface Props {
  id: string
  of: ServiceKey
  onRevoked: () => void
  onClose: () => void
}

/** Asks before a key is taken no more. */
export function RevokeKeyDialog({ id, of, onRevoked, onClose }: Props) {
  const revoking = useSingleCall({
    mutationFn: () =>
      api.delete('/admin/service-accounts/{user_id}/keys/{key_id}', {
        path: { user_id: id, key_id: of.key_id },
      }),
    onSuccess({ written }) {
      tellWritten(written, `Revoked ${of.name}`)
      onRevoked()
    },
  })
  return (
    <AlertDialog
      name="revoke-key"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Revoke ${of.name}?`}
      confirmLabel="Revoke"
      cancelLabel="Keep it"
      tone="danger"
      isPending={revoking.isPending}
      onConfirm={() => revoking.mutate()}
    >
      <div className="flex flex-col gap-3">
        {revoking.error && <ProblemBanner fault={revoking.error} />}
        <p>
          Within two seconds no call with {of.prefix}… is answered any more. That cannot be undone.
        </p>
      </div>
    </AlertDialog>
  )
}
