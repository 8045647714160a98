'use client'

import { Undo2 } from 'lucide-react'
import { IconButton } from '@/components/ui/button/IconButton'
import { cn } from '@/components/ui/cn'
import type { Change } from '../model/changes'
import { type FormValues, isAtDefault } from '../model/values'
import { Value } from './Value'

interface Props {
  changes: readonly Change[]
  faulty: ReadonlySet<string>
  onGo: (column: string) => void
  onUndo: (values: FormValues) => void
}

/** Where the screen is narrow a field's name has a line of its own, and its words stay whole. */
const narrowRow = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_--spacing(12)]'

/** What each changed field was and will be. */
export function ChangeTable({ changes, faulty, onGo, onUndo }: Props) {
  return (
    <div className="-mx-5 border-rule border-y">
      <table
        aria-label="Changes"
        className="w-full table-fixed border-collapse text-left max-sm:block"
      >
        <thead className="max-sm:block">
          <tr className={cn('border-rule-strong border-b text-ink-2 text-small', narrowRow)}>
            <th className="h-8 w-3/10 px-5 font-medium max-sm:sr-only">Field</th>
            <th className="px-3 font-medium max-sm:py-1.5 max-sm:pl-5">Now</th>
            <th className="px-3 font-medium max-sm:py-1.5">After</th>
            <th className="w-12">
              <span className="sr-only">Undo</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {changes.map(({ field, from, to }) => {
            const isFaulty = faulty.has(field.column)
            return (
              <tr
                key={field.column}
                className={cn(
                  'border-rule not-last:border-b align-top',
                  narrowRow,
                  isFaulty && 'bg-red-wash',
                )}
              >
                <th
                  scope="row"
                  className="py-2 pr-2 pl-5 font-medium wrap-break-word max-sm:col-span-3 max-sm:pb-0"
                >
                  <button
                    type="button"
                    className="mr-2 max-w-full rounded-tag text-left hover:underline"
                    onClick={() => onGo(field.column)}
                  >
                    {field.label}
                  </button>
                  {isFaulty && (
                    <span className="whitespace-nowrap font-normal text-red text-small">
                      to mend
                    </span>
                  )}
                </th>
                <td className="px-3 py-2 text-ink-2 max-sm:pl-5">
                  <Value field={field} value={from} beside={[to]} isHeld />
                </td>
                <td className="px-3 py-2">
                  <Value field={field} value={to} beside={[from]} />
                  {isAtDefault(field, to) && (
                    <span className="ml-1 text-ink-3 text-small"> default</span>
                  )}
                </td>
                <td className="py-1 pr-3">
                  <IconButton
                    label={`Undo ${field.label}`}
                    icon={<Undo2 />}
                    className="size-7"
                    onPress={() => onUndo({ [field.column]: from })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
