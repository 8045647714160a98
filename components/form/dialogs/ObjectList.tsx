import { stringify } from 'lossless-json'
import { type Line, lineCells } from '@/components/approval/lines/line'
import { lineWords } from '@/components/approval/lines/sums'

const MOST = 8

/** Lines as a numbered list, one in a row; those the grid has no column for as their JSON. */
export function ObjectList({ lines }: { lines: readonly Line[] }) {
  const shown = lines.slice(0, MOST)
  return (
    <ol className="list-inside list-decimal marker:text-ink-3">
      {shown.map((line, index) => (
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
