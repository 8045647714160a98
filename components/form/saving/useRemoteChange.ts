import { type RefObject, useCallback, useEffect, useState } from 'react'
import { refusedWith } from '@/components/api/problem'
import type { Field } from '@/lib/resources/resource'
import type { FormModel } from '../model/formModel'
import type { HistoryEvent } from '../model/history'
import type { Loaded, RecordTransport } from '../model/transport'
import { formOf, same } from '../model/values'

/** What somebody else has made of the record since it was opened here. */
export interface RemoteChange {
  readonly loaded: Loaded
  /** The newest entries of the history, newest first. */
  readonly events: readonly HistoryEvent[]
  readonly fields: readonly Field[]
}

/** That somebody has deleted the record since it was opened here. */
export interface RemoteRemoval {
  /** The newest entries of the history, newest first; none where it may not be read. */
  readonly events: readonly HistoryEvent[]
}

const EVERY = 20_000

interface Options {
  readonly model: FormModel
  readonly transport: RecordTransport
  readonly tag: RefObject<string | null>
  readonly isPaused: boolean
  /** Told of a record that has become another in nothing that the form shows. */
  readonly onLoaded: (loaded: Loaded) => void
}

/**
 * Asks now and then, while the page is in sight, whether the record is still the one of our tag, or
 * is there at all. It only tells: nothing in the form moves until the person takes the new values over.
 * Where none of its fields is another, as after a new password, there is nothing to tell.
 */
export function useRemoteChange({ model, transport, tag, isPaused, onLoaded }: Options) {
  const [remote, setRemote] = useState<RemoteChange | null>(null)
  const [removal, setRemoval] = useState<RemoteRemoval | null>(null)
  const forget = useCallback(() => setRemote(null), [])

  useEffect(() => {
    if (isPaused) return
    let isOver = false
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const known = tag.current
      const loaded = await transport
        .loadIfNot(known)
        .catch((fault) => (refusedWith(fault) === 404 ? GONE : UNKNOWN))
      if (loaded === UNKNOWN) return
      if (loaded === GONE) {
        const events = await transport.newestEvents()
        if (!isOver) setRemoval({ events })
        return
      }
      if (isOver) return
      // One of the same id may have been added since.
      setRemoval(null)
      if (!loaded || tag.current !== known) return
      if (fieldsThatDiffer(model, loaded).length === 0) {
        tag.current = loaded.etag
        // What was told of has been taken back since.
        forget()
        onLoaded(loaded)
        return
      }
      const events = await transport.newestEvents()
      if (isOver || tag.current !== known) return
      setRemote({ loaded, events, fields: fieldsThatDiffer(model, loaded) })
    }
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [forget, isPaused, model, tag, transport, onLoaded])

  return { remote: remote?.loaded.etag === tag.current ? null : remote, removal, forget }
}

const GONE = 'gone'
const UNKNOWN = 'unknown'

function fieldsThatDiffer({ resource, base }: FormModel, { record }: Loaded): Field[] {
  const [now, next] = [base.get(), formOf(resource, record)]
  return resource.leaves.filter(
    (field) => !same(field, now[field.column] ?? null, next[field.column] ?? null),
  )
}
