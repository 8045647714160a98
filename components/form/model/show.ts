import { datePart } from '@/components/time/dateFormat'
import { showDate } from '@/components/ui/field/readDate'
import { namingOfField } from '@/lib/derive/naming'
import { formatDecimal, formatText, isInDigits, isNameInDigits } from '@/lib/resources/format'
import type { Field } from '@/lib/resources/resource'
import { sentence } from '@/lib/text/words'
import { pickedWords } from './picked'
import { isJson, type ValueKind, valueKind } from './valueKind'
import { effective, type FormValue, isEmpty, plainFigure } from './values'

/** What stands where nothing is set. */
export const NOT_SET = 'Not set'

/** What stands for what a record may hold and the service never returns. */
const NOT_SHOWN = 'Not shown'

/**
 * What stands where a form has nothing of a field.
 *
 * @param base what the record is known to hold; undefined where there is no record yet
 */
export const nothingIn = ({ writeOnly }: Field, base: FormValue | undefined): string =>
  writeOnly && base !== undefined ? NOT_SHOWN : NOT_SET

/** The words for one value of a choice or a boolean: its label, or its own spelling as a sentence begins. */
export function choiceLabel(field: Field, value: string): string {
  if (valueKind(field) === 'truth') return value === 'true' ? 'Yes' : 'No'
  const label = field.valueLabels?.[value]
  if (label !== undefined) return label
  const words = value.replaceAll(/[-_]/g, ' ')
  return words === '' ? '(empty)' : sentence(words)
}

/** Whether an empty text is one of the values of a choice, as good as any other. */
export const hasEmpty = ({ values }: Field): boolean => values?.includes('') === true

/** Whether a value is set in mono as a whole; of what has a name, only the id behind it is. */
export const isMono = (field: Field): boolean =>
  isJson(field) || (isInDigits(field) && !namingOfField(field))

/** A value as it reads when nobody edits it, without its unit. */
export function shown(field: Field, value: FormValue, zone?: string): string {
  const held = effective(field, value)
  if (held === null || isEmpty(field, held)) return ''
  if (typeof held !== 'string') return held.map((entry) => pickedText(field, entry)).join(', ')
  return readableValue(field, held, { label: (value) => choiceLabel(field, value), zone })
}

/** An entry of a list, in words where it has any: `See clients and their history (Clients:Read)`. */
function pickedText(field: Field, entry: string): string {
  const words = pickedWords(field).get(entry)
  return words === undefined ? entry : `${words} (${entry})`
}

/** A field, or a column, as far as it decides how its values are written. */
type Written = Pick<Field, 'kind' | 'format' | 'unit'>

/** How a value reads where not all of it follows from its field. */
interface Reading {
  /** What people call a value of a choice, or a truth. */
  label(value: string): string
  /** In which a moment is told; without it as it is. */
  readonly zone: string | undefined
}

/** One value as people read it, without its unit. */
export const readableValue = (of: Written, text: string, reading: Reading): string =>
  WORDS[valueKind(of)](text, of, reading)

const labelled: ToWords = (text, _, { label }) => label(text)
const written: ToWords = (text, { format }) => formatText(text, format)

function figure(text: string, of: Written): string {
  const digits = plainFigure(text, of.unit)
  return isNameInDigits(of) ? digits : formatDecimal(digits, of.unit)
}

type ToWords = (text: string, of: Written, reading: Reading) => string

const WORDS: Readonly<Record<ValueKind, ToWords>> = {
  words: written,
  choice: labelled,
  truth: labelled,
  day: (text) => showDate(text),
  moment: (text, _, { zone }) => (zone ? showMoment(text, zone) : text),
  figure,
  whole: figure,
  texts: written,
  picks: written,
  object: written,
  objects: written,
}

/** A value in a sentence or a table: with its unit, and words for nothing. */
export function inWords(field: Field, value: FormValue, zone?: string): string {
  if (hasEmpty(field) && effective(field, value) === '') return choiceLabel(field, '')
  const text = shown(field, value, zone)
  if (text === '') return value === '' ? 'Empty text' : NOT_SET
  return field.unit && /\d/.test(text) ? `${text} ${field.unit}` : text
}

/** `20 Nov 2026, 14:02` in a zone; text that is no moment as it is. */
export function showMoment(moment: string | number, zone: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return String(moment)
  const part = datePart('en-AU', { ...MOMENT, timeZone: zone }, date)
  return `${part('day')} ${part('month').slice(0, 3)} ${part('year')}, ${part('hour')}:${part('minute')}`
}

const MOMENT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
