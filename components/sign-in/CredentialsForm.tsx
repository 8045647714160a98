'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'
import { TextField } from '@/components/ui/field/TextField'
import { type DemoAccount, DemoAccounts } from './DemoAccounts'
import { useSignIn } from './useSignIn'

const credentials = z.object({
  userName: z.string().min(1, 'Enter your user name.'),
  password: z.string().min(1, 'Enter your password.'),
  code: z.string(),
})

interface Props {
  /** Given when a known person signs in again: only the password is asked. */
  userName?: string
  demoAccounts?: readonly DemoAccount[]
  /** The form stays pending after it: the page moves on or the dialog closes. */
  onSignedIn: () => void
}

/** User name and password, and what else the account asks for, at the door and over a page. */
export function CredentialsForm({ userName, demoAccounts = [], onSignedIn }: Props) {
  const lastInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const signing = useSignIn(onSignedIn)
  const { needsFactor, refusal } = signing
  const { control, handleSubmit, setError, clearErrors, setValue } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { userName: userName ?? '', password: '', code: '' },
  })

  const submit = handleSubmit(async ({ code, ...entered }) => {
    if (needsFactor && code === '') {
      setError('code', { message: 'Enter the code.' }, { shouldFocus: true })
      return
    }
    await signing.tryWith({ ...entered, ...(needsFactor && { otp: code }) })
  })
  const submitPasskey = handleSubmit(({ code: _, ...entered }) => signing.tryPasskey(entered))

  // What was refused is typed over; what is asked for besides is there to be typed.
  useEffect(() => {
    if (refusal !== undefined || needsFactor) lastInput.current?.select()
  }, [refusal, needsFactor])

  function fill(account: DemoAccount) {
    clearErrors()
    signing.forgetRefusal()
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
              onChange={(text) => {
                field.onChange(text)
                signing.startOver()
                setValue('code', '')
              }}
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
              if (!needsFactor) lastInput.current = input
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
      {needsFactor && (
        <Controller
          control={control}
          name="code"
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              inputRef={(input) => {
                ref(input)
                lastInput.current = input
              }}
              label="Code"
              description="Of your authenticator app, or a recovery code."
              autoComplete="one-time-code"
              spellCheck="false"
              mono
              errorMessage={fieldState.error?.message}
              validationBehavior="aria"
            />
          )}
        />
      )}
      <Button type="submit" variant="primary" isPending={signing.isPending} className="mt-1 w-full">
        Sign in
      </Button>
      {signing.mayBePasskey && (
        <Button
          icon={<KeyRound />}
          isDisabled={signing.isPending}
          onPress={() => void submitPasskey()}
          className="w-full"
        >
          Use a passkey
        </Button>
      )}
      {demoAccounts.length > 0 && !needsFactor && (
        <DemoAccounts accounts={demoAccounts} onChosen={fill} />
      )}
    </form>
  )
}
