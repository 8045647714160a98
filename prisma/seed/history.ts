import type { Resource } from '@/lib/resources/resource'
import type { Actor } from './setting'
import { unsetValues, type Values } from './values'

/** One later change, told backwards: from what the record is to what it was before. */
export interface Edit extends Actor {
  readonly at: Date
  readonly reason?: string
  /** Earlier values by name, given the later ones; undefined for a field that was not set. */
  earlier(later: Readonly<Values>): Values
}

/** One history entry, ready to be stored. */
export interface Entry extends Actor {
  readonly resource: string
  readonly recordId: string
  readonly version: number
  readonly at: Date
  readonly action: 'created' | 'updated'
  readonly reason?: string
  readonly changes: readonly Change[]
}

/** What became of a field; of a secret the history has no more than its name. */
interface Change {
  readonly field: string
  readonly from?: unknown
  readonly to?: unknown
}

/** Makes the history of records of one resource. */
export class HistoryGenerator {
  private readonly unset: Map<string, unknown>

  constructor(private readonly resource: Resource) {
    this.unset = unsetValues(resource)
  }

  /**
   * Entries that lead to a record as it is stored, oldest first: its creation and those edits that
   * changed anything. Working backwards makes the last entry agree with the record by itself.
   *
   * @param edits oldest first
   * @param secrets names of those that it was made with
   */
  entries(
    recordId: string,
    values: Readonly<Values>,
    created: Actor & { at: Date },
    edits: readonly Edit[],
    secrets: readonly string[] = [],
  ): Entry[] {
    const current = { ...values }
    const backwards: Omit<Entry, 'version'>[] = []
    for (const { earlier, ...edit } of edits.toReversed()) {
      const before = earlier(current)
      const changes = this.changes(Object.keys(before), before, current)
      if (changes.length === 0) continue
      Object.assign(current, before)
      backwards.push({ ...edit, ...this.about(recordId), action: 'updated', changes })
    }
    const set = Object.keys(current)
    backwards.push({
      ...created,
      ...this.about(recordId),
      action: 'created',
      changes: [...this.changes(set, {}, current), ...secrets.map((field) => ({ field }))],
    })
    return backwards.reverse().map((entry, index) => ({ ...entry, version: index + 1 }))
  }

  private about = (recordId: string) => ({ resource: this.resource.name, recordId })

  private changes(names: readonly string[], before: Readonly<Values>, after: Readonly<Values>) {
    return names
      .map((field) => ({ field, from: this.read(before, field), to: this.read(after, field) }))
      .filter(({ from, to }) => from !== to)
  }

  private read = (values: Readonly<Values>, field: string): unknown =>
    values[field] ?? this.unset.get(field)
}
