import { setTimeout as pause } from 'node:timers/promises'
import { database } from '@/lib/db/database'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { observeDelivery, observeWebhookHoldup } from '@/lib/metrics/counters'
import { placeNow } from '@/lib/records/feed/changes'
import { withRecords } from '@/lib/records/feed/records'
import { UTC } from '@/lib/time/calendar'
import { type Endpoint, type EndpointHealth, readEndpoint, readHealth } from './endpoint'
import { FeedReader } from './feedReader'
import * as lease from './lease'
import { bodyOf, entryWithRecord, signedHeaders } from './message'
import * as outcomes from './outcomes'
import * as queue from './queue'
import {
  attemptOf,
  FAILING_AFTER,
  type FinishedAttempt,
  healthAfter,
  type JudgedAttempt,
} from './retryPolicy'
import { SEND_WITHIN, send } from './sending'

/** Deliveries of one webhook that are on their way at a time. */
const MAX_AT_ONCE = 8
/** How often it is said that a webhook is still seen to, in ms. */
const HOLD_EVERY = 4000
/** For how long what was read of a webhook is acted on, and how often its success is noted, in ms. */
const KNOWN_FOR = 1000
/** How long to wait after the database failed, in ms. */
const AFTER_FAILURE = 1000
/** What is left of the time for which a webhook is held, at least, when a delivery is begun, in ms. */
const MARGIN = SEND_WITHIN + 1000

/** For how long a delivery is tried in all, in ms. */
const patience = (): number => env().WEBHOOK_RETRY_SECONDS * 1000

/**
 * Sees to the deliveries of one webhook, for as long as this process has it: takes changes out of
 * the feed, sends them, and notes what became of each before anything of the same record follows.
 */
export class DeliveryWorker {
  private readonly feed: FeedReader
  private readonly inFlight = new Map<string, Promise<void>>()
  private finished: FinishedAttempt[] = []
  private known: { readonly endpoint: Endpoint; readonly at: number } | undefined
  private heldUntil = 0
  private holdAgainAt = 0
  private successNotedAt = 0
  private isOver = false
  private wake = () => {}

  constructor(
    private readonly webhookId: number,
    private readonly holder: string,
  ) {
    // What was done with the webhook itself is a change too.
    this.feed = new FeedReader(webhookId, holder, () => {
      this.known = undefined
      this.wake()
    })
  }

  /** Works until it is ended, nothing is to be sent to the webhook, or another process has it. */
  async run(): Promise<void> {
    let isMore = true
    while (isMore && !this.isOver) {
      try {
        isMore = await this.turn()
      } catch (error) {
        observeWebhookHoldup()
        log().warn({ err: error, webhook_id: this.webhookId }, 'deliveries were held up')
        // What was entered and not heard of would be entered again, and sent twice.
        this.feed.doubt()
        this.known = undefined
        await pause(AFTER_FAILURE)
      }
    }
    await this.leave()
  }

  /** Begins nothing more. */
  end(): void {
    this.isOver = true
    this.wake()
  }

  /** @returns false where this process has nothing more to do for the webhook */
  private async turn(): Promise<boolean> {
    if (performance.now() >= this.holdAgainAt && !(await this.hold())) return false
    const endpoint = await this.endpoint()
    if (!endpoint) return false
    if (this.finished.length > 0) {
      await this.note(endpoint)
      return true
    }
    const isMore = await this.feed.take(endpoint)
    const isBegun = await this.sendDue(endpoint)
    if (!isMore && !isBegun) await this.rest(endpoint)
    return true
  }

  private async hold(): Promise<boolean> {
    const now = performance.now()
    // Before the first time nothing is known of it that another could have changed.
    const hold = this.heldUntil === 0 ? lease.acquire : lease.renew
    if (!(await hold(database(), this.webhookId, this.holder))) return false
    this.heldUntil = now + lease.LEASE
    this.holdAgainAt = now + HOLD_EVERY
    await this.feed.count()
    return true
  }

  private async endpoint(): Promise<Endpoint | undefined> {
    const now = performance.now()
    if (this.known && this.known.at + KNOWN_FOR > now) return this.known.endpoint
    const endpoint = await readEndpoint(database(), this.webhookId)
    if (!endpoint) return undefined
    await queue.withdraw(database(), this.webhookId, endpoint.resources)
    this.known = { endpoint, at: now }
    return endpoint
  }

