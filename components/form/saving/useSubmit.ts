'use client'

import { type FormEvent, useRef, useState } from 'react'
import { createAttempt, isForgotten, isPastActing, settlesEarlier } from '@/components/api/attempt'
import { type CallHeaders, presentContext } from '@/components/api/headers'
import { ApiProblem, asError, type FieldFault, isUntaken } from '@/components/api/problem'
import type { RecordBody } from '@/components/api/records'
import { useStore } from '@/components/state/store'
import { serviceNow } from '@/components/time/serviceClock'
import type { Field } from '@/lib/resources/resource'
import { wholeBody } from '../model/changes'
import type { FormModel } from '../model/formModel'
import { withIds } from '../model/lookUps'
import { NOTHING } from '../model/tally'
import { type FormValues, same } from '../model/values'

interface Options {
  readonly model: FormModel
  /**
   * Sends what was filled in. The same content comes with the same headers, its key among them, so
   * that a second try after a lost answer does nothing twice.
   *
   * @param later what was filled in since this was sent first, by column, until it is asked for: none
   *   of it is in the content
   * @throws ApiProblem when the service refuses
   */
  readonly send: (content: RecordBody, headers: CallHeaders, later: Later) => Promise<void>
}

type Later = () => FormValues

/** What was sent, and what the form held as that was asked for. */
interface Sent {
  readonly values: FormValues
  readonly content: RecordBody
  readonly key: string
  readonly context: CallHeaders
  /** When, by the service's clock. */
  readonly at: number
}

/** What there is to say of what was sent and can no longer be asked after. */
const unknowable = (detail: string) =>
  new ApiProblem(0, { code: 'answer_lost', title: 'Nobody knows whether this was done', detail })

/** It was sent too long ago. */
const FORGOTTEN = unknowable(
  'It was sent about a day ago, and no answer came. Look whether it is there before you send it again: by now it would be done a second time.',
)

/** It was sent for somebody for whom nothing can be sent any more. */
const pastActing = ({ detail }: ApiProblem) =>
  unknowable(
    `${detail} It was sent on behalf of somebody before that, and no answer came. Look whether it is there before you send it again: it would be done a second time.`,
  )

/** Faults for which nothing was sent, or nothing taken. */
export interface Refusal {
  /** Those that belong to no field of the form. */
  readonly unplaced: readonly FieldFault[]
  readonly requestId?: string | null | undefined
}

/** Sends a form as a whole, once: its faults land on their fields, and all else stands above them. */
export function useSubmit({ model, send }: Options) {
  const { form, fields } = model
  const [problem, setProblem] = useState<Error | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPending, setPending] = useState(false)
  const [isSent, setSent] = useState(false)
  /** What nobody knows whether the service has done, as its answer was lost. */
  const [lost, setLost] = useState<Sent | null>(null)
  const [attempt] = useState(createAttempt)
  const isRunning = useRef(false)
  const { changed } = useStore(model.tally, NOTHING)

  async function sendNow(values: FormValues): Promise<void> {
    setProblem(null)
    setRefusal(null)
    const next = sentOf(values)
    let before = lost
    if (before && isForgotten(before.at)) return forget(FORGOTTEN)
    try {
      // Another content has another key: what may be there already would be there twice.
      if (before && before.key !== next.key) {
        if (await wasDone(before)) return setSent(true)
        before = null
      }
      await sendOnce(next)
      setSent(true)
    } catch (fault) {
      const why = attempt.outcomeUnknown
      if (before && isPastActing(fault)) return forget(pastActing(fault))
      setLost(why && (before ?? next))
      end()
      refuse(why && isUntaken(fault) ? why : asError(fault))
    }
  }

  /** Sent again it would be there twice. The person looks, and then sends it as something new. */
  function forget(why: ApiProblem) {
    attempt.end()
    setLost(null)
    setProblem(why)
    end()
  }

  function sentOf(values: FormValues): Sent {
    // Only what was filled in: the rest takes its default.
    const content = wholeBody({ leaves: fields }, values)
    const key = attempt.keyOf(content)
    return { values, content, key, context: presentContext(), at: serviceNow() }
  }

  /** What the form holds otherwise by now: one types on while the answer is awaited. */
  const laterThan =
    ({ values }: Sent): Later =>
    () => {
      const now = form.getValues()
      const later = fields.filter(
        (field) => !same(field, values[field.column] ?? null, now[field.column] ?? null),
      )
      return Object.fromEntries(later.map(({ column }) => [column, now[column] ?? null]))
    }

  const sendOnce = (sent: Sent): Promise<void> =>
    attempt.send(sent.key, () => {
      const headers = { ...sent.context, 'Idempotency-Key': sent.key }
      return send(sent.content, headers, laterThan(sent))
    })

  /** Sends once more what was not answered: whether it is done by now, or was refused and so never done. */
  async function wasDone(before: Sent): Promise<boolean> {
    try {
      await sendOnce(before)
      return true
    } catch (fault) {
      if (settlesEarlier(fault)) return false
      throw fault
    }
  }

  /** Puts the service's faults on their fields; what has no field here stands above them. */
  function refuse(fault: Error) {
    const refused = fault instanceof ApiProblem && fault.status === 422 ? fault : undefined
    const { first, unplaced } = model.refuse(refused?.errors ?? [])
    if (!first || unplaced.length > 0) setProblem(fault)
    if (first) setRefusal({ unplaced, requestId: refused?.requestId })
    if (first) model.reveal(first.column)
  }

  function revealFault({ column }: Pick<Field, 'column'>) {
    end()
    setProblem(null)
    setRefusal({ unplaced: [] })
    model.reveal(column)
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    // One types on while it is found out what was typed.
    const asked = { ...form.getValues() }
    let values: FormValues
    try {
      const { meant, unsure } = await model.lookUps.settled()
      if (unsure) return revealFault(unsure)
      values = withIds(asked, meant)
    } catch (fault) {
      end()
      return refuse(asError(fault))
    }
    // The form marks what it holds by now; what was asked for is judged by itself.
    const judge = async () => {
      const faulty = model.faultyOf(values)
      if (faulty) revealFault(faulty)
      else await sendNow(values)
    }
    await form.handleSubmit(judge, judge)()
  }

  /** What was refused may be sent again; what was sent may not. */
  function end() {
    isRunning.current = false
    setPending(false)
  }

  return {
    submit,
    problem,
    /** Why it is to be sent again, field by field; null where it is not. */
    refusal,
    dismiss() {
      setRefusal(null)
      setProblem(null)
    },
    isPending,
    isDirty: !isSent && changed.size > 0,
    /** True while nobody knows whether what was sent has been done. */
    isOutcomeUnknown: lost !== null,
  }
}
