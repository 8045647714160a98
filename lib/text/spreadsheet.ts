/**
 * What spreadsheets take texts for as they open a file, and what they write for it as they save one:
 * by which exports know what to keep from them, and imports what they have made of it.
 */

/** Whole figures that spreadsheets show, and so write, as they read them. */
const PLAIN_DIGITS = /^(?:0|[1-9]\d{0,10})$/
/** Words of dates and times, which stand beside figures with a blank or without: `SEPT2`, `9:00 p`. */
const IN_DATES =
  /(?<![a-z])(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|[ap]m\b)|(?<=\d\s+)[ap]\b|(?<=\d)t(?=\d)|z$/gi
const FIGURE_LIKE = /^[\s\d.,:/+\-%$€£¥()e]*$/i
const WORD = /\p{L}+/gu
/** No date, time or truth that spreadsheets read or write is longer. */
const LONGEST = 40

/** A word as it is compared: `Févr` is `fevr`. */
const plain = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The months by their names, and what some are called besides, in the languages of spreadsheets. */
const MONTHS: readonly (readonly string[])[] = [
  'january januar janner janvier enero gennaio janeiro januari styczen',
  'february februar feber fevrier febrero febbraio fevereiro februari luty',
  'march marz mrz mars marzo marco maart mrt marzec',
  'april avril abril aprile kwiecien',
  'may mai mayo maggio maio mei maj',
  'june juni juin junio giugno junho czerwiec',
  'july juli juillet julio luglio julho lipiec',
  'august aout agosto augustus augusti sierpien',
  'september septembre septiembre settembre setembro wrzesien',
  'october oktober octobre octubre ottobre outubro pazdziernik',
  'november novembre noviembre novembro listopad',
  'december dezember decembre diciembre dicembre dezembro desember grudzien',
].map((names) => names.split(' '))

/** Spreadsheets shorten a month to three letters at least. */
const SHORTEST = 3

/** The months that a word may stand for, from 1 on: `jui` is two in French. */
function monthsCalled(word: string): number[] {
  const begin = plain(word)
  if (begin.length < SHORTEST) return []
  return MONTHS.flatMap((names, index) =>
    names.some((name) => name.startsWith(begin)) ? [index + 1] : [],
  )
}

const named = (truth: boolean, names: string) =>
  names.split(' ').map((name) => [name, truth] as const)

/** The truths by their names in the same languages. */
const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...named(true, 'true wahr vrai verdadero vero verdadeiro waar sant prawda'),
  ...named(false, 'false falsch faux falso onwaar falskt fałsz'),
])

function truthOf(text: string): boolean | undefined {
  const word = text.trim()
  return word.length > LONGEST ? undefined : TRUTHS.get(plain(word))
}

/** Whether a spreadsheet takes a text for a figure, a date or a truth: `007`, `1-2`, `5 Mar`, `12E5`. */
export function isReadAnew(text: string): boolean {
  if (truthOf(text) !== undefined) return true
  if (!/\d/.test(text) || PLAIN_DIGITS.test(text)) return false
  const figures = text.replace(IN_DATES, '')
  return (
    FIGURE_LIKE.test(figures) ||
    FIGURE_LIKE.test(figures.replace(WORD, (word) => (monthsCalled(word).length > 0 ? '' : word)))
  )
}

/** What is said of a day, of a time, or of both. */
interface Moment {
  /** As it is written: of two digits where its century is left out. */
  readonly year?: string
  readonly month?: number
  readonly day?: number
  /** In seconds. */
  readonly time?: number
  /** Whether its seconds may be left out. */
  readonly isToMinute?: boolean
}

const TIME =
  /^(?:(?<date>.*\S)(?:\s+|(?<=\d)T(?=\d)))?(?<hour>\d{1,4})(?::(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:[.,]\d+)?)?)?(?:\s*(?<half>[ap])\.?(?:\s?m\.?)?)?Z?$/i
const MINUTE = 60
const HOUR = 60 * MINUTE

/** The moments that a text may stand for, in whichever order its parts are: `1-2` is two days. */
function momentsIn(text: string): Moment[] {
  if (text.length > LONGEST) return []
  const { date, hour, minute, second, half } = TIME.exec(text)?.groups ?? {}
  const isTime = minute !== undefined || half !== undefined
  const clock = [hour, minute, second].map((part) => Number(part ?? 0))
  const time = isTime ? timeOf(clock, half) : null
  if (time === null) return datesIn(text)
  const timed = { time, isToMinute: second === undefined }
  return date === undefined ? [timed] : datesIn(date).map((each) => ({ ...each, ...timed }))
}

/** Null for what no clock shows; hours beyond a day are of a duration. */
function timeOf([hour = 0, minute = 0, second = 0]: number[], half?: string): number | null {
  if (minute >= 60 || second >= 60 || (half && (hour < 1 || hour > 12))) return null
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return ofDay * HOUR + minute * MINUTE + second
}

const PART = /\d+|\p{L}+/gu
const isWord = (part: string): boolean => !/^\d/.test(part)
/** What may stand between two parts, and what has to between figures where none is a word. */
const GAP = /^\s*[-/.,]?\s*$/
const SIGN = /[-/.]/

/** The dates that a text may stand for: two or three parts, of which a word is one at most. */
function datesIn(text: string): Moment[] {
  const parts = text.match(PART) ?? []
  const [before, ...gaps] = text.split(PART)
  const last = gaps.pop() ?? ''
  const words = parts.filter(isWord)
  const isParted = gaps.every(
    (gap, index) =>
      GAP.test(gap) &&
      (parts.slice(index, index + 2).some(isWord) ||
        (words.length > 0 ? gap !== '' : SIGN.test(gap))),
  )
  if (before !== '' || !/^\.?$/.test(last) || words.length > 1 || !isParted) return []
  const figures = parts.filter((part) => !isWord(part))
  return words[0] === undefined ? ofFigures(figures) : ofWord(words[0], figures)
}

