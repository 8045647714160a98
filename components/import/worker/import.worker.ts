import { stringify } from 'lossless-json'
import { type BulkElement, resultsOf } from '@/components/api/bulk/elements'
import { ApiProblem } from '@/components/api/problem'
import { FileFault } from '../fault'
import { guessMapping, targetsNamed } from '../mapping'
import { shapeOf } from '../read'
import { type ImportJob, runImport } from '../run'
import type { CallEnd, FromWorker, ToWorker } from './messages'

// Reads files beside the page: decoding, parsing and checking a wide batch takes long enough that
// typing and scrolling would be felt to stop. Only finished JSON goes across, as figures that keep
// all their digits do not survive being copied.

let isStopped = false
let onCalled: (end: CallEnd) => void = () => undefined
let onNamed: (names: Readonly<Record<string, string>>) => void = () => undefined

const say = (message: FromWorker) => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === 'open') void answering(() => open(data.file, data.resource))
  else if (data.is === 'run') void answering(() => run(data.job))
  else if (data.is === 'called') onCalled(data.end)
  else if (data.is === 'named') onNamed(data.names)
  else isStopped = true
}

async function answering(work: () => Promise<FromWorker>): Promise<void> {
  try {
    say(await work())
  } catch (fault) {
    say({ is: 'failed', words: fault instanceof FileFault ? fault.message : null })
  }
}

async function open(file: Blob, resource: string): Promise<FromWorker> {
  const shape = await shapeOf(file)
  return {
    is: 'opened',
    opening: { shape, mapping: guessMapping(targetsNamed(resource), shape.head) },
  }
}

async function run(job: ImportJob): Promise<FromWorker> {
  const result = await runImport({
    ...job,
    call,
    whoChanged,
    onProgress: (report) => say({ is: 'progress', report }),
    isCancelled: () => isStopped,
  })
  return { is: 'ran', result }
}

async function call(elements: readonly BulkElement[]) {
  const called = new Promise<CallEnd>((resolve) => {
    onCalled = resolve
  })
  say({ is: 'call', elements: stringify(elements) ?? '' })
  const end = await called
  if ('refusal' in end) throw new ApiProblem(422, end.refusal)
  return 'givenUp' in end ? end.givenUp : resultsOf(end.answer)
}

function whoChanged(ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const named = new Promise<Readonly<Record<string, string>>>((resolve) => {
    onNamed = resolve
  })
  say({ is: 'who', ids })
  return named
}
