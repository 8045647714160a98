'use client'

import { Download, PencilLine } from 'lucide-react'
import { countWords } from '@/components/bulk/words'
import { download } from '@/components/csv/download'
import { Button } from '@/components/ui/button/Button'
import { Scroll } from '@/components/ui/display/Scroll'
import { ColumnHeading, TableHead } from '@/components/ui/display/Table'
import { Tag } from '@/components/ui/display/Tag'
import { FaultRow } from './FaultRow'
import { rejectsName } from './files'
import type { RowFault } from './rows'
import type { ImportReport, ImportResult } from './run'
import type { Import, Opened } from './useImport'

interface Props {
  work: Import
  opened: Opened
  result: ImportResult
}

/** The counts of a pass over the file, and every fault by row and column. */
export function Findings({ work, opened, result }: Props) {
  /** Once the file has been applied, counts say what became of it, and its rest is mended as a file. */
  const isDone = work.phase === 'done'
  const { report, rejects, faultList } = result
  const name = opened.file.name.replace(/\.\w+$/, '')
  const left = report.refused + report.unsent + report.unanswered
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3">
        <p role="status" className="flex flex-wrap gap-2">
          <Tag tone={isDone ? 'green' : 'accent'}>
            {countWords(report.updated)} {isDone ? 'changed' : 'will change'}
          </Tag>
          <Tag>{countWords(report.unchanged)} unchanged</Tag>
          <Tag tone={report.refused > 0 ? 'red' : 'neutral'}>
            {countWords(report.refused)} refused
          </Tag>
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
            <Button
              icon={<Download />}
              onPress={() => download(rejectsName(opened.file.name), rejects)}
            >
              {rowsWords(report)}
            </Button>
          )}
        </div>
      </div>
      {report.faultCount > 0 && (
        <>
          <Scroll label="Faults" className="max-h-96 border-rule border-t">
            <table className="w-full table-fixed border-collapse text-left">
              <TableHead>
                <ColumnHeading className="w-14 text-right">Row</ColumnHeading>
                <ColumnHeading className="w-44 max-sm:w-28">Column</ColumnHeading>
                <ColumnHeading>What is wrong</ColumnHeading>
              </TableHead>
              <tbody>
                {report.faults.map((fault, index) => (
                  <FaultRow
                    key={`${fault.row} ${fault.column} ${fault.message}`}
                    fault={fault}
                    work={work}
                    isMendable={!isDone && isFirstOfCell(report.faults, index)}
                  />
                ))}
              </tbody>
            </table>
          </Scroll>
          {report.faultCount > report.faults.length && (
            <p className="border-rule border-t px-4 py-2 text-ink-2">
              The first {countWords(report.faults.length)} of {countWords(report.faultCount)}{' '}
              faults. “All faults” downloads every one.
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** A cell with several faults is mended at the first of them. */
function isFirstOfCell(faults: readonly RowFault[], at: number): boolean {
  const { row, cell } = faults[at] as RowFault
  return (
    cell !== undefined &&
    faults.findIndex((each) => each.row === row && each.cell?.index === cell.index) === at
  )
}

function rowsWords({ refused, unsent, unanswered }: ImportReport): string {
  const count = countWords(refused + unsent + unanswered)
  if (unanswered > 0) return `The ${count} rows not known to be written`
  if (unsent > 0) return `The ${count} rows not written`
  return refused === 1 ? 'The refused row' : `The ${count} refused rows`
}
