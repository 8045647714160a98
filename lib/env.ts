import { isIPv6 } from 'node:net'
import { z } from 'zod'
import { networksOf } from '@/lib/text/networks'
import { trustOf } from './callerAddress'
import { isAddress, namesSeveral, unheardParameter } from './databaseAddress'
import { claimedRoles } from './identityRoles'
import { REPEATABLE_HOURS } from './repeatable'

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')

/** A number in digits, as people write it: nothing at all would be 0, and 0x10 be 16. */
const written = (form: RegExp, error: string, least: number, most: number) =>
  z
    .string()
    .regex(form, { error, abort: true })
    .pipe(z.coerce.number<string>().min(least).max(most))
const whole = (least: number, most: number) =>
  written(/^\d+$/, 'takes a whole number, in digits', least, most)

const web = z.url({ protocol: /^https?$/, error: 'takes an http:// or https:// address' })

/** The address of a site, which has nothing behind its host and port. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, href, origin } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/** Whether an address of a site can be made of a host: of its own, without a port or anything behind it. */
const isHost = (text: string): boolean =>
  text.includes(':') ? isIPv6(text) : isOrigin(`http://${text}:3000`)

const address = z
  .string()
  .min(1, { error: 'is set to nothing: give it an address, or leave it out', abort: true })
  .regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')
  .refine((text) => !namesSeveral(text), {
    error:
      'names several servers: name the one that is written to, or what leads there, such as HAProxy',
    abort: true,
  })
  .refine(isAddress, {
    error: 'is no address: write signs like @ : / # % in user or password as %40 %3A %2F %23 %25',
    abort: true,
  })
  .superRefine((text, { addIssue }) => {
    const message = unheardParameter(text)
    if (message) addIssue({ code: 'custom', message })
  })

const variables = z.object({
  /** The operator's database; the start script sets it to the embedded one when it is absent. */
  DATABASE_URL: address,
  /** The same database for whoever owns its tables, where the service is another; for commands alone. */
  MIGRATE_DATABASE_URL: address.optional(),
  /** Servers that follow it, with commas between, which lists, searches and history are read from. */
  DATABASE_REPLICA_URL: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(address)),
  /** How long a call waits for such a server to have all that was written when it came, in ms. */
  REPLICA_WAIT_MS: whole(0, 5000).default(100),
  DATABASE_POOL_SIZE: whole(1, 500).default(12),
  /** How long a connection is kept that nobody uses. */
  DATABASE_IDLE_SECONDS: whole(1, 86_400).default(300),
  /** What stands before the database: `transaction` lends a session for one transaction each. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  PORT: whole(1, 65_535).default(3000),
  HOST: z
    .string()
    .refine(isHost, 'takes an address or a name of this machine, such as 127.0.0.1')
    .default('127.0.0.1'),
  WORKERS: whole(1, 128).default(1),
  /** How long a process of the service may say nothing before another takes its place; 0: for ever. */
  HANG_SECONDS: whole(0, 3600).default(60),
  /** Lifetime of a bearer token in seconds. */
  TOKEN_TTL_SECONDS: whole(60, 86_400).default(3600),
  /** For how long a process acts on what it read about a token; 0 reads it for every call. */
  PRINCIPAL_CACHE_MS: whole(0, 5000).default(2000),
  /** Units that an account may use in a minute, over all processes; 0 sets no limit. */
  RATE_LIMIT_PER_MINUTE: whole(0, 100_000_000).default(0),
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
  NEXTAUTH_URL: z
    .string()
    .refine(isOrigin, { error: 'takes an http:// or https:// address without a path', abort: true })
    // However it is written: whether it speaks TLS is read off it.
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Seals browser sessions; without it there are none. */
  NEXTAUTH_SECRET: z.string().min(1).optional(),
  /** The identity provider by which people may sign in; without it they have passwords alone. */
  OIDC_ISSUER: web.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What it is asked for: some give groups for a scope of their own alone. */
  OIDC_SCOPE: z
    .string()
    .regex(/^(\S+ )*openid( \S+)*$/, 'has to have openid, with a blank between scopes')
    .default('openid profile'),
  /** With which signature its tokens have to come. */
  OIDC_SIGNATURE: z
    .enum([
      'RS256',
      'RS384',
      'RS512',
      'PS256',
      'PS384',
      'PS512',
      'ES256',
      'ES384',
      'ES512',
      'EdDSA',
    ])
    .default('RS256'),
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
  BODIES_MB: whole(10, 65_536).default(64),
  /** Calls on many records at a time; unless set, so many that other calls have connections left. */
  HEAVY_CALLS: whole(1, 500).optional(),
  /** Megabytes of answers that callers have not taken yet. */
  UNSENT_MB: whole(1, 65_536).default(64),
  /** What one caller may have of each of these, in per cent. */
  CALLER_SHARE: whole(1, 100).default(75),
  /** How long a call waits for its turn before it is sent away. */
  WAIT_SECONDS: written(/^\d+(\.\d+)?$/, 'takes a number, in digits', 0, 60).default(5),
  /** How long a request may take to arrive as a whole, and an answer to be taken. */
  REQUEST_SECONDS: whole(1, 3600).default(60),
  ANSWER_SECONDS: whole(1, 3600).default(30),
  /**
   * Days for which the history is kept, whole ones, from the next `npm run migrate` on; for ever
   * unless set. Whoever pays is told of changes of bank details of the last 30.
   */
  HISTORY_KEEP_DAYS: whole(31, 36_500).optional(),
  /** For how long the answer to a request with an Idempotency-Key is kept for its repetition. */
  IDEMPOTENCY_KEEP_HOURS: whole(REPEATABLE_HOURS, 8760).default(REPEATABLE_HOURS),
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
  WEBHOOK_RETRY_SECONDS: whole(1, 2_592_000).default(259_200),
  /** Where traces go, by OTLP over HTTP; OpenTelemetry reads these and its others by itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: web.optional(),
  OTEL_SDK_DISABLED: flag.default(false),
  /** By which of its ways spans go out; to OpenTelemetry nothing at all is as if it were not set. */
  OTEL_TRACES_EXPORTER: z
    .string()
    .default('')
    .transform((text) =>
      (text.trim() || 'otlp').split(',').map((each) => each.trim().toLowerCase()),
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Set by the start script for the embedded database; another has to be marked as a demonstration. */
  FLEETBOOK_DEMO: flag.default(false),
})

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(variables.shape)

/** What an identity provider cannot do without. */
const OF_A_PROVIDER = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'] as const

/** What is said of a provider, as it is where nothing is. */
const UNSAID = Object.entries(variables.shape)
  .filter(([name]) => name.startsWith('OIDC_') && name !== 'OIDC_ISSUER')
  .map(([name, kind]) => [name as keyof typeof variables.shape, kind.parse(undefined)] as const)

const schema = variables.superRefine((values, { addIssue }) => {
  const say = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message })
  if (values.OIDC_ISSUER === undefined) {
    const said = UNSAID.filter(([name, unsaid]) => `${values[name]}` !== `${unsaid}`)
    for (const [name] of said) say(name, 'says nothing while OIDC_ISSUER is not set')
    return
  }
  for (const name of OF_A_PROVIDER) {
    if (values[name] !== undefined && values[name].length > 0) continue
    say(name, 'is needed where OIDC_ISSUER is set')
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
