'use client'

import { stringify } from 'lossless-json'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, useMemo, useRef } from 'react'
import type { SheetProps } from '@/components/form/look'
import { readEntries } from '@/components/form/model/entries'
import { useFieldInput, useFormModel } from '@/components/form/model/formContext'
import { FieldRow } from '@/components/form/rows/FieldRow'
import { HelpButton } from '@/components/form/rows/HelpButton'
import { usePrinting } from '@/components/state/printing'
import { Button } from '@/components/ui/button/Button'
import { cn } from '@/components/ui/cn'
import { MAX_LINES } from '@/lib/derive/kinds/objects'
import type { Field } from '@/lib/resources/resource'
import { counted } from '@/lib/text/words'
import { LineGrid } from './LineGrid'
import { isTable } from './paste'
import { useConfirmed } from './useConfirmed'
import { useLineActions } from './useLineActions'
import { useLines } from './useLines'

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The section of maintenance lines: a grid in place of their JSON. */
export function LinesSheet({ section, visible, isReadOnly }: SheetProps) {
  const field = section.fields[0] as Field
  const { put } = useFormModel()
  const input = useFieldInput(field)
  const { isChanged, fault } = input
  const base = asText(input.base)
  const value = asText(input.value)
  const { rows, change, rowsIn, isSettled } = useLines(value, input.change)
  const grid = useRef<HTMLTableElement>(null)
  const actions = useLineActions({ rows, change, grid, onPasted: input.onBlur })
  const before = useMemo(() => readEntries(base), [base])
  const known = useMemo(() => new Set(before?.map((line) => stringify(line) ?? '')), [before])
  const { column } = field
  const isRecord = isSettled && !isChanged
  const { confirmed, confirm } = useConfirmed({ column, rows, rowsIn, isRecord })
  const isPrinted = usePrinting()
  const headingId = `heading-${section.key}`

  /** With the focus on no cell, as on "Add line", pasted rows go below the last line. */
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (isReadOnly || !isTable(text)) return
    event.preventDefault()
    actions.paste(rows.length, 0, text)
  }

  return (
    <section
      id={section.key}
      aria-labelledby={headingId}
      hidden={visible !== null && !visible.has(field.column)}
      data-section={section.key}
      data-field-row={field.name}
      data-changed={isChanged || undefined}
      data-faulty={fault ? true : undefined}
      onPaste={onPaste}
      className="group/row overflow-clip rounded-sheet border border-rule bg-sheet"
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-2">
        <h2 id={headingId} className="font-semibold text-section">
          {section.title}
        </h2>
        {isChanged ? (
          <p className="text-ink-2 text-small">
            was {counted(before?.length ?? 0, 'line')}
            <span aria-hidden className="print:hidden">
              {' '}
              ·{' '}
            </span>
            <button
              type="button"
              aria-label={`Undo ${field.label}`}
              className="rounded-tag font-medium text-accent hover:underline pointer-coarse:px-1 pointer-coarse:py-1"
              onClick={() => put({ [field.column]: base })}
            >
              Undo
            </button>
          </p>
        ) : (
          !isReadOnly && (
            <p className="text-ink-2 max-sm:hidden print:hidden">Paste rows from a spreadsheet.</p>
          )
        )}
        <HelpButton field={field} isReadOnly={isReadOnly} />
        {!isReadOnly && (
          <Button
            variant="quiet"
            icon={<Plus />}
            className="-mr-1.5 ml-auto"
            isDisabled={rows.length >= MAX_LINES}
            onPress={() => actions.add(rows.length)}
          >
            Add line
          </Button>
        )}
      </header>
      {fault && (
        <p role="alert" className="border-rule border-t bg-red-wash px-4 py-2 text-red text-small">
          {fault}
        </p>
      )}
      <div data-field={field.name} className={cn(rows.length === 0 && 'border-rule border-t')}>
        {readEntries(value) === null ? (
          <FieldRow field={field} isReadOnly={isReadOnly} />
        ) : rows.length === 0 ? (
          <p className="px-4 py-6 text-center text-ink-2">
            {isReadOnly || isPrinted
              ? 'There are no maintenance lines.'
              : 'No lines yet. Add a line, or copy rows in a spreadsheet and paste them into it.'}
          </p>
        ) : (
          <LineGrid
            {...{ rows, change, actions, grid, known, confirmed, isReadOnly }}
            onConfirm={confirm}
            onBlur={input.onBlur}
          />
        )}
      </div>
    </section>
  )
}
