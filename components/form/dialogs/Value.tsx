'use client'

import { stringify } from 'lossless-json'
import { useTimeZone } from '@/components/time/timeZone'
import { LongText } from '@/components/ui/display/LongText'
import type { Field } from '@/lib/resources/resource'
import { type Entry, entryWords, readEntries } from '../model/entries'
import { inWords, isMono, NOT_SET } from '../model/show'
import type { FormValue } from '../model/values'
import { Words } from '../Words'

interface Props {
  field: Field
  value: FormValue
}

/** The words of a value: mono where the form has it so, quiet where nothing is set. */
export function Value({ field, value }: Props) {
  const zone = useTimeZone()
  const entries = field.kind === 'jsonObjectList' ? readEntries(String(value ?? '[]')) : null
  if (entries && entries.length > 0) return <ObjectList field={field} entries={entries} />
  const text = inWords(field, value, zone ?? undefined)
  return (
    <LongText
      text={text}
      className={text === NOT_SET ? 'text-ink-3' : isMono(field) && 'font-mono text-small'}
    >
      <Words field={field} value={value} />
    </LongText>
  )
}

const MAX_ENTRIES = 8

interface ObjectListProps {
  field: Field
  entries: readonly Entry[]
}

/** Objects as a numbered list, one in a row; those that hold nothing usual as their JSON. */
function ObjectList({ field, entries }: ObjectListProps) {
  return (
    <ol className="list-inside list-decimal marker:text-ink-3">
      {entries.slice(0, MAX_ENTRIES).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name and may be equal
        <li key={index}>
          <EntryText words={entryWords(field, entry)} entry={entry} />
        </li>
      ))}
      {entries.length > MAX_ENTRIES && (
        <li className="list-none">and {entries.length - MAX_ENTRIES} more</li>
      )}
    </ol>
  )
}

const EntryText = ({ words, entry }: { words: string | null; entry: Entry }) => (
  <LongText
    text={words ?? stringify(entry) ?? ''}
    className={words === null && 'font-mono text-small'}
  />
)
