import type { JsonSchema } from '@/lib/derive/schemas/namedSchemas'

const text = (description: string, rest: JsonSchema = {}) => ({
  description,
  schema: { type: 'string', ...rest },
})
/** One that an answer which may have it always has. */
const sure = (description: string, rest: JsonSchema = {}) => ({
  ...text(description, rest),
  required: true,
})
const count = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })

/** Headers of answers, by name. */
export const HEADERS = {
  'X-Request-Id': sure('The id of the request: the one sent, or one made for it.'),
  ETag: text('Version of the record, for If-Match and If-None-Match.', { pattern: '^".*"$' }),
  Location: sure('Path of what was made.', { format: 'uri-reference' }),
  'Content-Disposition': text('Of a file alone: what it is to be called.'),
  Vary: text('Request headers that the answer depends on.'),
  'Preference-Applied': text('The part of Prefer that was followed.'),
  'Idempotency-Replayed': text('`true` where the answer is that of an earlier, equal request.', {
    const: 'true',
  }),
  'WWW-Authenticate': text('How to authenticate.'),
  'Retry-After': count('Seconds to wait before trying again.'),
  'RateLimit-Policy': text(
    'What an account may use: `"default";q=60000;w=60` is 60000 units in 60 seconds. A call costs one unit, one on many records one for every two of them. Absent where there is no limit.',
  ),
  RateLimit: text(
    'What the account has left: `"default";r=59975;t=42` is 59975 units for 42 seconds. Absent where there is no limit, and where nobody is signed in.',
  ),
  'Content-Encoding': text('`br` or `gzip`, where the answer is long and the caller accepts that.'),
  'Accept-Encoding': text('The codings that the body of a request may have: none.'),
  Deprecation: text(
    'Since when the operation is deprecated, as RFC 9745 has it: `@` and seconds.',
    {
      pattern: '^@[0-9]+$',
    },
  ),
  Sunset: text('After which moment the operation may be gone (RFC 8594).'),
  Link: text('Where it says what to do instead, with `rel="deprecation"`.'),
  'Accept-Patch': text('Media types that the body of a PATCH may have.'),
  'Accept-Post': text('Media types that the body of another request may have.'),
}

/** What every answer has; that of an account the last besides. */
export const COMMON_HEADERS = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit']

/** What every answer with a body has besides. */
export const BODY_HEADERS = ['Vary', 'Content-Encoding']

/** References to the headers of an answer. */
export const headersNamed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