/** Dates whose month is a word. */
function ofWord(word: string, [first = '', second, ...more]: string[]): Moment[] {
  if (more.length > 0) return []
  const months = monthsCalled(word)
  if (second === undefined) {
    return months.flatMap((month) => [...dayOf({ month, day: first }), ...monthOf(month, first)])
  }
  return months.flatMap((month) => [
    ...dayOf({ year: second, month, day: first }),
    ...dayOf({ year: first, month, day: second }),
  ])
}

/** Dates in figures alone. */
function ofFigures([first = '', second = '', third, ...more]: string[]): Moment[] {
  if (more.length > 0 || second === '') return []
  const inOrder = (year: string | undefined, month: string, day: string) =>
    month.length > 2 ? [] : dayOf({ ...(year && { year }), month: Number(month), day })
  if (third === undefined) {
    return [
      ...inOrder(undefined, first, second),
      ...inOrder(undefined, second, first),
      ...monthOf(Number(first), second),
      ...(first.length === 4 ? monthOf(Number(second), first) : []),
    ]
  }
  const yearFirst = inOrder(first, second, third)
  if (first.length === 4) return yearFirst
  return [...yearFirst, ...inOrder(third, second, first), ...inOrder(third, first, second)]
}

/** A day of a year, or of the year that a spreadsheet adds; none where no calendar has it. */
function dayOf({ year, month, day }: { year?: string; month: number; day: string }): Moment[] {
  const isYear = year === undefined || year.length <= 2 || year.length === 4
  // A leap year has all days that any has.
  const days = new Date(Date.UTC(LEAP, month, 0)).getUTCDate()
  const isDay = day.length <= 2 && Number(day) >= 1 && Number(day) <= days
  if (!isYear || !isDay || month < 1 || month > 12) return []
  return [{ ...(year && { year: year.padStart(2, '0') }), month, day: Number(day) }]
}

const LEAP = 2000

const monthOf = (month: number, year: string): Moment[] =>
  (year.length === 2 || year.length === 4) && month >= 1 && month <= 12 ? [{ year, month }] : []

/** A day as the number of those since the end of 1899, with its time as a part of one. */
const SERIAL = /^(\d{1,5})(?:[.,](\d+))?$/
const BEFORE_FIRST = Date.UTC(1899, 11, 30)

function ofSerial(text: string): Moment[] {
  const [, days = '', part] = SERIAL.exec(text) ?? []
  if (days === '') return []
  const date = new Date(BEFORE_FIRST + Number(days) * 24 * HOUR * 1000)
  const time = Math.round(Number(`0.${part ?? 0}`) * 24 * 60) * MINUTE
  return [
    {
      ...(Number(days) > 0 && {
        year: String(date.getUTCFullYear()),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      }),
      ...(part !== undefined && { time, isToMinute: true }),
    },
  ]
}

/** Of a word that no spreadsheet writes for a month: in capitals, or without anything beside it. */
const UNLIKE_SHOWN = /\p{Lu}{3}|\d\p{L}{3}|\p{L}{3}\d/u

/** The moments for which a spreadsheet may have written a text. In figures alone it writes a year and a day. */
function momentsShown(text: string): Moment[] {
  const serials = ofSerial(text)
  if (serials.length > 0) return serials
  if (UNLIKE_SHOWN.test(text)) return []
  return momentsIn(text).filter(
    ({ year, month, day }) =>
      month === undefined || /\p{L}{3}/u.test(text) || (year !== undefined && day !== undefined),
  )
}

/** Years are written by two digits or by four. */
const isSameYear = (one: string, other: string): boolean =>
  one.length === other.length ? one === other : one.slice(-2) === other.slice(-2)

/** Whether a year may be the one in which a file was opened, which spreadsheets add. */
const isAddedYear = (year: string): boolean => year.length === 2 || year.startsWith('20')

function isSameDate(held: Moment, shown: Moment): boolean {
  if (held.month !== shown.month) return false
  if (held.month === undefined) return true
  if (shown.day !== (held.day ?? 1)) {
    return (
      held.day === undefined &&
      shown.day === undefined &&
      isSameYear(held.year ?? '', shown.year ?? '')
    )
  }
  if (held.year === undefined) return shown.year === undefined || isAddedYear(shown.year)
  return shown.year !== undefined && isSameYear(held.year, shown.year)
}

function isSameTime(held: Moment, shown: Moment): boolean {
  if (shown.time === undefined) return held.time === undefined
  const time = held.time ?? 0
  return shown.time === (shown.isToMinute ? time - (time % MINUTE) : time)
}

/**
 * What a spreadsheet has taken a text for where it may have written the other one for it, whatever its
 * language and order of dates: `DEC1` became `1-Dec` or `01. Dez`, `1-2` 2 January or 1 February, of some
 * year, and `true` `TRUE`. Undefined where it wrote no such text.
 */
export function readAs(held: string, shown: string): 'date' | 'time' | 'truth' | undefined {
  const [was, is] = [held.trim(), shown.trim()]
  if (was === is || !isReadAnew(was)) return undefined
  const truth = truthOf(was)
  if (truth !== undefined)
    return truthOf(is) === truth && is === is.toUpperCase() ? 'truth' : undefined
  const written = momentsShown(is)
  const moment = momentsIn(was).find((each) =>
    written.some((other) => isSameDate(each, other) && isSameTime(each, other)),
  )
  return moment && (moment.month === undefined ? 'time' : 'date')
}
