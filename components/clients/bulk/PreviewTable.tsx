'use client'

import { Fragment } from 'react'
import { Value } from '@/components/form/dialogs/Value'
import { cn } from '@/components/ui/cn'
import { Scroll } from '@/components/ui/display/Scroll'
import type { BulkRow, RowChange } from '@/lib/console/bulk/rows'
import { isAtDefault } from '@/lib/console/form/values'
import { countWords } from './words'

interface Props {
  rows: readonly BulkRow[]
  /** Place of the first of these rows among those that are shown, from 1. */
  first: number
}

/** What each client holds now and will hold, and why a client is refused. */
export function PreviewTable({ rows, first }: Props) {
  return (
    <Scroll label="Before and after" className="-mx-5 border-rule border-y">
      <table className="w-full min-w-130 border-collapse text-left">
        <thead className="border-rule-strong border-b text-ink-2 text-small">
          <tr className="h-8.5">
            <th className="w-12 pl-5 text-right font-medium max-sm:hidden">Row</th>
            <th className="w-56 px-3 font-medium max-sm:pl-5">Client</th>
            <th className="px-3 font-medium">Field</th>
            <th className="px-3 font-medium">Now</th>
            <th className="px-3 pr-5 font-medium">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <ClientLines key={row.id} row={row} place={first + index} />
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const lineClass = 'min-h-table-row border-rule border-b align-top last:border-b-0'

function ClientLines({ row, place }: { row: BulkRow; place: number }) {
  const head = (
    <>
      <td className="py-2 pl-5 text-right text-ink-3 tabular-nums max-sm:hidden">
        {countWords(place)}
      </td>
      <th scope="row" className="px-3 py-2 font-medium max-sm:pl-5">
        {row.name || <span className="font-normal text-ink-3">No name</span>}{' '}
        <span className="font-mono font-normal text-ink-3 text-small">{row.id}</span>
      </th>
    </>
  )
  if (row.reasons.length > 0) {
    return (
      <tr className={cn(lineClass, 'bg-red-wash')}>
        {head}
        <td colSpan={3} className="px-3 py-2 pr-5 text-red">
          {row.reasons.map(({ field, message }) => (
            <span key={`${field}${message}`} className="block">
              {field && <span className="font-medium">{field}: </span>}
              {message}
            </span>
          ))}
        </td>
      </tr>
    )
  }
  if (row.changes.length === 0) {
    return (
      <tr className={lineClass}>
        {head}
        <td colSpan={3} className="px-3 py-2 text-ink-3">
          Holds these values already
        </td>
      </tr>
    )
  }
  return row.changes.map((change, index) => (
    <tr key={change.field.column} className={lineClass}>
      {index === 0 ? (
        head
      ) : (
        <Fragment>
          <td className="max-sm:hidden" />
          <td />
        </Fragment>
      )}
      <ChangeCells change={change} note={index === 0 ? NOTES[row.status] : undefined} />
    </tr>
  ))
}

const NOTES: Partial<Record<BulkRow['status'], string>> = {
  held: 'Not written: another client of its batch was refused.',
  written: 'Written',
}

function ChangeCells({ change, note }: { change: RowChange; note: string | undefined }) {
  const { field, from, to } = change
  return (
    <>
      <td className="px-3 py-2">
        {field.label}
        {note && <span className="block text-ink-3 text-small">{note}</span>}
      </td>
      <td className="px-3 py-2 text-ink-2">
        <Value field={field} value={from} />
      </td>
      <td className="px-3 py-2 pr-5">
        <Value field={field} value={to} />
        {isAtDefault(field, to) && <span className="ml-2 text-ink-3 text-small">default</span>}
      </td>
    </>
  )
}
