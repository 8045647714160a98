import type { ProblemBody } from '../../problem'
import type { Mapping } from '../mapping'
import type { FileShape } from '../read'
import type { ImportJob, ImportReport, ImportResult } from '../run'

/** How a file begins, and what its columns seem to be. */
export interface FileOpening {
  readonly shape: FileShape
  readonly mapping: Mapping
}

/** What a call came to: its answer as JSON, null when it was given up, or a refusal of 422. */
export type CallEnd =
  | { readonly answer: string | null; readonly refusal?: undefined }
  | { readonly refusal: ProblemBody; readonly answer?: undefined }

/** What the page says to the worker. The first message is the job; a worker does one. */
export type ToWorker =
  | { readonly is: 'open'; readonly file: Blob }
  | { readonly is: 'run'; readonly job: ImportJob }
  | { readonly is: 'called'; readonly end: CallEnd }
  | { readonly is: 'stop' }

/** What the worker says to the page. `opened`, `ran` and `failed` are its last word. */
export type FromWorker =
  | { readonly is: 'opened'; readonly opening: FileOpening }
  /** The page makes the call, as it has the token; what is sent is JSON already. */
  | { readonly is: 'call'; readonly elements: string }
  | { readonly is: 'progress'; readonly report: ImportReport }
  | { readonly is: 'ran'; readonly result: ImportResult }
  /** Null where the file itself could not be read. */
  | { readonly is: 'failed'; readonly words: string | null }
