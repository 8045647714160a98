import { randomUUID } from 'node:crypto'
import { type Caller, callerOf } from './caller'
import { startProcess, type TestService } from './service'

/** What a worker knows of one write that it tried. */
export interface Write {
  readonly approval: string
  /** A text that no other write sets: what the history is searched for. */
  readonly token: string
  readonly session: string | undefined
  /** Undefined where no answer came: the write may have been done or not. */
  status?: number
  version?: number
}

/** A time in which a session held its approvals beyond doubt, in milliseconds since 1970. */
export interface Hold {
  readonly session: string
  readonly approvals: readonly string[]
  /** When the answer that it holds them had come. */
  readonly from: number
  /** Until when it holds them at least: from the latest renewal asked for and granted. */
  surelyUntil: number
  /** When somebody first asked for its end. */
  endAsked: number
}

/** All that the workers have seen. */
export interface Record {
  readonly writes: Write[]
  readonly holds: Hold[]
  /** Writes of sessions that were answered while these held beyond doubt. */
  within: number
  kills: number
  stops: number
  renewals: number
  breaks: number
}

/** A server process that is stopped, killed and started again while others call it. */
export class Process {
  #service: TestService | undefined
  #caller: Caller | undefined

  constructor(
    private readonly databaseUrl: string,
    private readonly token: string,
  ) {}

  async start(): Promise<void> {
    const service = await startProcess(this.databaseUrl, { LOG_LEVEL: 'silent' })
    const caller = callerOf(service.base, this.token)
    // The document is read while the process is sure to live.
    await caller('GET', '/me')
    this.#service = service
    this.#caller = caller
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
    this.#service?.process.kill(signal)
  }

  stop(): Promise<void> {
    return this.#service?.stop() ?? Promise.resolve()
  }

  /** Calls it; undefined where the connection broke before an answer was whole. */
  async call(...parameters: Parameters<Caller>) {
    try {
      return await this.#caller?.(...parameters)
    } catch (error) {
      if (error instanceof TypeError) return undefined
      throw error
    }
  }
}

/** What somebody does by chance, the same again from the same seed. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to 1: the generator known as mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)] as Item
  }

  pause(most: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.next() * most))
  }
}

/** A worker that goes on until it is told to stop: plain writes, sessions, renewals and breaks. */
export async function work(
  processes: readonly Process[],
  approvals: readonly string[],
  record: Record,
  chance: Chance,
  goesOn: () => boolean,
): Promise<void> {
  while (goesOn()) {
    const turn = chance.next()
    if (turn < 0.4) {
      await write(chance.pick(processes), chance.pick(approvals), undefined, record)
    } else if (turn < 0.9) await holdAndWrite(processes, approvals, record, chance)
    else await breakOne(chance.pick(processes), record, chance)
    await chance.pause(40)
  }
}

async function write(process: Process, approval: string, hold: Hold | undefined, record: Record) {
  const session = hold?.session
  const attempt: Write = { approval, token: randomUUID(), session }
  record.writes.push(attempt)
  const answer = await process.call('PATCH', `/fm/approvals/${approval}`, {
    body: { notes: attempt.token },
    headers: session ? { 'delegated-locking-session-id': session } : {},
  })
  if (!answer) return
  attempt.status = answer.status
  if (answer.status === 200) {
    attempt.version = Number(answer.headers.get('etag')?.replaceAll('"', ''))
    if (hold && Date.now() < Math.min(hold.surelyUntil, hold.endAsked)) record.within += 1
  }
}

async function holdAndWrite(
  processes: readonly Process[],
  approvals: readonly string[],
  record: Record,
  chance: Chance,
) {
  const wanted = [...new Set([chance.pick(approvals), chance.pick(approvals)])]
  const ttl = chance.pick([1, 1, 2])
  const asked = Date.now()
  const opened = await chance.pick(processes).call('POST', '/fm/locking-sessions', {
    raw: JSON.stringify({
      locks: wanted.map((id) => ({ resource: 'approvals', id })),
      ttl_seconds: ttl,
    }),
  })
  if (opened?.status !== 201) return
  const hold: Hold = {
    session: opened.body.locking_session_id,
    approvals: wanted,
    from: Date.now(),
    surelyUntil: asked + ttl * 1000,
    endAsked: Number.POSITIVE_INFINITY,
  }
  record.holds.push(hold)
  const path = `/fm/locking-sessions/${hold.session}`
  for (let writes = 0; writes < 4; writes++) {
    await write(chance.pick(processes), chance.pick(wanted), hold, record)
    if (chance.next() < 0.3) {
      const renewed = Date.now()
      const answer = await chance.pick(processes).call('POST', `${path}/renew`)
      if (answer?.status === 200) {
        hold.surelyUntil = Math.max(hold.surelyUntil, renewed + ttl * 1000)
        record.renewals += 1
      }
    }
    // Some dawdle until after their time, and then write late.
    await chance.pause(chance.next() < 0.2 ? 2500 : 60)
  }
  if (chance.next() < 0.7) {
    hold.endAsked = Math.min(hold.endAsked, Date.now())
    await chance.pick(processes).call('DELETE', path)
  }
}

async function breakOne(process: Process, record: Record, chance: Chance) {
  const live = record.holds.filter(({ surelyUntil }) => surelyUntil > Date.now())
  if (live.length === 0) return
  const hold = chance.pick(live)
  hold.endAsked = Math.min(hold.endAsked, Date.now())
  const answer = await process.call('DELETE', `/fm/locking-sessions/${hold.session}`, {
    headers: { 'audit-reason': 'chaos' },
  })
  if (answer?.status === 204) record.breaks += 1
}

/**
 * Stops, continues, kills and restarts one process after the other, until told to stop. Between is
 * about as much peace as there was trouble: where a start takes long, nothing would be done else.
 */
export async function torment(
  processes: readonly Process[],
  record: Record,
  chance: Chance,
  goesOn: () => boolean,
): Promise<void> {
  let trouble = 0
  while (goesOn()) {
    await chance.pause(600 + 2 * trouble)
    const process = chance.pick(processes)
    const began = Date.now()
    if (chance.next() < 0.5) {
      record.stops += 1
      process.signal('SIGSTOP')
      await chance.pause(2500)
      process.signal('SIGCONT')
    } else {
      record.kills += 1
      process.signal('SIGKILL')
      await process.start()
    }
    trouble = Date.now() - began
  }
}
