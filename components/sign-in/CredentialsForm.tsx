'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { signIn, wordsOf } from '@/components/session/signIn'
import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'
import { TextField } from '@/components/ui/field/TextField'
import { type DemoAccount, DemoAccounts } from './DemoAccounts'

const credentials = z.object({
  userName: z.string().min(1, 'Enter your user name.'),
  password: z.string().min(1, 'Enter your password.'),
})

interface Props {
  /** Given when a known person signs in again: only the password is asked. */
  userName?: string
  demoAccounts?: readonly DemoAccount[]
  /** The form stays pending after it: the page moves on or the dialog closes. */
  onSignedIn: () => void
}

/** User name and password, for the sign-in page and for signing in again over a page. */
export function CredentialsForm({ userName, demoAccounts = [], onSignedIn }: Props) {
  const passwordInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { control, handleSubmit, setError, clearErrors, setValue, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { userName: userName ?? '', password: '' },
  })
  const refusal = formState.errors.root?.message
  const isPending = formState.isSubmitting || (formState.isSubmitSuccessful && !refusal)

  const submit = handleSubmit(async (entered) => {
    const fault = await signIn(entered.userName, entered.password)
    if (!fault) return onSignedIn()
    setError('root', { message: wordsOf(fault) })
    passwordInput.current?.select()
  })

  function fill(account: DemoAccount) {
    clearErrors()
    setValue('userName', account.userName)
    setValue('password', account.password)
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {refusal && (
        <Banner tone="red" role="alert">
          {refusal}
        </Banner>
      )}
      {userName === undefined ? (
        <Controller
          control={control}
          name="userName"
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              inputRef={ref}
              label="User name"
              autoComplete="username"
              spellCheck="false"
              autoFocus
              errorMessage={fieldState.error?.message}
              validationBehavior="aria"
            />
          )}
        />
      ) : (
        // Tells a password manager whose password is meant.
        <input hidden readOnly autoComplete="username" value={userName} />
      )}
      <Controller
        control={control}
        name="password"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={(input) => {
              ref(input)
              passwordInput.current = input
            }}
            label="Password"
            type="password"
            autoComplete="current-password"
            autoFocus={userName !== undefined}
            errorMessage={fieldState.error?.message}
            validationBehavior="aria"
          />
        )}
      />
      <Button type="submit" variant="primary" isPending={isPending} className="mt-1 w-full">
        Sign in
      </Button>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChosen={fill} />}
    </form>
  )
}
