'use client'

import { FilterX, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { sentence } from '@/lib/text/words'
import type { ListConfig } from './listConfig'
import { isNarrowed as isNarrowedBy, type ListState } from './query/listState'

interface EmptyProps {
  config: ListConfig
  state: ListState
  onClear: () => void
  /** The way to the first record, where the role allows it. */
  action?: ReactNode
}

/** Nothing to show: because nothing matches, or because there is nothing yet. */
export function NothingHere({ config, state, onClear, action }: EmptyProps) {
  const isNarrowed = isNarrowedBy(state)
  const { owner } = config
  const { one, many } = config.noun
  if (!isNarrowed && config.emptyWords) return <EmptyState title={config.emptyWords} />
  if (!isNarrowed) {
    return (
      <EmptyState
        title={owner ? `This ${owner} has no ${many}` : `There are no ${many} yet`}
        action={action}
      >
        {action ? `The first ${one} that is added appears here.` : `None has been added so far.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={`No ${one} matches`}
      action={<Button onPress={onClear}>{clearWords(state)}</Button>}
    >
      {widerWords(config, state)}
    </EmptyState>
  )
}

const hasFilters = ({ filters }: ListState): boolean =>
  Object.values(filters).some((values) => values.length > 0)

/** `Clear search and filters`, of those that there are. */
function clearWords(state: ListState): string {
  const there = [state.search.trim() && 'search', hasFilters(state) && 'filters'].filter(Boolean)
  return `Clear ${there.join(' and ')}`
}

/** What lets a list find more, of what narrows it, and what its search looks in. */
function widerWords({ searched }: ListConfig, state: ListState): string {
  const words = state.search.trim().split(/\s+/).filter(Boolean).length
  const ways = [words > 1 && 'look for fewer words', hasFilters(state) && 'take a filter away']
  const wider = ways.filter((way) => way !== false).join(', or ')
  const looked =
    words > 0 && searched && `The search looks in ${searched}; other fields are found by Filter.`
  return [wider && `${sentence(wider)}.`, looked].filter(Boolean).join(' ')
}

interface PastProps {
  config: ListConfig
  onFirst: () => void
}

/** Nothing to show on a further page: what stood there has changed or gone since the one before was read. */
export const NothingLeft = ({ config, onFirst }: PastProps) => (
  <EmptyState
    title={`No ${config.noun.one} is left on this page`}
    action={<Button onPress={onFirst}>Go to the first page</Button>}
  >
    What stood here has changed or gone meanwhile.
  </EmptyState>
)

interface RefusedProps {
  /** What the service says of each. */
  faults: readonly string[]
  onRemove: () => void
}

/** Nothing to show, as the service does not take a parameter of the address: its chip is marked. */
export function RefusedFilters({ faults, onRemove }: RefusedProps) {
  const isOne = faults.length === 1
  return (
    <div role="alert">
      <EmptyState
        icon={<FilterX />}
        title={isOne ? 'A filter cannot be used' : `${faults.length} filters cannot be used`}
        action={<Button onPress={onRemove}>{isOne ? 'Remove it' : 'Remove them'}</Button>}
      >
        {faults.map((fault) => (
          <span key={fault} className="block">
            {fault}
          </span>
        ))}
      </EmptyState>
    </div>
  )
}
