'use client'

import { useRef, useState } from 'react'
import { apiWrite } from '@/components/api/api'
import { ApiProblem } from '@/components/api/problem'
import type { Written } from '@/components/api/written'
import { timeZone } from '@/components/time/timeZone'
import type { Field, Resource } from '@/lib/resources/resource'
import { wholeBody } from '../model/changes'
import { checkNew, placeFaults } from '../model/check'
import { type FormValue, type FormValues, same } from '../model/values'

interface Options {
  resource: Resource
  endpoint: string
  fields: readonly Field[]
  /** What it starts from. Read once. */
  start: FormValues
  /** Told the new record's id, with the proof that it is there. */
  onCreated: (id: string, written: Written) => void
}

/**
 * A record that is being made: its values, what is wrong with them, and the call that adds it. The
 * same content is sent under the same key, so that a second try after a lost answer adds no twin.
 */
export function useCreate({ resource, endpoint, fields, start, onCreated }: Options) {
  const [values, setValues] = useState<FormValues>(start)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<Error | null>(null)
  const [isPending, setPending] = useState(false)
  const key = useRef(crypto.randomUUID())
  const [isAdded, setAdded] = useState(false)
  const isChanged = (field: Field) =>
    !same(field, start[field.column] ?? null, values[field.column] ?? null)
  const isDirty = !isAdded && fields.some(isChanged)

  function change(field: Field, value: FormValue) {
    key.current = crypto.randomUUID()
    setValues((before) => ({ ...before, [field.column]: value === '' ? null : value }))
    setFaults(({ [field.column]: _, ...others }) => others)
  }

  /** Adds the record; answers the first field to mend, when there is one. */
  async function submit(): Promise<Field | undefined> {
    if (isPending) return undefined
    const found = Object.fromEntries(
      fields.flatMap((field) => {
        const fault = checkNew(field, values[field.column] ?? null, timeZone())
        return fault ? [[field.column, fault.message]] : []
      }),
    )
    setFaults(found)
    setProblem(null)
    if (Object.keys(found).length > 0) return fields.find(({ column }) => column in found)
    setPending(true)
    try {
      const { body, written } = await apiWrite<Record<string, unknown>>(endpoint, {
        method: 'POST',
        // Only what was filled in: the rest takes its default.
        body: wholeBody(resource, values),
        headers: { 'Idempotency-Key': key.current },
      })
      setAdded(true)
      onCreated(String(body[resource.id.name]), written)
    } catch (fault) {
      setPending(false)
      return refuse(fault as Error)
    }
    return undefined
  }

  /** Puts the service's faults on their fields; what has no field here stands above them. */
  function refuse(fault: Error): Field | undefined {
    const isFaults = fault instanceof ApiProblem && fault.status === 422
    const { placed } = placeFaults(resource, isFaults ? fault.errors : [])
    const here = placed.filter(({ field }) => fields.includes(field))
    setFaults(Object.fromEntries(here.map(({ field, message }) => [field.column, message])))
    if (here.length === 0 || here.length < (fault as ApiProblem).errors.length) setProblem(fault)
    return here[0]?.field
  }

  return { values, faults, problem, isPending, isDirty, change, submit }
}
