import { stringify } from 'lossless-json'
import { parseJson } from '@/lib/text/json'
import type { HandlerResult } from '../pipeline/operation'

/**
 * The answer to a dry run of a write of one record.
 *
 * @param id the record's id by its API name; null where it would be given out by the write itself
 * @param changes `[{field, from, to}]` as JSON text
 * @param headers those that a real answer would have, as far as they hold of the record as it is
 */
export function dryRunAnswer(
  id: Readonly<Record<string, string | null>>,
  changes: string,
  headers: Readonly<Record<string, string>> = {},
): HandlerResult {
  const head = JSON.stringify(id).slice(0, -1)
  return { status: 200, body: { text: `${head},"changes":${changes}}` }, headers }
}

/**
 * The changes of a dry run for whoever may not read the record: what it would be, and not what it
 * is. They are to be those of a record that is only made, as these are the same whatever it holds.
 *
 * @param changes `[{field, from, to}]` as JSON text
 */
export function withoutBefore(changes: string): string {
  const told = (parseJson(changes) as Record<string, unknown>[]).map(({ from, ...rest }) => rest)
  return stringify(told) as string
}
