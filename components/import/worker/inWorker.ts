import type { Doing } from '@/components/api/bulk/calls'
import { isRefusal } from '@/components/api/bulk/elements'
import type { AskShared } from '../duplicates'
import { FileFault } from '../fault'
import type { AskNames } from '../meanings'
import type { ImportJob, ImportReport, ImportResult, WhoChanged } from '../run'
import type { CallEnd, Called, FileOpening, FromWorker, ToWorker } from './messages'

interface RunOptions {
  /** Makes a call with these elements. */
  call(elements: string, doing: Doing): Promise<Called>
  /** Tells what has ids or names. */
  readonly askNames: AskNames
  /** Tells what shares values with what is there. */
  readonly askShared: AskShared
  /** Tells who changed records last; it has no faults, only names that are not known. */
  readonly whoChanged: WhoChanged
  onProgress(report: ImportReport): void
  /** Ends the pass at once, without a result. */
  readonly signal: AbortSignal
  /** Ends the pass after the call that is under way; the rest of the file counts as not sent. */
  readonly stopSignal: AbortSignal
}

/**
 * Looks at how a file begins, in a thread of its own.
 *
 * @throws FileFault, AbortError, or an error where the page itself failed
 */
export const openFile = (resource: string, file: Blob, signal: AbortSignal): Promise<FileOpening> =>
  ask({ is: 'open', file, resource }, signal, ({ resolve }) => (message) => {
    if (message.is === 'opened') resolve(message.opening)
  })

/**
 * One pass over a file in a thread of its own, from which the page makes the calls.
 *
 * @throws FileFault, AbortError, what `call` throws unless it is a refusal, or an error where the
 *   page itself failed
 */
export const runInWorker = (
  job: ImportJob,
  { call, askNames, askShared, whoChanged, onProgress, signal, stopSignal }: RunOptions,
): Promise<ImportResult> =>
  ask({ is: 'run', job }, signal, ({ say, resolve, reject }) => {
    stopSignal.addEventListener('abort', () => say({ is: 'stop' }))
    return (message) => {
      if (message.is === 'progress') onProgress(message.report)
      if (message.is === 'call') {
        endOf(call(message.elements, message.doing)).then(
          (end) => say({ is: 'called', end }),
          reject,
        )
      }
      if (message.is === 'names') {
        askNames(message.of, message.texts).then((names) => say({ is: 'meant', names }), reject)
      }
      if (message.is === 'sharing') {
        askShared(message.by, message.all).then((shared) => say({ is: 'shared', shared }), reject)
      }
      if (message.is === 'who') {
        whoChanged(message.ids).then((names) => say({ is: 'named', names }), reject)
      }
      if (message.is === 'ran') resolve(message.result)
    }
  })

interface Talk<Result> {
  say(message: ToWorker): void
  resolve(result: Result): void
  reject(fault: unknown): void
}

/** Starts a worker for one job and ends it with that job, however it goes. */
async function ask<Result>(
  job: ToWorker,
  signal: AbortSignal,
  listen: (talk: Talk<Result>) => (message: FromWorker) => void,
): Promise<Result> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url))
  const say = (message: ToWorker) => worker.postMessage(message)
  try {
    return await new Promise<Result>((resolve, reject) => {
      const hear = listen({ say, resolve, reject })
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.onerror = () => reject(new FileFault(NOT_LOADED))
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.is === 'failed')
          reject(data.words === null ? new Error() : new FileFault(data.words))
        else hear(data)
      }
      say(job)
    })
  } finally {
    worker.terminate()
  }
}

const NOT_LOADED =
  'The part of Fleetbook that reads files could not be loaded. Check the connection and choose the file again.'

const endOf = async (call: Promise<Called>): Promise<CallEnd> => {
  try {
    return await call
  } catch (fault) {
    if (isRefusal(fault)) return { refusal: fault.body }
    throw fault
  }
}
