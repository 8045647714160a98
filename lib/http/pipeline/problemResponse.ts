import { stringify } from 'lossless-json'
import { MAX_FAULTS } from '@/lib/derive/schemas/faults'
import { MEDIA_TYPE, PROBLEMS, type Problem, problemPath } from '@/lib/problem'
import { isNamed, PROBLEM_TYPE } from '../parsing/headers'
import { apiHeaders } from './plainHeaders'
import { type TextResponse, textResponse } from './textResponse'

/**
 * Renders a problem.
 *
 * @param asked the request's headers: `application/problem+json` in Accept is honoured, else errors
 *   carry the service's own media type like every answer
 */
export function problemResponse(
  problem: Problem,
  asked: Headers,
  request: {
    readonly instance: string
    readonly requestId: string
    readonly headers?: Readonly<Record<string, string>> | undefined
  },
): Promise<TextResponse> {
  const [status, title] = PROBLEMS[problem.code]
  const { errors, members, headers } = problem.extras
  const body = {
    type: problemPath(problem.code),
    title,
    status,
    detail: problem.detail,
    instance: request.instance,
    code: problem.code,
    request_id: request.requestId,
    ...members,
    ...(errors && { errors: errors.slice(0, MAX_FAULTS) }),
  }
  const type = isNamed(asked, PROBLEM_TYPE) ? PROBLEM_TYPE : MEDIA_TYPE
  const answered = {
    'content-type': type,
    'x-request-id': request.requestId,
    ...apiHeaders(),
    ...request.headers,
    ...headers,
  }
  return textResponse(stringify(body) ?? '', status, answered, asked.get('accept-encoding'))
}
