import { setImmediate } from 'node:timers/promises'
import type { Connection } from '@/lib/db/connection'
import { approval, client, code, contract, packagingDefaults, supplier } from '@/lib/resources'
import { addAccounts } from './accounts'
import { seededApproval } from './approvals/approval'
import { BatchWriter } from './batchWriter'
import { Calendar } from './calendar'
import { clientBody } from './clients/client'
import { clientEdits } from './clients/edits'
import { clientId, contractsOf } from './clients/profile'
import { CODES } from './codes'
import { hasPackagingDefaults, packagingBody } from './packagingDefaults'
import { Random } from './random'
import { actor, type SeedUsers, type Setting } from './setting'
import { SUPPLIERS } from './suppliers/names'
import { supplierBody } from './suppliers/supplier'
import { flatten, setMembers } from './values'

const FIRST_APPROVAL = 88_001
const FIRST_PACKAGING_DEFAULT = 501
/** Working days over which clients and approvals came in. */
const CLIENT_SPAN = 1800
const APPROVAL_SPAN = 170
/** Records held in memory before they are written. */
const BATCH = 1000
/** Records made before the loop lets go for a moment. */
const BREATH = 10
/** Up to so many records in all, clients have later changes too; above, only their creation. */
const MAX_WITH_HISTORY = 20_000

/** What is to be made. */
export interface Amounts {
  readonly clients: number
  readonly approvals: number
}

/** How it is made. */
export interface Filling extends Amounts {
  /** Makes the demonstration's accounts, whose passwords are public. */
  readonly accounts: boolean
  /** Told after each batch. */
  onProgress?(done: number, total: number): void
}

/**
 * Makes records and writes them batch by batch, so that a million clients take no more memory
 * than a thousand.
 */
export async function fill(
  connection: Connection,
  seedUsers: SeedUsers,
  { clients, approvals, accounts, onProgress }: Filling,
): Promise<void> {
  const setting: Setting = { calendar: new Calendar(new Date()), ...seedUsers }
  const writer = new BatchWriter(connection)
  if (accounts) await addAccounts(writer, setting.calendar.moment(BEFORE_CLIENTS + 2))
  addSuppliers(writer, setting)
  addCodes(writer, setting)
  const total = clients + approvals
  const whole = total <= MAX_WITH_HISTORY
  let writing = Promise.resolve()
  for (let done = 1; done <= total; done++) {
    if (done <= clients) addClient(writer, done, clients, setting, whole)
    else addApproval(writer, done - clients, { clients, approvals }, setting)
    // The database is fed and answers only while this loop lets go.
    if (done % BREATH === 0) await setImmediate()
    if (done % BATCH > 0 && done < total) continue
    await writing
    // History that fits into memory is put in the order of time over all records.
    writing = writer.write(!whole || done === total).then(() => onProgress?.(done, total))
    // A fault is thrown where it is awaited; until then it must not end the process.
    writing.catch(() => {})
  }
  await writing
}

/** Suppliers and codes were there before any client. */
const BEFORE_CLIENTS = CLIENT_SPAN + 20

function addSuppliers(writer: BatchWriter, setting: Setting): void {
  for (const [index, [id, name]] of SUPPLIERS.entries()) {
    const at = setting.calendar.moment(BEFORE_CLIENTS - index / SUPPLIERS.length)
    const created = { ...actor(new Random('supplier made', index), setting), at }
    writer.add(supplier, { id, body: supplierBody(index, name), created, edits: [] })
  }
}

function addCodes(writer: BatchWriter, setting: Setting): void {
  const at = setting.calendar.moment(BEFORE_CLIENTS + 1)
  const created = { ...actor(new Random('codes made', 0), setting), at }
  const codes = Object.entries(CODES).flatMap(([list, names]) =>
    Object.entries(names).map(([key, name]) => ({ list, code: key, name })),
  )
  for (const [index, body] of codes.entries()) {
    writer.add(code, { id: String(index + 1), body: setMembers(code, body), created, edits: [] })
  }
}

/** Age of the nth of so many records, in working days: they came in evenly, the last just now. */
const ageOf = (number: number, count: number, span: number): number =>
  (span * (count - number + 0.5)) / count

function addClient(
  writer: BatchWriter,
  number: number,
  count: number,
  setting: Setting,
  withEdits: boolean,
): void {
  const id = String(clientId(number))
  const age = ageOf(number, count, CLIENT_SPAN)
  const random = new Random('creation', number)
  const body = clientBody(number, setting)
  const edits = withEdits ? clientEdits(number, age, flatten(client, body), setting) : []
  const at = setting.calendar.moment(age)
  writer.add(client, { id, body, created: { ...actor(random, setting), at }, edits })
  const taken = { ...actor(random, setting), at: setting.calendar.moment(age * 0.99) }
  for (const contract_id of contractsOf(number)) {
    writer.add(contract, { id: contract_id, body: { client_id: id }, created: taken, edits: [] })
  }
  if (!hasPackagingDefaults(number)) return
  writer.add(packagingDefaults, {
    id,
    body: packagingBody(number, setting),
    created: { ...actor(random, setting), at: setting.calendar.moment(age * 0.98) },
    edits: [],
    system: { client_packaging_default_id: FIRST_PACKAGING_DEFAULT + (number - 1) / 2 },
  })
}

function addApproval(
  writer: BatchWriter,
  number: number,
  counts: { readonly clients: number; readonly approvals: number },
  setting: Setting,
): void {
  const age = ageOf(number, counts.approvals, APPROVAL_SPAN)
  const { body, created, edits, ...rest } = seededApproval(number, age, counts.clients, setting)
  writer.add(approval, {
    id: String(FIRST_APPROVAL + number - 1),
    body,
    created,
    edits,
    system: {
      source: rest.source,
      posted_date: rest.postedDate,
      requested_audit_attempt_count: rest.requestedCount,
    },
  })
}
