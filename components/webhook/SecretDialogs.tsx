'use client'

import { useState } from 'react'
import { api } from '@/components/api/api'
import { useSingleCall } from '@/components/api/useSingleCall'
import { FormDialog } from '@/components/page/FormDialog'
import { OverlapChoices, USUAL_OVERLAP } from '@/components/ui/field/OverlapChoices'
import { ShownOnceDialog, ShownSecret } from '@/components/ui/overlay/ShownOnceDialog'

interface NewProps {
  id: string
  hasFormer: boolean
  onMade: (secret: string) => void
  onClose: () => void
}

/** Makes a secret, beside those before it for a while. */
export function NewSecretDialog({ id, hasFormer, onMade, onClose }: NewProps) {
  const [overlap, setOverlap] = useState(USUAL_OVERLAP)
  const making = useSingleCall({
    mutationFn: () =>
      api.post('/admin/webhooks/{webhook_id}/secrets', {
        path: { webhook_id: id },
        body: { overlap_seconds: Number(overlap) },
      }),
    onSuccess: ({ body }) => onMade(body.secret),
  })
  return (
    <FormDialog
      name="new-secret"
      size="small"
      title={hasFormer ? 'Replace the secret' : 'Make a secret'}
      description={
        hasFormer
          ? 'While both sign, the receiver takes what is signed by either.'
          : 'Deliveries begin with it: every one is signed.'
      }
      submitLabel="Make the secret"
      isPending={making.isPending}
      fault={making.error}
      onSubmit={() => making.mutate()}
      onClose={onClose}
    >
      {hasFormer && (
        <OverlapChoices
          label="The present secret goes on for"
          value={overlap}
          onChange={setOverlap}
        />
      )}
    </FormDialog>
  )
}

interface ShownProps {
  value: string
  onClose: () => void
}

/** Shows a secret the one time that it can be read. */
export const ShownSecretDialog = ({ value, onClose }: ShownProps) => (
  <ShownOnceDialog
    name="shown-secret"
    title="The new secret"
    description="Give it to the receiver now, and keep it nowhere else: it is not shown again."
    text={value}
    what="the secret"
    confirmLabel="I have passed it on"
    onClose={onClose}
  >
    <ShownSecret text={value}>
      The receiver checks <span className="font-mono text-small">webhook-signature</span> with it,
      as Standard Webhooks says.
    </ShownSecret>
  </ShownOnceDialog>
)
