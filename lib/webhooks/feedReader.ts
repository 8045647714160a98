import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { database } from '@/lib/db/database'
import { inTransaction } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import type { ChangeAround } from '@/lib/records/actionOn'
import { keptChanges, newestPlace, oldestPlace } from '@/lib/records/feed/changes'
import type { ChangePlace } from '@/lib/records/feed/positions'
import { changeWatch } from '@/lib/records/feed/watch'
import { webhook } from '@/lib/resources'
import { UTC } from '@/lib/time/calendar'
import { serviceNow } from '@/lib/time/serviceClock'
import { formatMoment } from '@/lib/time/zone'
import { type Endpoint, isOfInterest } from './endpoint'
import { enterByService, lockWebhook } from './historyEntries'
import * as queue from './queue'

/**
 * Deliveries of one webhook that wait, at most, as {@link queue.waitingOf} counts them: while there
 * are so many the feed keeps the rest, so that an endpoint that is down takes no more room than this.
 */
const MAX_WAITING = 1000
/** Changes that are read at a time. */
const PAGE = 200
/**
 * For how long they are looked for at a time, in ms: between two looks what is due is sent, and it is
 * said again that this process sees to the webhook.
 */
const LOOK_FOR = 1000
/** How often it is kept how far the feed was read where nothing of it was of interest, in ms. */
const KEEP_EVERY = 5000
/** What the history of a webhook calls it that changes had left the history before they were sent. */
const PASSED_OVER = 'changes_passed_over'
/** How long the feed is watched at a time, in ms. */
const WATCH_FOR = 4000

/** What one webhook takes out of the feed of changes. */
export class FeedReader {
  /** How far it was read; undefined before the first look. */
  private place: ChangePlace | undefined
  /** Deliveries that wait, as far as is known and as {@link queue.waitingOf} counts them. */
  waiting = 0
  private isAtEnd = false
  private isUnsure = false
  private keptAt = performance.now()
  private watching: Promise<void> | undefined

  /** @param tell is called when there may be something to take */
  constructor(
    private readonly webhookId: number,
    private readonly holder: string,
    private readonly tell: () => void,
  ) {}

  /** Whether there may be something to take, and room for it. */
  get isHungry(): boolean {
    return !this.isAtEnd && this.waiting <= MAX_WAITING - PAGE
  }

  /** How far it was read, for whoever reads on; undefined where only the database knows. */
  get reached(): ChangePlace | undefined {
    return this.isUnsure ? undefined : this.place
  }

  /** Has it go by what the database says, as an answer was lost and with it how far it came. */
  doubt(): void {
    this.isUnsure = true
  }

  /** Counts anew what waits: others may have some sent again. */
  async count(): Promise<void> {
    this.waiting = await queue.waitingOf(database(), this.webhookId)
  }

  /** Has changes that follow wait to be sent. @returns whether there may be more, and room for them */
  async take(endpoint: Endpoint): Promise<boolean> {
    if (!this.isHungry) return false
    const db = database()
    const known = this.isUnsure ? endpoint.place : undefined
    const from = known ?? this.place ?? endpoint.place ?? (await beginning())
    const page = await keptChanges(db, from, endpoint.resources, PAGE, LOOK_FOR)
    if (!page) return this.goOnAfterLoss(from)
    const rows = page.rows.filter((row) => isOfInterest(endpoint, row))
    const deliveries = rows.map((row) => queue.deliveryOf(this.webhookId, row))
    if (deliveries.length > 0 || performance.now() > this.keptAt + KEEP_EVERY) {
      await queue.enter(db, this.webhookId, this.holder, page.place, deliveries)
      this.keptAt = performance.now()
    }
    this.place = page.place
    this.isUnsure = false
    this.waiting += deliveries.length
    this.isAtEnd = page.isEnd
    if (page.isEnd) this.watch(page.place.batch)
    return this.isHungry
  }

  /**
   * The history has dropped what was to be sent: the receiver is told, and gets what there is. The
   * webhook's history says between which entries that was.
   */
  private async goOnAfterLoss(from: ChangePlace): Promise<boolean> {
    const oldest = await oldestPlace(database())
    if (!oldest) return false
    log().warn({ webhook_id: this.webhookId }, 'changes left the history before they were sent')
    const told = {
      message_id: `msg_${randomUUID()}`,
      resource: webhook.name,
      record_id: String(this.webhookId),
      action: queue.LOST,
    }
    const at = serviceNow()
    const { resource, record_id: id, action } = told
    const entry = { resource, id, action, at: formatMoment(at, UTC) }
    const delivery = { ...told, entry, batch: oldest.batch, event_id: '0', at }
    await inTransaction(database(), async (db) => {
      const { webhookId, holder } = this
      await lockWebhook(db, webhookId)
      if (!(await queue.enter(db, webhookId, holder, oldest, [delivery], { isLoss: true }))) return
      const after = String(Math.max(from.entry, from.floor - 1))
      const changes: readonly ChangeAround[] = [
        { field: 'passed_over.after', from: null, to: after },
        { field: 'passed_over.before', from: null, to: String(oldest.floor) },
      ]
      await enterByService(db, webhookId, { action: PASSED_OVER, changes })
    })
    this.place = oldest
    this.isUnsure = false
    this.waiting += 1
    return true
  }

  /** Looks again once something follows a batch, or now and then. */
  private watch(batch: number): void {
    this.watching ??= follow(batch).finally(() => {
      this.watching = undefined
      this.isAtEnd = false
      this.tell()
    })
  }
}

/** The end of the feed, for a webhook of which nobody has said where it begins. */
async function beginning(): Promise<ChangePlace> {
  await changeWatch.sequence()
  return (await newestPlace(database())) as ChangePlace
}

/** Resolves once something follows a batch, or after a while. */
const follow = (batch: number): Promise<void> =>
  changeWatch
    .follow(async () => {
      if (changeWatch.isOver) await pause(WATCH_FOR, undefined, { ref: false })
      else if ((await changeWatch.sequence()) === batch) {
        await changeWatch.beyond(batch, WATCH_FOR, () => false)
      }
    })
    .catch(() => pause(1000))
