'use client'

import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button/Button'
import { Scroll } from '@/components/ui/display/Scroll'
import { ColumnHeading, TableCell, TableHead, TableRow } from '@/components/ui/display/Table'
import { Tag } from '@/components/ui/display/Tag'
import { download } from '@/lib/console/download'
import type { ImportResult } from '@/lib/console/import/run'
import { countWords } from '../bulk/words'
import type { Opened } from './useImport'

interface Props {
  opened: Opened
  result: ImportResult
  /** True once the file has been applied: counts then say what became of it. */
  isDone: boolean
}

/** The counts of a pass over the file, and every fault by row and column. */
export function Findings({ opened, result, isDone }: Props) {
  const { report, rejects, faultList } = result
  const name = opened.file.name.replace(/\.\w+$/, '')
  const left = report.refused + report.unsent
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
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          {report.faultCount > 0 && (
            <Button icon={<Download />} onPress={() => download(`${name} faults.csv`, faultList)}>
              All faults
            </Button>
          )}
          {left > 0 && (
            <Button icon={<Download />} onPress={() => download(`${name} rejects.csv`, rejects)}>
              {rowsWords(left, report.unsent > 0)}
            </Button>
          )}
        </div>
      </div>
      {report.faultCount > 0 && (
        <>
          <Scroll label="Faults" className="max-h-96 border-rule border-t">
            <table className="w-full border-collapse text-left">
              <TableHead>
                <ColumnHeading className="w-14 text-right">Row</ColumnHeading>
                <ColumnHeading className="w-44 max-sm:w-28">Column</ColumnHeading>
                <ColumnHeading>What is wrong</ColumnHeading>
              </TableHead>
              <tbody>
                {report.faults.map(({ row, column, message }) => (
                  <TableRow key={`${row} ${column} ${message}`} className="align-top">
                    <TableCell className="py-2 text-right text-ink-3 tabular-nums">
                      {countWords(row)}
                    </TableCell>
                    <TableCell className="wrap-anywhere py-2 font-medium">{column}</TableCell>
                    <TableCell className="wrap-anywhere py-2 text-red">{message}</TableCell>
                  </TableRow>
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

const rowsWords = (count: number, isStopped: boolean): string => {
  if (isStopped) return `The ${countWords(count)} rows not written`
  return count === 1 ? 'The refused row' : `The ${countWords(count)} refused rows`
}
