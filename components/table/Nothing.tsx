'use client'

import { SearchX } from 'lucide-react'
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
  const { one, many } = config.noun
  if (!isNarrowed) {
    return (
      <EmptyState title={`There are no ${many} yet`} action={action}>
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
