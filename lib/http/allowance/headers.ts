import { env } from '@/lib/env'
import { Problem } from '@/lib/problem'

/** The window of an allowance in seconds. */
export const WINDOW_SECONDS = 60

/** A limit: so many units in so many seconds, under a name. */
export interface Policy {
  readonly name: string
  readonly quota: number
  readonly seconds: number
}

/** What is left of a limit, and for how many milliseconds. */
export interface Left {
  readonly units: number
  readonly milliseconds: number
}

type Fields = Readonly<Record<string, string>>

const NONE: Fields = {}
let policy: Fields | undefined

/** The limit as `RateLimit-Policy` has it. */
const policyField = ({ name, quota, seconds }: Policy): string =>
  `"${name}";q=${quota};w=${seconds}`

/** Whole seconds to wait, at least one. */
export const secondsOf = (milliseconds: number): number =>
  Math.max(1, Math.ceil(milliseconds / 1000))

/**
 * What every answer says of the allowance that each account has, whoever called; nothing where the
 * operator has set none. The fields are those of draft-ietf-httpapi-ratelimit-headers.
 */
export function policyHeaders(): Fields {
  policy ??= policyHere()
  return policy
}

function policyHere(): Fields {
  const quota = env().RATE_LIMIT_PER_MINUTE
  if (quota === 0) return NONE
  return { 'ratelimit-policy': policyField({ name: 'default', quota, seconds: WINDOW_SECONDS }) }
}

/** What an answer says of the allowance of the account that called. */
export const leftHeaders = ({ units, milliseconds }: Left): Fields => ({
  ratelimit: `"default";r=${units};t=${secondsOf(milliseconds)}`,
})

/**
 * The answer to one call too many.
 *
 * @param milliseconds until there is an allowance again
 */
export function rateLimited(detail: string, limit: Policy, milliseconds: number): Problem {
  const seconds = secondsOf(milliseconds)
  return new Problem('rate_limited', detail, {
    headers: {
      'retry-after': String(seconds),
      'ratelimit-policy': policyField(limit),
      ratelimit: `"${limit.name}";r=0;t=${seconds}`,
    },
  })
}
