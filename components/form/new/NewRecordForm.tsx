'use client'

import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { ListConfig } from '@/components/list/listConfig'
import { listKey } from '@/components/list/state/useListPage'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { Sheet } from '@/components/ui/display/Sheet'
import { tellWritten } from '@/components/ui/feedback/tell'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { useSaveKey } from '@/components/ui/useSaveKey'
import type { Field, Resource } from '@/lib/resources/resource'
import { FormContext, useResourceForm } from '../model/formModel'
import { type FormValues, nameOf } from '../model/values'
import { useLeaveGuard } from '../saving/useLeaveGuard'
import { NewFieldRow } from './NewFieldRow'
import { useCreate } from './useCreate'

interface Props {
  resource: Resource
  list: ListConfig
  /** Names of the fields usually known when such a record is first entered. */
  essentials: readonly string[]
  /** What it starts from, by column: all of it is shown below the essentials. Read once. */
  start?: FormValues
  /** Says that it is there. */
  added: (id: string) => string
}

const NOTHING: FormValues = {}

/** Adds a record with its essentials, and whatever it starts from, and opens it. */
export function NewRecordForm({ resource, list, essentials, start = NOTHING, added }: Props) {
  const router = useRouter()
  const queries = useQueryClient()
  const place = useRef<HTMLFormElement>(null)
  const [first] = useState(() => essentials.map((name) => resource.fields.get(name) as Field))
  const [more] = useState(() => sectionsOf(resource, start, first))
  const model = useResourceForm({
    resource,
    fields: [...first, ...more.flatMap((section) => section.fields)],
    opening: () => start,
    isNew: true,
    reveal: (column) => focusField(place.current, resource, column),
  })
  const create = useCreate({
    model,
    endpoint: list.endpoint,
    onCreated(id, written) {
      for (const queryKey of [listKey(list.key), ['railCount']]) {
        void queries.invalidateQueries({ queryKey })
      }
      tellWritten(written, added(id))
      router.replace(`${list.page}/${id}`)
    },
  })
  const guard = useLeaveGuard({ isDirty: create.isDirty, scope: `${list.page}/new` })

  useSaveKey(() => place.current?.requestSubmit())
  useEffect(() => {
    place.current?.querySelector('input')?.focus()
  }, [])

  const row = (field: Field) => <NewFieldRow key={field.column} field={field} />
  return (
    <FormContext value={model}>
      <form ref={place} onSubmit={create.submit} noValidate className="flex flex-col gap-4">
        {create.problem && <ProblemBanner fault={create.problem} />}
        <div className="overflow-hidden rounded-sheet border border-rule bg-sheet">
          {first.map(row)}
        </div>
        {more.map((section) => (
          <Sheet key={section.title} title={section.title} purpose="Copied">
            <div className="border-rule border-t">{section.fields.map(row)}</div>
          </Sheet>
        ))}
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
    </FormContext>
  )
}

/** Focuses a field after its fault is drawn, so that a screen reader reads it with the field. */
function focusField(form: HTMLFormElement | null, { leaves }: Resource, column: string): void {
  const field = leaves.find((each) => each.column === column)
  const place = field && form?.querySelector(`[data-field="${CSS.escape(nameOf(field))}"]`)
  setTimeout(() => place?.querySelector<HTMLElement>('input, textarea, button')?.focus())
}

/** The fields that a record starts from, by section, without those that stand above. */
function sectionsOf({ sections, leaves }: Resource, start: FormValues, above: readonly Field[]) {
  return sections
    .map(({ key, title }) => ({
      title,
      fields: leaves.filter(
        (field) => field.section === key && field.column in start && !above.includes(field),
      ),
    }))
    .filter(({ fields }) => fields.length > 0)
}
