import { type RefObject, useCallback, useState } from 'react'
import type { OpenDialog } from '../dialogs/FormDialogs'
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
}

/** What is done with a form besides typing into it: saving, discarding, taking over, leaving. */
export function useFormWork(options: FormWorkOptions) {
  const { transport, tag, scope, isReadOnly, merging, draft, onLoaded } = options
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

  const save = useCallback(
    async (reason?: string) => {
      setOpen(null)
      const isSaved = await saving.save(reason || undefined)
      if (isSaved) forget()
      return isSaved
    },
    [forget, saving.save],
  )
  useFormKeys({ onSave: isReadOnly ? undefined : save })

  return {
    open,
    setOpen,
    saving,
    remote,
    guard,
    save,
    showRequest: () => setOpen(transport.show(saving.draftCall())),
    /** Absent while there is nothing to discard. */
    askToDiscard: changed.size > 0 && !isReadOnly ? () => setOpen('discard') : undefined,
    discard() {
      model.put(Object.fromEntries(model.changes().map(({ field, from }) => [field.column, from])))
      draft.drop()
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
