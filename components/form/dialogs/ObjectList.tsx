'use client'

import { useState } from 'react'
import { LongText } from '@/components/ui/display/LongText'
import { ShowAll } from '@/components/ui/display/ShowAll'
import type { Field } from '@/lib/resources/resource'
import { countWords } from '@/lib/text/words'
import { diffEntries } from '../model/diffEntries'
import { countedEntries, type Entry } from '../model/entries'

interface Props {
  field: Field
  entries: readonly Entry[]
  /** The same list at other times, or of others. */
  beside: readonly (readonly Entry[])[]
}

/** More than these are not taken in at a glance. */
const MANY = 8

/**
 * Objects as a numbered list, one in a row; those that hold nothing usual as their JSON. Where any
 * of the lists beside each other is long, each shows what differs, and all of it for who asks.
 */
export function ObjectList({ field, entries, beside }: Props) {
  const [isWhole, setWhole] = useState(false)
  const all = diffEntries(field, entries, beside)
  const isLong = [entries, ...beside].some(({ length }) => length > MANY)
  const differing = all.filter(({ isUnlike }) => isUnlike)
  const shown = isWhole || !isLong ? all : differing.slice(0, MANY)
  return (
    <ol className="list-inside list-decimal marker:text-ink-3">
      {shown.map(({ place, text, isJson }) => (
        <li key={place} value={place}>
          <LongText text={text} className={isJson && 'font-mono text-small'} />
        </li>
      ))}
      {shown.length < all.length && (
        <li className="list-none">
          {/* As the button a block of its own, which is not struck through. */}
          <span className="inline-block">
            {restWords(differing.length - shown.length, all.length - differing.length)}
          </span>{' '}
          <ShowAll onPress={() => setWhole(true)}>{countedEntries(all)}</ShowAll>
        </li>
      )}
    </ol>
  )
}

/** `and 6 more, 12 entries unchanged`. */
const restWords = (more: number, alike: number): string =>
  [
    more > 0 && `and ${countWords(more)} more`,
    alike > 0 && `${countedEntries({ length: alike })} unchanged`,
  ]
    .filter(Boolean)
    .join(', ')
