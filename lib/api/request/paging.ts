import { Problem } from '@/lib/problem'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

/** The parameters of every list that goes by ids. */
export const PAGING: readonly string[] = ['limit', 'cursor']

/** The refusal of a query parameter. */
export const refuseParameter = (parameter: string, rule: string): Problem =>
  new Problem('invalid_parameter', `The parameter ${parameter} is not usable: ${rule}.`, {
    members: { parameter },
  })

/** The cursor that goes on after an id. */
export const cursorOf = (id: string): string => Buffer.from(id).toString('base64url')

/**
 * Reads which page is wanted: how long, and the last id that the caller has seen.
 *
 * @param known every parameter that the list has
 * @throws Problem 400 for one that is unknown, repeated or not usable
 */
export function readPaging(
  parameters: URLSearchParams,
  known: readonly string[],
): { limit: number; seen: string | undefined } {
  for (const name of parameters.keys()) {
    if (!known.includes(name)) throw refuseParameter(name, 'there is no such parameter')
    if (parameters.getAll(name).length > 1) throw refuseParameter(name, 'it is given twice')
  }
  const limitText = parameters.get('limit') ?? String(DEFAULT_LIMIT)
  const limit = /^\d{1,3}$/.test(limitText) ? Number(limitText) : 0
  if (limit < 1 || limit > MAX_LIMIT) throw refuseParameter('limit', `it takes 1 to ${MAX_LIMIT}`)
  const cursor = parameters.get('cursor')
  const seen = cursor === null ? undefined : Buffer.from(cursor, 'base64url').toString('latin1')
  if (seen !== undefined && !/^\d{1,18}$/.test(seen)) {
    throw refuseParameter('cursor', 'it is none that this list gave out')
  }
  return { limit, seen }
}
