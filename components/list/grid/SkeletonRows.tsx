import { Skeleton } from '@/components/ui/feedback/Skeleton'
import type { ListColumn } from '../columns/columns'

const LENGTHS = [0.72, 0.55, 0.84, 0.63, 0.78, 0.5, 0.69]

/** Rows on their way: of the right height, with lines of uneven length as names have them. */
export function SkeletonRows({ columns }: { columns: readonly ListColumn[] }) {
  return Array.from({ length: 14 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: these rows are all alike and never move
    <tr key={row} aria-hidden className="bg-sheet">
      <td className="h-table-row border-rule border-b" />
      {columns.map((column, index) => (
        <td key={column.id} className="border-rule border-b px-2.5">
          <span
            className={column.isFigure ? 'ml-auto block' : 'block'}
            style={{ width: `${(LENGTHS[(row + index * 3) % LENGTHS.length] ?? 0.6) * 100}%` }}
          >
            <Skeleton />
          </span>
        </td>
      ))}
      <td className="border-rule border-b" />
    </tr>
  ))
}
