'use client'

import { useEffect, useRef, useState } from 'react'
import { contextOfOneRequest } from '@/components/api/headers'
import { asError } from '@/components/api/problem'
import type { SelectionTools } from '@/components/list/RecordList'
import { countOf, type Selection } from '@/components/list/selection/selection'
import { tellWritten } from '@/components/ui/feedback/tell'
import { nounOf } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { nounWords } from '@/lib/text/words'
import { type Applied, applyEdit } from './apply'
import type { FieldEdit } from './edit'
import { useEditForm } from './editForm'
import { chosenRecords, readRecords } from './gather'
import { previewEdit } from './preview'
import { type BulkRow, type RowStatus, tally } from './rows'

/** What is not known to be written. */
const LEFT: ReadonlySet<RowStatus> = new Set(['refused', 'held', 'unanswered', 'waiting'])

export type Phase = 'edit' | 'previewing' | 'preview' | 'applying' | 'done'

/**
 * The steps of a bulk edit: what is picked, the preview of it, and what became of each record.
 *
 * @param onWritten told that records were, or may have been, written
 */
export function useBulkEdit(
  resource: Resource,
  selection: Selection,
  tools: SelectionTools,
  onWritten: () => void,
) {
  const noun = nounOf(resource)
  const [phase, setPhase] = useState<Phase>('edit')
  const [rows, setRows] = useState<readonly BulkRow[]>([])
  const [reason, setReason] = useState('')
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [problem, setProblem] = useState<Error | null>(null)
  /** What the rows were made of: another selection needs another preview. */
  const [previewed, setPreviewed] = useState<Selection | null>(null)
  /** Records whose batch was never answered, for as long as it is not known what became of them. */
  const unanswered = useRef(new Map<string, BulkRow>())
  const abort = useRef<AbortController | null>(null)
  const isCancelled = useRef(false)
  const answer = useRef<((again: boolean) => void) | null>(null)
  useEffect(
    () => () => {
      abort.current?.abort()
      isCancelled.current = true
    },
    [],
  )

  const isOutdated = previewed !== null && previewed !== selection
  const shownPhase = isOutdated && (phase === 'preview' || phase === 'done') ? 'edit' : phase

  const editing = useEditForm(resource, startOver)
  const { form } = editing

  /** What was found of an edit counts no more once it is another. */
  function startOver() {
    form.clearErrors()
    setProblem(null)
    setPhase('edit')
  }

  /** Tries the edit out, where no field has to be mended first. */
  async function tryOut(edits: readonly FieldEdit[]) {
    // Of "all that match" the list has shown few; the last preview knows the others by name.
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    const nameOf = (id: string) => tools.nameOf(id) ?? names.get(id) ?? null
    const own = new AbortController()
    abort.current = own
    setProblem(null)
    setRows([])
    setPhase('previewing')
    setProgress({ done: 0, total: countOf(selection) })
    try {
      const read = readRecords(resource, own.signal)
      const records = chosenRecords(resource, selection, nameOf, read)
      const made = await previewEdit(resource, records, edits, {
        unanswered: unanswered.current,
        signal: own.signal,
        onProgress: (done) => setProgress(({ total }) => ({ done, total: Math.max(total, done) })),
      })
      setRows(made)
      setPreviewed(selection)
      setPhase('preview')
    } catch (fault) {
      setPhase('edit')
      if (own.signal.aborted) return
      setProblem(asError(fault))
    }
  }

  async function apply() {
    isCancelled.current = false
    setProblem(null)
    setPhase('applying')
    setProgress({ done: 0, total: tally(rows).waiting })
    try {
      const applied = await applyEdit(resource, rows, {
        options: { context: contextOfOneRequest('bulk'), reason },
        isCancelled: () => isCancelled.current,
        onProgress: ({ done, rows: now }) => {
          setProgress(({ total }) => ({ done, total }))
          setRows(now)
        },
        onProblem: (fault) => {
          setProblem(fault)
          return new Promise((resolve) => {
            answer.current = resolve
          })
        },
      })
      finish(applied)
    } catch (fault) {
      setProblem(asError(fault))
      setPhase('edit')
      onWritten()
    }
  }

  /** What was not written stays chosen, so that it can be mended and sent again. */
  function finish({ rows: settled, proofs: [proof, ...others], fault }: Applied) {
    if (fault) setProblem(fault)
    for (const row of settled) {
      if (row.status === 'unanswered') unanswered.current.set(row.id, row)
      else if (row.status === 'written') unanswered.current.delete(row.id)
    }
    const left = settled.filter(({ status }) => LEFT.has(status))
    const counts = tally(settled)
    if (counts.written + counts.unanswered > 0) onWritten()
    if (left.length === 0) {
      if (proof) tellWritten([proof, ...others], `Changed ${nounWords(noun, counts.written)}`)
      tools.clear()
      return
    }
    const rest: Selection = { kind: 'some', ids: new Set(left.map(({ id }) => id)) }
    tools.set(rest)
    setRows(settled)
    setPreviewed(rest)
    setPhase('done')
  }

  /** Goes on after a call that failed, or ends there. */
  function settleProblem(again: boolean) {
    if (again) setProblem(null)
    answer.current?.(again)
    answer.current = null
  }

  return {
    ...{ resource, noun, editing, startOver, rows, reason, setReason, progress, problem, apply },
    preview: () => editing.submit(tryOut).catch((fault) => setProblem(asError(fault))),
    phase: shownPhase,
    retry: () => settleProblem(true),
    /** Ends a preview at once, and an application after the batch that is under way. */
    cancel() {
      if (phase === 'previewing') abort.current?.abort()
      isCancelled.current = true
      settleProblem(false)
    },
  }
}

export type BulkEdit = ReturnType<typeof useBulkEdit>
