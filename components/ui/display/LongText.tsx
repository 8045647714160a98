'use client'

import { type ReactNode, useState } from 'react'
import { beginning, countWords, telling } from '@/lib/text/words'
import { cn } from '../cn'
import { ShowAll } from './ShowAll'

interface Props {
  text: string
  /** Another that it is read beside: of two long ones, what tells them apart is shown. */
  beside?: string | undefined
  className?: string | false | undefined
  /** What stands for the text while it is not too long: a name with its id. */
  children?: ReactNode
}

/** More than this is no value that one takes in at a glance. */
const LONG = 1000
const MANY_LINES = 20

/**
 * A text of any length in a cell or beside others: it breaks wherever its place ends, so that
 * nothing is pushed out of sight, and of a very long one a beginning is shown until all is asked for. It
 * reads in its own direction, as the same text does wherever else it stands.
 */
export function LongText({ text, beside = text, className, children = text }: Props) {
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && beginning(text, LONG, MANY_LINES).length < text.length
  return (
    <bdi className={cn('min-w-0 wrap-anywhere whitespace-pre-wrap', className)}>
      {isCut ? telling(text, beside, LONG, MANY_LINES) : children}
      {isCut && (
        <>
          {' '}
          <ShowAll onPress={() => setWhole(true)}>{countWords(text.length)} characters</ShowAll>
        </>
      )}
    </bdi>
  )
}
