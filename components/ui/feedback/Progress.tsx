'use client'

import { ProgressBar } from 'react-aria-components'
import { countWords } from '@/lib/text/words'
import { cn } from '../cn'

interface Props {
  /** What is going on: `Checking`, `Changing`. */
  label: string
  done: number
  /** Null where nobody knows. */
  total: number | null
  /** What has been reached, where `done` is not a count of records. */
  words?: string
  className?: string
}

/**
 * How far a long task has come, in words and as a line. A screen reader is told as it begins and at
 * each quarter, and not of each record; where it is just now stands in the line.
 */
export function Progress({ label, done, total, words, className = 'py-3' }: Props) {
  const most = Math.max(1, total ?? 0)
  const reached =
    words ??
    (total === null ? `${countWords(done)} so far` : `${countWords(done)} of ${countWords(total)}`)
  const quarters = total === null ? 0 : Math.floor((4 * Math.min(done, most)) / most)
  return (
    <div className={cn('flex items-center gap-4', className)}>
      <span aria-hidden className="whitespace-nowrap tabular-nums">
        {label} {reached}
      </span>
      <ProgressBar
        aria-label={label}
        value={done}
        maxValue={most}
        valueLabel={reached}
        isIndeterminate={total === null}
        className="h-1 min-w-16 flex-1 overflow-hidden rounded-full bg-rule"
      >
        {({ percentage = 100, isIndeterminate }) => (
          <span
            className={cn(
              'block h-full bg-accent transition-[width]',
              isIndeterminate && 'motion-safe:animate-pulse',
            )}
            style={{ width: `${percentage}%` }}
          />
        )}
      </ProgressBar>
      <span role="status" className="sr-only">
        {label}
        {quarters > 0 && `, ${quarters * 25} %`}
      </span>
    </div>
  )
}
