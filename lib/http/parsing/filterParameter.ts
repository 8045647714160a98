import { canonicalDecimal } from '@/lib/derive/decimal'
import {
  type FilterMember,
  filterFault,
  type ListFilter,
  MAX_CONTAINED,
} from '@/lib/derive/filters'
import { unsetValue } from '@/lib/derive/kinds'
import type { JsonSchema } from '@/lib/derive/schemas/namedSchemas'
import type { Condition } from '@/lib/records/lists/query'
import { isGrouped } from '@/lib/resources/format'
import { writeList } from '@/lib/text/commaList'
import { isCalendarDate, type TimeZone } from '@/lib/time/calendar'
import { momentBound } from './momentParameter'
import { listParameter, type Parameter, parameter, UnusableValue } from './parameter'

/** The query parameter that a filter is. */
export function filterParameter(filter: ListFilter): Parameter<Condition> {
  const { operator, member } = filter
  const words = {
    name: filter.parameter,
    // Each of them at once: there is none for all.
    ...(operator === 'is' && { alsoCalled: ['filter', 'filters', 'where', 'conditions'] }),
    description: `${member.label}: ${meaningOf(filter)}`,
    ...formOf(filter),
  }
  const refuseFaulty = (text: string) => {
    const fault = filterFault(filter, text)
    if (fault !== undefined) throw new UnusableValue(fault)
  }
  if (operator === 'is' || operator === 'not') {
    return listParameter(words, (values) => {
      refuseFaulty(writeList(values))
      return { filter, values }
    })
  }
  return parameter(words, (text, { timeZone }) => {
    refuseFaulty(text)
    const isBound = operator === 'from' || operator === 'to'
    return { filter, values: [isBound ? boundText(operator, member, text, timeZone) : text] }
  })
}

/** A bound as the column's type reads it. */
function boundText(end: 'from' | 'to', member: FilterMember, text: string, zone: TimeZone): string {
  if (member.bound?.isOfTime) return String(momentBound(end, text, zone) ?? Number.NaN)
  return isCalendarDate(text) ? text : (canonicalDecimal(text)?.text ?? text)
}

function meaningOf({ operator, member }: ListFilter): string {
  const days = member.bound?.isOfTime ? '; a date counts as a whole day of the Time-Zone' : ''
  switch (operator) {
    case 'is':
      return `only records with one of these values.${commaNote(member)}`
    case 'not':
      return `only records with none of these values, those without any value among them.${commaNote(member)}`
    case 'from':
      return `only this and above${days}.`
    case 'to':
      return `only this and below${days}.`
    case 'contains':
      return isGrouped(member.field?.format)
        ? 'only records in which this text occurs, with whatever blanks, brackets and hyphens.'
        : 'only records in which this text occurs, in whatever case; any kind of blank stands for a blank.'
    case 'set':
      return `with true only records that have it, with false only those that do not.${unsetNote(member)}`
  }
}

/** Digits and choices have no commas. */
const commaNote = ({ values, maxDigits }: FilterMember): string =>
  values || maxDigits !== undefined
    ? ''
    : ' A comma within one stands behind a backslash, as does a backslash before another or a comma.'

/** An unset field is stored as what it reads as, so what reads like it cannot be told from it. */
function unsetNote({ field, members }: FilterMember): string {
  if (members) return ' It counts as set where any of its members does.'
  const unset = field ? unsetValue(field) : null
  if (unset === null) return ''
  const shown = typeof unset === 'object' ? 'An empty one' : `The default, ${unset},`
  return ` ${shown} counts as not set.`
}

type Form = { readonly schema: JsonSchema; readonly example?: unknown }

const TEXT = { type: 'string' }

/** What a filter takes, as far as JSON Schema can say it. */
function formOf({ operator, member }: ListFilter): Form {
  const { values, maxDigits } = member
  switch (operator) {
    case 'is':
    case 'not':
      if (maxDigits !== undefined) {
        const schema = { ...TEXT, maxLength: maxDigits, pattern: '^[1-9]{1}[0-9]*$' }
        return { schema, example: ['1', '10001'] }
      }
      return values
        ? { schema: { ...TEXT, enum: values }, example: values.filter(Boolean).slice(0, 2) }
        : { schema: TEXT, example: ['1', '2'] }
    case 'contains':
      return { schema: { ...TEXT, minLength: 1, maxLength: MAX_CONTAINED }, example: 'fleet' }
    case 'set':
      return { schema: { type: 'boolean' }, example: true }
    default:
      return member.bound?.form ?? { schema: TEXT }
  }
}
