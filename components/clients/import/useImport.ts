'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listKey } from '@/components/table/state/useListPage'
import { changeEach, isRefusal, tryOut } from '@/lib/console/bulk/calls'
import { guessMapping, type Mapping } from '@/lib/console/import/mapping'
import { FileFault, type FileShape, shapeOf } from '@/lib/console/import/read'
import type { ImportPlan } from '@/lib/console/import/rows'
import { type ImportReport, runImport } from '@/lib/console/import/run'
import { ApiProblem } from '@/lib/console/problem'
import { timeZone } from '@/lib/console/timeZone'
import { clientList } from '../clientList'

export type ImportPhase = 'choose' | 'map' | 'checking' | 'checked' | 'applying' | 'done'

export interface Opened {
  readonly file: File
  readonly shape: FileShape
}

/** What a pass over the file came to. */
export type ImportResult = Awaited<ReturnType<typeof runImport>>

const CHANGED =
  'The file could not be read. It may have changed since it was chosen: choose it again.'

/** The steps of an import: the file, what its columns are, the check, and the change. */
export function useImport() {
  const queries = useQueryClient()
  const [phase, setPhase] = useState<ImportPhase>('choose')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [mapping, setMapping] = useState<Mapping>([])
  const [empty, setEmpty] = useState<ImportPlan['empty']>('leave')
  const [reason, setReason] = useState('')
  const [report, setReport] = useState<ImportReport | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const isCancelled = useRef(false)
  const abort = useRef(new AbortController())
  const answer = useRef<((again: boolean) => void) | null>(null)

  useEffect(
    () => () => {
      isCancelled.current = true
      abort.current.abort()
    },
    [],
  )

  async function open(file: File) {
    setFault(null)
    setResult(null)
    setReport(null)
    try {
      const shape = await shapeOf(file)
      setOpened({ file, shape })
      setMapping(guessMapping(shape.head))
      setPhase('map')
    } catch (why) {
      setFault(why instanceof FileFault ? why.message : CHANGED)
      setPhase('choose')
    }
  }

  /** Another mapping asks for another check. */
  function remap(change: () => void) {
    change()
    setFault(null)
    setPhase('map')
  }

  /** The person decides whether a call that no answer settled is made again. */
  function ask(why: ApiProblem): Promise<boolean> {
    setProblem(why)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }

  async function run(isDry: boolean): Promise<void> {
    if (!opened) return
    const { file, shape } = opened
    isCancelled.current = false
    abort.current = new AbortController()
    const { signal } = abort.current
    setFault(null)
    setReport(null)
    setPhase(isDry ? 'checking' : 'applying')
    try {
      const done = await runImport({
        file,
        shape,
        plan: { head: shape.head, mapping, empty },
        timeZone: timeZone(),
        isCancelled: () => isCancelled.current,
        onProgress: setReport,
        async call(elements) {
          // The same key again: a call that did get through is not made twice.
          const key = crypto.randomUUID()
          for (;;) {
            try {
              return await (isDry
                ? tryOut(elements, signal)
                : changeEach(elements, key, { reason }))
            } catch (why) {
              if (isRefusal(why) || !(why instanceof ApiProblem)) throw why
              if (!(await ask(why))) return null
            }
          }
        },
      })
      if (isDry && isCancelled.current) return setPhase('map')
      setResult(done)
      setPhase(isDry ? 'checked' : 'done')
    } catch (why) {
      if (signal.aborted) return setPhase('map')
      setFault(why instanceof FileFault ? why.message : CHANGED)
      setPhase('map')
    } finally {
      if (!isDry) queries.invalidateQueries({ queryKey: listKey(clientList.key) })
    }
  }

  function settle(again: boolean) {
    setProblem(null)
    answer.current?.(again)
    answer.current = null
  }

  return {
    ...{ phase, opened, mapping, empty, reason, setReason, report, result, fault, problem, open },
    setMapping: (next: Mapping) => remap(() => setMapping(next)),
    setEmpty: (next: ImportPlan['empty']) => remap(() => setEmpty(next)),
    check: () => run(true),
    apply: () => run(false),
    retry: () => settle(true),
    /** Ends a check at once, and a change after the batch that is under way. */
    stop() {
      isCancelled.current = true
      if (phase === 'checking') abort.current.abort()
      settle(false)
    },
    startOver() {
      setOpened(null)
      setPhase('choose')
    },
  }
}

export type Import = ReturnType<typeof useImport>
