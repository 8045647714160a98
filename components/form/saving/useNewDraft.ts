import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import type { FormModel } from '../model/formModel'
import { useDraft } from './useDraft'
import type { useSubmit } from './useSubmit'

interface Options {
  readonly model: FormModel
  /** Undefined until it is known who is signed in: nothing is kept before. */
  readonly userId: string | undefined
  readonly scope: string
  readonly create: ReturnType<typeof useSubmit>
}

/**
 * Keeps what is filled in for a new record as unsaved changes of a record are kept, and offers it on
 * the same page after a crash or a reload. What was sent and may be there is kept no longer: offered
 * anew it would be there twice.
 */
export function useNewDraft({ model, userId, scope, create }: Options) {
  const { path } = model.resource
  // A copy, or one below another record, is drafted apart from one that starts empty.
  const from = useSearchParams()?.toString()
  const tag = useRef(null)
  const isOver = useRef(false)
  const draft = useDraft({
    ...{ model, scope, tag, isOver },
    userId: userId ?? '',
    path: from ? `${path}?${from}` : path,
    isReadOnly: userId === undefined,
  })
  const { write } = draft
  const isSent = create.isPending || create.isOutcomeUnknown
  useEffect(() => {
    isOver.current = isSent
    write()
  }, [isSent, write])
  /** Gives up what is filled in, as whoever leaves it. */
  const discard = useCallback(() => {
    isOver.current = true
    write()
  }, [write])
  return { draft, discard }
}
