'use client'

import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { useLeaveGuard } from '@/components/form/saving/useLeaveGuard'
import { ProblemBanner } from '@/components/frame/ProblemBanner'
import { listKey } from '@/components/table/state/useListPage'
import { Button } from '@/components/ui/button/Button'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import type { FormValue } from '@/lib/console/form/values'
import type { Field, Resource } from '@/lib/resources/resource'
import type { ListConfig } from '../table/listConfig'
import { NewFieldRow } from './NewFieldRow'
import { useCreate } from './useCreate'

interface Props {
  resource: Resource
  list: ListConfig
  /** Names of the fields usually known when such a record is first entered. */
  essentials: readonly string[]
  /** Says that it is there. */
  added: (id: string) => string
}

/** Adds a record with its essentials and opens it. */
export function NewRecordForm({ resource, list, essentials, added }: Props) {
  const router = useRouter()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const fields = essentials.map((name) => resource.fields.get(name) as Field)
  const create = useCreate({
    resource,
    endpoint: list.endpoint,
    fields,
    onCreated(id) {
      for (const queryKey of [listKey(list.key), ['railCount']]) {
        void queries.invalidateQueries({ queryKey })
      }
      toast.success(added(id))
      router.replace(`${list.page}/${id}`)
    },
  })
  const guard = useLeaveGuard({ isDirty: create.isDirty, scope: `${list.page}/new` })
  const { values, faults, problem, change } = create

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  const latest = useRef(change)
  latest.current = change
  const onChange = useCallback((field: Field, value: FormValue) => latest.current(field, value), [])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const faulty = await create.submit()
    if (!faulty) return
    const place = form.current?.querySelector(`[data-field="${faulty.name}"]`)
    // After the fault is drawn, so that a screen reader reads it with the field.
    setTimeout(() => place?.querySelector<HTMLElement>('input, textarea, button')?.focus())
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {problem && <ProblemBanner fault={problem} />}
      <div className="overflow-hidden rounded-sheet border border-rule bg-sheet">
        {fields.map((field) => (
          <NewFieldRow
            key={field.column}
            field={field}
            value={values[field.column] ?? null}
            fault={faults[field.column] ?? null}
            onChange={onChange}
          />
        ))}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-2 border-rule border-t bg-paper px-4 py-3 rail:-mx-5 rail:px-5">
        <Link href={list.page} className={buttonClass('quiet')}>
          Cancel
        </Link>
        <Button type="submit" variant="primary" isPending={create.isPending}>
          Add {list.noun.one}
        </Button>
      </div>
      <AlertDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title={`Leave without adding the ${list.noun.one}?`}
        confirmLabel="Discard and leave"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={guard.leave}
      >
        What you have entered here is lost.
      </AlertDialog>
    </form>
  )
}
