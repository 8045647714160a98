'use client'

import { useTimeZone } from '@/components/time/timeZone'
import { LongText } from '@/components/ui/display/LongText'
import type { Field } from '@/lib/resources/resource'
import { readBeside, wordsBeside } from '../model/alike'
import { entriesOf } from '../model/entries'
import { isMono, NOT_SET, nothingIn } from '../model/show'
import type { FormValue } from '../model/values'
import { Words } from '../Words'
import { ObjectList } from './ObjectList'

interface Props {
  field: Field
  value: FormValue
  /**
   * What it is read beside, as what was beside what will be: of long ones, what differs is shown, and
   * of those that read alike, what is stored.
   */
  beside?: readonly FormValue[]
  /** Whether it is what a record holds, as far as that is known. */
  isHeld?: boolean
}

const NOTHING: readonly FormValue[] = []

/** The words of a value: mono where the form has it so, quiet where nothing is set. */
export function Value({ field, value, beside = NOTHING, isHeld = false }: Props) {
  const zone = useTimeZone() ?? undefined
  const entries = entriesOf(field, value)
  if (entries && entries.length > 0) {
    const others = beside.map((other) => entriesOf(field, other) ?? [])
    return <ObjectList field={field} entries={entries} beside={others} />
  }
  const { words: text, isAsUsual } = readBeside(field, value, beside, zone)
  if (text === NOT_SET) {
    return <span className="text-ink-3">{nothingIn(field, isHeld ? value : undefined)}</span>
  }
  const others = beside.map((other) => wordsBeside(field, other, [value], zone))
  return (
    <LongText
      text={text}
      beside={others.find((other) => other !== text)}
      className={(isMono(field) || !isAsUsual) && 'font-mono text-small'}
    >
      {isAsUsual ? <Words field={field} value={value} /> : text}
    </LongText>
  )
}
