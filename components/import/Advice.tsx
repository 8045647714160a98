'use client'

import { type DataColumn, DataTable } from '@/components/ui/display/DataTable'
import { Scroll } from '@/components/ui/display/Scroll'
import { countWords } from '@/lib/text/words'
import type { RowFault } from './rows'
import type { ImportReport, NamedTexts } from './run'

const ROW = 'w-16 text-right'
const CELL = 'wrap-anywhere py-2'

/**
 * What of a file is no fault and yet worth a look: names in place of ids, ids that are much alike, and
 * values on which a form advises too.
 */
export function Advice({ report }: { report: ImportReport }) {
  const { named, advice, adviceCount } = report
  return (
    <>
      {named.length > 0 && (
        <Scroll label="Names" className="max-h-80 border-rule border-t">
          <DataTable
            label="Names in place of ids"
            className="table-fixed"
            columns={NAMED}
            rows={named}
            keyOf={({ column, text, meaning }) => `${column} ${meaning.is} ${text}`}
          />
        </Scroll>
      )}
      {advice.length > 0 && (
        <Scroll label="Advice" className="max-h-80 border-rule border-t">
          <DataTable
            label="Advice by row"
            className="table-fixed"
            columns={ADVICE}
            rows={advice}
            keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
          />
        </Scroll>
      )}
      {adviceCount > advice.length && (
        <p className="border-rule border-t px-4 py-2 text-ink-2">
          The first {countWords(advice.length)} of {countWords(adviceCount)} that are worth a look.
        </p>
      )}
    </>
  )
}

const NAMED: DataColumn<NamedTexts>[] = [
  {
    id: 'rows',
    heading: 'How many',
    className: 'w-24 text-right',
    cellClassName: 'py-2 text-ink-3 tabular-nums',
    cell: ({ rows }) => countWords(rows),
  },
  {
    id: 'column',
    heading: 'Column',
    className: 'w-44 max-sm:w-28',
    cellClassName: `${CELL} font-medium`,
    cell: ({ column }) => column,
  },
  {
    id: 'taken',
    heading: 'Taken as',
    cellClassName: CELL,
    cell: ({ text, meaning }) =>
      meaning.is === 'name' ? (
        <>
          <bdi>{text}</bdi> → <span className="font-mono">{meaning.id}</span>
        </>
      ) : (
        <>
          <bdi className="whitespace-pre-wrap">{text}</bdi>{' '}
          <span className="text-ink-3">
            {text === text.trim() ? 'as it stands' : 'as it stands, with the blanks around it'}:{' '}
            {meaning.is === 'unasked'
              ? 'a text of this length, or with such characters, is no id or name'
              : 'nothing has that id or name'}
          </span>
        </>
      ),
  },
]

const ADVICE: DataColumn<RowFault>[] = [
  {
    id: 'row',
    heading: 'Row',
    className: ROW,
    cellClassName: 'py-2 text-ink-3 tabular-nums',
    cell: ({ row }) => countWords(row),
  },
  {
    id: 'column',
    heading: 'Column',
    className: 'w-44 max-sm:w-28',
    cellClassName: `${CELL} font-medium`,
    cell: ({ column }) => column,
  },
  {
    id: 'message',
    heading: 'Worth a look',
    cellClassName: `${CELL} text-amber`,
    cell: ({ message }) => message,
  },
]
