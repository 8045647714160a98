import { z } from 'zod'
import { networksOf } from '@/lib/text/networks'
import { trustOf } from './callerAddress'
import { claimedRoles } from './identityRoles'

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')
const port = z.coerce.number().int().min(1).max(65_535)

const collector = z.url({ protocol: /^https?$/, error: 'takes an http:// or https:// address' })

const address = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')
  .refine(
    (url) => URL.canParse(url),
    'is no address: write signs like @ : / # in user or password as %40 %3A %2F %23',
  )

const variables = z.object({
  /** The operator's database; the start script sets it to the embedded one when it is absent. */
  DATABASE_URL: address,
  /** The same database for whoever owns its tables, where the service is another; for commands alone. */
  MIGRATE_DATABASE_URL: address.optional(),
  /** Servers that follow it, with commas between, which lists, searches and history are read from. */
  DATABASE_REPLICA_URL: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(address)),
  /** How long a call waits for such a server to have all that was written when it came, in ms. */
  REPLICA_WAIT_MS: z.coerce.number().int().min(0).max(5000).default(100),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(12),
  /** What stands before the database: `transaction` lends a session for one transaction each. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  WORKERS: z.coerce.number().int().min(1).max(128).default(1),
  /** Lifetime of a bearer token in seconds. */
  TOKEN_TTL_SECONDS: z.coerce.number().int().min(60).max(86_400).default(3600),
  /** For how long a process acts on what it read about a token; 0 reads it for every call. */
  PRINCIPAL_CACHE_MS: z.coerce.number().int().min(0).max(5000).default(2000),
  /** Units that an account may use in a minute, over all processes; 0 sets no limit. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).max(100_000_000).default(0),
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
  /** The console's public address, as browsers see it. */
  NEXTAUTH_URL: z.url().optional(),
  /** Seals browser sessions; without it there are none. */
  NEXTAUTH_SECRET: z.string().min(1).optional(),
  /** The identity provider by which people may sign in; without it they have passwords alone. */
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What people call it. */
  OIDC_LABEL: z.string().min(1).default('single sign-on'),
  /** The claim that says the user name of a new account. */
  OIDC_NAME_CLAIM: z.string().min(1).default('preferred_username'),
  /** The claim that roles follow from, and which value gives which. */
  OIDC_ROLES_CLAIM: z.string().min(1).default('groups'),
  OIDC_ROLES: z
    .string()
    .optional()
    .transform((text, { issues }) => {
      const roles = text === undefined ? [] : claimedRoles(text)
      if (roles) return roles
      const message =
        'takes values of the claim with their roles: staff=Editor,bosses=Administrator'
      issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  /** True where a name that the provider gives may be an account that is there already. */
  OIDC_MATCH_ACCOUNTS: flag.default(false),
  /** Seals secrets that are read again; one is made and kept in the database without it. */
  SECRETS_KEY: z.string().min(16).optional(),
  /** Opens what it sealed while it was that key; what it opens is sealed anew at start. */
  SECRETS_KEY_BEFORE: z.string().min(16).optional(),
  /** True where nobody is allowed anything without a second factor, whatever their role. */
  REQUIRE_SECOND_FACTOR: flag.default(false),
  /** Sent with every answer where a proxy before the service speaks TLS. */
  STRICT_TRANSPORT_SECURITY: z
    .string()
    .regex(
      /^max-age=\d+(; *includeSubDomains)?(; *preload)?$/,
      'takes max-age=31536000, and ; includeSubDomains where that is so',
    )
    .optional(),
  /** What whoever reads the metrics has to send; without it nobody may, but on demonstration data. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'takes at least 16 visible ASCII characters')
    .optional(),
  /** Megabytes of request bodies in hand at a time; one body of the largest kind has to fit. */
  BODIES_MB: z.coerce.number().int().min(10).max(65_536).default(64),
  /** Calls on many records at a time; unless set, so many that other calls have connections left. */
  HEAVY_CALLS: z.coerce.number().int().min(1).max(500).optional(),
  /** Megabytes of answers that callers have not taken yet. */
  UNSENT_MB: z.coerce.number().int().min(1).max(65_536).default(64),
  /** What one caller may have of each of these, in per cent. */
  CALLER_SHARE: z.coerce.number().int().min(1).max(100).default(75),
  /** How long a call waits for its turn before it is sent away. */
  WAIT_SECONDS: z.coerce.number().min(0).max(60).default(5),
  /** How long a request may take to arrive as a whole, and an answer to be taken. */
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  ANSWER_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  /**
   * Days for which the history is kept, whole ones, from the next `npm run migrate` on; for ever
   * unless set. Whoever pays is told of changes of bank details of the last 30.
   */
  HISTORY_KEEP_DAYS: z.coerce.number().int().min(31).max(36_500).optional(),
  /** For how long the answer to a request with an Idempotency-Key is kept for its repetition. */
  IDEMPOTENCY_KEEP_HOURS: z.coerce.number().int().min(24).max(8760).default(24),
  /** Whether this installation sends to webhooks: not a restored copy that is only looked at. */
  WEBHOOKS: flag.default(true),
  /** Networks that webhooks may lead to though they are not of the whole Internet. */
  WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform((text, { issues }) => {
      const isIn = networksOf(text.split(',').flatMap((each) => each.trim() || []))
      if (isIn) return isIn
      const message = 'takes networks with commas between: 10.20.0.0/16,fd00::/8'
      issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  /** For how long a delivery is tried before it is put aside; the pauses between grow with it. */
  WEBHOOK_RETRY_SECONDS: z.coerce.number().int().min(1).max(2_592_000).default(259_200),
  /** Where traces go, by OTLP over HTTP; OpenTelemetry reads these and its others by itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_SDK_DISABLED: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Set by the start script for the embedded demo database. */
  FLEETBOOK_DEMO: flag.default(false),
})

/** What an identity provider cannot do without. */
const OF_A_PROVIDER = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'] as const

const schema = variables.superRefine((values, { addIssue }) => {
  if (values.OIDC_ISSUER === undefined) return
  for (const name of OF_A_PROVIDER) {
    if (values[name] !== undefined && values[name].length > 0) continue
    addIssue({ code: 'custom', path: [name], message: 'is needed where OIDC_ISSUER is set' })
  }
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
