'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { api } from '@/components/api/api'
import { isLost, useSingleCall } from '@/components/api/useSingleCall'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { tellWritten } from '@/components/ui/feedback/tell'
import { useFaultFocus } from '@/components/ui/useFaultFocus'
import { PASSWORD_LENGTH } from '@/lib/resources/password'
import { isShorterThan } from '@/lib/text/characters'
import { faultAt } from './faultAt'
import { PasswordField } from './PasswordField'

const passwords = z
  .object({
    current: z.string().min(1, 'Enter your present password.'),
    next: z.string(),
    again: z.string(),
  })
  .refine(({ next }) => !isShorterThan(next, PASSWORD_LENGTH.least), {
    path: ['next'],
    message: `Takes at least ${PASSWORD_LENGTH.least} characters.`,
  })
  .refine(({ next, again }) => next === again, {
    path: ['again'],
    message: 'This is not the same password.',
  })

/** Changes the password of whoever is signed in. */
export function PasswordSheet({ userName }: { userName: string }) {
  const { control, handleSubmit, reset } = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { current: '', next: '', again: '' },
  })
  const [wasLost, setLost] = useState(false)
  const change = useSingleCall({
    mutationFn: ({ current, next }: { current: string; next: string }) =>
      api.post('/me/password', { body: { current_password: current, new_password: next } }),
    onSuccess({ written }) {
      tellWritten(written, 'Changed your password, and signed you out everywhere else')
      reset()
      setLost(false)
    },
    onError: (fault) => isLost(fault) && setLost(true),
  })
  const formId = useId()
  useFaultFocus(formId, change.isPending)
  const refused = faultAt(change.error, '/current_password')
  const besides = wasLost ? ' If it was changed before, the new one is.' : ''
  return (
    <Sheet title="Password" purpose="A new one signs you out everywhere but here.">
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit((entered) => change.mutate(entered))}
        className="flex max-w-90 flex-col gap-4 p-4"
      >
        {change.error && !refused && <ProblemBanner fault={change.error} />}
        {/* Tells a password manager whose password is meant. */}
        <input hidden readOnly autoComplete="username" value={userName} />
        <PasswordField
          control={control}
          name="current"
          label="Present password"
          refused={refused && refused + besides}
        />
        <PasswordField control={control} name="next" label="New password" isNew />
        <PasswordField control={control} name="again" label="New password again" isNew />
        <Button type="submit" variant="primary" isPending={change.isPending} className="self-start">
          Change password
        </Button>
      </form>
    </Sheet>
  )
}
