import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { faultTitle } from '@/components/api/faultWords'
import { contextOfOneRequest } from '@/components/api/headers'
import { asError, isOutcomeUnknown } from '@/components/api/problem'
import type { Written } from '@/components/api/written'
import { kindNamed, type NamedRecord, recordWords } from '@/components/form/model/changedRecord'
import { type RequestOf, requestKey } from '@/components/form/model/history'
import { useSessionUser } from '@/components/session/user'
import { tellRefusal, tellWritten } from '@/components/ui/feedback/tell'
import { counted, countWords } from '@/lib/text/words'
import { chosenOf, type UndoRecord } from './plan'
import { batchesOf, RefusedUndo, readPlan, StalePlan, sendBatch } from './requests'

/** Why an undo stands still, and how many records it had set back by then. */
export interface Standstill {
  readonly kind: 'stale' | 'refused' | 'stopped'
  readonly problem: Error | null
  /** `client 10001`, where one record alone was refused. */
  readonly subject: string | null
  readonly done: number
  /** Whether a call of this undo may have been carried out whose answer was lost: this one or one before. */
  readonly isOutcomeUnknown: boolean
}

/**
 * The undo of a request: its preview, what is ticked in it, and its calls once it is carried out.
 *
 * @param only the record to which it is bounded; null for all that the request changed
 */
export function useUndo(request: RequestOf, only: NamedRecord | null, onDone: () => void) {
  const queries = useQueryClient()
  const permissions = useSessionUser()?.permissions ?? []
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState(`Undo of request ${request.request_id}`)
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null)
  const [standstill, setStandstill] = useState<Standstill | null>(null)
  const isStopped = useRef(false)
  const isGone = useRef(false)
  const isUnknown = useRef(false)
  // Once nobody is there to be asked, nothing more is sent.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      isStopped.current = true
    }
  }, [])

  const queryKey = ['undo', requestKey(request), only && recordWords(only)]
  const preview = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readPlan(
        request,
        only,
        (kind) => permissions.includes(kindNamed(kind)?.writePermission ?? ''),
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // One that could not be read anew lists what may be done by now.
  const plan = preview.error ? undefined : preview.data
  const chosen = plan ? chosenOf(plan, ticked) : []

  async function run() {
    isStopped.current = false
    setStandstill(null)
    const total = chosen.length
    const proofs: Written[] = []
    let done = 0
    let mayBeWritten = false
    try {
      const author = { reason, context: contextOfOneRequest('undo') }
      for (const batch of batchesOf(chosen)) {
        setRunning({ done, total })
        if (isStopped.current) throw new Stopped()
        proofs.push(await sendBatch(batch, author))
        mayBeWritten = true
        done += batch.length
      }
      const [proof, ...others] = proofs
      if (proof) tellWritten([proof, ...others], `Set back ${wordsOf(chosen)}`)
      onDone()
    } catch (fault) {
      const reached = standstillOf(fault, done, isUnknown.current)
      mayBeWritten ||= reached.isOutcomeUnknown
      isUnknown.current = reached.isOutcomeUnknown
      if (isGone.current) return tellRefusal(endWords(reached, total))
      setStandstill(reached)
      await preview.refetch()
    } finally {
      setRunning(null)
      if (mayBeWritten) {
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'undo' })
      }
    }
  }

  return {
    ...{ preview, plan, queryKey, chosen, reason, setReason, running, standstill, run, ticked },
    tick(keys: readonly string[], isTicked: boolean) {
      setTicked((before) => {
        const after = new Set(before)
        for (const key of keys) isTicked ? after.add(key) : after.delete(key)
        return after
      })
    },
    stop() {
      isStopped.current = true
    },
  }
}

class Stopped extends Error {}

/** `3 fields of 2 records`. */
export function wordsOf(records: readonly UndoRecord[]): string {
  const fields = records.reduce((sum, record) => sum + record.fields.length, 0)
  return `${counted(fields, 'field')} of ${counted(records.length, 'record')}`
}

/** For who has gone elsewhere: how far it came, and why no further. */
function endWords({ kind, problem, done, isOutcomeUnknown }: Standstill, total: number): string {
  const why = {
    stopped: 'its page was left',
    stale: 'somebody had changed a record meanwhile',
    refused: problem ? faultTitle(problem) : '',
  }
  return `The undo ended after ${countWords(done)} of ${counted(total, 'record')}: ${why[kind]}.${isOutcomeUnknown ? ' What came of one of its calls is not known.' : ''}`
}

/** @param wasUnknown whether that is so of a call before */
function standstillOf(fault: unknown, done: number, wasUnknown: boolean): Standstill {
  const none = { problem: null, subject: null, done, isOutcomeUnknown: wasUnknown }
  if (fault instanceof StalePlan) return { ...none, kind: 'stale' }
  if (fault instanceof Stopped) return { ...none, kind: 'stopped' }
  const problem = fault instanceof RefusedUndo ? fault.problem : asError(fault)
  return {
    kind: 'refused',
    problem,
    subject: fault instanceof RefusedUndo ? fault.subject : null,
    done,
    isOutcomeUnknown: wasUnknown || isOutcomeUnknown(problem),
  }
}
