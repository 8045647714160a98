'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/components/api/api'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { Choices } from '@/components/ui/field/Choices'
import { Dialog } from '@/components/ui/overlay/Dialog'
import type { ServiceKey } from './keys'

interface Props {
  id: string
  of: ServiceKey
  onMade: (key: string) => void
  onClose: () => void
}

/** For how long the present key is taken besides, in seconds. */
const OVERLAPS = [
  { value: '0', label: 'Not at all', description: 'Where somebody else may have it.' },
  { value: '3600', label: 'One hour' },
  { value: '86400', label: 'One day' },
  { value: '604800', label: 'One week' },
]

/** Puts another key in the place of one. */
export function RotateKeyDialog({ id, of, onMade, onClose }: Props) {
  const [overlap, setOverlap] = useState('86400')
  const rotation = useMutation({
    mutationFn: () =>
      api.post('/admin/service-accounts/{user_id}/keys/{key_id}/rotate', {
        path: { user_id: id, key_id: of.key_id },
        body: { overlap_seconds: Number(overlap) },
      }),
    onSuccess: ({ body }) => onMade(body.key),
  })
  return (
    <Dialog
      name="replace-key"
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Replace ${of.name}`}
      description="The new key allows the same, from the same networks."
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isPending={rotation.isPending}
            onPress={() => rotation.mutate()}
          >
            Make the new key
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {rotation.error && <ProblemBanner fault={rotation.error} />}
        <Choices
          label="The present key goes on for"
          options={OVERLAPS}
          value={overlap}
          onChange={setOverlap}
        />
      </div>
    </Dialog>
  )
}
