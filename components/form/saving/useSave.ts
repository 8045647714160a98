import { type RefObject, useCallback, useRef, useState } from 'react'
import { toast } from 'sonner'
import { changesOf } from '@/lib/console/form/changes'
import { check, placeFaults } from '@/lib/console/form/check'
import { formOf } from '@/lib/console/form/values'
import { ApiProblem, type FieldFault } from '@/lib/console/problem'
import { timeZone } from '@/lib/console/timeZone'
import type { FormModel } from '../model/context'
import type { Loaded, RecordTransport, SaveCall } from '../model/transport'
import { savedWords } from '../model/words'

/** Why a save did not go through; faults that belong to no field of the form stand with it. */
export interface SaveProblem {
  readonly problem: ApiProblem
  readonly unplaced: readonly FieldFault[]
}

export interface Saving {
  readonly isSaving: boolean
  readonly problem: SaveProblem | null
  dismiss(): void
  /** Sends what changed; true when the record holds it now. */
  save(reason?: string): Promise<boolean>
  /** The call that a save would make now. */
  draftCall(reason?: string): SaveCall
}

interface Options {
  readonly model: FormModel
  readonly transport: RecordTransport
  /** The tag of the record as this form knows it. */
  readonly tag: RefObject<string | null>
  readonly onSaved: (loaded: Loaded) => void
  /** Somebody else saved first: resolves to true when what is left should be saved once more. */
  readonly onConflict: () => Promise<boolean>
}

/** No answer came that settles whether the change was made: the same key must be used again. */
const UNSETTLED = [0, 409, 502, 503, 504]
/** Others may save again while a merge is under way; nobody wins this race for ever. */
const MOST_ROUNDS = 5

/** Saving: only what changed, always against the tag the form knows, one key for each attempt. */
export function useSave({ model, transport, tag, onSaved, onConflict }: Options): Saving {
  const attempt = useRef<{ text: string; key: string } | null>(null)
  const running = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)

  const draftCall = useCallback(
    (reason?: string): SaveCall => {
      const { resource, base, form } = model
      const values = form.getValues()
      const changes = changesOf(resource, base.get(), values)
      const text = JSON.stringify([
        tag.current,
        changes.map(({ field, to }) => [field.column, to]),
        reason,
      ])
      if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() }
      return { changes, values: { ...values }, etag: tag.current, key: attempt.current.key, reason }
    },
    [model, tag],
  )

  /** Marks what a fault was found in without asking the service; true when there is none. */
  const checkLocally = useCallback((): boolean => {
    const faults = model
      .changes()
      .flatMap(({ field, to }) => ({ field, fault: check(field, to, timeZone()) }))
      .filter(({ fault }) => fault)
    for (const { field, fault } of faults) {
      model.form.setError(field.column, { type: fault?.code ?? '', message: fault?.message ?? '' })
    }
    if (faults[0]) model.reveal(faults[0].field.column)
    return faults.length === 0
  }, [model])

  const refuse = useCallback(
    (fault: unknown) => {
      const refusal =
        fault instanceof ApiProblem
          ? fault
          : new ApiProblem(0, { title: 'The changes could not be sent', detail: String(fault) })
      if (!UNSETTLED.includes(refusal.status)) attempt.current = null
      const { placed, unplaced } = placeFaults(model.resource, refusal.errors)
      for (const { field, code, message } of placed) {
        model.form.setError(field.column, { type: code, message })
      }
      setProblem({ problem: refusal, unplaced })
      if (placed[0]) model.reveal(placed[0].field.column)
    },
    [model],
  )

  const save = useCallback(
    async (reason?: string): Promise<boolean> => {
      if (running.current || !checkLocally()) return false
      running.current = true
      setSaving(true)
      setProblem(null)
      try {
        for (let round = 0; round < MOST_ROUNDS; round++) {
          const call = draftCall(reason)
          if (call.changes.length === 0) return true
          try {
            const loaded = await transport.save(call)
            attempt.current = null
            tag.current = loaded.etag
            model.rebase(formOf(model.resource, loaded.record), call.values)
            onSaved(loaded)
            // A fault that a refused save left on a field that was put right since is over.
            for (const column of model.tally.get().faulty) void model.form.trigger(column)
            toast.success(savedWords(call.changes.length))
            return true
          } catch (fault) {
            if (!(fault instanceof ApiProblem && fault.status === 412)) throw fault
            attempt.current = null
            if (!(await onConflict())) return false
          }
        }
        return false
      } catch (fault) {
        refuse(fault)
        return false
      } finally {
        running.current = false
        setSaving(false)
      }
    },
    [checkLocally, draftCall, model, onConflict, onSaved, refuse, tag, transport],
  )

  const dismiss = useCallback(() => setProblem(null), [])
  return { isSaving, problem, dismiss, save, draftCall }
}
