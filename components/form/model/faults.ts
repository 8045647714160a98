import type { FieldFault } from '@/components/api/problem'
import type { Field, Resource } from '@/lib/resources/resource'

/** A fault of the service at the field that it is about. */
export interface PlacedFault {
  readonly field: Field
  readonly code: string
  readonly message: string
}

/** The field that a fault of the service points at, with the message; the rest has no field here. */
export function placeFaults(
  { leaves }: Pick<Resource, 'leaves'>,
  faults: readonly FieldFault[],
): { placed: PlacedFault[]; unplaced: FieldFault[] } {
  const byPointer = new Map(leaves.map((field) => [`/${field.path.join('/')}`, field]))
  const placedFaults: PlacedFault[] = []
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

/** `/3` below a list is its fourth entry to a person; a member is named as it is. */
export function placed(below: string, message: string): string {
  if (below === '') return message
  return /^\/\d+$/.test(below)
    ? `Entry ${Number(below.slice(1)) + 1}: ${message}`
    : `${below}: ${message}`
}
