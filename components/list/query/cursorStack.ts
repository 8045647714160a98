import { countWords, totalWords } from '@/lib/text/words'

/**
 * The way that led to a page. A keyset list only knows the cursor after a page, so the ones before
 * are remembered as they are passed; in the tab's own storage, as they are of no use elsewhere.
 */
export interface CursorStack {
  /** The search, filters and order that the cursors belong to. */
  readonly query: string
  /** Page 2, page 3 and so on; null for one that was never passed here. */
  readonly passed: readonly (Omit<Step, 'page'> | null)[]
}

/** A page of a list, as its address names it. */
export interface Step {
  readonly page: number
  readonly cursor: string | null
  /**
   * Rows on the pages before it, where one of these was shorter than a page: of large records one ends
   * early. Null where all of them were full, or where nobody knows.
   */
  readonly before: number | null
}

/** The beginning of a list. */
export const FIRST: Step = { page: 1, cursor: null, before: null }

/** How many rows are on the pages before one. @param size of a full page */
export const rowsBefore = ({ page, before }: Pick<Step, 'page' | 'before'>, size: number): number =>
  before ?? (page - 1) * size

/** The step on from a page of so many rows. @param cursor leads to the next */
export function nextPage(
  shown: Pick<Step, 'page' | 'before'>,
  rows: number,
  cursor: string,
  size: number,
): Step {
  const before = rowsBefore(shown, size) + rows
  const { page } = shown
  return { page: page + 1, cursor, before: before === page * size ? null : before }
}

/** The stack with the page that is shown on it; another query starts a new one. */
export function pushCursor(
  stack: CursorStack | null,
  query: string,
  { page, cursor, before }: Step,
): CursorStack {
  const known = stack?.query === query ? stack.passed : []
  if (page === 1) return { query, passed: known }
  const passed = Array.from({ length: Math.max(known.length, page - 1) }, (_, index) =>
    index === page - 2 ? { cursor, before } : (known[index] ?? null),
  )
  return { query, passed }
}

/** The step back. Where a shared link led into the middle, the way back is to the first page. */
export function previousPage(stack: CursorStack | null, query: string, page: number): Step {
  const passed = stack?.query === query ? stack.passed[page - 3] : null
  return page > 2 && passed ? { page: page - 1, ...passed } : FIRST
}

/** A stack from what was kept; null for anything else. */
export function readCursorStack(kept: unknown): CursorStack | null {
  const stack = kept as CursorStack | null
  return typeof stack?.query === 'string' && Array.isArray(stack.passed) ? stack : null
}

/** `51 to 100 of 1,284` for a page of so many rows, behind as many on others. */
export function rangeWords(
  before: number,
  rows: number,
  total: number,
  isExact: boolean,
  inexact?: string,
): string {
  const words = (count: number) => totalWords(count, isExact, inexact)
  if (rows === 0) return total === 0 ? 'No matches' : `None of ${words(total)}`
  const last = before + rows
  // Others may have added records since the count was taken on an earlier page, and what is
  // counted only so far or estimated can be less than what one has come to.
  const most = Math.max(total, last)
  return `${countWords(before + 1)} to ${countWords(last)} of ${words(most)}`
}