  /** @returns whether anything was begun */
  private async sendDue(endpoint: Endpoint): Promise<boolean> {
    const isFailing = endpoint.failures >= FAILING_AFTER
    const room = (isFailing ? 1 : MAX_AT_ONCE) - this.inFlight.size
    // An endpoint that was left alone while the database's clock was ahead is so no longer.
    const isResting = isFailing && endpoint.rest > 0 && endpoint.rest <= patience()
    if (room <= 0 || isResting) return false
    const db = database()
    const waiting = isFailing
      ? await queue.probe(db, this.webhookId, endpoint.resources)
      : await queue.due(
          db,
          this.webhookId,
          endpoint.resources,
          room,
          [...this.inFlight.keys()],
          patience(),
        )
    if (waiting.length === 0) return false
    // What tells of lost changes is about no record that the role is known to be allowed to read.
    const changes = waiting.filter(({ action }) => action !== queue.LOST)
    const told = endpoint.includesRecord ? await withRecords(db, changes, UTC) : []
    const seen = told.length > 0 ? await placeNow(db) : undefined
    if (performance.now() + MARGIN > this.heldUntil) {
      // Another process may have it before these would have ended.
      this.holdAgainAt = 0
      return true
    }
    const records = new Map(told.map(({ row, document }) => [row, document ?? 'null']))
    for (const delivery of waiting) {
      const record = records.get(delivery)
      // Of large records the next turn sends the others.
      if (endpoint.includesRecord && record === undefined && changes.includes(delivery)) continue
      const entry = record === undefined ? delivery.entry : entryWithRecord(delivery.entry, seen)
      const body = bodyOf(delivery, entry, record)
      this.inFlight.set(delivery.delivery_id, this.deliver(endpoint, delivery, body))
    }
    return true
  }

  private async deliver(
    { url, secrets, generation }: Endpoint,
    delivery: queue.Waiting,
    body: string,
  ): Promise<void> {
    const outcome = await send(url, signedHeaders({ id: delivery.message_id, body }, secrets), body)
    this.finished.push({ delivery, outcome, generation })
    this.wake()
  }

  /** Notes what became of deliveries. Until then nothing follows of their records. */
  private async note(before: EndpointHealth): Promise<void> {
    const judged = this.finished.map((each) => ({ ...each, attempt: attemptOf(each, patience()) }))
    const attempts = judged.map(({ attempt }) => attempt)
    const noted = await outcomes.note(database(), this.webhookId, attempts)
    // It has begun anew since, and is not to be sent to as it was.
    if (noted < attempts.length) this.known = undefined
    this.finished = this.finished.slice(judged.length)
    for (const { delivery_id, state } of attempts) {
      this.inFlight.delete(delivery_id)
      if (state !== 'waiting') this.feed.waiting -= 1
      observeDelivery(state === 'waiting' ? 'failed' : state)
    }
    await this.noteHealth(
      before,
      judged.filter(({ generation }) => generation === before.generation),
    )
  }

  /** Notes how the endpoint does after attempts that were sent since it last began anew. */
  private async noteHealth(
    before: EndpointHealth,
    judged: readonly JudgedAttempt[],
  ): Promise<void> {
    if (judged.length === 0) return
    const health = healthAfter(before, judged, patience())
    const isNew = performance.now() > this.successNotedAt + KNOWN_FOR
    if (health.failures === 0 && before.failures === 0 && !isNew) return
    if (health.hasSucceeded) this.successNotedAt = performance.now()
    const attempts = judged.map(({ attempt }) => attempt)
    const { webhookId, holder } = this
    const { generation } = before
    if (!(await outcomes.noteHealth(database(), webhookId, holder, generation, health, attempts)))
      return
    if (health.hasSucceeded && before.failures >= FAILING_AFTER) {
      await outcomes.wakeAll(database(), this.webhookId)
    }
    if (health.stop) {
      log().warn({ webhook_id: this.webhookId, reason: health.stop }, 'a webhook was stopped')
    }
    if (health.failures > 0 || before.failures > 0) this.known = undefined
  }

  /** Waits until there is something to do. */
  private async rest(endpoint: Endpoint): Promise<void> {
    const isFailing = endpoint.failures >= FAILING_AFTER
    const next = isFailing ? endpoint.rest || null : await queue.nextIn(database(), this.webhookId)
    const most = Math.max(0, Math.min(next ?? HOLD_EVERY, this.holdAgainAt - performance.now()))
    await new Promise<void>((resolve) => {
      if (this.isOver || this.finished.length > 0 || this.feed.isHungry) return resolve()
      const timer = setTimeout(resolve, most)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    if (isFailing) this.known = undefined
  }

  /** Lets what is on its way come to its end, and leaves the webhook to others. */
  private async leave(): Promise<void> {
    try {
      await Promise.all(this.inFlight.values())
      if (this.finished.length > 0) {
        const health = this.known?.endpoint ?? (await readHealth(database(), this.webhookId))
        if (health) await this.note(health)
      }
      await lease.release(database(), this.webhookId, this.holder, this.feed.reached)
    } catch (error) {
      // Another has it in some seconds, and sends again what was not noted.
      log().warn({ err: error, webhook_id: this.webhookId }, 'a webhook was left without a word')
    }
  }
}
