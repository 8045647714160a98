import { Problem } from '@/lib/problem'
import { tooLarge } from '../parsing/body'
import { requestIdOf } from '../parsing/headers'
import type { Handler, RouteContext } from './operation'
import { problemResponse } from './problemResponse'

const refusal =
  (problemFor: (request: Request, context?: RouteContext) => Problem): Handler =>
  async (request, context) => {
    const { response } = await problemResponse(problemFor(request, context), request.headers, {
      instance: new URL(request.url).pathname,
      requestId: requestIdOf(request.headers),
    })
    return response
  }

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

/**
 * Answers 404 where the API is asked for what it has not, in its form, and names the versions served
 * and the address that is probably meant.
 */
export const noSuchRoute: Handler = refusal((_request, context) => {
  const meant = context?.meant?.()
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  return new Problem(
    'not_found',
    `The API has nothing at this address.${hint} It is served as version 1, below /api/v1; what is there stands in /api/v1/openapi.json.`,
    { members: { served: ['/api/v1'] } },
  )
})

/** Answers 400 to a body that says it is JSON and is not. */
export const malformedBody: Handler = refusal(
  () => new Problem('malformed_json', 'The body says that it is JSON, and is not.'),
)

/** Answers 413 where a body is taken, but none above so many bytes. */
export const checkSize = (most: number): Handler => refusal(() => tooLarge(most))

/** Answers 400 to a request for what is no address of a service, such as `OPTIONS *`. */
export const malformedTarget: Handler = refusal(
  () =>
    new Problem(
      'malformed_target',
      'A request names one host, and a path that begins with a slash, without the steps . and .., in escapes that are UTF-8.',
    ),
)
