'use client'

import { ProgressBar } from 'react-aria-components'
import { countWords } from '@/lib/text/words'

interface Props {
  /** What is going on: `Checking`, `Changing`. */
  label: string
  done: number
  total: number
  /** What has been reached, where `done` is not a count of records. */
  words?: string
}

/** How far a long task has come, in words and as a line. */
export function Progress({ label, done, total, words }: Props) {
  return (
    <ProgressBar
      aria-label={label}
      value={done}
      maxValue={Math.max(1, total)}
      className="flex items-center gap-4 py-3"
    >
      {({ percentage = 0 }) => (
        <>
          <span role="status" className="whitespace-nowrap tabular-nums">
            {label} {words ?? `${countWords(done)} of ${countWords(total)}`}
          </span>
          <span className="h-1 min-w-16 flex-1 overflow-hidden rounded-full bg-rule">
            <span
              className="block h-full bg-accent transition-[width]"
              style={{ width: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  )
}
