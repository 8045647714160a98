import { expect, test } from 'vitest'
import type { Answer, Caller } from './caller'
import { checkMessage } from './contract'
import { openReceiver, type Receiver } from './receiver'
import { openScene, type Scene } from './scene'
import { isUnderNext } from './service'

const WEBHOOKS = '/admin/webhooks'
const CLIENT = '/fm/clients/10001'

/** All patience in eight seconds, so that a pause is some hundred milliseconds at most. */
export const PATIENCE = 8

/** What a process needs to send to receivers of this machine. */
export const SENDING = {
  WEBHOOK_NETWORKS: '127.0.0.0/8',
  WEBHOOK_RETRY_SECONDS: String(PATIENCE),
  LOG_LEVEL: 'fatal',
} as const

/**
 * A test of what is sent by itself, which the service's own process does. Plain `next start` sends
 * what a call asks it to try, and nothing else.
 */
export const sends = test.skipIf(isUnderNext)

/** A webhook, with what its receiver gets and what it is signed with. */
export interface TestWebhook {
  readonly id: string
  readonly path: string
  readonly receiver: Receiver
  readonly secret: string
}

/** A state as the API tells it, counts as numbers. */
export type State = Readonly<Record<string, unknown>> & {
  readonly state: string
  readonly waiting: number
  readonly parked: number
}

/** A delivery as the API tells it. */
export type Delivery = Readonly<Record<string, unknown>> & {
  readonly delivery_id: string
  readonly message_id: string
  readonly state: string
}

/** Makes webhooks, each with a receiver of its own, and looks at how they do. */
export class Webhooks {
  private made = 0
  private limit = 1000
  private readonly receivers: Receiver[] = []

  constructor(readonly admin: Caller) {}

  /** The name of the webhook that was made last. */
  get lastName(): string {
    return `Receiver ${this.made}`
  }

  async make(more: object = {}): Promise<TestWebhook> {
    this.made += 1
    const name = this.lastName
    const receiver = await openReceiver()
    this.receivers.push(receiver)
    const body = { name, url: receiver.url, role_id: '3', ...more }
    const answer = await this.admin('POST', WEBHOOKS, { body })
    expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, ''])
    const path = `${WEBHOOKS}/${answer.body.webhook_id}`
    const { secret } = (await this.admin('POST', `${path}/secrets`)).body as { secret: string }
    return { id: answer.body.webhook_id as string, path, receiver, secret }
  }

  async stateOf(path: string): Promise<State> {
    return plain(await this.admin('GET', `${path}/state`))
  }

  async deliveries(path: string, query = ''): Promise<Delivery[]> {
    return plain(await this.admin('GET', `${path}/deliveries${query}`)).data
  }

  /** Changes a client. @returns what its finance limit is now, as nobody set it before */
  async change(path = CLIENT): Promise<number> {
    this.limit += 1
    const answer = await this.admin('PATCH', path, { body: { finance_limit: this.limit } })
    expect(answer.status).toBe(200)
    return this.limit
  }

  /** @throws Error where something was sent that the API document of the service does not allow */
  async checkReceived(base: string): Promise<void> {
    const received = this.receivers.flatMap((receiver) => receiver.received)
    for (const { body } of received) await checkMessage(base, body)
  }

  async close(): Promise<void> {
    for (const receiver of this.receivers) await receiver.kill()
  }
}

/** A body with its figures as numbers. */
export const plain = ({ text }: Pick<Answer, 'text'>) => JSON.parse(text)

/** A scene with one process, and webhooks that are made in it. */
export async function openWebhookScene<Opened extends Scene = Scene>(
  opened = openScene([SENDING]) as Promise<Opened>,
): Promise<Opened & { readonly admin: Caller; readonly webhooks: Webhooks }> {
  const scene = await opened
  const admin = await scene.as('admin')
  const webhooks = new Webhooks(admin)
  return {
    ...scene,
    admin,
    webhooks,
    close: async () => {
      await webhooks.close()
      try {
        await webhooks.checkReceived(scene.base)
      } finally {
        await scene.close()
      }
    },
  }
}
