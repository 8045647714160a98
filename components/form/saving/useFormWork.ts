import { type RefObject, useCallback, useState } from 'react'
import type { OpenDialog } from '../dialogs/FormDialogs'
import type { FormLook } from '../look'
import { useFormModel, useTally } from '../model/context'
import type { Loaded, RecordTransport } from '../model/transport'
import { useFormKeys } from '../model/useFormKeys'
import type { useDraft } from './useDraft'
import { useLeaveGuard } from './useLeaveGuard'
import type { useMerge } from './useMerge'
import { useRemoteChange } from './useRemoteChange'
import { useSave } from './useSave'

export interface FormWorkOptions {
  readonly transport: RecordTransport
  readonly tag: RefObject<string | null>
  readonly scope: string
  readonly isReadOnly: boolean
  readonly merging: ReturnType<typeof useMerge>
  readonly draft: ReturnType<typeof useDraft>
  readonly onLoaded: (loaded: Loaded) => void
  readonly asksFirst: FormLook['asksFirst']
}

/** What is done with a form besides typing into it: saving, discarding, taking over, leaving. */
export function useFormWork(options: FormWorkOptions) {
  const { transport, tag, scope, isReadOnly, merging, draft, onLoaded, asksFirst } = options
  const model = useFormModel()
  const { changed, faulty } = useTally()
  const [open, setOpen] = useState<OpenDialog>(null)
  const saving = useSave({
    model,
    transport,
    tag,
    onSaved: onLoaded,
    onConflict: merging.mergeWithCurrent,
  })
  const { remote, forget } = useRemoteChange({ model, transport, tag, isPaused: saving.isSaving })
  const guard = useLeaveGuard({ isDirty: changed.size > 0 && !isReadOnly, scope })

  // What was given as the reason goes with the next save, whichever way that is asked for.
  const [reason, setReason] = useState('')
  const save = useCallback(
    async (given = reason) => {
      setOpen(null)
      const written = await saving.save(given.trim() || undefined)
      if (!written) return
      setReason('')
      forget()
    },
    [forget, reason, saving.save],
  )
  /** As the Save button and its keys do: some changes are asked about first. */
  const askToSave = useCallback(() => {
    if (asksFirst?.(model.changes())) setOpen('asked')
    else void save()
  }, [asksFirst, model, save])
  useFormKeys({ onSave: isReadOnly ? undefined : askToSave })

  return {
    open,
    setOpen,
    saving,
    remote,
    guard,
    save,
    askToSave,
    reason,
    setReason,
    showRequest: () => setOpen(transport.show(saving.draftCall(reason.trim() || undefined))),
    /** Absent while there is nothing to discard. */
    askToDiscard: changed.size > 0 && !isReadOnly ? () => setOpen('discard') : undefined,
    discard() {
      model.put(Object.fromEntries(model.changes().map(({ field, from }) => [field.column, from])))
      draft.drop()
      setReason('')
      saving.dismiss()
      setOpen(null)
    },
    /** Takes over what somebody else has saved. */
    async take() {
      if (remote && (await merging.merge(remote.loaded, remote.event, false))) forget()
    },
    revealFirstFault() {
      const field = model.resource.leaves.find(({ column }) => faulty.has(column))
      if (field) model.reveal(field.column)
    },
  }
}
