import { UserRoundCog } from 'lucide-react'
import { actForNobodyHere, useActingElsewhere } from '@/components/session/actingElsewhere'
import { actFor, MAY_ACT, useActingFor } from '@/components/session/actingFor'
import { useSessionUser } from '@/components/session/user'
import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'

/** The button that had the focus goes with its banner. */
const focusPage = () => document.getElementById('main')?.focus()

/**
 * Above everything while changes are recorded for somebody else, or while those of another tab are and
 * those of this one are not: it must not be missed.
 */
export function ActingForBanner() {
  const session = useSessionUser()
  const mayAct = session?.permissions.includes(MAY_ACT) === true
  const user = useActingFor()
  const elsewhere = useActingElsewhere(mayAct ? session.user.user_id : undefined)
  if (user) {
    const stop = () => {
      actFor(null)
      focusPage()
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
  if (!elsewhere) return null
  const settle = (choose: () => void) => () => {
    choose()
    focusPage()
  }
  return (
    <Banner
      tone="blue"
      span="page"
      icon={<UserRoundCog />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onPress={settle(() => actFor(elsewhere))}>Act here too</Button>
          <Button onPress={settle(actForNobodyHere)}>Not here</Button>
        </div>
      }
    >
      Another tab acts for {elsewhere.display_name} (user {elsewhere.user_id}). Changes here are
      recorded under your name alone.
    </Banner>
  )
}
