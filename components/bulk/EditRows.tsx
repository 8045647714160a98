'use client'

import { useEffect, useMemo, useRef } from 'react'
import { LookUpsContext } from '@/components/form/model/lookUps'
import { nameOf } from '@/components/form/model/values'
import type { Resource } from '@/lib/resources/resource'
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
export function EditRows({ resource, editing, isDisabled, onChange }: Props) {
  const { form, edits } = editing
  const list = useRef<HTMLDivElement>(null)
  const picked = useMemo(() => new Set(edits.map(({ field }) => field.column)), [edits])
  const added = useRef<string | null>(null)

  // The value of a field that was just picked is what comes next.
  useEffect(() => {
    if (added.current === null || !edits.some(({ field }) => nameOf(field) === added.current))
      return
    const place = list.current?.querySelector(`[data-field="${added.current}"] [data-value]`)
    added.current = null
    const control = place && controlIn(place)
    requestAnimationFrame(() => control?.focus())
  }, [edits])

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
          onPick={(field) => {
            added.current = nameOf(field)
            editing.pick(field)
          }}
        />
      )}
    </div>
  )
}
