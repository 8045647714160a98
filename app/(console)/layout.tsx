import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { signedIn } from '@/app/session/signedIn'
import { pathHeader } from '@/components/session/pageHeaders'
import { readTheme, themeCookie } from '@/components/session/theme'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { Frame } from '@/components/shell/Frame'

const PROFILE = '/profile'

/** Every page below needs a person: without a live session it leads to the door and back. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const person = await signedIn()
  const path = (await headers()).get(pathHeader) ?? '/'
  if (!person) {
    redirect(`/sign-in?callbackUrl=${encodeURIComponent(path)}`)
  }
  // Elsewhere nothing would be allowed.
  if (person.user?.needs_second_factor && path.split('?')[0] !== PROFILE) redirect(PROFILE)
  const theme = readTheme((await cookies()).get(themeCookie)?.value)
  return (
    <ConsoleProviders user={person.user}>
      <Frame theme={theme}>{children}</Frame>
    </ConsoleProviders>
  )
}
