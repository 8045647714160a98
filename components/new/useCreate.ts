'use client'

import { useRef, useState } from 'react'
import { apiFetch } from '@/lib/console/api'
import { check, placeFaults } from '@/lib/console/form/check'
import { type FormValue, type FormValues, toJson } from '@/lib/console/form/values'
import { ApiProblem } from '@/lib/console/problem'
import { timeZone } from '@/lib/console/timeZone'
import type { Field, Resource } from '@/lib/resources/resource'

interface Options {
  resource: Resource
  endpoint: string
  fields: readonly Field[]
  /** Told the new record's id. */
  onCreated: (id: string) => void
}

/**
 * A record that is being made: its values, what is wrong with them, and the call that adds it. The
 * same content is sent under the same key, so that a second try after a lost answer adds no twin.
 */
export function useCreate({ resource, endpoint, fields, onCreated }: Options) {
  const [values, setValues] = useState<FormValues>({})
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<Error | null>(null)
  const [isPending, setPending] = useState(false)
  const key = useRef(crypto.randomUUID())
  const isDirty = Object.values(values).some((value) => value !== null && value !== '')

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
        const fault = check(field, values[field.column] ?? null, timeZone())
        return fault ? [[field.column, fault.message]] : []
      }),
    )
    setFaults(found)
    setProblem(null)
    if (Object.keys(found).length > 0) return fields.find(({ column }) => column in found)
    setPending(true)
    try {
      const { body } = await apiFetch<Record<string, unknown>>(endpoint, {
        method: 'POST',
        body: bodyOf(fields, values),
        headers: { 'Idempotency-Key': key.current },
      })
      setValues({})
      onCreated(String(body[resource.id.name]))
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

/** Only what was filled in is sent: the rest takes its default. */
function bodyOf(fields: readonly Field[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ column }) => values[column] != null)
      .map((field) => [field.name, toJson(field, values[field.column] ?? null)]),
  )
}
