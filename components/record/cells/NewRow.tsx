'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { faultWords } from '@/components/api/faultWords'
import { recordCalls } from '@/components/api/records'
import { controlOf } from '@/components/form/controls/fieldControl'
import { FormContext, useFieldInput } from '@/components/form/model/formContext'
import { useResourceForm } from '@/components/form/model/formModel'
import { type FormValues, fieldName, fieldsByName } from '@/components/form/model/values'
import { leaveLater } from '@/components/form/saving/leaveLater'
import { useSubmit } from '@/components/form/saving/useSubmit'
import type { NewRowProps } from '@/components/list/editing'
import { focusControl } from '@/components/list/state/useCells'
import { useMove } from '@/components/page/useMove'
import { useSessionUser } from '@/components/session/user'
import { Button } from '@/components/ui/button/Button'
import { cn } from '@/components/ui/cn'
import { tellHere, tellWritten } from '@/components/ui/feedback/tell'
import { nounOf, recordPage } from '@/lib/derive/addresses'
import type { Field, Resource } from '@/lib/resources/resource'
import { readAnewAfter } from '../readAnew'
import { widthOf } from './width'

/**
 * The end of a list that is edited in its rows: one more record, typed where it will stand. It asks
 * for what the list shows and starts from what the list is kept to; without room for all that a
 * record needs, adding is left to the page of a new one.
 */
export function NewRow(props: NewRowProps) {
  const { resource, columns, filters } = props
  const [begun, setBegun] = useState<Begun | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { one } = nounOf(resource)
  const begin = (round: number) => {
    const start = startOf(resource, filters)
    const fields = fieldsOf(resource, columns, start)
    return fields ? { round, start, fields } : null
  }
  if (begun) {
    return (
      <OpenRow
        key={begun.round}
        {...{ ...props, ...begun }}
        // The next has the focus as soon as it is there: one may be typing already.
        onAdded={() => flushSync(() => setBegun((now) => now && begin(now.round + 1)))}
        onEnd={() => {
          flushSync(() => setBegun(null))
          opener.current?.focus()
        }}
      />
    )
  }
  if (!begin(0)) return null
  return (
    <tr className="bg-sheet">
      <td colSpan={columns.length + 2} className="h-table-row border-rule border-b p-0">
        <button
          ref={opener}
          type="button"
          onClick={() => setBegun(begin(0))}
          className="sticky left-0 flex h-table-row items-center gap-2 px-3.5 text-ink-2 -outline-offset-2 hover:text-ink"
        >
          <Plus aria-hidden className="size-4 text-ink-3" />
          Add {one} here
        </button>
      </td>
    </tr>
  )
}

/** What a row asks for and starts from: it stays so while it is open, whatever is filtered then. */
interface Begun {
  readonly round: number
  readonly fields: readonly Field[]
  readonly start: FormValues
}

interface OpenProps extends NewRowProps, Omit<Begun, 'round'> {
  onAdded: () => void
  onEnd: () => void
}

