import { type Body, type Call, done } from './api'

/** A length of time, all of it together. */
export interface Span {
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
}

/**
 * The clock of a service that runs on demonstration data. It is one for all who call the service:
 * whoever sets it does so in a run of one worker, or after all other tests.
 */
export interface ServiceClock {
  /** What time it is to the service, to the second. */
  now(): Promise<Date>
  /** From this moment the clock goes on; a text is an RFC 3339 date-time with its offset. */
  set(moment: Date | string): Promise<void>
  /** Sets it ahead by that much at least, and a second more at most; or back. */
  advance(span: Span): Promise<void>
  /** Makes it right again, as happens by itself after the test. */
  putRight(): Promise<void>
}

const CLOCK = '/demo/clock'
const SECOND = 1000
/** By how much the clocks of two machines may drift apart in a test. */
const DRIFT = 2 * SECOND
const NOT_FOUND = 404
const FORBIDDEN = 403

const lengthOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * SECOND

/** A stretch of `performance.now()` within which something happened. */
interface During {
  readonly from: number
  readonly to: number
}

/** A clock that a test has in hand. */
interface ClockInHand {
  readonly clock: ServiceClock
  /**
   * Makes the clock right again where the test has set it.
   *
   * @throws Error where somebody else set it meanwhile, so that the test went by another time
   */
  putAway(): Promise<void>
}

/**
 * Takes the clock of a service in hand.
 *
 * @param call as an account that may set it
 */
export function clockOf(call: Call, origin: string): ClockInHand {
  /** What it was set to, and when. */
  let own: (During & { readonly moment: number }) | undefined

  async function ask(method: string, body?: unknown): Promise<During & { readonly body: Body }> {
    const from = performance.now()
    const answer = await call(method, CLOCK, body)
    const to = performance.now()
    if (answer.status === NOT_FOUND) {
      throw new Error(
        `The service at ${origin} has no clock that can be set. Only one that was started for a demonstration has, on a database that is marked as one: npm start without a database of your own, or FLEETBOOK_DEMO=1.`,
      )
    }
    if (answer.status === FORBIDDEN) {
      throw new Error(
        `The account that sets the clock may not: it takes ${answer.body.required_permission}. Name one that may as the maker.`,
      )
    }
    return { from, to, body: await done(Promise.resolve(answer)) }
  }

  async function read(): Promise<number> {
    const { from, to, body } = await ask('GET')
    const now = Date.parse(body.now)
    if (own) {
      const earliest = own.moment + from - own.to - SECOND - DRIFT
      const latest = own.moment + to - own.from + DRIFT
      if (now < earliest || now > latest) {
        throw new Error(
          `Somebody else set the service's clock while this test had it: it was to be ${new Date(latest).toISOString()}, and is ${body.now}. All tests share it, so those that set it run in one worker and beside no others.`,
        )
      }
    }
    return now
  }

  async function set(moment: number): Promise<void> {
    const { from, to } = await ask('PUT', { now: new Date(moment).toISOString() })
    own = { moment, from, to }
  }

  async function putRight(): Promise<void> {
    own = undefined
    await ask('DELETE')
  }

  const clock: ServiceClock = {
    now: async () => new Date(await read()),
    async set(moment) {
      await read()
      await set(new Date(moment).getTime())
    },
    // The second that the service leaves out of what it tells is gone on from too.
    advance: async (span) => set((await read()) + SECOND + lengthOf(span)),
    putRight,
  }
  return {
    clock,
    async putAway() {
      if (!own) return
      try {
        await read()
      } finally {
        await putRight()
      }
    },
  }
}
