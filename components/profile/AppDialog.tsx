'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { encode } from 'uqr'
import { z } from 'zod'
import { api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'
import { useSingleCall } from '@/components/api/useSingleCall'
import { FormDialog } from '@/components/page/FormDialog'
import { TextField } from '@/components/ui/field/TextField'
import { faultAt } from './faultAt'

interface Props {
  offer: Schemas['NewTotp']
  name: string
  /** Called with the recovery codes, where there are new ones. */
  onAdded: (codes: readonly string[]) => void
  onClose: () => void
}

const confirmation = z.object({
  otp: z
    .string()
    .transform((code) => code.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, 'Enter the code that the app shows.')),
})

/** Shows a secret to an authenticator app, and takes its first code. */
export function AppDialog({ offer, name, onAdded, onClose }: Props) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(confirmation),
    defaultValues: { otp: '' },
  })
  const confirming = useSingleCall({
    mutationFn: ({ otp }: z.infer<typeof confirmation>) =>
      api.post('/me/second-factors/totp/confirm', { body: { otp, name } }),
    onSuccess: ({ body }) => onAdded(body.recovery_codes ?? []),
  })
  const refused = faultAt(confirming.error, '/otp')

  return (
    <FormDialog
      name="authenticator-app"
      size="small"
      isDismissable={false}
      title="Add an authenticator app"
      description="Scan this with the app, then enter the code that it shows."
      submitLabel="Add app"
      isPending={confirming.isPending}
      fault={refused ? null : confirming.error}
      onSubmit={handleSubmit((entered) => confirming.mutate(entered))}
      onClose={onClose}
    >
      <QrCode text={offer.uri} label="QR code with the secret" />
      <p className="text-ink-2">
        Without a camera, type this into the app:
        <span className="mt-1 block break-all font-mono text-ink text-small">{offer.secret}</span>
      </p>
      <Controller
        control={control}
        name="otp"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            mono
            errorMessage={fieldState.error?.message ?? refused}
            validationBehavior="aria"
          />
        )}
      />
    </FormDialog>
  )
}

/** A text as a picture for a phone; dark on light in every theme, as cameras want it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-control"
    >
      <rect width={size} height={size} fill="white" />
      <path d={squares} fill="black" />
    </svg>
  )
}
