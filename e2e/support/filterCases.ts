import { LosslessNumber, stringify } from 'lossless-json'
import { Temporal } from 'temporal-polyfill'
import type { FilterMember, ListFilter } from '@/lib/derive/filters'
import { readList, writeList } from '@/lib/text/commaList'
import { unsetOf } from './fieldBodies'

type Row = Readonly<Record<string, unknown>>

/** The zone in which the tests of filters call. */
export const FILTER_ZONE = 'Australia/Sydney'

const shown = (row: Row, { name }: FilterMember): unknown =>
  name.split('.').reduce<unknown>((value, part) => (value as Row)[part], row)

const isMoment = ({ kind }: FilterMember) => kind === 'moment' || kind === 'instant'
const isFigure = ({ kind }: FilterMember) => ['decimal', 'integer', 'count'].includes(kind)
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A figure in millionths. */
function millionths(text: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return BigInt(`${sign}${whole}${fraction.padEnd(6, '0')}`)
}

const localDate = (moment: string) =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(FILTER_ZONE).toPlainDate()

/** Less than, equal or greater than zero, as a value stands before, at or after a bound. */
function compare(member: FilterMember, value: unknown, bound: string): number {
  if (isFigure(member)) {
    const [a, b] = [millionths((value as LosslessNumber).value), millionths(bound)]
    return a < b ? -1 : Number(a > b)
  }
  if (!isMoment(member)) return (value as string) < bound ? -1 : Number((value as string) > bound)
  if (isDate(bound)) {
    return Temporal.PlainDate.compare(localDate(value as string), Temporal.PlainDate.from(bound))
  }
  return Date.parse(value as string) - Date.parse(bound)
}

/** A text in whatever case; of digits that are shown in groups, however they are grouped. */
function readIn({ field }: FilterMember, text: string): string {
  const isInGroups = ['abn', 'acn', 'bsb', 'account', 'phone'].includes(field?.format ?? '')
  return (isInGroups ? text.replaceAll(/[ \t\u00a0()-]/g, '') : text).toLowerCase()
}

/** Whether a record, as the API shows it, is one that a filter lets through. */
export function isLetThrough({ operator, member }: ListFilter, text: string, row: Row): boolean {
  const value = shown(row, member)
  switch (operator) {
    case 'is':
      return value !== null && readList(text).includes(String(value))
    case 'not':
      return value === null || !readList(text).includes(String(value))
    case 'from':
      return value !== null && compare(member, value, text) >= 0
    case 'to':
      return value !== null && compare(member, value, text) <= 0
    case 'contains':
      return value !== null && readIn(member, String(value)).includes(readIn(member, text))
    case 'set': {
      const unset = member.field ? unsetOf(member.field) : member.kind === 'records' ? 0 : null
      return (stringify(value) !== stringify(unset)) === (text === 'true')
    }
  }
}

const swapped = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )

/** The signs of a text besides plain letters and digits, each once. */
const signsOf = (text: string): string =>
  [...new Set(text.replaceAll(/[a-z0-9]/gi, ''))].sort().join('')

/** Of texts that differ in plain letters and digits alone the first. */
const eachKind = (texts: readonly string[]): string[] => [
  ...new Map(texts.toReversed().map((text) => [signsOf(text), text])).values(),
]

const commasFirst = (a: string, b: string) => Number(b.includes(',')) - Number(a.includes(','))

/** Texts of a filter that tell the records of a list apart, as far as their values do: each once. */
export const textsOf = (filter: ListFilter, rows: readonly Row[]): string[] => [
  ...new Set(chosenOf(filter, rows)),
]

function chosenOf({ operator, member }: ListFilter, rows: readonly Row[]): string[] {
  const values = rows.map((row) => shown(row, member)).filter((value) => value !== null)
  const present = [
    ...new Set(values.map((each) => (each instanceof LosslessNumber ? each.value : String(each)))),
  ]
  switch (operator) {
    case 'set':
      return ['false', 'true']
    case 'is':
    case 'not': {
      const values = [...present, ...(member.values ?? [])].sort(commasFirst)
      const [first = '7', second = first] = [...new Set(values)]
      return [writeList([first]), writeList([first, second])]
    }
    case 'contains':
      return eachKind(present.filter(Boolean)).map((text) => {
        const letters = [...text]
        const middle = Math.floor(letters.length / 3)
        return swapped(letters.slice(middle, middle + 5).join(''))
      })
    default: {
      const bounds = present.sort((a, b) => compareTexts(member, a, b))
      const [middle = 0, quarter = 0] = [2, 4].map((part) => Math.floor(bounds.length / part))
      const chosen = [bounds[middle], bounds[quarter], bounds[0], bounds.at(-1)] as string[]
      if (!isMoment(member)) return chosen
      // The last moment that can be kept is in another year of the zone, which no filter takes.
      const days = chosen.map((moment) => localDate(moment).toString()).filter(isDate)
      return [...chosen, ...days]
    }
  }
}

const compareTexts = (member: FilterMember, a: string, b: string): number =>
  compare(member, isFigure(member) ? new LosslessNumber(a) : a, b)
