'use client'

import { type FormEvent, useRef, useState } from 'react'
import { createAttempt } from '@/components/api/attempt'
import { ApiProblem } from '@/components/api/problem'
import type { RecordBody } from '@/components/api/records'
import { useStore } from '@/components/state/store'
import { wholeBody } from '../model/changes'
import type { FormModel } from '../model/formModel'
import { NOTHING } from '../model/tally'

interface Options {
  readonly model: FormModel
  /**
   * Sends what was filled in. The same content comes with the same key, so that a second try after
   * a lost answer does nothing twice.
   *
   * @throws ApiProblem when the service refuses
   */
  readonly send: (content: RecordBody, key: string) => Promise<void>
}

/** Sends a form as a whole, once: its faults land on their fields, and all else stands above them. */
export function useSubmit({ model, send }: Options) {
  const { form, fields } = model
  const [problem, setProblem] = useState<Error | null>(null)
  const [isPending, setPending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [attempt] = useState(createAttempt)
  const isRunning = useRef(false)
  const { changed } = useStore(model.tally, NOTHING)

  async function sendNow(): Promise<void> {
    setProblem(null)
    // Only what was filled in: the rest takes its default.
    const content = wholeBody({ leaves: fields }, form.getValues())
    try {
      await send(content, attempt.keyOf(content))
      setSent(true)
    } catch (fault) {
      end()
      attempt.refused(fault)
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

  function revealFault() {
    end()
    setProblem(null)
    const faulty = fields.find(({ column }) => model.faultOf(column))
    if (faulty) model.reveal(faulty.column)
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    await model.lookUps.settled()
    await form.handleSubmit(sendNow, revealFault)()
  }

  /** What was refused may be sent again; what was sent may not. */
  function end() {
    isRunning.current = false
    setPending(false)
  }

  return { submit, problem, isPending, isDirty: !isSent && changed.size > 0 }
}
