'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'
import { FormDialog } from '@/components/page/FormDialog'
import { TextField } from '@/components/ui/field/TextField'
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
  const [code, setCode] = useState('')
  const confirmation = useMutation({
    mutationFn: () =>
      api.post('/me/second-factors/totp/confirm', { body: { otp: code.replace(/\s/g, ''), name } }),
    onSuccess: ({ body }) => onAdded(body.recovery_codes ?? []),
  })
  const refused = faultAt(confirmation.error, '/otp')

  return (
    <FormDialog
      name="authenticator-app"
      size="small"
      isDismissable={false}
      title="Add an authenticator app"
      description="Scan this with the app, then enter the code that it shows."
      submitLabel="Add app"
      isPending={confirmation.isPending}
      fault={refused ? null : confirmation.error}
      onSubmit={() => confirmation.mutate()}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
