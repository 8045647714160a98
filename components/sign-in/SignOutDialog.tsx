'use client'

import { pageUser } from '@/components/api/session'
import { isGuarded } from '@/components/page/navigationGuards'
import { signOut } from '@/components/session/signIn'
import { hasDrafts } from '@/components/state/ofPerson'
import { createStore, useStore } from '@/components/state/store'
import { tellRefusal } from '@/components/ui/feedback/tell'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'

const isAsked = createStore(false)

/** Signs out; asks before where something that is not saved goes with it. */
export function askToSignOut(): void {
  if (isGuarded() || hasDrafts(pageUser.get())) isAsked.set(true)
  else void leave()
}

async function leave(): Promise<void> {
  if (await signOut()) return
  tellRefusal(
    'You are still signed in: Fleetbook did not answer. Check the connection and sign out again.',
  )
}

/** Asks before somebody signs out of unsaved changes, on this page or in drafts. */
export function SignOutDialog() {
  return (
    <AlertDialog
      name="sign-out"
      isOpen={useStore(isAsked, false)}
      onOpenChange={isAsked.set}
      title="Sign out without saving?"
      confirmLabel="Sign out"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => {
        isAsked.set(false)
        void leave()
      }}
    >
      What you have not saved is lost, here and in drafts of this device: whoever uses it next could
      read them.
    </AlertDialog>
  )
}
