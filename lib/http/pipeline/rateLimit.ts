import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/lib/env'
import { Problem } from '@/lib/problem'

let limiter: RateLimiterMemory | undefined

/** Whether the operator has set an allowance of calls. */
export const isLimited = (): boolean => env().RATE_LIMIT_PER_MINUTE > 0

/**
 * Counts a call against the user's allowance.
 *
 * @throws Problem 429 with RateLimit and Retry-After headers
 */
export async function limitCalls(userId: number): Promise<void> {
  const limit = env().RATE_LIMIT_PER_MINUTE
  limiter ??= new RateLimiterMemory({ points: limit, duration: 60 })
  try {
    await limiter.consume(userId)
  } catch (refusal) {
    throw rateLimited(
      'You have used up your calls for this minute.',
      limit,
      refusal as RateLimiterRes,
    )
  }
}

/** The answer to one call too many. */
export function rateLimited(detail: string, limit: number, state: RateLimiterRes): Problem {
  const seconds = String(Math.max(1, Math.ceil(state.msBeforeNext / 1000)))
  return new Problem('rate_limited', detail, {
    headers: {
      'retry-after': seconds,
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': '0',
      'ratelimit-reset': seconds,
    },
  })
}
