import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { onDevice } from '@/components/state/kept'
import { draftName, hasSignedOut } from '@/components/state/ofPerson'
import type { Resource } from '@/lib/resources/resource'
import { type Draft, draftOf, meeting, readDraft, stack, wholesAround } from '../model/draft'
import type { FormModel } from '../model/formModel'
import { isWithin } from './useLeaveGuard'

/** Drafts that come back without a question: the person only looked at another tab of the record. */
const returning = new Set<string>()

/** The pages of a record are left: what is drafted there is offered from now on. */
export const endReturning = () => returning.clear()

/**
 * Puts a value into the draft of a record, so that its form opens with it as a pending change; or
 * offers it, with the rest of a draft that nobody has decided about yet.
 */
export function leaveInDraft(userId: string, path: string, resource: Resource, draft: Draft): void {
  const key = draftName(userId, path)
  const kept = readDraft(onDevice.read(key), resource)
  const values = { ...kept?.values, ...draft.values }
  const base = { ...draft.base, ...kept?.base }
  onDevice.keep(key, { ...draft, values, base })
  if (!kept) returning.add(key)
}

interface Options {
  readonly model: FormModel
  readonly userId: string
  readonly path: string
  /** Address of the pages of the record, among which a draft comes back without a question. */
  readonly scope: string
  readonly tag: RefObject<string | null>
  readonly isReadOnly: boolean
}

export interface DraftOffer {
  readonly draft: Draft
  /** Fields whose record value is no longer the one the draft started from. */
  readonly outdated: number
  /** Whether others have saved another part of a whole, such as a bank account, since. */
  readonly isTorn: boolean
}

const PAUSE = 400

/**
 * Keeps unsaved changes on this device while there are any and their person is signed in, and offers
 * them again after a crash or a reload. Nothing is put into the form unasked, unless it was there a moment ago.
 */
export function useDraft({ model, userId, path, scope, tag, isReadOnly }: Options) {
  const key = draftName(userId, path)
  const [offer, setOffer] = useState<DraftOffer | null>(null)
  const offered = useRef<Draft | null>(null)
  // A draft of the same record that another tab keeps is not this one's to remove.
  const isKeeping = useRef(false)

  const write = useCallback(() => {
    if (hasSignedOut(userId)) return
    const changes = model.changes()
    const kept = offered.current
    if (changes.length > 0) {
      const own = draftOf(changes, tag.current, new Date())
      const around = wholesAround(model.resource, changes, model.base.get())
      const draft = { ...own, base: { ...around, ...own.base } }
      onDevice.keep(key, kept ? stack(kept, draft) : draft)
    } else if (isKeeping.current) {
      if (kept) onDevice.keep(key, kept)
      else onDevice.forget(key)
    }
    isKeeping.current = changes.length > 0
  }, [key, model, tag, userId])

  useEffect(() => {
    if (isReadOnly) return
    const draft = readDraft(onDevice.read(key), model.resource)
    if (draft) {
      const { outdated, isTorn } = meeting(model.resource, draft, model.base.get())
      if (returning.delete(key) && outdated === 0) {
        isKeeping.current = true
        model.put(draft.values)
      } else {
        offered.current = draft
        setOffer({ draft, outdated, isTorn })
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
      // What was typed beside an offer that nobody has decided about is offered with it.
      const isPending = model.changes().length > 0 && !offered.current
      if (isPending && isWithin(scope, location.pathname)) returning.add(key)
    }
  }, [isReadOnly, key, model, scope, write])

  const settle = useCallback(() => {
    offered.current = null
    isKeeping.current = true
    setOffer(null)
  }, [])
  const restore = useCallback(() => {
    const { changed } = model.tally.get()
    // What was typed since is newer than what is offered for the same field.
    const offer = Object.entries(offered.current?.values ?? {})
    model.put(Object.fromEntries(offer.filter(([column]) => !changed.has(column))))
    settle()
  }, [model, settle])
  const drop = useCallback(() => {
    settle()
    write()
  }, [settle, write])

  return { offer, restore, drop, write }
}
