'use client'

import { useState } from 'react'
import { api } from '@/components/api/api'
import { useSingleCall } from '@/components/api/useSingleCall'
import { FormDialog } from '@/components/page/FormDialog'
import { OverlapChoices, USUAL_OVERLAP } from '@/components/ui/field/OverlapChoices'
import type { ServiceKey } from './keys'

interface Props {
  id: string
  of: ServiceKey
  onMade: (key: string) => void
  onClose: () => void
}

/** Puts another key in the place of one. */
export function RotateKeyDialog({ id, of, onMade, onClose }: Props) {
  const [overlap, setOverlap] = useState(USUAL_OVERLAP)
  const rotation = useSingleCall({
    mutationFn: () =>
      api.post('/admin/service-accounts/{user_id}/keys/{key_id}/rotate', {
        path: { user_id: id, key_id: of.key_id },
        body: { overlap_seconds: Number(overlap) },
      }),
    onSuccess: ({ body }) => onMade(body.key),
  })
  return (
    <FormDialog
      name="replace-key"
      size="small"
      title={`Replace ${of.name}`}
      description="The new key allows the same, from the same networks."
      submitLabel="Make the new key"
      isPending={rotation.isPending}
      fault={rotation.error}
      onSubmit={() => rotation.mutate()}
      onClose={onClose}
    >
      <OverlapChoices label="The present key goes on for" value={overlap} onChange={setOverlap} />
    </FormDialog>
  )
}
