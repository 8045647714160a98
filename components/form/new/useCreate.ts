'use client'

import { stringify } from 'lossless-json'
import { useRef, useState } from 'react'
import { ApiProblem } from '@/components/api/problem'
import { recordCalls } from '@/components/api/records'
import type { Written } from '@/components/api/written'
import { useStore } from '@/components/state/store'
import { wholeBody } from '../model/changes'
import type { FormModel } from '../model/formModel'
import { NOTHING } from '../model/tally'

interface Options {
  model: FormModel
  /** Told the new record's id, with the proof that it is there. */
  onCreated: (id: string, written: Written) => void
}

/**
 * The call that adds the record of a form. The same content is sent under the same key, so that a
 * second try after a lost answer adds no twin.
 */
export function useCreate({ model, onCreated }: Options) {
  const { form, resource, fields } = model
  const [problem, setProblem] = useState<Error | null>(null)
  const [isPending, setPending] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const attempt = useRef({ text: '', key: '' })
  const { changed } = useStore(model.tally, NOTHING)

  async function send(): Promise<void> {
    if (isPending) return
    setProblem(null)
    setPending(true)
    // Only what was filled in: the rest takes its default.
    const content = wholeBody({ leaves: fields }, form.getValues())
    const text = stringify(content) ?? ''
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    try {
      const { body, written } = await recordCalls(resource).create(content, {
        headers: { 'Idempotency-Key': attempt.current.key },
      })
      setAdded(true)
      onCreated(String(body[resource.id.name]), written)
    } catch (fault) {
      setPending(false)
      refuse(fault as Error)
    }
  }

  /** Puts the service's faults on their fields; what has no field here stands above them. */
  function refuse(fault: Error) {
    const faults = fault instanceof ApiProblem && fault.status === 422 ? fault.errors : []
    const { first, unplaced } = model.refuse(faults)
    if (!first || unplaced.length > 0) setProblem(fault)
    if (first) model.reveal(first.column)
  }

  const submit = form.handleSubmit(send, () => {
    setProblem(null)
    const faulty = fields.find(({ column }) => model.faultOf(column))
    if (faulty) model.reveal(faulty.column)
  })

  return { submit, problem, isPending, isDirty: !isAdded && changed.size > 0 }
}
