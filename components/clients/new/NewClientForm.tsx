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
import { client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { clientList } from '../clientList'
import { NewFieldRow } from './NewFieldRow'
import { useCreate } from './useCreate'

/** What is usually known when a client is first entered; everything else is its record's form. */
const FIELDS = [
  'name',
  'client_type',
  'client_code',
  'abn',
  'acn',
  'state',
  'phone',
  'contact1_name',
  'contact1_email',
].map((name) => client.fields.get(name) as Field)

/** Adds a client with its essentials and opens it. */
export function NewClientForm() {
  const router = useRouter()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const create = useCreate({
    resource: client,
    endpoint: clientList.endpoint,
    fields: FIELDS,
    onCreated(id) {
      queries.invalidateQueries({ queryKey: listKey(clientList.key) })
      toast.success('Client added')
      router.replace(`${clientList.page}/${id}`)
    },
  })
  const guard = useLeaveGuard({ isDirty: create.isDirty, scope: `${clientList.page}/new` })
  const { values, faults, problem } = create

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  const { change } = create
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
        {FIELDS.map((field) => (
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
        <Link href={clientList.page} className={buttonClass('quiet')}>
          Cancel
        </Link>
        <Button type="submit" variant="primary" isPending={create.isPending}>
          Add client
        </Button>
      </div>
      <AlertDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title="Leave without adding the client?"
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
