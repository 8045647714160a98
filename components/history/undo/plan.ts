import {
  type ChangedRecord,
  fieldOf,
  isIdOfOwned,
  kindNamed,
  labelOf,
  type NamedRecord,
  recordWords,
} from '@/components/form/model/changedRecord'
import type { Change } from '@/components/form/model/changes'
import { isSameRequest, isTold, type RequestOf } from '@/components/form/model/history'
import { type FormValue, same, toForm } from '@/components/form/model/values'
import type { Becoming } from '@/lib/resources/members'
import { postingOf } from '@/lib/resources/posting'
import { wholeOf } from '@/lib/resources/wholes'

/** A field that the undo sets back, from what it holds now to what it held before. */
export interface SetBack extends Change {
  /**
   * `client 10001 finance_limit`: names it among all of the plan. One that was changed since is named
   * with the newest of those changes: whoever ticks it has seen no later one.
   */
  readonly key: string
  /**
   * The newest change by another request since, of the field or of what it is a part of; null when
   * that is as the request left it.
   */
  readonly since: ChangedRecord | null
}

/** A record with what would be set back in it. */
export interface UndoRecord extends NamedRecord {
  /** The version that the plan rests on. */
  readonly version: string
  readonly fields: readonly SetBack[]
}

/** Whether anything of an entry can be set back: a field that requests set, of which the history tells what it was. */
export const canBeSetBack = (
  kind: string,
  { action, changes }: Pick<ChangedRecord, 'action' | 'changes'>,
): boolean =>
  action !== 'created' &&
  changes.some((change) => isTold(change) && fieldOf(kind, change.field) !== undefined)

/** What undoing a request comes to. */
export interface UndoPlan {
  readonly records: readonly UndoRecord[]
  /** Added by the request: there is nothing that they could go back to. */
  readonly created: readonly NamedRecord[]
  /** Deleted, by the request or since: nothing brings them back. */
  readonly deleted: readonly NamedRecord[]
  /** Of a kind that cannot be undone here, or that the role may not change. */
  readonly beyond: readonly NamedRecord[]
  /** How many fields hold again already what they held before. */
  readonly already: number
  /** API names of fields that are no longer defined. */
  readonly unknown: readonly string[]
  /** What no change sets, as the service keeps it: `Source of approval 88001`. */
  readonly kept: readonly string[]
  /** What cannot be brought back, as it is never told: `Billing period item of approval 88001`. */
  readonly untold: readonly string[]
  /**
   * What would go to payment, or change one that is on its way, which is asked about where payee and sum
   * are shown: `Status of approval 88001`.
   */
  readonly paying: readonly string[]
}

/**
 * What each record would be set back to. A request may have changed a record more than once, when
 * its sender gave the same id twice: the record goes back to before the first of its changes.
 *
 * @param own every entry of the request, in any order
 * @param later where other requests changed since what it had changed, or another part of that, in
 *   any order
 * @param mayWrite whether records of a kind may be changed
 * @param posted the ids, by their kind, of records that are to be paid as they stand
 */
export function undoPlan(
  own: readonly ChangedRecord[],
  later: readonly ChangedRecord[],
  mayWrite: (kind: string) => boolean,
  posted: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): UndoPlan {
  const records: UndoRecord[] = []
  const created: NamedRecord[] = []
  const deleted: NamedRecord[] = []
  const beyond: NamedRecord[] = []
  const unknown = new Set<string>()
  const kept = new Set<string>()
  const untold = new Set<string>()
  const paying = new Set<string>()
  let already = 0
  const laterByRecord = byRecord(later)
  for (const [name, entries] of byRecord(own)) {
    const first = entries[0] as ChangedRecord
    const { resource, record_id, record_name } = first
    const named = { resource, record_id, record_name }
    if (entries.some(({ record_version }) => record_version === null)) {
      deleted.push(named)
      continue
    }
    if (entries.some(({ action }) => action === 'created')) {
      created.push(named)
      continue
    }
    if (entries.every(({ changes }) => changes.length === 0)) continue
    if (!kindNamed(resource)?.writePermission || !mayWrite(resource)) {
      beyond.push(named)
      continue
    }
    const all = [...entries, ...(laterByRecord.get(name) ?? [])].sort(oldestFirst)
    const isPosted = posted.get(resource)?.has(record_id) === true
    const { fields, gone, hidden, toPay, asBefore } = setBacks(name, resource, first, all, isPosted)
    already += asBefore
    const ofRecord = (name: string) => `${labelOf(resource, name)} of ${recordWords(first)}`
    for (const each of gone) {
      // What came to belong to the record has an entry of its own in the request.
      if (isIdOfOwned(resource, each)) continue
      if (labelOf(resource, each) === each) unknown.add(each)
      else kept.add(ofRecord(each))
    }
    for (const each of hidden) untold.add(ofRecord(each))
    for (const each of toPay) paying.add(ofRecord(each))
    const version = entries
      .map(({ record_version, version: own }) => BigInt(String(record_version ?? own)))
      .reduce(greater)
    if (fields.length > 0) {
      records.push({ ...named, version: String(version), fields })
    }
  }
  return {
    records,
    created,
    deleted,
    beyond,
    already,
    unknown: [...unknown],
    kept: [...kept],
    untold: [...untold],
    paying: [...paying],
  }
}

