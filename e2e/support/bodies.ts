import { PROBLEMS, type ProblemCode, problemPath } from '@/lib/problem'

/** A body of the API, or a part of one. */
export type Body = Readonly<Record<string, unknown>>

/** A page of a list that has this much in it. */
export const listOf = (...data: readonly unknown[]): Body => ({
  ...{ data, next_cursor: null, total: data.length, total_exact: true },
})

/** A refusal as the service words it. */
export function refusal(code: ProblemCode, members: Body = {}): Response {
  const [status, title] = PROBLEMS[code]
  const said = { type: problemPath(code), title, status, code, detail: title, request_id: 'r-1' }
  return Response.json(
    { ...said, ...members },
    { status, headers: { 'content-type': 'application/problem+json', 'x-request-id': 'r-1' } },
  )
}
