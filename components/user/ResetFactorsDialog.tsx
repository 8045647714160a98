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

/** Asks before a user who has lost their second factors is left with the password alone. */
export function ResetFactorsDialog({ id, record, onClose }: DeedProps) {
  const queries = useQueryClient()
  const name = String(record.display_name)
  const reset = useSingleCall({
    mutationFn: () =>
      api.delete('/admin/users/{user_id}/second-factors', { path: { user_id: id } }),
    onSuccess({ written }) {
      tellWritten(written, `Reset the second factors of ${name}`)
      void queries.invalidateQueries({ queryKey: recordKey(user, id) })
      onClose()
    },
  })
  return (
    <AlertDialog
      name="reset-factors"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Reset the second factors of ${name}?`}
      confirmLabel="Reset"
      cancelLabel="Keep them"
      tone="danger"
      isPending={reset.isPending}
      onConfirm={() => reset.mutate()}
    >
      <div className="flex flex-col gap-3">
        {reset.error && <ProblemBanner fault={reset.error} />}
        <p>
          Make sure that it is them who asks. Their apps, passkeys and recovery codes stop working,
          they are signed out everywhere, and the password alone signs them in until they add a new
          one.
        </p>
      </div>
    </AlertDialog>
  )
}
