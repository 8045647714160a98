import { FleetbookError, LedElsewhere, NoAnswer } from './errors'
import { type HeaderValues, headersOf, refuseEmpty } from './headers'
import { MEDIA_TYPE } from './ownAnswer'
import { Refused, refusalOf } from './refusals'
import type { CallOptions, Method, Retries } from './types'

/** As whom a call goes out. */
export interface Presented {
  /** Headers that say who calls: `Authorization`, or what a page's session wants. */
  readonly headers: Readonly<Record<string, string>>
  /** Sees to another after this one was refused; answers whether there is one. */
  renew?(): Promise<boolean>
}

/** Says of each call as whom it goes out. */
export type Identity = () => Presented | Promise<Presented>

/** Where a client calls, as whom, and with what patience. */
export interface Reach {
  /** Origin of the service: `https://fleet.example.com`. Without one, that of the page. */
  readonly origin?: string | undefined
  readonly identity: Identity
  /** Headers of every call; a call's own go before them. */
  readonly headers: HeaderValues
  /** In place of the platform's own `fetch`. */
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds for which to wait for each answer; 0 for ever. */
  readonly timeout: number
  readonly retries: Retries
}

/** A call as it goes over the wire, apart from who makes it. */
export interface Sent extends CallOptions {
  readonly method: Method
  /** Below the origin, with its query. */
  readonly address: string
  readonly headers?: HeaderValues | undefined
  /** JSON; a call may have none. */
  readonly body?: string | undefined
  /** What the body of the answer has to be; without it the JSON of the service, or no body. */
  readonly mediaType?: string | undefined
  /** Whether doing it twice is doing it once: it reads, or the service knows it again by its key. */
  readonly isRepeatable: boolean
}

/** An answer that is a success, its body as it came. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Milliseconds before the first repetition; each further one waits twice as long, up to the most. */
const PAUSE = { first: 250, most: 10_000 }

/**
 * Sends a call, again and again where it is worth while: no answer, an answer of a proxy that has
 * no service behind it, a service that has too much to do.
 *
 * @throws FleetbookError for a refusal, and where no answer came: of the first try that may have been
 *   done, where none after it has settled that; what the signal was aborted with; TypeError for an
 *   empty header
 */
export async function send(reach: Reach, call: Sent): Promise<Received> {
  refuseEmpty(reach.headers)
  refuseEmpty(call.headers)
  const { count, deadline } = call.retries ?? reach.retries
  const end = performance.now() + deadline
  let open: FleetbookError | undefined
  for (let tried = 0; ; tried += 1) {
    try {
      return await sendAsSomebody(reach, call)
    } catch (fault) {
      if (!(fault instanceof FleetbookError)) throw fault
      if (call.method !== 'GET' && mayHavePassed(fault)) open ??= fault
      // A try that was refused later may say nothing of one before that was never answered.
      const told = fault.settlesEarlier ? fault : (open ?? fault)
      if (tried >= count || !isWorthAnother(fault, call.isRepeatable)) throw told
      const wait = pauseBefore(tried, fault)
      if (performance.now() + wait > end) throw told
      await pause(wait, call.signal)
    }
  }
}

/**
 * Whether the same call may come to another end. What was certainly not done may be sent again
 * whatever it is; what perhaps was done, only where doing it twice is doing it once.
 */
export function isWorthAnother(fault: FleetbookError, isRepeatable: boolean): boolean {
  if (fault.status === 429 || fault.isUntaken) return true
  if (fault instanceof LedElsewhere) return false
  return (isRepeatable || fault.isOfSigningIn) && isWithoutWord(fault)
}

/** Whether a call may be done, or under way, though no answer says so. */
const mayHavePassed = (fault: FleetbookError): boolean => isWithoutWord(fault) && fault.isUnsettled

/** Whether the service has not said what became of that which was sent: the call, or a sign-in before it. */
function isWithoutWord({ status, code, isOfService }: FleetbookError): boolean {
  const hasFailed = status === 500 && isOfService
  return status === 0 || (status > 499 && !hasFailed) || code === 'idempotency_in_progress'
}

/**
 * Milliseconds to wait before another try: what the answer asks for, else twice as long each time;
 * either by chance, so that not all who were sent away come back together.
 */
