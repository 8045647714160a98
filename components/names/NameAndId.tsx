'use client'

import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'
import type { Naming } from '@/lib/derive/naming'
import { shownName } from '@/lib/text/words'
import { isCalledById } from './nameWords'
import { useName } from './useNames'

interface Props {
  naming: Naming
  id: string
}

/**
 * What a value stands for, and quietly behind it the value itself; copied, both go along. Without a
 * name the value stands alone.
 */
export function NameAndId({ naming, id }: Props) {
  const name = shownName(useName(naming, id)?.name)
  const own = (
    <bdi data-whole className="font-mono text-small">
      {id}
    </bdi>
  )
  if (!name) return own
  const isFirst = isCalledById(naming)
  const [first, second] = isFirst
    ? [own, <Name key="name">{name}</Name>]
    : [
        <Name key="name" className="[.truncate>*>&]:max-w-full [.truncate>*>&]:truncate">
          {name}
        </Name>,
        own,
      ]
  return (
    <span className="not-print:[.truncate>&]:flex [.truncate>&]:items-baseline">
      {first}
      <span
        className={cn(
          'min-w-0 text-ink-3 [.truncate>*>&]:truncate [.truncate>*>&]:whitespace-pre',
          // Two long names may begin alike, and only the value tells them apart: the name gives way.
          !isFirst && '[.truncate>*>&]:max-w-1/2 [.truncate>*>&]:shrink-0',
        )}
      >
        {' '}
        · {second}
      </span>
    </span>
  )
}
