import { z } from 'zod'
import { trustOf } from './callerAddress'

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')
const port = z.coerce.number().int().min(1).max(65_535)

const schema = z.object({
  /** The operator's database; the start script sets it to the embedded one when it is absent. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')
    .refine(
      (url) => URL.canParse(url),
      'is no address: write signs like @ : / # in user or password as %40 %3A %2F %23',
    ),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(12),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  WORKERS: z.coerce.number().int().min(1).max(128).default(1),
  /** Lifetime of a bearer token in seconds. */
  TOKEN_TTL_SECONDS: z.coerce.number().int().min(60).max(86_400).default(3600),
  /** For how long a process acts on what it read about a token; 0 reads it for every call. */
  PRINCIPAL_CACHE_MS: z.coerce.number().int().min(0).max(5000).default(2000),
  /** Calls per user and minute; 0 sets no limit. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(0),
  /** How many proxies stand before the service, or their networks; they say who called. */
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((text, { issues }) => {
      const trust = trustOf(text)
      if (trust) return trust
      const message = 'takes a number of proxies, or their networks: 10.0.0.0/8,fd00::/8'
      issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Set by the start script for the embedded demo database. */
  FLEETBOOK_DEMO: flag.default(false),
})

/** The environment, checked. */
export type Environment = z.infer<typeof schema>

let parsed: Environment | undefined

/**
 * The environment of this process, parsed at first use.
 *
 * @throws Error that lists every faulty variable at once.
 */
export function env(): Environment {
  if (!parsed) {
    const result = schema.safeParse(process.env)
    if (!result.success) {
      const faults = result.error.issues.map(
        (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
      )
      throw new Error(`The environment is not usable:\n${faults.join('\n')}`)
    }
    parsed = result.data
  }
  return parsed
}
