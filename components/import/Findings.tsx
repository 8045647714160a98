'use client'

import { Download, PencilLine } from 'lucide-react'
import { download } from '@/components/csv/download'
import { Button } from '@/components/ui/button/Button'
import { ColumnName } from '@/components/ui/display/ColumnName'
import { type DataColumn, DataTable } from '@/components/ui/display/DataTable'
import { Scroll } from '@/components/ui/display/Scroll'
import { Tag } from '@/components/ui/display/Tag'
import { counted, countWords } from '@/lib/text/words'
import { Advice } from './Advice'
import { FaultyCell } from './FaultyCell'
import { ImportPreview } from './ImportPreview'
import type { RowFault } from './rows'
import type { ImportReport, ImportResult } from './run'
import { type Import, leftOf, type Opened } from './useImport'

interface Props {
  work: Import
  opened: Opened
  result: ImportResult
}

/** The counts of a pass over the file, and every fault by row and column. */
export function Findings({ work, opened, result }: Props) {
  /** Once the file has been applied, counts say what became of it, and its rest is mended as a file. */
  const isDone = work.phase === 'done'
  const { report, preview, faultList } = result
  const name = opened.file.name.replace(/\.\w+$/, '')
  const left = leftOf(report)
  const { head } = opened.shape
  const ignored = head.flatMap((title, index) =>
    title.trim() !== '' && work.mapping[index] === null ? [title] : [],
  )
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3">
        <p role="status" className="flex flex-wrap gap-2">
          {report.created > 0 && (
            <Tag tone={isDone ? 'green' : 'accent'}>
              {countWords(report.created)} {isDone ? 'added' : 'new'}
            </Tag>
          )}
          <Tag tone={isDone ? 'green' : 'accent'}>
            {countWords(report.updated)} {isDone ? 'changed' : 'will change'}
          </Tag>
          <Tag>{countWords(report.unchanged)} unchanged</Tag>
          <Tag tone={report.refused > 0 ? 'red' : 'neutral'}>
            {countWords(report.refused)} refused
          </Tag>
          {!isDone && report.adviceCount > 0 && (
            <Tag tone="amber">{countWords(report.adviceCount)} worth a look</Tag>
          )}
          {report.unsent > 0 && <Tag tone="amber">{countWords(report.unsent)} not sent</Tag>}
          {report.unanswered > 0 && (
            <Tag tone="amber">{countWords(report.unanswered)} without an answer</Tag>
          )}
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          {report.faultCount > 0 && (
            <Button icon={<Download />} onPress={() => download(`${name} faults.csv`, faultList)}>
              All faults
            </Button>
          )}
          {isDone && left > 0 && (
            <Button icon={<PencilLine />} onPress={work.openRest}>
              Mend and send the rest
            </Button>
          )}
          {left > 0 && (
            <Button icon={<Download />} onPress={work.downloadRest}>
              {rowsWords(report)}
            </Button>
          )}
        </div>
      </div>
      {ignored.length > 0 && (
        <p className="border-rule border-t px-4 py-2 text-ink-2 wrap-anywhere">
          {counted(ignored.length, 'column')} ignored: {ignored.join(', ')}
        </p>
      )}
      {report.faultCount > 0 && (
        <>
          <Scroll label="Faults" className="border-rule border-t pb-2 sm:max-h-96">
            <FaultTable faults={report.faults} work={work} isDone={isDone} />
          </Scroll>
          {report.faultCount > report.faults.length && (
            <p className="border-rule border-t px-4 py-2 text-ink-2">
              The first {countWords(report.faults.length)} of {countWords(report.faultCount)}{' '}
              faults. “All faults” downloads every one.
            </p>
          )}
        </>
      )}
      {!isDone && <Advice report={report} />}
      {!isDone && <ImportPreview work={work} rows={preview} />}
      {!isDone && preview.length > 0 && preview.length < report.created + report.updated && (
        <p className="border-rule border-t px-4 py-2 text-ink-2">
          {countWords(preview.length)} of {countWords(report.created + report.updated)} rows that
          change something, first those of {work.noun.many} that are there already.
        </p>
      )}
    </div>
  )
}

interface FaultsProps {
  faults: readonly RowFault[]
  work: Import
  isDone: boolean
}

/** Every fault of a pass. A cell with several of them is mended at the first. */
function FaultTable({ faults, work, isDone }: FaultsProps) {
  const first = new Map<string, RowFault>()
  for (const fault of faults) {
    const cell = cellKey(fault)
    if (cell && !first.has(cell)) first.set(cell, fault)
  }
  const columns: DataColumn<RowFault>[] = [
    {
      id: 'row',
      heading: 'Row',
      sortBy: ({ row }) => row,
      className: 'w-16 text-right',
      cellClassName: 'py-2 text-ink-3 tabular-nums',
      cell: ({ row }) => countWords(row),
    },
    {
      id: 'column',
      heading: 'Column',
      sortBy: ({ column }) => column ?? '',
      className: 'w-44 max-sm:w-28',
      cellClassName: 'wrap-anywhere py-2 font-medium',
      cell: ({ column }) => column && <ColumnName>{column}</ColumnName>,
    },
    {
      id: 'message',
      heading: 'What is wrong',
      cellClassName: 'wrap-anywhere py-2',
      cell: (fault) => (
        <FaultyCell
          fault={fault}
          work={work}
          isCorrectable={!isDone && first.get(cellKey(fault) ?? '') === fault}
        />
      ),
    },
  ]
  return (
    <DataTable
      label="Faults by row"
      className="table-fixed"
      columns={columns}
      rows={faults}
      keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
      rowProps={({ row }) => ({ 'data-fault': row, className: 'align-top' })}
    />
  )
}

const cellKey = ({ row, cell }: RowFault): string | undefined => cell && `${row} ${cell.index}`

function rowsWords(report: ImportReport): string {
  const { refused, unsent, unanswered } = report
  const count = countWords(leftOf(report))
  if (unanswered > 0) return `The ${count} rows not known to be written`
  if (unsent > 0) return `The ${count} rows not written`
  return refused === 1 ? 'The refused row' : `The ${count} refused rows`
}
