import { fieldOf, labelOf, verbOf } from '@/components/form/model/changedRecord'
import { type HistoryEvent, whoseChange } from '@/components/form/model/history'
import { inWords, showMoment } from '@/components/form/model/show'
import { toForm } from '@/components/form/model/values'
import { changeText, changeWords } from './requestRows'

/** The most of a value that is said: a note may have thousands of characters. */
const MOST = 80
const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text)

/**
 * What a request did, by whom and when, in one line that tells it from any other: `Tom Hale
 * changed, 20 Nov 2026, 14:02. Finance limit: 1,000.00 AUD, then 2,500.50 AUD, and 2 more`.
 *
 * @param kind of the record that the entry is about
 */
export function entryWords(kind: string, event: HistoryEvent, zone: string): string {
  const did = `${whoseChange(event)} ${verbOf(event)}, ${showMoment(event.at, zone)}`
  const change = changeWords({ ...event, resource: kind }, undefined)
  return change ? `${did}. ${cut(changeText(change))}` : did
}

/**
 * An old value as it is restored: `Finance limit, 1,000.00 AUD, as before 20 Nov 2026, 14:02`.
 *
 * @param name API name of the field
 * @param when the moment, with what it says of the value: `as before`, `until`
 */
export function valueAt(
  kind: string,
  name: string,
  json: unknown,
  when: { readonly words: string; readonly at: string },
  zone: string,
): string {
  const field = fieldOf(kind, name)
  const value = field ? inWords(field, toForm(field, json), zone) : String(json)
  return `${labelOf(kind, name)}, ${cut(value)}, ${when.words} ${showMoment(when.at, zone)}`
}
