import { labelOf, verbOf } from '@/components/form/model/changedRecord'
import { type HistoryEvent, whoseChange } from '@/components/form/model/history'
import { showMoment } from '@/components/form/model/show'
import { shortened } from '@/lib/text/words'
import { type ChangeWords, changeText } from './requestRows'

/** The most of a value that is said: a note may have thousands of characters. */
const MAX_CHARACTERS = 80
const cut = (text: string): string => shortened(text, MAX_CHARACTERS)

/**
 * What a request did, by whom and when, in one line that tells it from any other: `Tom Hale
 * changed, 20 Nov 2026, 14:02, entry 4711. Finance limit: 1,000.00 AUD, then 2,500.50 AUD, and 2
 * more`. The same person may set the same field to and fro within a minute: only the number of the
 * entry is never said twice.
 *
 * @param change the one that is named; null for an entry that changed nothing
 */
export function entryWords(event: HistoryEvent, change: ChangeWords | null, zone: string): string {
  const did = `${whoseChange(event)} ${verbOf(event)}, ${showMoment(event.at, zone)}, entry ${event.event_id}`
  return change ? `${did}. ${cut(changeText(change))}` : did
}

/**
 * An old value as it is restored: `Finance limit, 1,000.00 AUD, as before 20 Nov 2026, 14:02`.
 *
 * @param name API name of the field
 * @param value in words
 * @param when the moment, with what it says of the value: `as before`, `until`
 */
export function valueAt(
  kind: string,
  name: string,
  value: string,
  when: { readonly words: string; readonly at: string },
  zone: string,
): string {
  return `${labelOf(kind, name)}, ${cut(value)}, ${when.words} ${showMoment(when.at, zone)}`
}
