import { Problem } from '@/lib/problem'
import type { PathId, PathParameters } from '../pipeline/operation'

/** The ids in an address. @throws Problem 400 for one that is of another form */
export function readIds(
  ids: Readonly<Record<string, PathId>>,
  given: PathParameters,
): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, { pattern }] of Object.entries(ids)) {
    const value = given[name]
    if (typeof value !== 'string' || !pattern.test(value)) {
      throw new Problem('malformed_id', `${name} does not have the form of an id.`, {
        members: { parameter: name, pattern: pattern.source },
      })
    }
    params[name] = value
  }
  return params
}
