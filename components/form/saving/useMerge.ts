import { type RefObject, useCallback, useState } from 'react'
import { useSessionUser } from '@/components/session/user'
import type { FormModel } from '../model/formModel'
import { type HistoryEvent, saversOf } from '../model/history'
import {
  type Choices,
  conflictsOf,
  type FieldMerge,
  resolve,
  theirsOf,
  threeWayMerge,
} from '../model/merge'
import type { Merged } from '../model/saveWords'
import type { Loaded, RecordTransport } from '../model/transport'
import { formOf } from '../model/values'

/** A merge of what somebody else had saved, which is in the form now. */
export interface MergedForm extends Merged {
  /** Columns of the fields that both had changed: a person has chosen for each of them. */
  readonly chosen: readonly string[]
}

/** What the merge dialog asks about. */
export interface MergeQuestion {
  readonly merges: readonly FieldMerge[]
  /** The newest entries of the history, newest first. */
  readonly events: readonly HistoryEvent[]
  /** True when what was chosen is saved at once, false when it goes into the form only. */
  readonly isSaving: boolean
  /** True where a save of this form, whose answer was lost, may be what is merged. */
  readonly isOutcomeUnknown: boolean
  /** Null goes back to the form and leaves all as it was. */
  answer(choices: Choices | null): void
}

interface Options {
  readonly model: FormModel
  readonly transport: RecordTransport
  readonly tag: RefObject<string | null>
  readonly onLoaded: (loaded: Loaded) => void
}

/**
 * Brings together what is in the form and what the record has become. Fields that one side alone
 * has changed need no question; only where both did, a person chooses.
 */
export function useMerge({ model, transport, tag, onLoaded }: Options) {
  const me = useSessionUser()?.user.user_id
  const [question, setQuestion] = useState<MergeQuestion | null>(null)

  /** Merges a loaded record into the form; null where the person went back, and all is as it was. */
  const merge = useCallback(
    async (
      loaded: Loaded,
      events: readonly HistoryEvent[],
      { isSaving, isOutcomeUnknown }: Pick<MergeQuestion, 'isSaving' | 'isOutcomeUnknown'>,
    ): Promise<MergedForm | null> => {
      const { resource, base, form } = model
      const theirs = formOf(resource, loaded.record)
      model.hear()
      const merges = threeWayMerge(resource, base.get(), form.getValues(), theirs)
      const conflicts = conflictsOf(merges)
      let choices: Choices | null = {}
      if (conflicts.length > 0) {
        choices = await new Promise<Choices | null>((resolve) =>
          setQuestion({ merges, events, isSaving, isOutcomeUnknown, answer: resolve }),
        )
        setQuestion(null)
        if (!choices) return null
      }
      const resolved = resolve(conflicts, choices)
      model.rebase(theirs)
      model.put(resolved)
      tag.current = loaded.etag
      onLoaded(loaded)
      const fields = theirsOf(merges).map(({ field }) => field)
      return {
        who: saversOf(events, fields, me).who,
        fields: fields.map(({ label }) => label),
        chosen: conflicts.map(({ field }) => field.column),
      }
    },
    [me, model, onLoaded, tag],
  )

  /** For a save that came second: fetches what won, and merges. */
  const mergeWithCurrent = useCallback(
    async (isOutcomeUnknown: boolean): Promise<MergedForm | null> => {
      const [loaded, events] = await Promise.all([transport.load(), transport.newestEvents()])
      return merge(loaded, events, { isSaving: true, isOutcomeUnknown })
    },
    [merge, transport],
  )

  return { question, merge, mergeWithCurrent }
}
