'use client'

import { useTimeZone } from '@/components/time/timeZone'
import { LongText } from '@/components/ui/display/LongText'
import type { Field } from '@/lib/resources/resource'
import { entriesOf } from '../model/entries'
import { inWords, isMono, NOT_SET } from '../model/show'
import type { FormValue } from '../model/values'
import { Words } from '../Words'
import { ObjectList } from './ObjectList'

interface Props {
  field: Field
  value: FormValue
  /** What it is read beside, as what was beside what will be: of long ones, what differs is shown. */
  beside?: readonly FormValue[]
}

const NOTHING: readonly FormValue[] = []

/** The words of a value: mono where the form has it so, quiet where nothing is set. */
export function Value({ field, value, beside = NOTHING }: Props) {
  const zone = useTimeZone() ?? undefined
  const entries = entriesOf(field, value)
  if (entries && entries.length > 0) {
    const others = beside.map((other) => entriesOf(field, other) ?? [])
    return <ObjectList field={field} entries={entries} beside={others} />
  }
  const text = inWords(field, value, zone)
  const others = beside.map((other) => inWords(field, other, zone))
  return (
    <LongText
      text={text}
      beside={others.find((other) => other !== text)}
      className={text === NOT_SET ? 'text-ink-3' : isMono(field) && 'font-mono text-small'}
    >
      <Words field={field} value={value} />
    </LongText>
  )
}
