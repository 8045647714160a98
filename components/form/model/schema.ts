import { z } from 'zod'
import type { FaultCode } from '@/lib/derive/schemas/faults'
import { readJson } from '@/lib/derive/schemas/issues'
import { fieldSchema } from '@/lib/derive/schemas/requests'
import type { Field } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import type { TimeZone } from '@/lib/time/calendar'
import { placed } from './faults'
import { isFigure, isJson } from './valueKind'
import { type FormValue, jsonFaultOf, strayUnit, toJson } from './values'

/** What is wrong with a value of the form. */
export interface FormFault {
  readonly code: FaultCode | 'malformed_json' | string
  readonly message: string
}

/**
 * What a form holds, by the names of its inputs: those that are there are each read by `check`.
 * Forms resolve with it, and only with the inputs that are asked about.
 */
export const heldSchema = <Held>(
  check: (name: string, held: Held) => Pick<FormFault, 'message'> | undefined,
): z.ZodType<Record<string, Held>, Record<string, Held>> =>
  z.custom<Record<string, Held>>().check(({ value, issues }) => {
    for (const [name, held] of Object.entries(value)) {
      const fault = check(name, held)
      if (!fault) continue
      issues.push({ code: 'custom', message: fault.message, input: held, path: [name] })
    }
  })

/**
 * Reads a value with the very schema that the service has for the field, and returns the first
 * fault. Nothing is ruled here: only text that is not JSON at all has no schema to read it.
 */
export function check(field: Field, value: FormValue, timeZone: TimeZone): FormFault | undefined {
  if (value === null && field.required) {
    return { code: 'required', message: `${field.label} cannot be left out.` }
  }
  const malformed = value !== null && isJson(field) ? jsonFaultOf(String(value)) : undefined
  if (malformed) return { code: 'malformed_json', message: malformed }
  const stray = isFigure(field) && typeof value === 'string' ? strayUnit(field, value) : undefined
  if (stray) {
    const unit = field.unit ? `is in ${field.unit}` : 'is a bare number'
    return { code: 'wrong_type', message: `${field.label} ${unit}. Write it without ${stray}.` }
  }
  const [fault] = readJson(fieldSchema(field, timeZone), toJson(field, value)).faults
  return fault && { code: fault.code, message: placed(fault.pointer, fault.message) }
}

/** As {@link check}, and asks for what a new record would not be found without. */
export function checkNew(
  field: Field,
  value: FormValue,
  timeZone: TimeZone,
): FormFault | undefined {
  const isBlank = value === null || (typeof value === 'string' && value.trim() === '')
  if (!field.asked || !isBlank) return check(field, value, timeZone)
  const label = withinSentence(field.label)
  return { code: 'asked', message: `Enter the ${label}: nobody would find the record without it.` }
}
