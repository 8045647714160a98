import type { z } from 'zod'
import { readFollowFrom } from '@/lib/records/feed/positions'
import { readMoment } from '@/lib/time/bound'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'
import {
  boardOf,
  DELIVERY_STATES,
  type DeliveryRow,
  type DeliveryState,
  deliveriesOf,
} from '@/lib/webhooks/board'
import { lookForWebhooks } from '@/lib/webhooks/dispatcher'
import { webhookMutexKey } from '@/lib/webhooks/historyEntries'
import { type Replayed, replay } from '@/lib/webhooks/replay'
import { newSecretBody, replayBody } from '@/lib/webhooks/schemas'
import { makeSecret, type SecretRow } from '@/lib/webhooks/secrets'
import { sendTest } from '@/lib/webhooks/testDelivery'
import { cursorOf, pageOf } from '../parsing/paging'
import { parameter, UnusableValue } from '../parsing/parameter'
import { readWith } from '../parsing/readWith'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { authorOf } from './author'
import { mayReadOf } from './historyParameters'

/** Which deliveries are listed. */
export const STATE = parameter(
  {
    name: 'state',
    description: 'Only those of which this became.',
    schema: { type: 'string', enum: [...DELIVERY_STATES] },
    example: 'parked',
  },
  (text): DeliveryState => {
    const state = DELIVERY_STATES.find((each) => each === text)
    if (!state) throw new UnusableValue(`it takes ${DELIVERY_STATES.join(', ')}`)
    return state
  },
)

const webhookIdOf = ({ params }: RequestContext): number => Number(params.webhook_id)

const shownMoment = (date: Date | null, zone: TimeZone) =>
  date && formatMoment(date.getTime(), zone)

const showSecret = ({ secret_id, created, expires_at }: SecretRow, zone: TimeZone) => ({
  secret_id,
  created: shownMoment(created, zone),
  expires_at: shownMoment(expires_at, zone),
})

/** What a delivery is of goes to whoever may read that; so does what its receiver said to it. */
function showDelivery(row: DeliveryRow, { principal, timeZone }: RequestContext) {
  const told = mayReadOf(principal, row.resource) ? row : undefined
  return {
    delivery_id: row.delivery_id,
    message_id: row.message_id,
    state: row.state,
    resource: told?.resource ?? null,
    id: told?.record_id ?? null,
    action: told?.action ?? null,
    at: shownMoment(row.at, timeZone),
    attempts: row.attempts,
    next_at: shownMoment(row.next_at, timeZone),
    last_at: shownMoment(row.last_at, timeZone),
    last_status: row.last_status,
    last_milliseconds: row.last_ms,
    last_answer: told?.last_answer ?? null,
    last_error: row.last_error,
  }
}

/** GET: how a webhook does. */
export async function showWebhookState(call: RequestContext): Promise<HandlerResult> {
  const { timeZone } = call
  const board = await boardOf(call.db, webhookIdOf(call))
  const moment = (date: Date | null) => shownMoment(date, timeZone)
  const value = {
    state: board.state,
    lag_seconds: board.lag,
    waiting: board.waiting,
    parked: board.parked,
    failures: board.failures,
    failing_since: moment(board.failing_since),
    next_at: moment(board.next_at),
    last_success_at: moment(board.last_success_at),
    stopped_at: moment(board.stopped_at),
    stopped_because: board.stopped_because,
    changes_lost_at: moment(board.lost_at),
    has_lost_changes: board.isLoss,
    secrets: board.secrets.map((secret) => showSecret(secret, timeZone)),
  }
  return { status: 200, body: { value } }
}

/** GET: the deliveries of a webhook, the newest first. */
export async function listDeliveries(call: RequestContext): Promise<HandlerResult> {
  const { limit, seen } = pageOf(call)
  const state = call.query.get(STATE)
  const rows = await deliveriesOf(call.db, webhookIdOf(call), {
    limit: limit + 1,
    ...(state && { state }),
    ...(seen && { before: seen }),
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const value = {
    data: page.map((row) => showDelivery(row, call)),
    next_cursor: last ? cursorOf(last.delivery_id) : null,
  }
  return { status: 200, body: { value } }
}

/** POST: a new secret, which is told this once. */
export async function makeWebhookSecret(call: RequestContext): Promise<HandlerResult> {
  const { overlap_seconds } = readWith(newSecretBody, call.json === undefined ? {} : call.json)
  const made = await makeSecret(call.db, webhookIdOf(call), overlap_seconds, authorOf(call))
  lookForWebhooks()
  const value = { secret: made.secret, ...showSecret(made, call.timeZone) }
  return { status: 201, body: { value } }
}

/** POST: a message that says nothing, sent at once; the answer tells what came of it. */
export async function tryWebhook(call: RequestContext): Promise<HandlerResult> {
  const row = await call.ticket.waiting(() => sendTest(call.db, webhookIdOf(call), authorOf(call)))
  return { status: 200, body: { value: showDelivery(row, call) } }
}

/** Whose deliveries a call is about, which it waits for. */
export const webhookOf = (call: RequestContext): string => webhookMutexKey(webhookIdOf(call))

/** POST: one delivery once more. */
export const replayDelivery = (call: RequestContext): Promise<HandlerResult> =>
  replayed(call, { deliveryId: call.params.delivery_id ?? '' })

/** POST: many deliveries once more. */
export const replayDeliveries = (call: RequestContext): Promise<HandlerResult> =>
  replayed(call, chosenBy(readWith(replayBody, call.json)))

async function replayed(call: RequestContext, chosen: Replayed): Promise<HandlerResult> {
  const count = await replay(call.db, webhookIdOf(call), chosen, authorOf(call))
  lookForWebhooks()
  return { status: 200, body: { value: { replayed: count } } }
}

function chosenBy({ state, from, until, after, through }: z.output<typeof replayBody>): Replayed {
  const dateOf = (text: string | undefined) => {
    const moment = text === undefined ? undefined : readMoment(text)
    return moment === undefined ? undefined : new Date(moment)
  }
  return {
    isParked: state === 'parked',
    from: dateOf(from),
    until: dateOf(until),
    after: after === undefined ? undefined : readFollowFrom(after)?.place,
    through: through === undefined ? undefined : readFollowFrom(through)?.place,
  }
}
