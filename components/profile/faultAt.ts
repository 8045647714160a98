import { ApiProblem } from '@/components/api/problem'

/** What the service said of one member of a body, if that is all it said. */
export function faultAt(fault: Error | null, pointer: string): string | undefined {
  if (!(fault instanceof ApiProblem)) return undefined
  const [first, ...others] = fault.errors
  return first?.pointer === pointer && others.length === 0 ? first.message : undefined
}