function OpenRow({ resource, columns, fields, start, onUnsaved, onAdded, onEnd }: OpenProps) {
  const queries = useQueryClient()
  const place = useRef<HTMLTableRowElement>(null)
  const move = useMove()
  const userId = useSessionUser()?.user.user_id
  const { one } = nounOf(resource)
  const model = useResourceForm({
    resource,
    fields,
    opening: () => start,
    isNew: true,
    reveal: (column) => focusControl(cellOf(place.current, column)),
  })
  const create = useSubmit({
    model,
    async send(content, headers, later) {
      const { body, written } = await recordCalls(resource).create(content, { headers })
      const id = String(body[resource.id.name])
      const isLater = leaveLater(userId, resource, id, later())
      tellWritten(written, `${resource.title} added${isLater ? ' as it was sent first' : ''}`)
      if (isLater) {
        tellHere(`What you changed since is not saved: it waits on the page of that ${one}.`, {
          label: 'Open it',
          onClick: () => move.leave(recordPage(resource, id)),
        })
      }
      readAnewAfter(queries, resource)
      onAdded()
    },
  })
  const noting = useRef(onUnsaved)
  noting.current = onUnsaved
  useEffect(() => {
    noting.current(create.isDirty)
    return () => noting.current(false)
  }, [create.isDirty])
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>('[data-empty] [data-editor]')
    if (first) focusControl(first)
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const isOwn = event.target instanceof Element && event.target.closest('[data-editor]')
    if (event.key === 'Enter' && !event.shiftKey && isOwn) void create.submit()
    else if (event.key === 'Escape') onEnd()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const cell = 'bg-sheet px-0.5 py-1 align-top'
  return (
    <FormContext value={model}>
      <tr ref={place} onKeyDown={onKeyDown} aria-label={`New ${one}`}>
        <td className="relative bg-sheet before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent" />
        {columns.map(({ id }) => {
          const field = fields.find((each) => fieldName(each) === id)
          return (
            <td
              key={id}
              className={cell}
              data-empty={field && !start[field.column] ? '' : undefined}
            >
              {field && <NewCell field={field} />}
            </td>
          )
        })}
        <td className={cell} />
      </tr>
      <tr className="bg-sheet" onKeyDown={onKeyDown}>
        <td
          colSpan={columns.length + 2}
          className="relative border-rule border-b px-3.5 pt-1 pb-2.5 before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent"
        >
          <div className="sticky left-3.5 flex w-fit flex-wrap items-center gap-2">
            <Button variant="primary" isPending={create.isPending} onPress={() => create.submit()}>
              Add {one}
            </Button>
            <Button variant="quiet" onPress={onEnd}>
              Cancel
            </Button>
            {create.problem && (
              <p role="alert" className="text-red">
                {faultWords(create.problem)}
              </p>
            )}
          </div>
        </td>
      </tr>
    </FormContext>
  )
}

function NewCell({ field }: { field: Field }) {
  const { value, fault, change, onBlur } = useFieldInput(field)
  const labelId = useId()
  const Control = controlOf(field)
  return (
    <div
      data-editor
      data-field={fieldName(field)}
      className={cn(
        'min-w-full max-w-full overflow-clip [overflow-clip-margin:4px]',
        widthOf(field),
      )}
    >
      <span id={labelId} className="sr-only">
        {field.label}
      </span>
      <Control
        {...{ field, value, fault, onBlur }}
        onChange={change}
        labels={{ 'aria-labelledby': labelId }}
      />
    </div>
  )
}

const cellOf = (row: HTMLElement | null, column: string): HTMLElement =>
  (row?.querySelector<HTMLElement>(`[data-field="${CSS.escape(column)}"]`) ?? row) as HTMLElement

/** What every record of a list has in common, by the filters that ask for one value of a field. */
function startOf(resource: Resource, filters: NewRowProps['filters']): FormValues {
  const fields = fieldsByName(resource)
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, [value, ...others]]) => {
      const field = fields.get(name)
      return field && value !== undefined && others.length === 0 ? [[field.column, value]] : []
    }),
  )
}

/** The fields that the row asks for; undefined where a record needs one that has no place in it. */
function fieldsOf(
  { leaves, secrets, required, essentials, list, id }: Resource,
  columns: NewRowProps['columns'],
  start: FormValues,
): readonly Field[] | undefined {
  const shown = new Set(columns.map((column) => column.id))
  const asked = new Set([...essentials, ...(list?.edited ?? [])])
  const fields = leaves.filter(
    (field) =>
      (shown.has(fieldName(field)) && asked.has(fieldName(field))) ||
      start[field.column] !== undefined,
  )
  const isEnough =
    !id.isGiven && secrets.length === 0 && required.every((field) => fields.includes(field))
  return isEnough ? fields : undefined
}
