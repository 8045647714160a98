import { CSV_TYPE, csvLine } from '@/lib/text/csv'
import type { Body } from './bodies'

/** Whether a list is asked for as one file. */
export const wantsFile = (headers: Headers): boolean => headers.get('accept') === CSV_TYPE

/** Records as such a file, with the members that are asked for. */
export function fileOf(rows: readonly Body[], query: URLSearchParams): Response {
  const heads = query.get('fields')?.split(',') ?? []
  const lines = rows.map((row) => heads.map((name) => String(row[name] ?? '')))
  const text = [heads, ...lines].map((cells) => csvLine(cells)).join('')
  return new Response(text, { headers: { 'content-type': CSV_TYPE } })
}
