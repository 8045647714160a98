'use client'

import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { faultWords } from '@/components/api/faultWords'
import { asError } from '@/components/api/problem'
import { controlOf } from '@/components/form/controls/fieldControl'
import { FormContext, useFieldInput } from '@/components/form/model/formContext'
import { type FormModel, useResourceForm } from '@/components/form/model/formModel'
import { fieldsByName, same, toForm } from '@/components/form/model/values'
import { cellValue } from '@/components/list/columns/cellText'
import type { CellDirection, EditorProps } from '@/components/list/editing'
import { focusControl } from '@/components/list/state/useCells'
import { cn } from '@/components/ui/cn'
import { tellRefusal } from '@/components/ui/feedback/tell'
import type { Field } from '@/lib/resources/resource'
import { CellFault } from './CellFault'
import { OVERTAKEN, useCellSave } from './useCellSave'
import { widthOf } from './width'

interface OpenProps extends Omit<EditorProps, 'resource' | 'row'> {
  field: Field
  model: FormModel
  id: string
  /** The version of the record that the cell was opened on. */
  etag: string
}

/**
 * A cell of a list, open for writing by the control that the form has for its field. Enter and Tab
 * save it and go on, Escape leaves it as it was. What is refused stays open with what was typed.
 */
export function CellEditor({ resource, row, ...props }: EditorProps) {
  const { column, cell } = props
  const field = fieldsByName(resource).get(column.id) as Field
  const id = String(row[resource.id.name])
  const { draft } = cell
  const model = useResourceForm({
    resource,
    fields: [field],
    opening: () => ({ [field.column]: draft ? draft.base : toForm(field, cellValue(column, row)) }),
    reveal: () => undefined,
  })
  return (
    <FormContext value={model}>
      <OpenEditor {...props} {...{ field, model, id }} etag={draft?.etag ?? String(row._etag)} />
    </FormContext>
  )
}

