import type { Corrections } from './corrections'
import type { Mapping } from './mapping'

/** What the person decided about a file. */
export interface ImportPlan {
  readonly head: readonly string[]
  readonly mapping: Mapping
  /** Columns that are ignored as they have no name and the first rows nothing in them. */
  readonly vacant?: readonly number[]
  /** What an empty cell means: the field stays as it is, or becomes not set. */
  readonly empty: 'leave' | 'clear'
  /** Whether a row that names no record there is makes one. */
  readonly creates?: boolean
  /** Cells that were corrected on the screen; the file itself stays as it is. */
  readonly corrections?: Corrections
}
