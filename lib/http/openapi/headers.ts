import type { JsonSchema } from '@/lib/derive/namedSchemas'

const text = (description: string, rest: JsonSchema = {}) => ({
  description,
  schema: { type: 'string', ...rest },
})
const count = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })

/** Headers of answers, by name. */
export const HEADERS = {
  'X-Request-Id': text('The id of the request: the one sent, or one made for it.'),
  ETag: text('Version of the record, for If-Match and If-None-Match.', { pattern: '^".*"$' }),
  Location: text('Path of what was made.', { format: 'uri-reference' }),
  Vary: text('Request headers that the answer depends on.'),
  'Preference-Applied': text('The part of Prefer that was followed.'),
  'Idempotency-Replayed': text('`true` where the answer is that of an earlier, equal request.', {
    const: 'true',
  }),
  'WWW-Authenticate': text('How to authenticate.'),
  'Retry-After': count('Seconds to wait before trying again.'),
  'RateLimit-Limit': count('Calls allowed in the period.'),
  'RateLimit-Remaining': count('Calls left in the period.'),
  'RateLimit-Reset': count('Seconds until the period ends.'),
  'Content-Encoding': text('`br` or `gzip`, where the answer is long and the caller accepts that.'),
  'Accept-Encoding': text('The codings that the body of a request may have: none.'),
  'Accept-Patch': text('Media types that the body of a PATCH may have.'),
  'Accept-Post': text('Media types that the body of another request may have.'),
}

/** References to the headers of an answer. */
export const headersNamed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