export function pauseBefore(tried: number, fault: FleetbookError): number {
  const own = Math.min(PAUSE.most, PAUSE.first * 2 ** tried) * (0.5 + Math.random() / 2)
  const asked = fault instanceof Refused ? fault.retryAfter : null
  return asked === null ? own : asked * 1000 + own / 2
}

/** The longest that a timer takes, in milliseconds, some 25 days: of more it makes nothing at all. */
const LONGEST = 2 ** 31 - 1

/** Waits. @throws what the signal was aborted with */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      },
      Math.min(milliseconds, LONGEST),
    )
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Sends a call, and once more as somebody renewed where the first was not taken. */
async function sendAsSomebody(reach: Reach, call: Sent): Promise<Received> {
  const presented = await presentedBy(reach, call)
  const answer = await sendOnce(reach, call, presented)
  const mayRenew = answer.status === 401 && call.isRenewed !== false
  if (!mayRenew || !(await unlessAborted(presented.renew?.(), call.signal))) {
    return successOf(answer)
  }
  return successOf(await sendOnce(reach, call, await presentedBy(reach, call)))
}

/**
 * As whom a call goes out by now. It waits for that as long as for its answer.
 *
 * @throws FleetbookError where signing in failed, or took too long, which says so; what the signal was
 *   aborted with
 */
async function presentedBy(reach: Reach, { signal, timeout = reach.timeout }: Sent) {
  const { timed, either } = endOf(timeout, signal)
  try {
    return await unlessAborted(reach.identity(), either)
  } catch (fault) {
    const isLate = timed?.aborted && fault === timed.reason
    const told = isLate ? new NoAnswer(`Nobody was signed in within ${timeout} ms.`, fault) : fault
    if (told instanceof FleetbookError) told.isOfSigningIn = true
    throw told
  }
}

/** What ends a wait: that its time is over, if it has one, or whoever calls. */
function endOf(timeout: number, signal: AbortSignal | undefined) {
  const timed = timeout > 0 ? AbortSignal.timeout(timeout) : undefined
  const either = timed && signal ? AbortSignal.any([timed, signal]) : (timed ?? signal)
  return { timed, either }
}

/**
 * Waits for what other calls may wait for too, such as one sign-in for all: it goes on for them
 * where this one is let go of, or waits no longer.
 *
 * @throws what the signal was aborted with
 */
async function unlessAborted<Result>(
  work: Result | Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return work
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    signal.throwIfAborted()
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([aborted, work]).finally(() => signal.removeEventListener('abort', stop))
}

function successOf({ status, headers, text }: Received): Received {
  if (status < 200 || status > 299) throw refusalOf(status, headers, text)
  return { status, headers, text }
}

async function sendOnce(reach: Reach, call: Sent, presented: Presented): Promise<Received> {
  const { method, body, signal, keepalive, mediaType = MEDIA_TYPE } = call
  const headers = headersOf(
    { Accept: mediaType, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    reach.headers,
    call.headers,
  )
  // Of who calls even an empty word says something: that it is a page that does not know whose it is.
  for (const [name, value] of Object.entries(presented.headers)) headers.set(name, value)
  const timeout = call.timeout ?? reach.timeout
  const { timed, either } = endOf(timeout, signal)
  const init: RequestInit = {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(either && { signal: either }),
    ...(keepalive && { keepalive }),
    // The service leads nowhere; and led on, a POST would come there as a GET.
    redirect: 'manual',
  }
  try {
    const answer = await reach.fetch((reach.origin ?? '') + call.address, init)
    if (isLedOn(answer)) throw new LedElsewhere(answer.headers.get('location'))
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (fault) {
    if (fault instanceof FleetbookError) throw fault
    if (signal?.aborted) throw signal.reason
    const late = timed?.aborted && `No answer came within ${timeout} ms.`
    throw new NoAnswer(late || `The connection failed: ${reasonOf(fault)}.`, fault)
  }
}

/** Whether an answer leads elsewhere, of which a page is told no more than that. */
const isLedOn = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status > 299 && status < 400 && status !== 304)

/** Why `fetch` failed; Node says that in the cause of its error. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  return fault.cause instanceof Error ? reasonOf(fault.cause) : fault.message
}
