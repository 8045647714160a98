import './globals.css'
import { GeistMono } from 'geist/font/mono'
import { GeistSans } from 'geist/font/sans'
import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { OlderBrowser } from '@/components/page/OlderBrowser'
import { nonceHeader } from '@/components/session/pageHeaders'
import { readTheme, themeCookie } from '@/components/session/theme'

export const metadata: Metadata = {
  // The title is each page's own: see PageTitle.
  description: 'Clients, packaging defaults and payment approvals of a leasing fleet.',
  robots: { index: false, follow: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  width: 'device-width',
  initialScale: 1,
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = readTheme((await cookies()).get(themeCookie)?.value)
  const nonce = (await headers()).get(nonceHeader) ?? undefined
  return (
    <html
      lang="en-AU"
      className={`${GeistSans.variable} ${GeistMono.variable}`}
      data-theme={theme === 'system' ? undefined : theme}
      suppressHydrationWarning
    >
      <head>
        {/* Where react-aria looks for it; browsers keep the attribute from styles and scripts. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <OlderBrowser nonce={nonce} />
        {children}
      </body>
    </html>
  )
}
