'use client'

import { Value } from '@/components/form/dialogs/Value'
import { isAtDefault } from '@/components/form/model/values'
import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'
import { Scroll } from '@/components/ui/display/Scroll'
import { useNarrow } from '@/components/ui/useNarrow'
import { countWords, sentence, shownName } from '@/lib/text/words'
import type { BulkRow, RowChange } from './rows'

/** What is shown of a record. */
export interface ShownRow extends Pick<BulkRow, 'id' | 'status' | 'changes' | 'reasons' | 'left'> {
  /** Null or empty where it has none, undefined where nobody knows. */
  readonly name: string | null | undefined
}

interface Props {
  /** What each of them is: `client`. */
  noun: string
  rows: readonly ShownRow[]
  /** The number that the row at an index goes by. */
  placeOf: (index: number) => number
  className?: string
}

/** What each record holds now and will hold, and why one is refused. */
export function PreviewTable({ noun, rows, placeOf, className }: Props) {
  const isNarrow = useNarrow()
  return (
    <Scroll label="Before and after" className={cn('border-rule', className)}>
      <table className="w-full table-fixed border-collapse text-left">
        <thead className="border-rule-strong border-b text-ink-2 text-small">
          <tr className="h-8.5">
            {!isNarrow && (
              <>
                <th className="w-16 pl-5 text-right font-medium">Row</th>
                <th className="w-1/4 px-3 font-medium">{sentence(noun)}</th>
              </>
            )}
            {/* On a phone the values have the room of a figure in whole: a part would be another. */}
            <th className="px-2 font-medium max-sm:w-3/10 max-sm:pl-5 sm:px-3">Field</th>
            <th className="px-2 font-medium sm:px-3">Now</th>
            <th className="px-2 pr-5 font-medium sm:px-3 sm:pr-5">After</th>
          </tr>
        </thead>
        {rows.map((row, index) => (
          <RecordLines
            key={placeOf(index)}
            noun={noun}
            row={row}
            place={placeOf(index)}
            isNarrow={isNarrow}
          />
        ))}
      </table>
    </Scroll>
  )
}

interface LinesProps {
  noun: string
  row: ShownRow
  place: number
  isNarrow: boolean
}

/** A record with its changes, as a group of lines; on a narrow screen its name is a line of its own. */
function RecordLines({ noun, row, place, isNarrow }: LinesProps) {
  const name = (
    <>
      {row.name !== undefined &&
        (shownName(row.name) ? (
          <Name>{shownName(row.name)}</Name>
        ) : (
          <span className="font-normal text-ink-3">No name</span>
        ))}{' '}
      <span className="font-mono font-normal text-ink-3 text-small">{row.id}</span>
    </>
  )
  const head = isNarrow ? null : (
    <>
      <td className="py-2 pl-5 text-right text-ink-3 tabular-nums">{countWords(place)}</td>
      <th scope="rowgroup" className="px-3 py-2 font-medium wrap-anywhere">
        {name}
      </th>
    </>
  )
  const isRefused = row.reasons.length > 0
  return (
    <tbody className={cn('border-rule border-b last:border-b-0', isRefused && 'bg-red-wash')}>
      {isNarrow && (
        <tr>
          <th colSpan={3} scope="rowgroup" className="px-5 pt-2 font-medium wrap-anywhere">
            {name}
          </th>
        </tr>
      )}
      {isRefused || row.changes.length === 0 ? (
        <tr className="min-h-table-row align-top">
          {head}
          <td colSpan={3} className="px-3 py-2 pr-5 text-ink-3 max-sm:pl-5">
            {isRefused ? <Reasons reasons={row.reasons} /> : (leftWords(row) ?? HOLDS)}
          </td>
        </tr>
      ) : (
        row.changes.map((change, index) => (
          <tr
            key={change.field.column}
            className="min-h-table-row border-rule align-top not-last:border-b"
          >
            {index === 0 ? head : !isNarrow && <td colSpan={2} />}
            <ChangeCells change={change} notes={index === 0 ? notesOf(noun, row) : []} />
          </tr>
        ))
      )}
    </tbody>
  )
}

const Reasons = ({ reasons }: Pick<ShownRow, 'reasons'>) =>
  reasons.map(({ field, message }) => (
    <span key={`${field}${message}`} className="block text-red wrap-anywhere">
      {field && <span className="font-medium">{field}: </span>}
      {message}
    </span>
  ))

const NOTES: Partial<Record<BulkRow['status'], (noun: string) => string>> = {
  held: (noun) => `Not written: another ${noun} of its batch was refused.`,
  unanswered: () => 'Sent without an answer: it may be written or not.',
  written: () => 'Written',
}

const HOLDS = 'Holds these values already'

/** What is said of a record beside its changes. */
const notesOf = (noun: string, row: ShownRow): string[] =>
  [NOTES[row.status]?.(noun), leftWords(row)].filter((note) => note !== undefined)

const leftWords = ({ left }: ShownRow): string | undefined =>
  left.length > 0 ? `${left.map(({ label }) => label).join(', ')}: not set, and left so` : undefined

function ChangeCells({ change, notes }: { change: RowChange; notes: readonly string[] }) {
  const { field, from, to } = change
  return (
    <>
      <td className="px-2 py-2 wrap-break-word max-sm:pl-5 sm:px-3">
        {field.label}
        {notes.map((note) => (
          <span key={note} className="block text-ink-3 text-small">
            {note}
          </span>
        ))}
      </td>
      <td className="px-2 py-2 text-ink-2 sm:px-3">
        <Value field={field} value={from} beside={[to]} isHeld />
      </td>
      <td className="px-2 py-2 pr-5 sm:px-3 sm:pr-5">
        <Value field={field} value={to} beside={[from]} />
        {isAtDefault(field, to) && <span className="ml-1 text-ink-3 text-small"> default</span>}
      </td>
    </>
  )
}
