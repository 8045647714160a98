'use client'

import { useEffect, useMemo, useRef } from 'react'
import { nameOf } from '@/components/form/model/values'
import type { Resource } from '@/lib/resources/resource'
import { EditRow } from './EditRow'
import { type FieldEdit, newEdit } from './edit'
import { FieldFinder } from './FieldFinder'

interface Props {
  resource: Resource
  edits: readonly FieldEdit[]
  faults: Readonly<Record<string, string>>
  isDisabled: boolean
  onChange: (edits: readonly FieldEdit[]) => void
}

/** The picked fields, and the finder that picks more. */
export function EditRows({ resource, edits, faults, isDisabled, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const picked = useMemo(() => new Set(edits.map(({ field }) => field.column)), [edits])
  const added = useRef<string | null>(null)

  // The value of a field that was just picked is what comes next.
  useEffect(() => {
    if (added.current === null || !edits.some(({ field }) => nameOf(field) === added.current))
      return
    const row = list.current?.querySelector(`[data-field="${added.current}"] [data-value]`)
    added.current = null
    const control = row?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')
    requestAnimationFrame(() => control?.focus())
  }, [edits])

  // The first that has to be mended.
  useEffect(() => {
    const faulty = edits.find(({ field }) => faults[field.column])
    if (!faulty) return
    const row = list.current?.querySelector(`[data-field="${nameOf(faulty.field)}"] [data-value]`)
    row?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')?.focus()
  }, [edits, faults])

  return (
    <div ref={list} className="flex flex-col gap-2">
      {edits.length > 0 && (
        <div className="border-rule border-t">
          {edits.map((edit, index) => (
            <EditRow
              key={edit.field.column}
              edit={edit}
              fault={faults[edit.field.column] ?? null}
              isDisabled={isDisabled}
              onChange={(next) => onChange(edits.with(index, next))}
              onRemove={() => onChange(edits.toSpliced(index, 1))}
            />
          ))}
        </div>
      )}
      {!isDisabled && (
        <FieldFinder
          resource={resource}
          picked={picked}
          onPick={(field) => {
            added.current = nameOf(field)
            onChange([...edits, newEdit(field)])
          }}
        />
      )}
    </div>
  )
}
