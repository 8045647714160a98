import { stringify } from 'lossless-json'
import { resultsOf } from '@/components/api/bulk/elements'
import { ApiProblem } from '@/components/api/problem'
import type { AskShared } from '../duplicates'
import { FileFault } from '../fault'
import { guessMapping, targetsNamed } from '../mapping'
import type { AskNames } from '../meanings'
import { shapeOf } from '../read'
import { type ImportJob, runImport, type WhoChanged } from '../run'
import type { SendElements } from '../sendRows'
import type { FromWorker, ToWorker } from './messages'

// Reads files beside the page: decoding, parsing and checking a wide batch takes long enough that
// typing and scrolling would be felt to stop. Only finished JSON goes across, as figures that keep
// all their digits do not survive being copied.

let isStopped = false
/** What the page answers to the question that is open. */
let onAnswer: (answer: ToWorker) => void = () => undefined

const say = (message: FromWorker) => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === 'open') void answering(() => open(data.file, data.resource))
  else if (data.is === 'run') void answering(() => run(data.job))
  else if (data.is === 'stop') isStopped = true
  else onAnswer(data)
}

async function answering(work: () => Promise<FromWorker>): Promise<void> {
  try {
    say(await work())
  } catch (fault) {
    say({ is: 'failed', words: wordsOf(fault) })
  }
}

const CHANGED =
  'The file could not be read. It may have changed since it was chosen: choose it again.'

/** Null for what is no fault of the file, nor of its reading. */
function wordsOf(fault: unknown): string | null {
  if (fault instanceof FileFault) return fault.message
  return fault instanceof DOMException ? CHANGED : null
}

async function open(file: Blob, resource: string): Promise<FromWorker> {
  const shape = await shapeOf(file)
  return {
    is: 'opened',
    opening: { shape, mapping: guessMapping(targetsNamed(resource), shape.head, shape.sample) },
  }
}

async function run(job: ImportJob): Promise<FromWorker> {
  const result = await runImport({
    ...job,
    call,
    askNames,
    askShared,
    whoChanged,
    onProgress: (report) => say({ is: 'progress', report }),
    isCancelled: () => isStopped,
  })
  return { is: 'ran', result }
}

/** Asks the page, and waits for the answer of that kind. */
function ask<Is extends ToWorker['is']>(question: FromWorker, is: Is) {
  return new Promise<Extract<ToWorker, { is: Is }>>((resolve) => {
    onAnswer = (answer) => {
      if (answer.is === is) resolve(answer as Extract<ToWorker, { is: Is }>)
    }
    say(question)
  })
}

const call: SendElements = async (elements, doing) => {
  const { end } = await ask({ is: 'call', doing, elements: stringify(elements) ?? '' }, 'called')
  if ('refusal' in end) throw new ApiProblem(422, end.refusal)
  return 'givenUp' in end ? end.givenUp : resultsOf(end.answer)
}

const askNames: AskNames = async (of, texts) =>
  (await ask({ is: 'names', of, texts }, 'meant')).names

const askShared: AskShared = async (by, all) =>
  (await ask({ is: 'sharing', by, all }, 'shared')).shared

const whoChanged: WhoChanged = async (ids) => (await ask({ is: 'who', ids }, 'named')).names
