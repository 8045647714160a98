'use client'

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { TextField } from '@/components/ui/field/TextField'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { faultAt } from './faultAt'
import { QrCode } from './QrCode'

interface Props {
  offer: Schemas['NewTotp']
  name: string
  /** Called with the recovery codes, where there are new ones. */
  onAdded: (codes: readonly string[]) => void
  onClose: () => void
}

/** Shows a secret to an authenticator app, and takes its first code. */
export function AppDialog({ offer, name, onAdded, onClose }: Props) {
  const formId = useId()
  const [code, setCode] = useState('')
  const confirmation = useMutation({
    mutationFn: () =>
      api.post('/me/second-factors/totp/confirm', { body: { otp: code.replace(/\s/g, ''), name } }),
    onSuccess: ({ body }) => onAdded(body.recovery_codes ?? []),
  })
  const refused = faultAt(confirmation.error, '/otp')

  function submit(event: FormEvent) {
    event.preventDefault()
    confirmation.mutate()
  }

  return (
    <Dialog
      name="authenticator-app"
      isOpen
      size="small"
      isDismissable={false}
      title="Add an authenticator app"
      description="Scan this with the app, then enter the code that it shows."
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={confirmation.isPending}>
            Add app
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {confirmation.error && !refused && <ProblemBanner fault={confirmation.error} />}
        <QrCode text={offer.uri} label="QR code with the secret" />
        <p className="text-ink-2">
          Without a camera, type this into the app:
          <span className="mt-1 block break-all font-mono text-ink text-small">{offer.secret}</span>
        </p>
        <TextField
          label="Code"
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          mono
          errorMessage={refused}
          validationBehavior="aria"
        />
      </form>
    </Dialog>
  )
}
