'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { beginNavigation } from './pendingNavigation'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string }

/**
 * A link to a page of the console, which is read when it is followed. Ahead of that nothing could
 * be read but frames that are on the page already, as each page is made for who asks: a look at any
 * page would cost the service a dozen calls that show nobody anything.
 */
export function PageLink(props: Props) {
  return <Link {...props} prefetch={false} onNavigate={() => beginNavigation(props.href)} />
}
