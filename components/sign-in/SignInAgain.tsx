'use client'

import { useEffect, useRef, useState } from 'react'
import { onSessionEnded } from '@/components/api/accessToken'
import { useSessionUser } from '@/components/session/user'
import { Button } from '@/components/ui/button/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { CredentialsForm } from './CredentialsForm'

/**
 * Asks for the password over the page when a call finds the session ended. The page below keeps
 * everything, and the call goes out again. Only the same person may sign in here: another would
 * take over work that is not theirs.
 */
export function SignInAgain() {
  const account = useSessionUser()
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
    setOpen(false)
    answer.current?.(signedIn)
  }

  return (
    <Dialog
      isOpen={isOpen}
      isDismissable={false}
      size="small"
      title="Sign in again"
      description={`The session of ${account?.user.display_name ?? 'this page'} has ended. Everything on this page is kept.`}
      footnote={
        <Button variant="quiet" className="-ml-3" onPress={() => close(false)}>
          Not now
        </Button>
      }
    >
      <CredentialsForm userName={account?.user.user_name} onSignedIn={() => close(true)} />
    </Dialog>
  )
}
