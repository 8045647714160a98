'use client'

import { CredentialsForm } from '@/components/sign-in/CredentialsForm'
import type { DemoAccount } from '@/components/sign-in/DemoAccounts'

interface Props {
  /** A path of this site. */
  next: string
  demoAccounts: readonly DemoAccount[]
}

/** The form of the door: it leaves by a full load, so that nothing of an earlier person is kept. */
export function SignInForm({ next, demoAccounts }: Props) {
  return <CredentialsForm demoAccounts={demoAccounts} onSignedIn={() => location.assign(next)} />
}
