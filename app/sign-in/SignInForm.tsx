'use client'

import '@/components/state/withoutEval'
import { signInFaultWords } from '@/components/session/signIn'
import { readSignInFault } from '@/components/session/signInFault'
import { CredentialsForm } from '@/components/sign-in/CredentialsForm'
import type { DemoAccount } from '@/components/sign-in/DemoAccounts'
import { ProviderButton } from '@/components/sign-in/ProviderButton'
import { Banner } from '@/components/ui/feedback/Banner'

interface Props {
  /** A path of this site. */
  next: string
  demoAccounts: readonly DemoAccount[]
  /** What people call the identity provider, where there is one. */
  provider: string | undefined
  /** Why the identity provider's word was not enough, as it stands in the address. */
  fault: string | undefined
}

/** The form of the door: it leaves by a full load, so that nothing of an earlier person is kept. */
export function SignInForm({ next, demoAccounts, provider, fault }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {fault && (
        <Banner tone="red" role="alert">
          {signInFaultWords(readSignInFault(fault))}
        </Banner>
      )}
      {provider && <ProviderButton label={provider} next={next} />}
      {provider && (
        <p className="flex items-center gap-3 text-ink-3 text-small before:h-px before:flex-1 before:bg-(--color-rule) after:h-px after:flex-1 after:bg-(--color-rule)">
          or with a password
        </p>
      )}
      <CredentialsForm demoAccounts={demoAccounts} onSignedIn={() => location.assign(next)} />
    </div>
  )
}
