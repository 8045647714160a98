import { type NextRequest, NextResponse } from 'next/server'
import { nonceHeader, pathHeader } from '@/components/session/pageHeaders'
import { TOASTER_STYLE } from '@/components/ui/feedback/toasterStyle'

/**
 * Gives each page its Content-Security-Policy. Scripts run, and styles count, only with the page's
 * own nonce, which Next reads from the request's header and puts on its tags. Style attributes are
 * let through (decision 40). The page's path goes along, for the way back from the door.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set(nonceHeader, nonce)
  headers.set(pathHeader, request.nextUrl.pathname + request.nextUrl.search)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** React's development build evaluates strings and its refresh speaks over a socket. */
function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}' ${TOASTER_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** All but what is no page, by whole names: what only begins like one of them is a page too. */
export const config = {
  matcher: ['/((?!api/|_next/static/|(?:healthz|readyz|metrics|icon\\.svg)$).*)'],
}
