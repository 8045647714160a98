'use client'

import { stringify } from 'lossless-json'
import { type FieldView, Words } from '@/components/form/dialogs/Value'
import { lineCells, readLines } from './line'
import { lineWords } from './sums'

const MOST = 8

/** Lines as a numbered list, one in a row; those the grid has no column for as their JSON. */
export const LineList: FieldView = ({ field, value }) => {
  const lines = readLines(String(value ?? '[]')) ?? []
  if (lines.length === 0) return <Words field={field} value={value} />
  return (
    <ol className="list-inside list-decimal marker:text-ink-3">
      {lines.slice(0, MOST).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name and may be equal
        <li key={index} className="wrap-anywhere">
          {lineCells(line).some(Boolean) ? (
            lineWords(line)
          ) : (
            <code className="font-mono text-small">{stringify(line)}</code>
          )}
        </li>
      ))}
      {lines.length > MOST && <li className="list-none">and {lines.length - MOST} more</li>}
    </ol>
  )
}
