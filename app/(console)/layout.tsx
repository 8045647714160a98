import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { ConsoleProviders } from '@/components/frame/ConsoleProviders'
import { Frame } from '@/components/frame/Frame'
import { signedIn } from '@/lib/accounts/signedIn'
import { pathHeader } from '@/lib/console/pathHeader'
import { readTheme, themeCookie } from '@/lib/console/theme'

/** Every page below needs a person: without a live session it leads to the door and back. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const person = await signedIn()
  if (!person) {
    const path = (await headers()).get(pathHeader) ?? '/'
    redirect(`/sign-in?callbackUrl=${encodeURIComponent(path)}`)
  }
  const theme = readTheme((await cookies()).get(themeCookie)?.value)
  return (
    <ConsoleProviders token={person.accessToken} user={person.user}>
      <Frame theme={theme}>{children}</Frame>
    </ConsoleProviders>
  )
}
