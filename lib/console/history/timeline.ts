import type { HistoryEvent } from '../form/history'

/** One value that a field had, and how it came to have it. */
export interface Held {
  readonly key: string
  readonly value: unknown
  /** What gave it this value; null for one that was there before the oldest entry. */
  readonly event: HistoryEvent | null
  /** When it took the next value; null for the one that it has now. */
  readonly until: string | null
}

/**
 * Every value that a field had, newest first.
 *
 * @param events entries in which the field changed, newest first
 * @param isWhole whether there are no older ones: then what it was at first is a value too, unless
 *   the record was added with the oldest entry
 */
export function timelineOf(
  events: readonly HistoryEvent[],
  name: string,
  isWhole: boolean,
): readonly Held[] {
  const held: Held[] = []
  let until: string | null = null
  let before: { value: unknown; at: string } | null = null
  for (const event of events) {
    const change = event.changes.find(({ field }) => field === name)
    if (!change) continue
    held.push({ key: event.event_id, value: change.to, event, until })
    until = event.at
    before = event.action === 'created' ? null : { value: change.from, at: event.at }
  }
  if (isWhole && before) {
    held.push({ key: 'first', value: before.value, event: null, until: before.at })
  }
  return held
}
