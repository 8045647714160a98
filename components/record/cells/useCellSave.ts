'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { createAttempt } from '@/components/api/attempt'
import { faultWords } from '@/components/api/faultWords'
import { ApiProblem, asError, isUntaken } from '@/components/api/problem'
import { wordsBeside } from '@/components/form/model/alike'
import type { FormModel } from '@/components/form/model/formModel'
import { ownWhere, saversOf } from '@/components/form/model/history'
import { retryOnConflict } from '@/components/form/model/retryOnConflict'
import { type Loaded, recordTransport } from '@/components/form/model/transport'
import { formOf, same } from '@/components/form/model/values'
import type { OpenCell } from '@/components/list/editing'
import { useSessionUser } from '@/components/session/user'
import { timeZone } from '@/components/time/timeZone'
import type { Field } from '@/lib/resources/resource'
import { sentence } from '@/lib/text/words'
import { readAnewAfter } from '../readAnew'

interface Options {
  readonly model: FormModel
  readonly field: Field
  readonly id: string
  /** The version of the record that the cell was opened on. */
  readonly etag: string
  readonly cell: Pick<OpenCell, 'show' | 'versionAfter'>
}

/**
 * Saves one field of a record where it stands in a list: the call that its form would make. What
 * others have changed in other fields goes along with it; where they have changed this one, nothing
 * is written until the person has seen theirs and says so again.
 */
export function useCellSave({ model, field, id, etag, cell }: Options) {
  const queries = useQueryClient()
  const me = useSessionUser()?.user.user_id
  const { resource } = model
  const transport = useMemo(
    () => recordTransport({ resource, id, isReplaced: false }),
    [resource, id],
  )
  const tag = useRef(etag)
  const [attempt] = useState(createAttempt)
  const [isSaving, setSaving] = useState(false)
  const { column } = field

  const shows = ({ record, etag }: Loaded, savedOver?: string) =>
    cell.show({ ...record, _etag: etag }, savedOver)

  async function send() {
    const changes = model.changes()
    if (changes.length === 0) return null
    tag.current = cell.versionAfter(tag.current)
    const call = { changes, values: { ...model.form.getValues() }, etag: tag.current }
    const key = attempt.keyOf(transport.show({ ...call, key: '' }))
    return attempt.send(key, () => transport.save({ ...call, key }))
  }

  /** Takes in what somebody else has saved; null where it is this very field. */
  async function merge() {
    const before = model.base.get()[column] ?? null
    const [loaded, events] = await Promise.all([transport.load(), transport.newestEvents()])
    tag.current = loaded.etag ?? tag.current
    const isOutcomeUnknown = attempt.outcomeUnknown !== null
    // What the record holds is read.
    attempt.end()
    shows(loaded)
    const theirs = formOf(resource, loaded.record)[column] ?? null
    const mine = model.form.getValues()[column] ?? null
    model.base.set({ [column]: theirs })
    if (same(field, before, theirs) || same(field, mine, theirs)) return {}
    const { who, isOwn } = saversOf(events, [field], me)
    const saved = isOwn ? 'You have saved' : `${sentence(who)} has saved`
    const where = isOwn ? ownWhere(isOutcomeUnknown) : 'here'
    const words = `${saved} “${wordsBeside(field, theirs, [mine], timeZone())}” ${where} meanwhile.`
    model.form.setError(column, { type: OVERTAKEN, message: words })
    return null
  }

  /** @returns true once nothing of the cell is left to save */
  async function save(): Promise<boolean> {
    setSaving(true)
    try {
      const sent = await retryOnConflict({ send, merge })
      if (sent.is === 'written') {
        attempt.end()
        shows(sent.answer, tag.current)
        // The rows stay where they are: whoever writes down a column would lose their place.
        readAnewAfter(queries, resource, 'later')
      }
      return sent.is !== 'stopped'
    } catch (fault) {
      refuse(asError(fault))
      return false
    } finally {
      setSaving(false)
    }
  }

  function refuse(fault: Error) {
    const told = isUntaken(fault) ? (attempt.outcomeUnknown ?? fault) : fault
    const faults = fault instanceof ApiProblem ? fault.errors : []
    if (!model.refuse(faults).first) {
      model.form.setError(column, { type: 'refused', message: faultWords(told) })
    }
  }

  return { isSaving, save, tag }
}

/** Marks a fault that is a question: somebody else has changed the same field. */
export const OVERTAKEN = 'overtaken'
