import { ApiProblem } from '@/components/api/problem'

/** The faults of a refused save: those that have a field in the form, and whether that is all. */
export interface PlacedFaults<Name extends string> {
  readonly fields: readonly { readonly name: Name; readonly message: string }[]
  /** True when something is left that no field of the form can show. */
  readonly hasMore: boolean
}

/** Puts each fault of an answer on the field that its pointer names; each field gets its first. */
export function placeFaults<Name extends string>(
  fault: unknown,
  names: readonly Name[],
): PlacedFaults<Name> {
  const errors = fault instanceof ApiProblem ? fault.errors : []
  const fields = new Map<Name, string>()
  let placed = 0
  for (const { pointer, message } of errors) {
    const name = names.find((each) => pointer.split('/')[1] === each)
    if (!name) continue
    placed += 1
    if (!fields.has(name)) fields.set(name, message)
  }
  return {
    fields: [...fields].map(([name, message]) => ({ name, message })),
    hasMore: errors.length === 0 || placed < errors.length,
  }
}
