import { JsonReader } from '@/lib/text/jsonReader'
import type { Person } from './accounts'
import { type Body, type Call, done } from './api'
import { Figure } from './figures'

/** An entry of a record's history, as the API has it. */
export interface HistoryEntry {
  readonly version: number
  readonly action: string
  readonly user: Person
  readonly audit_user: Person
  readonly reason: string | null
  readonly changes: readonly FieldChange[]
}

/** What became of a field. */
export interface FieldChange {
  readonly field: string
  readonly from: Body
  readonly to: Body
  /** The same as the service wrote it, each figure by its digits: a number holds 15 of them. */
  readonly written: { readonly from: unknown; readonly to: unknown }
}

/** A record that a test has in hand. */
export interface RecordInHand {
  readonly id: string
  /** Its address below `/api/v1`. */
  readonly path: string
  /** The record as the API has it now. */
  read(): Promise<Record<string, unknown>>
  /** The same as its text, where every digit of a figure counts. */
  text(): Promise<string>
  /** Changes it as another caller would. */
  patch(changes: Record<string, unknown>): Promise<void>
  /** The newest entry of its history. */
  newestEvent(): Promise<Body>
  /** The entries of its history since it came into hand, the oldest first. */
  entriesSince(): Promise<readonly HistoryEntry[]>
  /** From here on counts what becomes of it: what was done before is no part of its history. */
  forget(): Promise<void>
  /** Who an account is, by whose name the history is asked for. */
  person(account: string): Promise<Person>
}

const PAGE = 200

type Told = Omit<FieldChange, 'written'>

/** Entries with their values as they stand in the text of the answer. */
function asWritten(
  entries: readonly (Omit<HistoryEntry, 'changes'> & { readonly changes: readonly Told[] })[],
  text: string,
): HistoryEntry[] {
  const read = new JsonReader(text, (digits) => new Figure(digits)).readAll()
  const { data } = read as { data: { changes: Told[] }[] }
  return entries.map((entry, at) => ({
    ...entry,
    changes: entry.changes.map((change, place) => {
      const { from, to } = data[at]?.changes[place] ?? {}
      return { ...change, written: { from, to } }
    }),
  }))
}

/**
 * Takes a record in hand: its history counts from now.
 *
 * @param path of its kind, below `/api/v1`: `/fm/clients`
 * @param version the one that it has now, where that is known
 */
export async function inHand(
  call: Call,
  path: string,
  id: string,
  person: RecordInHand['person'],
  version?: number,
): Promise<RecordInHand> {
  const address = `${path}/${encodeURIComponent(id)}`
  const newestEvent = async () => (await done(call('GET', `${address}/events?limit=1`))).data[0]
  const newest = async (): Promise<number> => (await newestEvent())?.version ?? 0
  let since = version ?? (await newest())
  async function entriesSince() {
    const found: HistoryEntry[] = []
    let cursor = ''
    do {
      const answer = await call('GET', `${address}/events?limit=${PAGE}${cursor}`)
      const page = await done(Promise.resolve(answer))
      const entries = asWritten(page.data, answer.text)
      found.push(...entries.filter(({ version }) => version > since))
      const isOver = entries.some(({ version }) => version <= since)
      cursor = page.next_cursor && !isOver ? `&cursor=${encodeURIComponent(page.next_cursor)}` : ''
    } while (cursor !== '')
    return found.reverse()
  }
  return {
    id,
    path: address,
    read: () => done(call('GET', address)),
    text: async () => (await call('GET', address)).text,
    patch: async (changes) => {
      await done(call('PATCH', address, changes))
    },
    newestEvent,
    entriesSince,
    forget: async () => {
      since = await newest()
    },
    person,
  }
}
