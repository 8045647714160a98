'use client'

import { FilterX, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import type { ListConfig } from './listConfig'

interface EmptyProps {
  config: ListConfig
  isNarrowed: boolean
  onClear: () => void
  /** The way to the first record, where the role allows it. */
  action?: ReactNode
}

/** Nothing to show: because nothing matches, or because there is nothing yet. */
export function NothingHere({ config, isNarrowed, onClear, action }: EmptyProps) {
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
      action={<Button onPress={onClear}>Clear search and filters</Button>}
    >
      Look for fewer words, or take a filter away.
    </EmptyState>
  )
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
