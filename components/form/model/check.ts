import type { FieldFault } from '@/components/api/problem'
import type { FaultCode } from '@/lib/derive/faults'
import { readJson } from '@/lib/derive/issues'
import { fieldSchema } from '@/lib/derive/schemas'
import type { Field, Resource } from '@/lib/resources/resource'
import { JsonFault, parseJson } from '@/lib/text/json'
import type { TimeZone } from '@/lib/time/calendar'
import { type FormValue, isJson, parseOr, toJson } from './values'

/** What is wrong with a value of the form. */
export interface FormFault {
  readonly code: FaultCode | 'malformed_json' | string
  readonly message: string
}

/**
 * Reads a value by its kind, exactly as the service will, and returns the first fault. Nothing is
 * ruled here: only text that is not JSON at all has no kind to read it.
 */
export function check(field: Field, value: FormValue, timeZone: TimeZone): FormFault | undefined {
  if (value === null) {
    if (!field.required) return undefined
    return { code: 'required', message: `${field.label} cannot be left out.` }
  }
  if (isJson(field) && parseOr(String(value)) === undefined) {
    return { code: 'malformed_json', message: `This is not JSON: ${whyNotJson(String(value))}` }
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
  const label = field.label.toLowerCase()
  return { code: 'asked', message: `Enter the ${label}: nobody would find the record without it.` }
}

function whyNotJson(text: string): string {
  try {
    parseJson(text)
    return ''
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault
    return `${fault.message}, at position ${fault.position}.`
  }
}

/** `/3` below a list is its fourth entry to a person; a member is named as it is. */
function placed(below: string, message: string): string {
  if (below === '') return message
  return /^\/\d+$/.test(below)
    ? `Entry ${Number(below.slice(1)) + 1}: ${message}`
    : `${below}: ${message}`
}

/** The field that a fault of the service points at, with the message; the rest has no field here. */
export function placeFaults(
  resource: Resource,
  faults: readonly FieldFault[],
): { placed: (FormFault & { field: Field })[]; unplaced: FieldFault[] } {
  const byPointer = new Map(resource.leaves.map((field) => [`/${field.path.join('/')}`, field]))
  const placedFaults: (FormFault & { field: Field })[] = []
  const unplaced: FieldFault[] = []
  for (const fault of faults) {
    const steps = fault.pointer.split('/')
    const known = steps
      .map((_, index) => steps.slice(0, steps.length - index).join('/'))
      .find((pointer) => byPointer.has(pointer))
    const field = known === undefined ? undefined : byPointer.get(known)
    if (!field || known === undefined) unplaced.push(fault)
    else {
      const message = placed(fault.pointer.slice(known.length), fault.message)
      placedFaults.push({ field, code: fault.code, message })
    }
  }
  return { placed: placedFaults, unplaced }
}
