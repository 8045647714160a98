import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { isTold } from '@/components/form/model/history'

/** One value that a field had, and how it came to have it. */
export interface HeldValue {
  readonly key: string
  readonly value: unknown
  /** False where the value is one that is never returned. */
  readonly isTold: boolean
  /** What gave it this value; null for one that was there before the oldest entry. */
  readonly event: ChangedRecord | null
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
  events: readonly ChangedRecord[],
  name: string,
  isWhole: boolean,
): readonly HeldValue[] {
  const held: HeldValue[] = []
  let until: string | null = null
  let before: { value: unknown; at: string } | null = null
  for (const event of events) {
    const change = event.changes.find(({ field }) => field === name)
    if (!change) continue
    held.push({ key: event.event_id, value: change.to, isTold: isTold(change), event, until })
    until = event.at
    // That a value stood there first is known of none that is never shown.
    const hadOne = event.action !== 'created' && isTold(change)
    before = hadOne ? { value: change.from, at: event.at } : null
  }
  if (isWhole && before) {
    const { value, at } = before
    held.push({ key: 'first', value, isTold: true, event: null, until: at })
  }
  return held
}
