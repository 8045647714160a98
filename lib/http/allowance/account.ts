import type { Counted } from '@/lib/db/windowCounter'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { draw } from './budget'
import { type Left, leftHeaders, rateLimited, secondsOf, WINDOW_SECONDS } from './headers'

/** A process draws a hundredth of the budget at a time, and counts calls against that in memory. */
const DRAWS = 100
/** No call costs more than this part of the budget, or some could never be made. */
const DEAREST = 4
/** For how long calls pass uncounted once the budget could not be read, in ms. */
const UNCOUNTED_FOR = 1000

/** How an allowance reaches what all processes share. */
type Draw = (units: number) => Promise<Counted>

/**
 * What one process has of an account's allowance. No more is ever let through than the processes
 * drew together, which is the budget at most; what one of them has in hand and does not use is what
 * another may lack.
 */
export class Allowance {
  private readonly block: number
  private readonly dearest: number
  /** Units in hand; below zero where files cost more than was there. */
  private inHand = 0
  /** What nobody had drawn yet when this process last did. */
  private undrawn: number
  /** When the window ends, by the clock that nobody sets, as all that follows here. */
  private end = 0
  private isSpent = false
  private uncountedUntil = 0
  private drawing: Promise<void> | undefined

  constructor(
    private readonly quota: number,
    private readonly draw: Draw,
  ) {
    this.block = Math.ceil(quota / DRAWS)
    this.dearest = Math.ceil(quota / DEAREST)
    this.undrawn = quota
  }

  /**
   * Takes what a call costs.
   *
   * @returns what to wait for, or nothing where there is enough in hand
   * @throws Problem 429 where too little is left
   */
  take(units: number): Promise<void> | undefined {
    const cost = Math.min(units, this.dearest)
    this.renew()
    if (this.inHand < cost) return this.fetch(cost)
    this.inHand -= cost
    return undefined
  }

  /** Counts what could not be known before: it is not refused, and what comes next pays for it. */
  charge(units: number): void {
    this.inHand -= units
  }

  /** What is left, as far as this process knows. */
  get left(): Left {
    this.renew()
    return {
      units: Math.max(0, this.inHand + this.undrawn),
      milliseconds: this.end > 0 ? this.end - performance.now() : WINDOW_SECONDS * 1000,
    }
  }

  /** What is in hand of a window that is over is good for nothing, and so are its debts. */
  private renew(): void {
    if (this.end === 0 || performance.now() < this.end) return
    this.end = 0
    this.inHand = 0
    this.undrawn = this.quota
    this.isSpent = false
  }

  private async fetch(cost: number): Promise<void> {
    for (;;) {
      this.renew()
      if (this.inHand >= cost) {
        this.inHand -= cost
        return
      }
      if (performance.now() < this.uncountedUntil) return
      if (this.isSpent) throw this.refusal()
      this.drawing ??= this.drawMore(cost - this.inHand).finally(() => {
        this.drawing = undefined
      })
      await this.drawing
    }
  }

  private async drawMore(need: number): Promise<void> {
    const asked = Math.max(need, this.block)
    try {
      const { points, milliseconds } = await this.draw(asked)
      const granted = Math.min(asked, Math.max(0, this.quota - (points - asked)))
      this.inHand += granted
      this.undrawn = Math.max(0, this.quota - points)
      this.isSpent = granted < asked
      this.end = performance.now() + milliseconds
    } catch (error) {
      // Whoever needs the database is told so by what they called; what needs none goes on.
      log().warn({ err: error }, 'calls are not counted: the budget cannot be read')
      this.uncountedUntil = performance.now() + UNCOUNTED_FOR
    }
  }

  private refusal() {
    const { milliseconds } = this.left
    return rateLimited(
      `This call costs more than is left of the ${this.quota} units that your account has for a minute. There are as many again in ${secondsOf(milliseconds)} s.`,
      { name: 'default', quota: this.quota, seconds: WINDOW_SECONDS },
      milliseconds,
    )
  }
}

/** By account; no more than have called since the process began. */
const allowances = new Map<number, Allowance>()

/**
 * The allowance of an account; undefined where the operator has set none. All keys of a service
 * account have one together.
 */
export function allowanceOf(account: number): Allowance | undefined {
  const quota = env().RATE_LIMIT_PER_MINUTE
  if (quota === 0) return undefined
  let allowance = allowances.get(account)
  if (!allowance) {
    allowance = new Allowance(quota, (units) => draw(account, units))
    allowances.set(account, allowance)
  }
  return allowance
}

/** What an answer to an account says of its allowance. */
export const allowanceHeaders = (allowance: Allowance | undefined) =>
  allowance && leftHeaders(allowance.left)
