import { useCallback, useEffect, useRef, useState } from 'react'
import { type ShortcutGroup, useShortcutHelp } from '@/components/page/shortcuts'
import { useLeaveGuard } from '@/components/page/useLeaveGuard'
import { useStore } from '@/components/state/store'
import { tellNews } from '@/components/ui/feedback/tell'
import { useSaveKey } from '@/components/ui/useSaveKey'
import type { FormLook } from '../look'
import type { Change } from '../model/changes'
import type { FormModel } from '../model/formModel'
import type { ShownRequest } from '../model/requestText'
import { type Merged, metWords } from '../model/saveWords'
import { NOTHING } from '../model/tally'
import type { Loaded, RecordTransport } from '../model/transport'
import { useDraft } from './useDraft'
import { useMerge } from './useMerge'
import { useRemoteChange } from './useRemoteChange'
import { useSave } from './useSave'

/** Which dialog stands over the form by the person's own wish. */
export type OpenDialog = 'review' | 'asked' | 'discard' | ShownRequest | null

interface Options {
  readonly model: FormModel
  /** The record as it was loaded. Read once. */
  readonly loaded: Loaded
  readonly transport: RecordTransport
  readonly scope: string
  readonly userId: string
  readonly isReadOnly: boolean
  readonly onLoaded: (loaded: Loaded) => void
  readonly asksFirst: FormLook['asksFirst']
  readonly doneWords: FormLook['doneWords']
}

export type FormWork = ReturnType<typeof useFormWork>

/** What is done with a form besides typing into it: saving, discarding, taking over, leaving. */
export function useFormWork(options: Options) {
  const { model, loaded, transport, scope, userId, isReadOnly, onLoaded } = options
  const { asksFirst, doneWords } = options
  const { changed, faulty } = useStore(model.tally, NOTHING)
  const [open, setOpen] = useState<OpenDialog>(null)
  const tag = useRef(loaded.etag)
  const merging = useMerge({ model, transport, tag, onLoaded })
  const draft = useDraft({ model, userId, path: transport.path, scope, tag, isReadOnly })
  // What was confirmed was confirmed of the record as it was shown: after a merge it is asked anew.
  const [met, setMet] = useState<Merged | null>(null)
  const asksAnew = useCallback(
    (changes: readonly Change[], merged: Merged) => {
      if (!asksFirst?.(changes, model.base.get(), model.id)) return false
      // What was put back in the form since is not asked about, and not sent either.
      if (!asksFirst(model.changes(), model.base.get(), model.id)) tellNews(metWords(merged))
      else {
        setMet(merged)
        setOpen('asked')
      }
      return true
    },
    [asksFirst, model],
  )
  const onConflict = merging.mergeWithCurrent
  const told = { onSaved: onLoaded, onConflict, asksAnew, doneWords }
  const saving = useSave({ model, transport, tag, ...told })
  const { isSaving: isPaused, dismiss } = saving
  // What a lock has refused is told beside it, for as long as that holds; then it may be sent again.
  const isOfLock = saving.problem?.problem.status === 423
  useEffect(() => {
    if (isReadOnly && isOfLock) dismiss()
  }, [isReadOnly, isOfLock, dismiss])
  const { remote, removal, forget } = useRemoteChange({ model, transport, tag, isPaused, onLoaded })
  const guard = useLeaveGuard({ isDirty: changed.size > 0 && !isReadOnly, scope })

  const { isAsking, leave } = guard
  const { isLasting } = draft
  const [isDraftLasting, setDraftLasting] = useState(true)
  useEffect(() => {
    if (isAsking) setDraftLasting(isLasting())
  }, [isAsking, isLasting])
  // Whoever wanted to leave while a save was on its way goes once nothing is unsaved.
  useEffect(() => {
    if (isAsking && changed.size === 0) leave()
  }, [changed, isAsking, leave])

  // What was given as the reason goes with the next save, whichever way that is asked for, but with
  // none of other changes once those that it was given for are no more.
  const [reason, setReason] = useState('')
  const isUnsaved = changed.size > 0
  useEffect(() => {
    if (!isUnsaved) setReason('')
  }, [isUnsaved])
  const save = useCallback(
    async (given = reason) => {
      setOpen(null)
      setMet(null)
      const written = await saving.save(given.trim() || undefined)
      if (!written) return
      // What was typed meanwhile is about the next.
      setReason((now) => (now === reason ? '' : now))
      forget()
    },
    [forget, reason, saving.save],
  )
  /**
   * As the Save button and its keys do: some changes are asked about first. While a save is on its way
   * there is none of the next: what was confirmed would not be sent.
   */
  const askToSave = useCallback(() => {
    if (isPaused) return
    if (asksFirst?.(model.changes(), model.base.get(), model.id)) setOpen('asked')
    else void save()
  }, [asksFirst, isPaused, model, save])
  useFormKeys({ onSave: isReadOnly ? undefined : askToSave })

  return {
    open,
    setOpen,
    saving,
    draft,
    /** What others had saved before what is asked about could be sent. */
    met,
    endAsking() {
      setOpen(null)
      setMet(null)
    },
    question: merging.question,
    remote,
    removal,
    guard,
    /** Whether what is left behind unsaved outlives the page. */
    isDraftLasting,
    save,
    askToSave,
    reason,
    setReason,
    showRequest: () => setOpen(transport.show(saving.draftCall(reason.trim() || undefined))),
    /** Absent while there is nothing to discard, and while what there is, is being saved. */
    askToDiscard:
      changed.size > 0 && !isReadOnly && !isPaused ? () => setOpen('discard') : undefined,
    discard() {
      model.put(Object.fromEntries(model.changes().map(({ field, from }) => [field.column, from])))
      // A draft that is still offered is not among them.
      draft.write()
      setReason('')
      dismiss()
      setOpen(null)
    },
    /** Takes over what somebody else has saved. A save that is on its way does so itself. */
    async take() {
      if (!remote || isPaused) return
      const how = { isSaving: false, isOutcomeUnknown: saving.isOutcomeUnknown }
      if (await merging.merge(remote.loaded, remote.events, how)) forget()
    },
    revealFirstFault() {
      const field = model.fields.find(({ column }) => faulty.has(column))
      if (field) model.reveal(field.column)
    },
  }
}

const IN_A_FORM: ShortcutGroup = {
  heading: 'In a form',
  shortcuts: [
    { keys: ['Mod S'], does: 'Save' },
    { keys: ['F1'], does: 'Open the help of the field' },
    { keys: ['Delete'], does: 'Empty a yes or no' },
  ],
}

/** Ctrl S (Cmd S) saves; F1 opens the help of the field one is in. */
function useFormKeys({ onSave }: { onSave: (() => void) | undefined }): void {
  useSaveKey(onSave)
  useShortcutHelp(IN_A_FORM)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F1') return
      const row = (event.target as Element).closest('[data-field-row]')
      const help = row?.querySelector<HTMLElement>('[data-help]')
      if (!help) return
      event.preventDefault()
      help.click()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
