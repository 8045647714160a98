import { type RefObject, useCallback, useRef, useState } from 'react'
import { createAttempt } from '@/components/api/attempt'
import { ApiProblem, type FieldFault } from '@/components/api/problem'
import type { Written } from '@/components/api/written'
import { tellNews, tellWritten } from '@/components/ui/feedback/tell'
import type { FormLook } from '../look'
import { type Change, changesOf } from '../model/changes'
import type { FormModel } from '../model/formModel'
import { withIds } from '../model/lookUps'
import { retryOnConflict } from '../model/retryOnConflict'
import { nothingLeftWords, savedWords, UNCHANGED_WORDS } from '../model/saveWords'
import type { Loaded, RecordTransport, SaveCall } from '../model/transport'
import { type FormValues, formOf } from '../model/values'
import { mergedValues } from './askedValues'
import type { MergedForm } from './useMerge'

/** Why a save did not go through; faults that belong to no field of the form stand with it. */
export interface SaveProblem {
  readonly problem: ApiProblem
  readonly unplaced: readonly FieldFault[]
  /** Whether it or a save before it may have got through all the same: its answer was lost. */
  readonly isOutcomeUnknown: boolean
}

export interface Saving {
  readonly isSaving: boolean
  readonly problem: SaveProblem | null
  /** Whether a save may have got through whose answer was lost. */
  readonly isOutcomeUnknown: boolean
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
  /**
   * Somebody else saved first, or a save before whose answer was lost: what was merged, or null when
   * the person goes back to the form.
   */
  readonly onConflict: (isOutcomeUnknown: boolean) => Promise<MergedForm | null>
  /** Whether what is to be sent after such a merge is asked about once more, in place of sending it. */
  readonly asksAnew: (changes: readonly Change[], merged: MergedForm) => boolean
  /** What changes have done, where that is more than so many changes. */
  readonly doneWords?: FormLook['doneWords']
}

/** Saving: only what changed, always against the tag the form knows, one key for each attempt. */
export function useSave(options: Options): Saving {
  const { model, transport, tag, onSaved, onConflict, asksAnew, doneWords } = options
  const [attempt] = useState(createAttempt)
  const running = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)

  const callOf = useCallback(
    (values: FormValues, reason?: string): SaveCall => {
      const call = { changes: changesIn(model, values), values, etag: tag.current, reason }
      return { ...call, key: attempt.keyOf(transport.show({ ...call, key: '' })) }
    },
    [attempt, model, tag, transport],
  )
  const draftCall = useCallback(
    (reason?: string) => callOf({ ...model.form.getValues() }, reason),
    [callOf, model],
  )

  const refuse = useCallback(
    (fault: unknown) => {
      const refusal =
        fault instanceof ApiProblem
          ? fault
          : new ApiProblem(0, { title: 'The changes could not be sent', detail: String(fault) })
      const { first, unplaced } = model.refuse(refusal.errors)
      setProblem({
        problem: refusal,
        unplaced,
        isOutcomeUnknown: attempt.outcomeUnknown !== null,
      })
      if (first) model.reveal(first.column)
    },
    [attempt, model],
  )

  const save = useCallback(
    async (reason?: string): Promise<Written | null> => {
      if (running.current) return null
      running.current = true
      try {
        setSaving(true)
        // One types on while it waits, and may choose what is asked about first.
        model.hear()
        const asked = { ...model.form.getValues() }
        const { meant, unsure } = await model.lookUps.settled()
        if (unsure) {
          model.reveal(unsure.column)
          return null
        }
        let values = withIds(asked, meant)
        const columns = changesIn(model, values).map(({ field }) => field.column)
        const faulty = await model.verify(columns, values)
        if (faulty) {
          model.reveal(faulty.column)
          return null
        }
        setProblem(null)
        const sent = await retryOnConflict({
          async send() {
            // The lock that a save goes under is part of its request.
            await transport.secure?.()
            const call = callOf(values, reason)
            if (call.changes.length === 0) return null
            return { call, saved: await attempt.send(call.key, () => transport.save(call)) }
          },
          async merge() {
            const before = model.base.get()
            const merged = await onConflict(attempt.outcomeUnknown !== null)
            if (!merged) return null
            // What the record holds is read.
            attempt.end()
            values = mergedValues(model, values, before, merged.chosen)
            return asksAnew(changesIn(model, values), merged) ? null : merged
          },
        })
        if (sent.is === 'unchanged' && sent.merges[0]) tellNews(nothingLeftWords(sent.merges))
        if (sent.is !== 'written') return null
        const { call, saved } = sent.answer
        attempt.end()
        tag.current = saved.etag
        model.rebase(formOf(model.resource, saved.record), call.values)
        onSaved(saved)
        // A fault that a refused save left on a field that was put right since is over.
        for (const column of model.tally.get().faulty) void model.form.trigger(column)
        // As where all that is sent is a member to take out, of an object that has none of it.
        if (saved.etag !== null && saved.etag === call.etag) tellNews(UNCHANGED_WORDS)
        else {
          const { changes } = call
          const words = savedWords(changes.length, sent.merges, doneWords?.(changes))
          tellWritten(saved.written, words)
        }
        return saved.written
      } catch (fault) {
        refuse(fault)
        return null
      } finally {
        running.current = false
        setSaving(false)
      }
    },
    [asksAnew, attempt, callOf, doneWords, model, onConflict, onSaved, refuse, tag, transport],
  )

  const dismiss = useCallback(() => setProblem(null), [])
  const isOutcomeUnknown = attempt.outcomeUnknown !== null
  return { isSaving, problem, isOutcomeUnknown, dismiss, save, draftCall }
}

const changesIn = ({ fields, base }: FormModel, values: FormValues): Change[] =>
  changesOf({ leaves: fields }, base.get(), values)
