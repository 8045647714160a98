import { isLosslessNumber, stringify } from 'lossless-json'
import { formatDecimal } from '@/lib/resources/format'
import type { Field } from '@/lib/resources/resource'
import { isObject } from '@/lib/text/isObject'
import { counted } from '@/lib/text/words'
import { valueKind } from './valueKind'
import { type FormValue, parseOr } from './values'

/** One object of a list, of any members. */
export type Entry = Readonly<Record<string, unknown>>

/** The objects of the form's text; null when it is no list of objects. */
export function readEntries(text: string | null): Entry[] | null {
  const json = parseOr(text ?? '[]')
  return Array.isArray(json) && json.every(isObject) ? json : null
}

/** The objects that a field holds; null for one that holds no objects, or text that is no list of them. */
export const entriesOf = (field: Field, value: FormValue): Entry[] | null =>
  valueKind(field) === 'objects' ? readEntries(String(value ?? '[]')) : null

/** `14 entries`. */
export const countedEntries = ({ length }: { readonly length: number }): string =>
  counted(length, 'entry', 'entries')

/** What is typed to get the value of a member. */
export function memberText(entry: Entry, member: string): string {
  const value = entry[member]
  if (value === null || value === undefined) return ''
  if (isLosslessNumber(value)) return value.value
  return typeof value === 'string' ? value : (stringify(value) ?? '')
}

/**
 * An object in one sentence, as far as it holds what such objects usually do: `Wheel alignment,
 * 1 × 95.00 = 95.00`; null for one that holds nothing of it.
 */
export function entryWords({ entry: usual }: Field, entry: Entry): string | null {
  if (!usual) return null
  const figure = (member: string, unit?: string) => formatDecimal(memberText(entry, member), unit)
  const [price, amount] = [figure(usual.price, usual.unit), figure(usual.amount, usual.unit)]
  const product = [figure(usual.quantity), price].filter(Boolean).join(' × ')
  const figures = [product, amount].filter(Boolean).join(' = ')
  return [memberText(entry, usual.what), figures].filter(Boolean).join(', ') || null
}
