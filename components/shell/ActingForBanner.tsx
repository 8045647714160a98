import { UserRoundCog } from 'lucide-react'
import { actForNobodyHere, useActingElsewhere } from '@/components/session/actingElsewhere'
import { actFor, MAY_ACT, useActingFor } from '@/components/session/actingFor'
import { usePermission, useSessionUser } from '@/components/session/user'
import { Button } from '@/components/ui/button/Button'
import { Name } from '@/components/ui/display/Name'
import { Banner } from '@/components/ui/feedback/Banner'

/** Does what a button says whose banner goes with it: the focus is on the page from then on. */
const leaving = (act: () => void) => () => {
  act()
  document.getElementById('main')?.focus()
}

/**
 * Above everything while changes are recorded for somebody else, or while those of another tab are and
 * those of this one are not: it must not be missed.
 */
export function ActingForBanner() {
  const own = useSessionUser()?.user.user_id
  const mayAct = usePermission(MAY_ACT)
  const user = useActingFor()
  const elsewhere = useActingElsewhere(mayAct ? own : undefined)
  if (user) {
    return (
      <Banner
        tone="amber"
        span="page"
        icon={<UserRoundCog />}
        action={<Button onPress={leaving(() => actFor(null))}>Stop</Button>}
      >
        Acting for <Name>{user.display_name}</Name> (user {user.user_id}). Changes are recorded
        under both names.
      </Banner>
    )
  }
  if (!elsewhere) return null
  return (
    <Banner
      tone="blue"
      span="page"
      icon={<UserRoundCog />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onPress={leaving(() => actFor(elsewhere))}>Act here too</Button>
          <Button onPress={leaving(actForNobodyHere)}>Not here</Button>
        </div>
      }
    >
      Another tab acts for <Name>{elsewhere.display_name}</Name> (user {elsewhere.user_id}). Changes
      here are recorded under your name alone.
    </Banner>
  )
}
