'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listKey } from '@/components/table/state/useListPage'
import { FileFault } from '@/lib/console/import/fault'
import type { Mapping } from '@/lib/console/import/mapping'
import type { FileShape } from '@/lib/console/import/read'
import type { ImportPlan } from '@/lib/console/import/rows'
import type { ImportReport, ImportResult } from '@/lib/console/import/run'
import { openFile } from '@/lib/console/import/worker/inWorker'
import { timeZone } from '@/lib/console/timeZone'
import { clientList } from '../clientList'
import { usePass } from './usePass'

export type ImportPhase = 'choose' | 'map' | 'checking' | 'checked' | 'applying' | 'done'

export interface Opened {
  readonly file: File
  readonly shape: FileShape
}

const CHANGED =
  'The file could not be read. It may have changed since it was chosen: choose it again.'

const words = (why: unknown): string => (why instanceof FileFault ? why.message : CHANGED)

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
  const { problem, pass, retry, end } = usePass()
  const opening = useRef(new AbortController())

  useEffect(() => () => opening.current.abort(), [])

  async function open(file: File) {
    opening.current.abort()
    opening.current = new AbortController()
    const { signal } = opening.current
    setFault(null)
    setResult(null)
    setReport(null)
    try {
      const { shape, mapping: guessed } = await openFile(file, signal)
      setOpened({ file, shape })
      setMapping(guessed)
      setPhase('map')
    } catch (why) {
      if (signal.aborted) return
      setFault(words(why))
      setPhase('choose')
    }
  }

  /** Another mapping asks for another check. */
  function remap(change: () => void) {
    change()
    setFault(null)
    setPhase('map')
  }

  async function run(isDry: boolean): Promise<void> {
    if (!opened) return
    const { file, shape } = opened
    const plan = { head: shape.head, mapping, empty }
    setFault(null)
    setReport(null)
    setPhase(isDry ? 'checking' : 'applying')
    try {
      const job = { file, shape, plan, timeZone: timeZone() }
      const done = await pass(job, { isDry, reason, onProgress: setReport })
      if (!done) return setPhase('map')
      setResult(done)
      setPhase(isDry ? 'checked' : 'done')
    } catch (why) {
      setFault(words(why))
      setPhase('map')
    } finally {
      if (!isDry) queries.invalidateQueries({ queryKey: listKey(clientList.key) })
    }
  }

  return {
    ...{ phase, opened, mapping, empty, reason, setReason, report, result, fault, problem, open },
    setMapping: (next: Mapping) => remap(() => setMapping(next)),
    setEmpty: (next: ImportPlan['empty']) => remap(() => setEmpty(next)),
    check: () => run(true),
    apply: () => run(false),
    retry,
    stop: end,
    startOver() {
      setOpened(null)
      setPhase('choose')
    },
  }
}

export type Import = ReturnType<typeof useImport>
