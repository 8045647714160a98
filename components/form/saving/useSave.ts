import { type RefObject, useCallback, useRef, useState } from 'react'
import { ApiProblem, type FieldFault } from '@/components/api/problem'
import type { Written } from '@/components/api/written'
import { tellNews, tellWritten } from '@/components/ui/feedback/tell'
import type { FormModel } from '../model/formModel'
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
      const values = model.form.getValues()
      const changes = model.changes()
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

  const refuse = useCallback(
    (fault: unknown) => {
      const refusal =
        fault instanceof ApiProblem
          ? fault
          : new ApiProblem(0, { title: 'The changes could not be sent', detail: String(fault) })
      // Without an answer that settles it, the same key must be used again.
      if (!refusal.isUnsettled) attempt.current = null
      const { first, unplaced } = model.refuse(refusal.errors)
      setProblem({ problem: refusal, unplaced })
      if (first) model.reveal(first.column)
    },
    [model],
  )

  const save = useCallback(
    async (reason?: string): Promise<Written | null> => {
      if (running.current) return null
      running.current = true
      try {
        setSaving(true)
        await model.lookUps.settled()
        const faulty = await model.verify(model.changes().map(({ field }) => field.column))
        if (faulty) {
          model.reveal(faulty.column)
          return null
        }
        setProblem(null)
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
    [draftCall, model, onConflict, onSaved, refuse, tag, transport],
  )

  const dismiss = useCallback(() => setProblem(null), [])
  return { isSaving, problem, dismiss, save, draftCall }
}
