import { stringify } from 'lossless-json'
import { FastResponse } from 'srvx'
import { MEDIA_TYPE, PROBLEMS, type Problem } from '@/lib/problem'

/** More faults than this help nobody. */
const MAX_FAULTS = 1000
const PROBLEM_TYPE = 'application/problem+json'

/**
 * Renders a problem.
 *
 * @param accept the request's Accept header: `application/problem+json` in it is honoured, else
 *   errors carry the service's own media type like every answer
 */
export function problemResponse(
  problem: Problem,
  request: { readonly instance: string; readonly requestId: string; readonly accept: string },
): Response {
  const [status, title] = PROBLEMS[problem.code]
  const { errors, members, headers } = problem.extras
  const body = {
    type: `https://fleetbook.invalid/problems/${problem.code}`,
    title,
    status,
    detail: problem.detail,
    instance: request.instance,
    code: problem.code,
    request_id: request.requestId,
    ...members,
    ...(errors && { errors: errors.slice(0, MAX_FAULTS) }),
  }
  const type = request.accept.includes(PROBLEM_TYPE) ? PROBLEM_TYPE : MEDIA_TYPE
  return new FastResponse(stringify(body) ?? '', {
    status,
    headers: {
      'content-type': type,
      'x-request-id': request.requestId,
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
