import { redirect } from 'next/navigation'
import { providerLabel } from '@/app/session/identityProvider'
import { signedIn } from '@/app/session/signedIn'
import { Mark } from '@/components/page/Mark'
import { PageTitle } from '@/components/page/PageTitle'
import { callbackPath } from '@/components/session/callbackPath'
import { demoAccounts } from '@/lib/accounts/demoAccounts'
import { env } from '@/lib/env'
import { SignInForm } from './SignInForm'

interface Props {
  searchParams: Promise<{ callbackUrl?: string | string[]; error?: string | string[] }>
}

export default async function SignInPage({ searchParams }: Props) {
  const { callbackUrl, error } = await searchParams
  const next = callbackPath(callbackUrl, env().NEXTAUTH_URL)
  if (await signedIn()) redirect(next)
  const isDemo = process.env.FLEETBOOK_DEMO === '1'
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-92 flex-col px-4 pt-[12vh] pb-10">
      <PageTitle of={['Sign in']} />
      <Mark />
      <h1 className="mt-8 mb-5 font-semibold text-record">Sign in</h1>
      <SignInForm
        next={next}
        demoAccounts={isDemo ? demoAccounts : []}
        provider={providerLabel()}
        fault={typeof error === 'string' ? error : undefined}
      />
    </main>
  )
}
