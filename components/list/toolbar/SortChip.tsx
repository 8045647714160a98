import type { SortingState } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Button } from 'react-aria-components'
import { withinSentence } from '@/lib/text/words'
import type { ListConfig } from '../listConfig'

interface Props {
  config: ListConfig
  sort: SortingState
  onRemove: () => void
}

/** Says by what a list is sorted where no head of a column does; the cross takes the order away. */
export function SortChip({ config, sort, onRemove }: Props) {
  const labels = sort.map(({ id }) => withinSentence(config.columns.get(id)?.label ?? id))
  const isDescending = sort[0]?.desc === true
  const Arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <span
      data-sort
      className="inline-flex h-6.5 max-w-full items-center rounded-full bg-sunk pl-2 text-ink-2 pointer-coarse:h-9"
    >
      <Arrow aria-hidden className="mr-1 size-3.5 shrink-0" />
      <span className="truncate">
        Sorted by {labels.join(', then ')}
        <span className="sr-only">{isDescending ? ', descending' : ', ascending'}</span>
      </span>
      <Button
        aria-label="Remove this order"
        onPress={onRemove}
        className="ml-0.5 flex h-6.5 w-6 shrink-0 cursor-default items-center justify-center rounded-r-full hover:bg-rule pointer-coarse:h-9 pointer-coarse:w-9"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </span>
  )
}
