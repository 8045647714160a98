import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { onDevice } from '@/components/state/kept'
import type { Resource } from '@/lib/resources/resource'
import { type Draft, draftKey, draftOf, readDraft, stack } from '../model/draft'
import type { FormModel } from '../model/formModel'
import { conflictsOf, threeWayMerge } from '../model/merge'

/** Drafts that come back without a question: the person only looked at another tab of the record. */
const returning = new Set<string>()

/** Puts a value into the draft of a record, so that its form opens with it as a pending change. */
export function leaveInDraft(userId: string, path: string, resource: Resource, draft: Draft): void {
  const key = draftKey(userId, path)
  const kept = readDraft(onDevice.read(key), resource)
  const values = { ...kept?.values, ...draft.values }
  const base = { ...draft.base, ...kept?.base }
  onDevice.keep(key, { ...draft, values, base })
  returning.add(key)
}

interface Options {
  readonly model: FormModel
  readonly userId: string
  readonly path: string
  readonly tag: RefObject<string | null>
  readonly isReadOnly: boolean
}

export interface DraftOffer {
  readonly draft: Draft
  /** Fields whose record value is no longer the one the draft started from. */
  readonly outdated: number
}

const PAUSE = 400

/**
 * Keeps unsaved changes on this device while there are any, and offers them again after a crash
 * or a reload. Nothing is put into the form unasked, unless it was there a moment ago.
 */
export function useDraft({ model, userId, path, tag, isReadOnly }: Options) {
  const key = draftKey(userId, path)
  const [offer, setOffer] = useState<DraftOffer | null>(null)
  const offered = useRef<Draft | null>(null)
  // A draft of the same record that another tab keeps is not this one's to remove.
  const isKeeping = useRef(false)

  const write = useCallback(() => {
    const changes = model.changes()
    if (changes.length === 0 && !offered.current) {
      if (isKeeping.current) onDevice.forget(key)
      isKeeping.current = false
      return
    }
    isKeeping.current = true
    const draft = draftOf(changes, tag.current, new Date())
    const kept = offered.current
    if (kept && changes.length === 0) return
    onDevice.keep(key, kept ? stack(kept, draft) : draft)
  }, [key, model, tag])

  useEffect(() => {
    if (isReadOnly) return
    const draft = readDraft(onDevice.read(key), model.resource)
    if (draft) {
      isKeeping.current = true
      const now = model.base.get()
      const merges = threeWayMerge(
        model.resource,
        { ...now, ...draft.base },
        { ...now, ...draft.values },
        now,
      )
      const outdated = conflictsOf(merges).length
      if (returning.delete(key) && outdated === 0) model.put(draft.values)
      else {
        offered.current = draft
        setOffer({ draft, outdated })
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(write, PAUSE)
    }
    const stop = model.form.subscribe({ formState: { values: true }, callback: later })
    const stopBase = model.base.subscribe(later)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      stop()
      stopBase()
      window.removeEventListener('pagehide', write)
      write()
      if (model.changes().length > 0) returning.add(key)
    }
  }, [isReadOnly, key, model, write])

  const settle = useCallback(() => {
    offered.current = null
    setOffer(null)
  }, [])
  const restore = useCallback(() => {
    if (offered.current) model.put(offered.current.values)
    settle()
  }, [model, settle])
  const drop = useCallback(() => {
    settle()
    write()
  }, [settle, write])

  return { offer, restore, drop }
}
