'use client'

import { ArrowRight, Undo2 } from 'lucide-react'
import { Value } from '@/components/form/dialogs/Value'
import { fieldOf, labelOf, otherWords, toldField } from '@/components/form/model/changedRecord'
import { type FieldChange, isTold, UNTOLD } from '@/components/form/model/history'
import { NOT_SET } from '@/components/form/model/show'
import { fieldName, toForm } from '@/components/form/model/values'
import { useWords } from '@/components/form/useWords'
import { useTimeZone } from '@/components/time/timeZone'
import { IconButton } from '@/components/ui/button/IconButton'
import { cn } from '@/components/ui/cn'
import { LongText } from '@/components/ui/display/LongText'
import type { Field } from '@/lib/resources/resource'
import { valueAt } from '../entryWords'

interface Props {
  /** The kind of record that the field belongs to. */
  kind: string
  change: FieldChange
  /** When it was changed. */
  at: string
  /** Of a record that was just made, what a field was before says nothing. */
  isCreation: boolean
  onRestore?: ((field: Field, value: unknown) => void) | undefined
}

/** One field of an entry: from what to what, and a way back to it. */
export function ChangeRow({ kind, change, at, isCreation, onRestore }: Props) {
  const field = fieldOf(kind, change.field)
  const told = toldField(kind, change.field)
  const label = labelOf(kind, change.field)
  const restore = (json: unknown, words: string) =>
    field && onRestore && <RestoreButton {...{ kind, field, json, words, at, onRestore }} />
  return (
    <li className="group/change grid min-h-row grid-cols-1 items-start gap-x-3 border-rule border-t px-4 py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <span className="text-ink-2" title={change.field}>
        {label === change.field ? <code className="font-mono text-small">{label}</code> : label}
      </span>
      {/* With the room for it the arrows of an entry stand below each other. */}
      <span
        className={cn(
          'flex min-w-0 flex-wrap items-center gap-x-2',
          isTold(change) &&
            !isCreation &&
            'lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start',
        )}
      >
        {!isTold(change) ? (
          <span className="text-ink-3">
            {isCreation ? 'set' : 'changed'}, its value is {UNTOLD}
          </span>
        ) : (
          <>
            {!isCreation && (
              <span className="flex min-w-0 items-center gap-x-2">
                <span className="min-w-0 text-ink-3 line-through decoration-rule-strong">
                  <Side field={told} json={change.from} beside={change.to} />
                </span>
                {restore(change.from, 'as before')}
              </span>
            )}
            {/* Where it does not fit beside the other, its arrow goes with it to the next line. */}
            <span className="flex min-w-0 gap-x-2">
              {!isCreation && (
                <ArrowRight aria-label="became" className="h-5 w-3.5 shrink-0 text-ink-3" />
              )}
              {/* Within a line as the other is, so that small letters stand as high on both sides. */}
              <span className="min-w-0">
                <Side field={told} json={change.to} beside={isCreation ? undefined : change.from} />
              </span>
            </span>
            {isCreation && restore(change.to, 'as of')}
          </>
        )}
      </span>
    </li>
  )
}

interface SideProps {
  field: Field | undefined
  json: unknown
  /** What stands on the other side; undefined where there is none. */
  beside: unknown
}

function Side({ field, json, beside }: SideProps) {
  if (field) {
    const others = beside === undefined ? [] : [toForm(field, beside)]
    return <Value field={field} value={toForm(field, json)} beside={others} />
  }
  const text = otherWords(json)
  return (
    <LongText text={text} className={text === NOT_SET ? 'text-ink-3' : 'font-mono text-small'} />
  )
}

interface RestoreProps {
  kind: string
  field: Field
  json: unknown
  /** What the moment says of the value: `as before`. */
  words: string
  at: string
  onRestore: (field: Field, value: unknown) => void
}

function RestoreButton({ kind, field, json, words, at, onRestore }: RestoreProps) {
  const zone = useTimeZone() ?? 'UTC'
  const value = toForm(field, json)
  const said = useWords(field, [value])(value)
  return (
    <span className="-my-1 sm:opacity-0 sm:group-focus-within/change:opacity-100 sm:group-hover/change:opacity-100 pointer-coarse:opacity-100">
      <IconButton
        label={`Restore this value: ${valueAt(kind, fieldName(field), said, { words, at }, zone)}`}
        hint="Restore this value"
        icon={<Undo2 />}
        className="size-7"
        onPress={() => onRestore(field, json)}
      />
    </span>
  )
}
