'use client'

import { useAwaitsAllowance } from '@/components/api/allowance'
import { Banner } from '@/components/ui/feedback/Banner'

/** Says why work of many calls stands still, while it does. */
export function AllowanceNotice() {
  if (!useAwaitsAllowance()) return null
  return (
    <Banner tone="blue">
      Your account has used up its calls of this minute. This goes on by itself once it has more.
    </Banner>
  )
}
