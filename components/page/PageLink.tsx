import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a page of the console, which is read when it is followed. Ahead of that nothing could
 * be read but frames that are on the page already, as each page is made for who asks: a look at any
 * page would cost the service a dozen calls that show nobody anything.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />
}
