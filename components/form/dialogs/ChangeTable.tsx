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

/** What each changed field was and will be. */
export function ChangeTable({ changes, faulty, onGo, onUndo }: Props) {
  return (
    <div className="-mx-5 border-rule border-y">
      <table aria-label="Changes" className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr className="border-rule-strong border-b text-ink-2 text-small">
            <th className="h-8 w-1/4 px-5 font-medium sm:w-3/10">Field</th>
            <th className="px-2 font-medium sm:px-3">Now</th>
            <th className="px-2 font-medium sm:px-3">After</th>
            <th className="w-12">
              <span className="sr-only">Undo</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => {
            const isFaulty = faulty.has(field.column)
            return (
              <tr
                key={field.column}
                className={cn('border-rule not-last:border-b align-top', isFaulty && 'bg-red-wash')}
              >
                <th scope="row" className="py-2 pr-2 pl-5 font-medium wrap-break-word">
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
                <td className="px-2 py-2 text-ink-2 sm:px-3">
                  <Value field={field} value={from} beside={[to]} isHeld />
                </td>
                <td className="px-2 py-2 sm:px-3">
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
