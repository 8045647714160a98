import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isWithin } from '@/components/page/useLeaveGuard'
import { draftName, hasSignedOut } from '@/components/state/ofPerson'
import { onDevice } from '@/components/state/webStorage'
import type { Resource } from '@/lib/resources/resource'
import {
  conflictsWithDraft,
  type Draft,
  draftOf,
  readDraft,
  stack,
  unsavedOf,
  wholesAround,
} from '../model/draft'
import type { FormModel } from '../model/formModel'
import { type DraftKey, holdDraftKey, keepDraft, takeLeftDraft } from './draftKeys'

/**
 * Drafts that come back without a question, by the name of the record's: the person only looked at
 * another page of it.
 */
const returning = new Map<string, DraftKey>()

/** The pages of a record are left: what is drafted there is offered from now on. */
export function endReturning(): void {
  for (const held of returning.values()) held.release()
  returning.clear()
}

/** Puts a value into the draft of a record, so that its form opens with it as a pending change. */
export function leaveInDraft(userId: string, path: string, resource: Resource, draft: Draft): void {
  const name = draftName(userId, path)
  const held = returning.get(name) ?? holdDraftKey(name)
  const kept = readDraft(onDevice.read(held.key), resource)
  keepDraft(name, held.key, kept ? stack(kept, draft) : draft)
  returning.set(name, held)
}

interface Options {
  readonly model: FormModel
  readonly userId: string
  readonly path: string
  /** Address of the pages of the record, among which a draft comes back without a question. */
  readonly scope: string
  readonly tag: RefObject<string | null>
  readonly isReadOnly: boolean
  /** True once nothing that the form holds is to be kept, as what was sent as a new record. */
  readonly isOver?: RefObject<boolean>
}

export interface DraftOffer {
  readonly draft: Draft
  /** Fields whose record value is no longer the one the draft started from. */
  readonly outdated: number
  /** Whether others have saved another part of a whole, such as a bank account, since. */
  readonly isTorn: boolean
}

const PAUSE = 400

/** The resource as far as a form keeps it: a secret is kept on no device. */
const keptOf = ({ resource, fields }: FormModel): Resource => ({
  ...resource,
  leaves: fields.filter(({ kind }) => kind !== 'secret'),
})

/**
 * Keeps unsaved changes on this device while there are any and their person is signed in, and offers
 * them again after a crash or a reload. Nothing is put into the form unasked, unless it was there a
 * moment ago. Each form that is open keeps its own: two tabs have as many drafts of one record.
 */
export function useDraft(options: Options) {
  const { model, userId, path, scope, tag, isReadOnly, isOver } = options
  const [resource] = useState(() => keptOf(model))
  const name = draftName(userId, path)
  const [offer, setOffer] = useState<DraftOffer | null>(null)
  const offered = useRef<Draft | null>(null)
  const own = useRef<DraftKey | null>(null)
  // What was typed may still be given up, or met by others' changes, while nothing can be written.
  const [isOpened, setOpened] = useState(!isReadOnly)
  if (!isReadOnly && !isOpened) setOpened(true)
  // Where all share one name, what another tab keeps is not this one's to remove.
  const isKeeping = useRef(false)

  const write = useCallback(() => {
    if (hasSignedOut(userId) || !own.current) return
    const { key } = own.current
    const columns = new Set(resource.leaves.map(({ column }) => column))
    const changes = isOver?.current
      ? []
      : model.changes().filter(({ field }) => columns.has(field.column))
    const kept = offered.current
    if (changes.length > 0) {
      const pending = draftOf(changes, tag.current, new Date())
      const around = wholesAround(resource, changes, model.base.get())
      const draft = { ...pending, base: { ...around, ...pending.base } }
      keepDraft(name, key, kept ? stack(kept, draft) : draft)
    } else if (isKeeping.current) {
      if (kept) keepDraft(name, key, kept)
      else onDevice.forget(key)
    }
    isKeeping.current = changes.length > 0
  }, [name, model, resource, tag, userId, isOver])

  useEffect(() => {
    if (!isOpened) return
    const isReturning = returning.has(name)
    const held = returning.get(name) ?? holdDraftKey(name)
    returning.delete(name)
    own.current = held
    const meetingOf = (draft: Draft) => conflictsWithDraft(resource, draft, model.base.get())
    const ask = (draft: Draft) => {
      offered.current = draft
      setOffer({ draft, ...meetingOf(draft) })
    }
    const read = (found: unknown) => readDraft(found, resource)
    const unsaved = (draft: Draft) => unsavedOf(resource, draft, model.base.get())
    const kept = read(onDevice.read(held.key))
    const draft = kept && unsaved(kept)
    if (draft && isReturning && meetingOf(draft).outdated === 0) {
      isKeeping.current = true
      model.put(draft.values)
    } else if (draft) ask(draft)
    else if (kept) onDevice.forget(held.key)
    let isLeft = false
    void takeLeftDraft(name, held.key, (found) => {
      const left = read(found)
      if (!left || isLeft) return 'left'
      const draft = unsaved(left)
      if (!draft) return 'over'
      ask(offered.current ? stack(draft, offered.current) : draft)
      isKeeping.current = true
      write()
      return 'taken'
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(write, PAUSE)
    }
    const stop = model.form.subscribe({ formState: { values: true }, callback: later })
    const stopBase = model.base.subscribe(later)
    // Nobody who has just saved is asked whether to sign out without saving.
    const stopTally = model.tally.subscribe(() => {
      if (model.tally.get().changed.size === 0) write()
    })
    window.addEventListener('pagehide', write)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
      stopBase()
      stopTally()
      window.removeEventListener('pagehide', write)
      write()
      // What was typed beside an offer that nobody has decided about is offered with it.
      const isPending = !isOver?.current && model.changes().length > 0 && !offered.current
      if (isPending && isWithin(scope, location.pathname)) returning.set(name, held)
      else held.release()
      own.current = null
    }
  }, [isOpened, name, model, resource, scope, isOver, write])

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

  const isLasting = useCallback((): boolean => {
    write()
    return own.current === null || onDevice.isLasting(own.current.key)
  }, [write])

  return {
    offer,
    restore,
    drop,
    write,
    /** Keeps what is unsaved, and tells whether it outlives the page. */
    isLasting,
  }
}
