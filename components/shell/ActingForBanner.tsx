'use client'

import { UserRoundCog } from 'lucide-react'
import { actFor, useActingFor } from '@/components/session/actingFor'
import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'

/** Above everything while changes are recorded for somebody else: it must not be missed. */
export function ActingForBanner() {
  const user = useActingFor()
  if (!user) return null

  function stop() {
    actFor(null)
    // The button that had the focus goes with the banner.
    document.getElementById('main')?.focus()
  }

  return (
    <Banner
      tone="amber"
      span="page"
      icon={<UserRoundCog />}
      action={<Button onPress={stop}>Stop</Button>}
    >
      Acting for {user.display_name} (user {user.user_id}). Changes are recorded under both names.
    </Banner>
  )
}
