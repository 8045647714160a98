import { setTimeout } from 'node:timers/promises'
import { KeyedMutex } from '@/lib/db/pool/keyedMutex'
import { WindowCounter } from '@/lib/db/windowCounter'
import { log } from '@/lib/log'
import { Problem } from '@/lib/problem'
import { addressGroup } from '@/lib/text/addressGroup'
import { rateLimited } from '../allowance/headers'

const WINDOW_SECONDS = 15 * 60
/** Failures of one name from one address, and of one address whatever the name. */
const MAX_OF_PAIR = 10
const MAX_OF_ADDRESS = 100
/** After so many failures of a name from anywhere, one try in so many seconds is judged. */
const SLOWED_AFTER = 10
const SLOW_SECONDS = 5
/** How long it is known from where a name signs in. */
const KNOWN_SECONDS = 30 * 24 * 60 * 60

const counter = (name: string, most: number, seconds: number): WindowCounter =>
  new WindowCounter({ table: 'sign_in_failure', name, most, seconds })

const counters = {
  pair: counter('sign-in-pair', MAX_OF_PAIR, WINDOW_SECONDS),
  address: counter('sign-in-address', MAX_OF_ADDRESS, WINDOW_SECONDS),
  name: counter('sign-in', SLOWED_AFTER, WINDOW_SECONDS),
  slow: counter('sign-in-slow', 1, SLOW_SECONDS),
  known: counter('sign-in-known', 1, KNOWN_SECONDS),
  factor: counter('sign-in-factor', MAX_OF_PAIR, WINDOW_SECONDS),
}

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  readonly name: string
  readonly address: string
  readonly pair: string
}

/** What an attempt is counted under. */
export function attemptOf(userName: string, address: string): SignInAttempt {
  const name = `name:${userName.toLowerCase()}`.slice(0, 120)
  const place = `address:${addressGroup(address)}`
  return { name, address: place, pair: `${name}|${place}`.slice(0, 230) }
}

/** Those who are judged, by where they come from and by the name that they try. */
const attempts = new KeyedMutex()

/**
 * Judges an attempt, in turn: right ones that come at once would be refused for one another's. It
 * counts as a failure before it is judged, so that guesses sent all at once are no more than those
 * sent one by one.
 *
 * Guesses at one name from many addresses are slowed and end nobody's way in: whoever has signed in
 * from where they are now is not even slowed by them. Nor does anybody wait for what comes from
 * another address, but for its few guesses that are judged: what has none left never waits for the
 * name.
 *
 * @param judge tells whether it was right by {@link attemptSucceeded}
 * @throws Problem 429 when no attempt is left, or it is too early for one; or what `judge` throws
 */
export async function judged<Result>(
  attempt: SignInAttempt,
  judge: () => Promise<Result>,
): Promise<Result> {
  await refuseSpent(attempt)
  return attempts.run(attempt.address, async () => {
    await takeOfPlace(attempt)
    return attempts.run(attempt.name, async () => {
      await takeOfName(attempt)
      return unlessFailing(judge, () => attemptUndecided(attempt))
    })
  })
}

/**
 * Judges what is counted as a failure already, and takes that back where it comes to be undecided:
 * whoever sends the right password while the database is busy has not guessed, nor has who is yet to
 * show a second factor.
 */
async function unlessFailing<Result>(
  judge: () => Promise<Result>,
  takeBack: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await judge()
  } catch (error) {
    if (!(error instanceof Problem)) await takeBack()
    throw error
  }
}

const TOO_MANY = 'Too many failed sign-ins. Wait before you try again.'

/** Refuses what has no attempt left, and counts nothing. */
async function refuseSpent({ pair, address }: SignInAttempt): Promise<void> {
  const { pair: ofPair, address: ofAddress } = counters
  throwWorst(await Promise.all([spent(ofPair, pair), spent(ofAddress, address)]))
}

/** Counts an attempt against where it comes from. */
async function takeOfPlace(attempt: SignInAttempt): Promise<void> {
  const { pair, address } = counters
  const ofPair = await refusalOf(pair, attempt.pair)
  const ofAddress = await unlessFailing(
    () => refusalOf(address, attempt.address),
    () => takeBack(pair, attempt.pair),
  )
  const refusals = [ofPair, ofAddress]
  // What was not even judged is no failure.
  if (refusals.some(Boolean)) await takeBackOfPlace(attempt)
  throwWorst(refusals)
}

const takeBackOfPlace = ({ pair, address }: SignInAttempt): Promise<unknown> =>
  Promise.all([takeBack(counters.pair, pair), takeBack(counters.address, address)])

