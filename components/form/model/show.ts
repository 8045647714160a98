import { showDate } from '@/components/ui/field/readDate'
import { namingOfField } from '@/lib/derive/naming'
import { formatDecimal, formatText, isNameInDigits } from '@/lib/resources/format'
import type { Field } from '@/lib/resources/resource'
import { sentence } from '@/lib/text/words'
import { effective, type FormValue, isEmpty, isJson, plainFigure } from './values'

/** What stands where nothing is set. */
export const NOT_SET = 'Not set'

/** The words for one value of a choice or a boolean: its label, or its own spelling as a sentence begins. */
export function choiceLabel(field: Field, value: string): string {
  if (field.kind === 'boolean') return value === 'true' ? 'Yes' : 'No'
  const label = field.valueLabels?.[value]
  if (label !== undefined) return label
  const words = value.replaceAll(/[-_]/g, ' ')
  return words === '' ? '(empty)' : sentence(words)
}

/** Whether a value is set in mono as a whole; of what has a name, only the id behind it is. */
export const isMono = (field: Field): boolean =>
  isJson(field) ||
  (field.format !== undefined &&
    !['email', 'phone'].includes(field.format) &&
    !namingOfField(field))

/** A value as it reads when nobody edits it, without its unit. */
export function shown(field: Field, value: FormValue, zone?: string): string {
  const held = effective(field, value)
  if (held === null || isEmpty(field, held)) return ''
  if (typeof held !== 'string') return held.join(', ')
  switch (field.kind) {
    case 'choice':
    case 'boolean':
      return choiceLabel(field, held)
    case 'decimal':
    case 'integer':
      return isNameInDigits(field)
        ? plainFigure(held, field.unit)
        : formatDecimal(plainFigure(held, field.unit), field.unit)
    case 'date':
    case 'day':
      return showDate(held)
    case 'instant':
      return zone ? showMoment(held, zone) : held
    default:
      return formatText(held, field.format)
  }
}

/** A value in a sentence or a table: with its unit, and words for nothing. */
export function inWords(field: Field, value: FormValue, zone?: string): string {
  if (field.kind === 'choice' && effective(field, value) === '') return choiceLabel(field, '')
  const text = shown(field, value, zone)
  if (text === '') return value === '' ? 'Empty text' : NOT_SET
  return field.unit && /\d/.test(text) ? `${text} ${field.unit}` : text
}

/** `20 Nov 2026, 14:02` in a zone; text that is no moment as it is. */
export function showMoment(moment: string | number, zone: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return String(moment)
  const options = { ...MOMENT, timeZone: zone }
  const parts = new Intl.DateTimeFormat('en-AU', options).formatToParts(date)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
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
