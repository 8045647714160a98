import { Core } from './core'
import { ChangeFeed, type FeedOptions, Snapshot } from './feed'
import type { Figures } from './figure'
import { KEYED, Resources } from './generated/resources'
import { type Credentials, signedIn, type Token, withToken } from './identity'
import { checkedOrigin, isInPage } from './origin'
import type { Reach } from './transport'
import type { CallOptions, Maybe, Method, PathOf, QueryOf, Retries, SaidOf } from './types'

/** Where the service is, and as whom to call it: one of `key`, `token`, `credentials`, or nobody. */
export interface FleetbookOptions<F> extends Partial<Omit<Reach, 'identity' | 'headers'>> {
  /** Key of a service account. */
  readonly key?: string
  /** A bearer token, or what gives one for each call. */
  readonly token?: string | (() => string | Promise<string>)
  /** Signs in before the first call, and anew whenever the token has ended. */
  readonly credentials?: Credentials
  /** Zone in which moments are shown and date-times are read: `Australia/Sydney`. UTC without it. */
  readonly timeZone?: string
  /** In whose name calls are made, unless they say so themselves. */
  readonly auditUserId?: string
  /**
   * What numbers of answers become: `exactFigures`, or a kind of your own. Without it they are
   * numbers of JavaScript, which round figures of more than 15 digits.
   */
  readonly figures?: Figures<F>
}

/** An account that has used up its allowance has another after a minute: so long is waited for it. */
const RETRIES: Retries = { count: 5, deadline: 120_000 }
const TIMEOUT = 30_000

/** The Fleetbook API: its operations by resource, lists as iterators, and the feed of changes. */
export class Fleetbook<F = number> extends Resources<F> {
  /** @throws TypeError for an origin that no call can go to */
  constructor(options: FleetbookOptions<F>) {
    super(coreOf(options))
  }

  /**
   * Calls any operation by its method and the template of its address, held to the API document:
   * `call('PATCH', '/fm/clients/{client_id}', { path: { client_id: '10001' }, body: { … } })`.
   *
   * @throws FleetbookError
   */
  call<Verb extends Method, Path extends PathOf<Verb>>(
    method: Verb,
    path: Path,
    ...said: Maybe<SaidOf<F, Verb, Path>>
  ) {
    return this.core.call(method, path, ...said)
  }

  /** Follows the changes of all records. Without `after` it begins with the oldest that is kept. */
  changes(query: QueryOf<'followChanges'> = {}, options: FeedOptions = {}): ChangeFeed<F> {
    return new ChangeFeed(this.core, { limit: 200, ...query }, options)
  }

  /** Reads all records, as the way into following their changes. */
  snapshot(query: QueryOf<'readSnapshot'> = {}, options: CallOptions = {}): Snapshot<F> {
    return new Snapshot(this.core, query, options)
  }
}

const takesKey = (method: Method, template: string): boolean => KEYED.has(`${method} ${template}`)

function coreOf<F>(options: FleetbookOptions<F>): Core<F> {
  const reach: Reach = {
    identity: () => ({ headers: {} }),
    headers: { 'Time-Zone': options.timeZone, 'Audit-User-Id': options.auditUserId },
    fetch: options.fetch ?? ((...call) => globalThis.fetch(...call)),
    origin: checkedOrigin(options.origin, isInPage() || options.fetch !== undefined),
    timeout: options.timeout ?? TIMEOUT,
    retries: options.retries ?? RETRIES,
  }
  const nobody = new Core<number>({ ...reach, headers: {}, takesKey })
  const identity = identityOf(options, nobody) ?? reach.identity
  return new Core({ ...reach, identity, takesKey, figures: options.figures })
}

function identityOf<F>({ key, token, credentials }: FleetbookOptions<F>, nobody: Core<number>) {
  const given = key ?? token
  if (given !== undefined) return withToken(given)
  return credentials && signedIn(() => signIn(nobody, credentials))
}

/** Each call that waits for it tries again by itself, as often and for as long as it may. */
const ONCE: Retries = { count: 0, deadline: 0 }

async function signIn(nobody: Core<number>, credentials: Credentials): Promise<Token> {
  const { username, password, otp } = credentials
  const body = { username, password, ...(otp && { otp: await otp() }) }
  return (await nobody.request<Token>('POST', '/authenticate', { body, retries: ONCE })).body
}
