/** Of all JSON that the service answers with. */
export const MEDIA_TYPE = 'application/vnd.service-api.v1+json'

/** Of its failures, for whoever asks for it. */
const PROBLEM_TYPE = 'application/problem+json'

/** Of a success without a body. */
export const NO_CONTENT = 204

/** The media type of an answer, as nobody between may change it: parameters and the case of letters may. */
const typeOf = (headers: Headers): string | undefined =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/**
 * Whether a success is one of the service: in its type, or empty with the id that all of its answers
 * have. Whoever stands before it may call anything a success.
 *
 * @param mediaType what the body has to be; without it the service's own JSON, or no body
 */
export function isOwnSuccess(status: number, headers: Headers, mediaType?: string): boolean {
  if (status === NO_CONTENT) return mediaType === undefined && headers.has('x-request-id')
  return typeOf(headers) === (mediaType ?? MEDIA_TYPE)
}

/** Whether a failure is told by the service: members of anybody else's mean what these mean by them. */
export const isOwnProblem = (headers: Headers): boolean =>
  [MEDIA_TYPE, PROBLEM_TYPE].includes(typeOf(headers) ?? '')
