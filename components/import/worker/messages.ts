import type { Doing } from '@/components/api/bulk/calls'
import type { ProblemBody } from '@/components/api/problem'
import type { DuplicateSet, Shared } from '@/components/form/duplicates/sets'
import type { Known } from '@/components/names/name'
import type { Mapping } from '../mapping'
import type { FileShape } from '../read'
import type { ImportJob, ImportReport, ImportResult } from '../run'
import type { GivenUp } from '../sendRows'

/** How a file begins, and what its columns seem to be. */
export interface FileOpening {
  readonly shape: FileShape
  readonly mapping: Mapping
}

/** What a call of the page came to: its answer as JSON, or how it was given up. */
export type Called = { readonly answer: string } | { readonly givenUp: GivenUp }

/** The same, or a refusal of 422. */
export type CallEnd = Called | { readonly refusal: ProblemBody }

/** What the page says to the worker. The first message is the job; a worker does one. */
export type ToWorker =
  | { readonly is: 'open'; readonly file: Blob; readonly resource: string }
  | { readonly is: 'run'; readonly job: ImportJob }
  | { readonly is: 'called'; readonly end: CallEnd }
  | { readonly is: 'meant'; readonly names: readonly Known[] }
  | { readonly is: 'shared'; readonly shared: readonly Shared[] }
  | { readonly is: 'named'; readonly names: Readonly<Record<string, string>> }
  | { readonly is: 'stop' }

/** What the worker says to the page. `opened`, `ran` and `failed` are its last word. */
export type FromWorker =
  | { readonly is: 'opened'; readonly opening: FileOpening }
  /** The page makes the call, as it has the token; what is sent is JSON already. */
  | { readonly is: 'call'; readonly doing: Doing; readonly elements: string }
  /** What has these ids or names, of one kind; the page answers with `meant`. */
  | { readonly is: 'names'; readonly of: string; readonly texts: readonly string[] }
  /** What shares these values, of a set of members; the page answers with `shared`. */
  | {
      readonly is: 'sharing'
      readonly by: DuplicateSet
      readonly all: readonly (readonly string[])[]
    }
  /** Who changed these records last; the page answers with `named`. */
  | { readonly is: 'who'; readonly ids: readonly string[] }
  | { readonly is: 'progress'; readonly report: ImportReport }
  | { readonly is: 'ran'; readonly result: ImportResult }
  /** Null where the page failed, and not the file. */
  | { readonly is: 'failed'; readonly words: string | null }
