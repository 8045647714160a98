import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { signedIn } from '@/app/session/signedIn'
import { pathHeader } from '@/components/session/pathHeader'
import { readTheme, themeCookie } from '@/components/session/theme'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { Frame } from '@/components/shell/Frame'

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
