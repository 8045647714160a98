import { countWords, totalWords } from '@/lib/text/words'

/**
 * The way that led to a page. A keyset list only knows the cursor after a page, so the ones before
 * are remembered as they are passed; in the tab's own storage, as they are of no use elsewhere.
 */
export interface CursorStack {
  /** The search, filters and order that the cursors belong to. */
  readonly query: string
  /** Cursor of page 2, of page 3 and so on; null for one that was never passed here. */
  readonly cursors: readonly (string | null)[]
}

export interface Step {
  readonly page: number
  readonly cursor: string | null
}

const FIRST: Step = { page: 1, cursor: null }

/** The stack with the page that is shown on it; another query starts a new one. */
export function pushCursor(
  stack: CursorStack | null,
  query: string,
  { page, cursor }: Step,
): CursorStack {
  const known = stack?.query === query ? stack.cursors : []
  if (page === 1) return { query, cursors: known }
  const cursors = Array.from({ length: Math.max(known.length, page - 1) }, (_, index) =>
    index === page - 2 ? cursor : (known[index] ?? null),
  )
  return { query, cursors }
}

/** The step back. Where a shared link led into the middle, the way back is to the first page. */
export function previousPage(stack: CursorStack | null, query: string, page: number): Step {
  const cursor = stack?.query === query ? stack.cursors[page - 3] : null
  return page > 2 && cursor ? { page: page - 1, cursor } : FIRST
}

/** A stack from what was kept; null for anything else. */
export function readCursorStack(kept: unknown): CursorStack | null {
  const stack = kept as CursorStack | null
  return typeof stack?.query === 'string' && Array.isArray(stack.cursors) ? stack : null
}

/** `51 to 100 of 1,284` for a page of so many rows. */
export function rangeWords(
  page: number,
  size: number,
  rows: number,
  total: number,
  isExact: boolean,
  inexact?: string,
): string {
  const words = (count: number) => totalWords(count, isExact, inexact)
  if (rows === 0) return total === 0 ? 'No matches' : `None of ${words(total)}`
  const first = (page - 1) * size + 1
  const last = first + rows - 1
  // Others may have added records since the count was taken on an earlier page, and what is
  // counted only so far or estimated can be less than what one has come to.
  const most = Math.max(total, last)
  return `${countWords(first)} to ${countWords(last)} of ${words(most)}`
}
