'use client'

import { type ReactNode, useState } from 'react'
import { countWords, shortened } from '@/lib/text/words'
import { cn } from '../cn'

interface Props {
  text: string
  className?: string | false | undefined
  /** What stands for the text while it is not too long: a name with its id. */
  children?: ReactNode
}

/** More than this is no value that one takes in at a glance. */
const LONG = 1000
const MANY_LINES = 20

/**
 * A text of any length in a cell or beside others: it breaks wherever its place ends, so that
 * nothing is pushed out of sight, and of a very long one a beginning is shown until all is asked for.
 */
export function LongText({ text, className, children = text }: Props) {
  const [isWhole, setWhole] = useState(false)
  const start = shortened(text.split('\n', MANY_LINES).join('\n'), LONG)
  const isCut = !isWhole && start.length < text.length
  return (
    <span className={cn('min-w-0 wrap-anywhere whitespace-pre-wrap', className)}>
      {isCut ? start : children}
      {isCut && (
        <>
          {' '}
          <button
            type="button"
            // A block of its own: what is given up is struck through, the way to all of it is not.
            className="inline-block rounded-tag font-medium font-sans text-accent text-small hover:underline"
            onClick={() => setWhole(true)}
          >
            Show all {countWords(text.length)} characters
          </button>
        </>
      )}
    </span>
  )
}