/** Fields of one record, from everything that happened to it since the request, oldest first. */
function setBacks(
  record: string,
  resource: string,
  request: RequestOf,
  all: readonly ChangedRecord[],
  isPosted: boolean,
) {
  const hidden = new Set<string>()
  const traces = new Map<string, { before: unknown; now: unknown }>()
  const changedSince = new Map<string, ChangedRecord | null>()
  for (const entry of all) {
    const isOwn = isSameRequest(entry, request)
    for (const change of entry.changes) {
      const { field, from, to } = change
      const unit = unitOf(resource, field)
      if (isOwn && !changedSince.has(unit)) changedSince.set(unit, null)
      if (!isOwn && changedSince.has(unit)) changedSince.set(unit, entry)
      if (!isTold(change)) {
        if (isOwn) hidden.add(field)
        continue
      }
      const trace = traces.get(field)
      if (trace) trace.now = to
      else if (isOwn) traces.set(field, { before: from, now: to })
    }
  }
  const fields: SetBack[] = []
  const gone: string[] = []
  const toPay: string[] = []
  let asBefore = 0
  const { paidBy = [] } = kindNamed(resource)?.resource ?? {}
  const changesPayment = (name: string) =>
    isPosted && paidBy.includes(name) && !isWithdrawn(resource, traces, changedSince)
  for (const [name, { before, now }] of traces) {
    const field = fieldOf(resource, name)
    if (!field) {
      gone.push(name)
      continue
    }
    const [from, to] = [toForm(field, now), toForm(field, before)]
    if (same(field, from, to)) asBefore += 1
    else if (isPayment(resource, name, to) || changesPayment(name)) toPay.push(name)
    else {
      const since = changedSince.get(unitOf(resource, name)) ?? null
      const over = since ? ` since entry ${since.event_id}` : ''
      fields.push({ key: `${record} ${name}${over}`, field, from, to, since })
    }
  }
  return { fields, gone, hidden, toPay, asBefore }
}

/**
 * What a field was changed with: of what is one whole, such as a bank account, nothing is as a
 * request left it once a part is not.
 */
function unitOf(kind: string, name: string): string {
  const field = fieldOf(kind, name)
  const whole = field && wholeOf(field)
  return whole === undefined ? name : `all of ${whole}`
}

/**
 * Whether a value posts a record that pays. An undo shows neither payee nor sum, and both may have
 * been changed since: whoever wants it paid again says so where they are shown.
 */
function isPayment(kind: string, name: string, value: FormValue): boolean {
  const posting = postingNamed(kind)
  return posting?.field === name && posting.becomes === value
}

/** Whether the same undo takes the record out of payment, whatever is ticked. */
function isWithdrawn(
  kind: string,
  traces: ReadonlyMap<string, { readonly before: unknown; readonly now: unknown }>,
  changedSince: ReadonlyMap<string, ChangedRecord | null>,
): boolean {
  const posting = postingNamed(kind)
  const trace = posting && traces.get(posting.field)
  if (!trace || changedSince.get(unitOf(kind, posting.field))) return false
  return trace.now === posting.becomes && trace.before !== posting.becomes
}

/** What posts records of a kind. */
export function postingNamed(kind: string): Becoming | undefined {
  const { resource } = kindNamed(kind) ?? {}
  return resource && postingOf(resource)
}

/** The part of a plan that is to be carried out: all but the conflicts that are not ticked. */
export const chosenOf = (plan: UndoPlan, ticked: ReadonlySet<string>): UndoRecord[] =>
  plan.records
    .map((record) => ({
      ...record,
      fields: record.fields.filter(({ since, key }) => since === null || ticked.has(key)),
    }))
    .filter(({ fields }) => fields.length > 0)

/** Entries by their record, in the order in which the records come up. */
function byRecord(entries: readonly ChangedRecord[]): Map<string, ChangedRecord[]> {
  const records = new Map<string, ChangedRecord[]>()
  for (const entry of entries) {
    const name = `${entry.resource} ${entry.record_id}`
    const known = records.get(name)
    if (known) known.push(entry)
    else records.set(name, [entry])
  }
  return records
}

const oldestFirst = (a: ChangedRecord, b: ChangedRecord): number =>
  BigInt(a.event_id) < BigInt(b.event_id) ? -1 : 1

const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b)
