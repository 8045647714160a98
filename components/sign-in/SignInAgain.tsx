'use client'

import { useEffect, useRef, useState } from 'react'
import { onSessionEnded } from '@/components/api/session'
import { useSessionUser } from '@/components/session/user'
import { keepDeviceFor } from '@/components/state/ofPerson'
import { Button } from '@/components/ui/button/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { CredentialsForm } from './CredentialsForm'
import { ElsewhereAgain } from './ElsewhereAgain'

/**
 * Asks for the password over the page when a call finds the session ended. The page below keeps
 * everything, and the call goes out again. Only the same person may sign in here: another would
 * take over work that is not theirs.
 */
export function SignInAgain() {
  const account = useSessionUser()
  const name = account?.user.display_name ?? undefined
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(signedIn: boolean) => void>(undefined)

  useEffect(
    () =>
      onSessionEnded(() => {
        setOpen(true)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    [],
  )

  function close(signedIn: boolean) {
    // They may have signed out in another tab.
    if (signedIn) keepDeviceFor(account?.user.user_id ?? '', new Date())
    setOpen(false)
    answer.current?.(signedIn)
  }

  return (
    <Dialog
      name="sign-in-again"
      isOpen={isOpen}
      isDismissable={false}
      size="small"
      title="Sign in again"
      description={`The session of ${name ?? 'this page'} has ended. Everything on this page is kept.`}
      footnote={
        <Button variant="quiet" className="-ml-3" onPress={() => close(false)}>
          Not now
        </Button>
      }
    >
      {account?.is_federated ? (
        <ElsewhereAgain name={name ?? 'Whoever opened this page'} onSignedIn={() => close(true)} />
      ) : (
        <CredentialsForm
          userName={account?.user.user_name ?? undefined}
          onSignedIn={() => close(true)}
        />
      )}
    </Dialog>
  )
}
