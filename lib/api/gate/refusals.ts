import { Problem } from '@/lib/problem'
import { requestIdOf } from '../request/headers'
import type { Handler } from './operation'
import { problemResponse } from './problemResponse'

const refusal =
  (problemFor: (request: Request) => Problem): Handler =>
  async (request) =>
    problemResponse(problemFor(request), {
      instance: new URL(request.url).pathname,
      requestId: requestIdOf(request.headers),
      accept: request.headers.get('accept') ?? '',
    })

/** Answers 405 with Allow to whatever method comes. */
export const checkMethod = (allowed: readonly string[]): Handler =>
  refusal(
    (request) =>
      new Problem(
        'method_not_allowed',
        `This address takes ${allowed.join(', ')}, not ${request.method}.`,
        { headers: { allow: allowed.join(', ') } },
      ),
  )

/** Answers 404 below the API's address, in the API's form. */
export const noSuchRoute: Handler = refusal(
  () => new Problem('not_found', 'The API has nothing at this address. See /api/v1/openapi.json.'),
)
