'use client'

import { usePeople } from '@/components/api/people'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { useSessionUser } from '@/components/session/user'
import { RetryButton } from '@/components/ui/button/RetryButton'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { PickList } from './PickList'

interface Props {
  label: string
  chosen: string | undefined
  onPick: (userId: string) => void
}

/** Picks one of the people of the installation; oneself stands first. */
export function PersonEditor({ label, chosen, onPick }: Props) {
  const people = usePeople()
  const me = useSessionUser()?.user.user_id
  if (people.isPending) {
    return (
      <div role="status" aria-label="Loading the users" className="flex flex-col gap-4 p-3">
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-2/3" />
      </div>
    )
  }
  if (!people.data) {
    return (
      <div className="p-2">
        <ProblemBanner
          title="The users could not be loaded"
          fault={people.error}
          action={<RetryButton isRetrying={people.isFetching} onRetry={people.refetch} />}
        />
      </div>
    )
  }
  const items = people.data
    .map(({ user_id, display_name, enabled }) => ({
      id: user_id,
      label: display_name,
      hint: user_id === me ? 'you' : enabled ? '' : 'disabled',
    }))
    .sort((a, b) => Number(b.id === me) - Number(a.id === me))
  return (
    <PickList
      label={label}
      searchWords="Find a user"
      items={items}
      chosen={chosen}
      onPick={onPick}
    />
  )
}
