'use client'

import type { Naming } from '@/lib/derive/naming'
import { shownName } from '@/lib/text/words'
import { useName } from './useNames'
import { isCalledById } from './words'

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
  const own = <span className="font-mono text-small">{id}</span>
  if (!name) return own
  return isCalledById(naming) ? (
    <>
      {own}
      <span className="text-ink-3"> · {name}</span>
    </>
  ) : (
    <>
      {name}
      <span className="text-ink-3"> · {own}</span>
    </>
  )
}
