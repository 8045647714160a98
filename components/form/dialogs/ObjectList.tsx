'use client'

import { stringify } from 'lossless-json'
import type { Field } from '@/lib/resources/resource'
import { type Entry, entryWords } from '../model/entries'

const MAX_ENTRIES = 8

interface Props {
  field: Field
  entries: readonly Entry[]
}

/** Objects as a numbered list, one in a row; those that hold nothing usual as their JSON. */
export function ObjectList({ field, entries }: Props) {
  return (
    <ol className="list-inside list-decimal marker:text-ink-3">
      {entries.slice(0, MAX_ENTRIES).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name and may be equal
        <li key={index} className="wrap-anywhere">
          {entryWords(field, entry) ?? (
            <code className="font-mono text-small">{stringify(entry)}</code>
          )}
        </li>
      ))}
      {entries.length > MAX_ENTRIES && (
        <li className="list-none">and {entries.length - MAX_ENTRIES} more</li>
      )}
    </ol>
  )
}
