import type { ProblemCode } from '@/lib/problem'
import { answering, type Call } from './answering'
import { listOf, refusal } from './bodies'
import { fileOf, wantsFile } from './listFile'

type Row = Record<string, unknown>

/**
 * Stands for the part of the service that keeps some records: it lists, reads, changes and adds them,
 * and refuses what was changed over a version that is not theirs. As those of the service, its tags tell
 * versions of one record apart, and no record from another.
 */
export function listService(idName: string, rows: Row[]) {
  const refusals: Response[] = []
  const versions = new Map(rows.map((row) => [String(row[idName]), 1]))
  const tagOf = (row: Row) => `"${versions.get(String(row[idName]))}"`
  const whole = (row: Row) => ({ ...row, _etag: tagOf(row) })
  const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    Response.json(body, { status, headers })

  function write(row: Row, body: Row) {
    Object.assign(row, body)
    versions.set(String(row[idName]), (versions.get(String(row[idName])) ?? 0) + 1)
  }
  function serve({ method, path, query, headers, body }: Call): Response {
    const id = decodeURIComponent(path.split('/')[5] ?? '')
    const row = rows.find((each) => String(each[idName]) === id)
    if (path.endsWith('/events')) return answer(listOf())
    if (method === 'GET' && !row) {
      return wantsFile(headers) ? fileOf(rows, query) : answer(listOf(...rows.map(whole)))
    }
    const refused = method === 'GET' ? undefined : refusals.shift()
    if (refused) return refused
    if (method === 'POST') {
      const added = { [idName]: String(rows.length + 1), ...body }
      rows.push(added)
      versions.set(String(added[idName]), 1)
      return answer(whole(added), 201, { etag: tagOf(added) })
    }
    if (!row) return refusal('record_not_found')
    if (method === 'PATCH') {
      if (headers.get('if-match') !== tagOf(row)) return refusal('precondition_failed')
      write(row, body)
    }
    return answer(whole(row), 200, { etag: tagOf(row) })
  }
  const calls = answering(serve)
  return {
    /** Every call that came. */
    calls,
    /** The writes that came, in their order. */
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    /** Has the next write refused. */
    refuse: (code: ProblemCode, body?: Row) => refusals.push(refusal(code, body)),
    /** Has the next write find that a record has all of it already: its version stays. */
    leave(id: string) {
      const row = rows.find((each) => String(each[idName]) === id) as Row
      refusals.push(answer(whole(row), 200, { etag: tagOf(row) }))
    },
    /** Somebody else changes a record. */
    change: (id: string, body: Row) =>
      write(rows.find((row) => String(row[idName]) === id) as Row, body),
  }
}
