'use client'

import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { LookUpsContext } from '@/components/form/model/lookUps'
import { fieldName } from '@/components/form/model/values'
import type { Field, Resource } from '@/lib/resources/resource'
import { controlIn, EditRow } from './EditRow'
import type { EditForm } from './editForm'
import { FieldFinder } from './FieldFinder'

interface Props {
  resource: Resource
  editing: EditForm
  isDisabled: boolean
  /** What is to become of a field was changed. */
  onChange: () => void
}

/** The picked fields, and the finder that picks more. */
export function EditRows({ resource, editing, onChange, ...props }: Props) {
  const { form, edits, isSettling } = editing
  const isDisabled = props.isDisabled || isSettling
  const list = useRef<HTMLDivElement>(null)
  const picked = useMemo(() => new Set(edits.map(({ field }) => field.column)), [edits])

  /** Adds a row with the focus in its value at once: what is typed right after it belongs there. */
  function pick(field: Field) {
    flushSync(() => editing.pick(field))
    const place = list.current?.querySelector(`[data-field="${fieldName(field)}"] [data-value]`)
    if (place) controlIn(place)?.focus()
  }

  return (
    <div ref={list} className="flex flex-col gap-2">
      {edits.length > 0 && (
        <LookUpsContext value={editing.lookUps}>
          <div className="border-rule border-t">
            {edits.map(({ field }) => (
              <EditRow
                key={field.column}
                {...{ form, field, isDisabled, onChange }}
                onRemove={() => editing.remove(field.column)}
              />
            ))}
          </div>
        </LookUpsContext>
      )}
      {!isDisabled && (
        <FieldFinder
          resource={resource}
          picked={picked}
          autoFocus={edits.length === 0}
          onPick={pick}
        />
      )}
    </div>
  )
}