/** After how long it is tried again to take something back, in ms, each after the one before. */
const AGAIN = [1000, 5000, 15_000, 60_000]

/**
 * Takes one back that was counted; where the database fails, later and without anybody waiting. What
 * keeps an attempt from being judged mostly keeps it from being taken back too, and whoever tries ten
 * times while that lasts would be refused for a quarter of an hour after it.
 */
async function takeBack(counter: WindowCounter, key: string | number): Promise<void> {
  await counter.decrement(key).catch(() => void takeBackLater(counter, key))
}

async function takeBackLater(counter: WindowCounter, key: string | number): Promise<void> {
  let failure: unknown
  for (const pause of AGAIN) {
    await setTimeout(pause, undefined, { ref: false })
    try {
      return await counter.decrement(key)
    } catch (error) {
      failure = error
    }
  }
  log().warn({ err: failure }, 'an attempt to sign in counts that was not judged')
}

/** Counts an attempt against the name that it is made at. */
async function takeOfName(attempt: SignInAttempt): Promise<void> {
  const { points } = await unlessFailing(
    () => counters.name.add(attempt.name),
    () => takeBackOfPlace(attempt),
  )
  const tooEarly = await unlessFailing(
    () => tooEarlyFor(attempt, points),
    () => attemptUndecided(attempt),
  )
  if (tooEarly) await attemptUndecided(attempt)
  throwWorst([tooEarly])
}

/** @param points failures of the name, this attempt among them */
async function tooEarlyFor(attempt: SignInAttempt, points: number): Promise<Refusal | undefined> {
  const { slow, known } = counters
  const isSlowed = points > SLOWED_AFTER && !(await known.get(attempt.pair))
  return isSlowed ? refusalOf(slow, attempt.name) : undefined
}

/** @throws Problem 429 of the refusal that lasts longest, where there is any */
function throwWorst(refusals: readonly (Refusal | undefined)[]): void {
  const [worst] = refusals
    .flatMap((refusal) => refusal ?? [])
    .sort((a, b) => b.milliseconds - a.milliseconds)
  if (worst) throw refuse(TOO_MANY, worst)
}

/**
 * Notes that an attempt was right: it was no failure, and this is where the name is at home. What others
 * count under too is taken back last, where nothing fails any more: of what fails, all is taken back as
 * undecided, and this would be so a second time.
 */
export async function attemptSucceeded(attempt: SignInAttempt): Promise<void> {
  const { pair, address, name, known } = counters
  await Promise.all([pair.delete(attempt.pair), known.restart(attempt.pair)])
  await Promise.all([takeBack(address, attempt.address), takeBack(name, attempt.name)])
}

/** Notes that an attempt was neither right nor wrong so far: it does not count. */
async function attemptUndecided(attempt: SignInAttempt): Promise<void> {
  await Promise.all([takeBackOfPlace(attempt), takeBack(counters.name, attempt.name)])
}

/**
 * Judges a second factor, which counts as a failure before that: so many of one account, from wherever
 * they come, as six digits are soon guessed by whoever may ask often.
 *
 * @param judge gives what it proves; undefined where it is wrong
 * @throws Problem 429 when no attempt is left
 */
export async function judgedFactor<Proved>(
  userId: number,
  judge: () => Promise<Proved | undefined>,
): Promise<Proved | undefined> {
  const { factor } = counters
  const refusal = await refusalOf(factor, userId)
  if (refusal) throw refuse('Too many wrong codes. Wait before you try again.', refusal)
  const proved = await unlessFailing(judge, () => takeBack(factor, userId))
  if (proved !== undefined) await factor.delete(userId)
  return proved
}

/** An attempt that one of the counters does not let through. */
interface Refusal {
  readonly counter: WindowCounter
  /** Until it lets one through again. */
  readonly milliseconds: number
}

/** What a counter would say to one attempt more, which it does not count. */
async function spent(counter: WindowCounter, key: string): Promise<Refusal | undefined> {
  const counted = await counter.get(key)
  return counted && counted.points >= counter.options.most
    ? { counter, milliseconds: counted.milliseconds }
    : undefined
}

/** Counts an attempt. @returns undefined where it is let through @throws Error of the database */
async function refusalOf(
  counter: WindowCounter,
  key: string | number,
): Promise<Refusal | undefined> {
  const { points, milliseconds } = await counter.add(key)
  return points > counter.options.most ? { counter, milliseconds } : undefined
}

function refuse(detail: string, { counter, milliseconds }: Refusal): Problem {
  const { name, most: quota, seconds } = counter.options
  return rateLimited(detail, { name, quota, seconds }, milliseconds)
}
