'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/components/api/api'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { Choices } from '@/components/ui/field/Choices'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { ShownOnceDialog, ShownSecret } from '@/components/ui/overlay/ShownOnceDialog'

/** For how long the former secrets sign besides, in seconds. */
const OVERLAPS = [
  { value: '0', label: 'Not at all', description: 'Where somebody else may have it.' },
  { value: '3600', label: 'One hour' },
  { value: '86400', label: 'One day' },
  { value: '604800', label: 'One week' },
]

interface NewProps {
  id: string
  hasFormer: boolean
  onMade: (secret: string) => void
  onClose: () => void
}

/** Makes a secret, beside those before it for a while. */
export function NewSecretDialog({ id, hasFormer, onMade, onClose }: NewProps) {
  const [overlap, setOverlap] = useState('86400')
  const making = useMutation({
    mutationFn: () =>
      api.post('/admin/webhooks/{webhook_id}/secrets', {
        path: { webhook_id: id },
        body: { overlap_seconds: Number(overlap) },
      }),
    onSuccess: ({ body }) => onMade(body.secret),
  })
  return (
    <Dialog
      name="new-secret"
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={hasFormer ? 'Replace the secret' : 'Make a secret'}
      description={
        hasFormer
          ? 'While both sign, the receiver takes what is signed by either.'
          : 'Deliveries begin with it: every one is signed.'
      }
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isPending={making.isPending} onPress={() => making.mutate()}>
            Make the secret
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {making.error && <ProblemBanner fault={making.error} />}
        {hasFormer && (
          <Choices
            label="The present secret goes on for"
            options={OVERLAPS}
            value={overlap}
            onChange={setOverlap}
          />
        )}
      </div>
    </Dialog>
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
