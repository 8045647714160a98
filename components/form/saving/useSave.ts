import { type RefObject, useCallback, useRef, useState } from 'react'
import { ApiProblem, type FieldFault, isUnsettled } from '@/components/api/problem'
import type { Written } from '@/components/api/written'
import { tellNews, tellWritten } from '@/components/ui/feedback/tell'
import { changesOf } from '../model/changes'
import { placeFaults } from '../model/check'
import type { FormModel } from '../model/context'
import { sendMerged } from '../model/rounds'
import type { Loaded, RecordTransport, SaveCall } from '../model/transport'
import { formOf } from '../model/values'
import { type Merged, nothingLeftWords, savedWords } from '../model/words'

/** Why a save did not go through; faults that belong to no field of the form stand with it. */
export interface SaveProblem {
  readonly problem: ApiProblem
  readonly unplaced: readonly FieldFault[]
}

export interface Saving {
  readonly isSaving: boolean
  readonly problem: SaveProblem | null
  dismiss(): void
  /** Sends what changed; the proof of it, or null where nothing was written. */
  save(reason?: string): Promise<Written | null>
  /** The call that a save would make now. */
  draftCall(reason?: string): SaveCall
}

interface Options {
  readonly model: FormModel
  readonly transport: RecordTransport
  /** The tag of the record as this form knows it. */
  readonly tag: RefObject<string | null>
  readonly onSaved: (loaded: Loaded) => void
  /** Somebody else saved first: what was merged, or null when the person goes back to the form. */
  readonly onConflict: () => Promise<Merged | null>
}

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
      .flatMap(({ field, to }) => ({ field, fault: model.check(field, to) }))
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
      // Without an answer that settles it, the same key must be used again.
      if (!isUnsettled(refusal)) attempt.current = null
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
    async (reason?: string): Promise<Written | null> => {
      if (running.current || !checkLocally()) return null
      running.current = true
      setSaving(true)
      setProblem(null)
      try {
        const sent = await sendMerged({
          async send() {
            const call = draftCall(reason)
            return call.changes.length === 0 ? null : { call, saved: await transport.save(call) }
          },
          merge() {
            attempt.current = null
            return onConflict()
          },
        })
        if (sent.is === 'unchanged' && sent.merges[0]) tellNews(nothingLeftWords(sent.merges))
        if (sent.is !== 'written') return null
        const { call, saved } = sent.answer
        attempt.current = null
        tag.current = saved.etag
        model.rebase(formOf(model.resource, saved.record), call.values)
        onSaved(saved)
        // A fault that a refused save left on a field that was put right since is over.
        for (const column of model.tally.get().faulty) void model.form.trigger(column)
        tellWritten(saved.written, savedWords(call.changes.length, sent.merges))
        return saved.written
      } catch (fault) {
        refuse(fault)
        return null
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
