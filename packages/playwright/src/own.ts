import type { Accounts } from './accounts'
import { type Call, done } from './api'
import { sessionsNow } from './lock'
import { inHand, type RecordInHand } from './records'

/** A client that is a test's own. */
export interface OwnClient extends RecordInHand {
  readonly name: string
}

/** The packaging defaults of a client that is a test's own. */
export interface OwnPackagingDefaults extends RecordInHand {
  readonly client: OwnClient
}

/** Makes records for tests by the API, and puts away what it made. */
export interface Maker {
  client(members?: Readonly<Record<string, unknown>>): Promise<OwnClient>
  approval(members?: Readonly<Record<string, unknown>>): Promise<RecordInHand>
  packagingDefaults(members?: Readonly<Record<string, unknown>>): Promise<OwnPackagingDefaults>
  /**
   * Puts away all that was made, the newest first.
   *
   * @throws Error where something could not be put away, once all else has been
   */
  putAway(): Promise<void>
}

const CLIENTS = '/fm/clients'
const APPROVALS = '/fm/approvals'
const PACKAGING = '/sp/client/packaging-defaults'
const SESSIONS = '/fm/locking-sessions'
const LOCKED = 423

/**
 * A word that no other record has. It is of letters alone: of one with digits a search takes the
 * letters and the digits each for themselves, and so finds others too.
 */
export const ownWord = (): string =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

/** Sets what puts a record away; of one that is still locked the lock is ended first. */
async function setAside(call: Call, path: string, members: unknown): Promise<void> {
  const answer = await call('PATCH', path, members)
  if (answer.status !== LOCKED) {
    await done(Promise.resolve(answer))
    return
  }
  for (const { locking_session_id, locks } of await sessionsNow(call)) {
    if (!locks.some((lock: { id: string }) => path === `${APPROVALS}/${lock.id}`)) continue
    await call('DELETE', `${SESSIONS}/${locking_session_id}`, undefined, {
      'audit-reason': 'The test that held it is over',
    })
  }
  await done(call('PATCH', path, members))
}

/**
 * Nothing is ever deleted of what has a history, so to put away is what an office does: a client
 * becomes inactive, an approval cancelled, packaging defaults go back to none.
 *
 * @param call as an account that may make such records and end locks
 * @param contract the contract that approvals are of
 */
export function makerOf(call: Call, { person }: Accounts, contract: string): Maker {
  const made: (() => Promise<unknown>)[] = []
  async function client(members: Readonly<Record<string, unknown>> = {}): Promise<OwnClient> {
    const body = {
      name: `Test client ${ownWord()}`,
      client_type: 'fleet',
      finance_limit: 1000,
      abn: '51824753556',
      ...members,
    }
    const { client_id } = await done(call('POST', CLIENTS, body))
    const record = await inHand(call, CLIENTS, client_id, person, 1)
    made.push(() => setAside(call, record.path, { client_type: 'inactive' }))
    return { ...record, name: body.name }
  }
  return {
    client,
    async approval(members = {}) {
      const { approval_id } = await done(
        call('POST', APPROVALS, {
          contract_id: contract,
          status_flag: 'requested',
          approval_limit: 500,
          maintenance_lines: [{ description: 'Service', quantity: 1, unit_price: 80, amount: 80 }],
          ...members,
        }),
      )
      const record = await inHand(call, APPROVALS, approval_id, person, 1)
      made.push(() => setAside(call, record.path, { status_flag: 'cancelled' }))
      return record
    },
    async packagingDefaults(members = {}) {
      const of = await client()
      await done(call('PUT', `${PACKAGING}/${of.id}`, { report_delivery_type: 'post', ...members }))
      const record = await inHand(call, PACKAGING, of.id, person, 1)
      made.push(() => done(call('PUT', record.path, {})))
      return { ...record, client: of }
    },
    async putAway() {
      const faults: unknown[] = []
      for (const aside of made.splice(0).reverse()) {
        await aside().catch((fault) => faults.push(fault))
      }
      if (faults.length > 1) throw new AggregateError(faults, faults.map(String).join('\n'))
      if (faults.length === 1) throw faults[0]
    },
  }
}
