import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '@/components/api/api'
import { retryUntilSettled } from '@/components/api/attempt'
import { type Doing, tryOutText, writeEachText } from '@/components/api/bulk/calls'
import { isRefusal } from '@/components/api/bulk/elements'
import { contextOfOneRequest, presentContext } from '@/components/api/headers'
import { ApiProblem, isOutcomeUnknown, refusedWith } from '@/components/api/problem'
import { sharing } from '@/components/form/duplicates/duplicatesQuery'
import type { Resource } from '@/lib/resources/resource'
import type { AskNames } from './meanings'
import type { ImportJob, ImportReport, ImportResult } from './run'
import { whoChanged } from './whoChanged'
import { runInWorker } from './worker/inWorker'
import type { Called } from './worker/messages'

interface Options {
  /** True tries it out, false writes. */
  readonly isDry: boolean
  readonly reason: string
  onProgress(report: ImportReport): void
}

/** Passes over the file, one at a time: the check ends at once, the change after its batch. */
export function usePass(resource: Resource) {
  const { problem, ask, settle } = useRetry()
  const end = useRef<() => void>(() => undefined)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      end.current()
    }
  }, [])

  /**
   * Makes a call until it is answered or given up: then why.
   *
   * @throws what is a refusal, or no answer at all
   */
  async function persist<Done>(
    call: (key: string) => Promise<Done>,
    isRead = true,
  ): Promise<{ done: Done; why?: undefined } | { done?: undefined; why: ApiProblem }> {
    try {
      // Who has left the page would never answer.
      const isAgain = async (why: ApiProblem) => !isRefusal(why) && !isGone.current && ask(why)
      return { done: await retryUntilSettled(call, { isAgain, isRead }) }
    } catch (why) {
      if (isRefusal(why) || !(why instanceof ApiProblem)) throw why
      return { why }
    }
  }

  /** @returns null when a check was stopped; throws FileFault, or an error where the page itself failed */
  async function pass(
    job: ImportJob,
    { isDry, reason, onProgress }: Options,
  ): Promise<ImportResult | null> {
    const [aborting, stopping] = [new AbortController(), new AbortController()]
    const { signal } = aborting
    end.current = () => {
      if (isDry) aborting.abort()
      else stopping.abort()
      settle(false)
    }
    const context = isDry ? presentContext() : contextOfOneRequest('import')
    async function call(elements: string, doing: Doing): Promise<Called> {
      const isTry = isDry || doing === 'compare'
      // The same key again: a call that did get through is not made twice.
      const { done, why } = await persist(
        (key) =>
          isTry
            ? tryOutText(resource, doing, elements, { context, signal })
            : writeEachText(resource, doing, elements, key, { context, reason }),
        isTry,
      )
      if (done !== undefined) return { answer: done }
      return { givenUp: !isTry && isOutcomeUnknown(why) ? 'unanswered' : 'unsent' }
    }
    try {
      return await runInWorker(job, {
        call,
        askNames: async (of, texts) => (await persist(() => askNames(of, texts))).done ?? [],
        askShared: async (by, all) =>
          (await persist(() => sharing(resource, by, all, signal).catch(untold))).done ?? [],
        whoChanged: (ids) => whoChanged(resource, ids),
        onProgress,
        signal,
        stopSignal: stopping.signal,
      })
    } catch (why) {
      if (signal.aborted) return null
      throw why
    }
  }

  return { problem, pass, retry: () => settle(true), end: () => end.current() }
}

/** Who adds records and may not read any is told of none: advice is no reason to end a check. */
function untold(why: unknown): [] {
  if (refusedWith(why) === 403) return []
  throw why
}

/** One call for the ids and the names that texts are. */
const askNames: AskNames = async (of, texts) => {
  const query = { id: [...texts], name: [...texts] }
  return (await api.get('/fm/names/{of}', { path: { of }, query })).body.data
}

/** Asks the person whether a call that no answer settled is made again. */
function useRetry() {
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const answer = useRef<((again: boolean) => void) | null>(null)

  const ask = useCallback((why: ApiProblem): Promise<boolean> => {
    setProblem(why)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  const settle = useCallback((again: boolean) => {
    setProblem(null)
    answer.current?.(again)
    answer.current = null
  }, [])
  return { problem, ask, settle }
}