function OpenEditor({ field, column, name, cell, model, id, etag }: OpenProps) {
  const place = useRef<HTMLDivElement>(null)
  const labelId = useId()
  const { value, base, isChanged, fault, change, onBlur } = useFieldInput(field)
  const { isSaving, save, tag } = useCellSave({
    ...{ model, field, id, etag, cell },
  })
  // A save that was on its way as the cell went out of sight is its own as it comes again.
  const [sending] = useState(() => cell.sending)
  const [isAwaiting, setAwaiting] = useState(sending !== undefined)
  const isBeingSaved = isSaving || isAwaiting
  const Control = controlOf(field)
  const { type } = model.form.getFieldState(field.column).error ?? {}
  const refused = useRef<unknown>(undefined)
  const isBusy = useRef(false)
  const isOver = useRef(false)
  const isStaying = useRef(false)

  // Nothing in it could have the focus while it was sent: whoever did not go on is given it back.
  useEffect(() => {
    if (isSaving || !isStaying.current) return
    isStaying.current = false
    if (place.current && document.activeElement === document.body) focusControl(place.current)
  }, [isSaving])

  // What was typed stays with the list while its row is out of sight.
  const latest = useRef(cell)
  latest.current = cell
  useEffect(() => {
    const { isFresh } = latest.current
    const resume = () => {
      const { draft } = latest.current
      if (!draft) return false
      model.form.setValue(field.column, draft.value)
      if (draft.fault) model.form.setError(field.column, { message: draft.fault })
      refused.current = draft.value
      return true
    }
    if (!resume() && isFresh && place.current) focusControl(place.current)
    void sending?.then(() => {
      resume()
      setAwaiting(false)
    })
    return () => {
      if (isOver.current) return
      latest.current.keep({
        value: model.form.getValues()[field.column] ?? null,
        base: model.base.get()[field.column] ?? null,
        etag: tag.current,
        fault: model.faultOf(field.column) ?? null,
      })
    }
  }, [model, field, sending, tag])

  function close() {
    isOver.current = true
    const isHere = document.activeElement === place.current?.parentElement
    flushSync(() => latest.current.close())
    // What leads on from the cell is there again.
    if (isHere) cell.go('stay')
  }

  /** Saves what is typed and goes on; what is plainly wrong is not left. */
  async function commit(way: CellDirection | null) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      if (!(await isFoundOut())) return
      const typed = model.form.getValues()[field.column] ?? null
      const isSame = same(field, model.base.get()[field.column] ?? null, typed)
      if (!isSame && (await model.verify([field.column], { [field.column]: typed }))) {
        refused.current = typed
        return
      }
      if (way && way !== 'stay') cell.go(way)
      isStaying.current = way === 'stay'
      if (!isSame && !(await latest.current.send(save))) {
        refused.current = typed
        if (!place.current) tellUnseen()
        return
      }
      close()
      if (way === 'stay') cell.go('stay')
    } finally {
      isBusy.current = false
    }
  }

  /** Whether it could be found out what was typed, and for what it is taken: it would be saved as an id. */
  async function isFoundOut(): Promise<boolean> {
    try {
      return (await model.lookUps.settled()).unsure === undefined
    } catch (fault) {
      model.form.setError(field.column, { type: 'refused', message: faultWords(asError(fault)) })
      return false
    }
  }

  /** Its row is out of sight by now, or the whole list: there is nothing else that would say so. */
  function tellUnseen() {
    const why = model.faultOf(field.column) ?? ''
    latest.current.hold(why)
    tellRefusal(`${field.label} of ${name} was not saved: ${why}`)
  }

  function leave() {
    close()
    cell.go('stay')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter' && !event.shiftKey)
      void commit(isInCard(place.current) ? 'stay' : 'down')
    else if (event.key === 'Tab' && !isInCard(place.current)) {
      const way = event.shiftKey ? 'before' : 'next'
      // Refused once, the same is not sent by going on: it waits as it is.
      if (isRefused()) cell.go(way)
      else void commit(way)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const isRefused = () =>
    fault !== null && refused.current === (model.form.getValues()[field.column] ?? null)

  // A list of a control stands elsewhere in the page, and is still a part of the cell.
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onLeft = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => {
      const { activeElement } = document
      const isThere = place.current?.contains(activeElement)
      // Whether it is saved at all is what is asked there.
      const isAsked = activeElement?.closest('[role=alertdialog]')
      if (!isThere && !isAsked && !isRefused() && !isOver.current) void commit(null)
    })
  }

  // It stays noted while the cell is out of sight, and until it closes.
  const isUnsaved = isChanged && !isBeingSaved
  useEffect(() => latest.current.note(isUnsaved), [isUnsaved])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the control inside
    <div
      ref={place}
      data-editor
      data-field={column.id}
      // Safari gives what is pressed no focus where it is a side, a box or a button, but the next around
      // it that can have it: that is the cell, which one has not left then.
      tabIndex={-1}
      inert={isBeingSaved}
      onKeyDown={onKeyDown}
      onBlur={onLeft}
      onFocus={() => clearTimeout(leaving.current)}
      className={cn(
        'in-[tr]:absolute in-[tr]:top-0 in-[tr]:left-0 in-[tr]:z-[2] in-[tr]:min-h-full in-[tr]:min-w-full',
        'rounded-control bg-sheet text-left font-normal in-[tr]:shadow-float whitespace-normal',
        'in-[tr]:py-0.75 in-[tr]:px-0.5 [&_[slot=errorMessage]]:sr-only max-sm:[&_:is(input,textarea)]:text-[1rem]',
        widthOf(field),
        fault && 'outline-1 outline-red',
        isBeingSaved && 'opacity-60',
      )}
    >
      <span id={labelId} className="sr-only">
        {field.label} of {name}
      </span>
      <Control
        {...{ field, value, base, fault, onBlur }}
        onChange={change}
        labels={{ 'aria-labelledby': labelId }}
      />
      {fault && (
        <CellFault
          words={fault}
          // What the field's own schema finds has no other word.
          is={type === OVERTAKEN ? OVERTAKEN : type === 'custom' ? 'wrong' : 'refused'}
          isFigure={column.isFigure}
          onSave={() => commit('stay')}
          onLeave={leave}
        />
      )}
    </div>
  )
}

const isInCard = (place: Element | null) => !place?.closest('tr')
