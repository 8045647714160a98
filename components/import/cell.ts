import { ambiguousMark, isShortened } from '@/components/form/model/decimalMark'
import { check } from '@/components/form/model/schema'
import { choiceLabel } from '@/components/form/model/show'
import { isFigure, type ValueKind, valueKind } from '@/components/form/model/valueKind'
import { type FormValue, figureOf, parseOr } from '@/components/form/model/values'
import { inUtc } from '@/components/time/instant'
import { readDate, readMonthFirst, showDate } from '@/components/ui/field/readDate'
import { isYesNo } from '@/lib/resources/field'
import type { Field } from '@/lib/resources/resource'
import { written } from '@/lib/text/csv'
import { withoutUnseen } from '@/lib/text/looks'
import { shortened } from '@/lib/text/words'
import type { TimeZone } from '@/lib/time/calendar'

/** A cell as the form's own control would have taken it, or why it does not hold. */
export type CellReading =
  | { readonly value: FormValue; readonly fault?: undefined }
  | { readonly fault: string; readonly value?: undefined }

const YES_NO: Readonly<Record<string, string>> = {
  yes: 'yes',
  y: 'yes',
  true: 'yes',
  no: 'no',
  n: 'no',
  false: 'no',
}

const BOOLEAN: Readonly<Record<string, string>> = { yes: 'true', no: 'false' }

/** What of a file may be read in two ways, and why, in words for its faults. */
export interface Ambiguities {
  /** `1.234` and `1,234`. */
  readonly figures?: string | undefined
  /** `1/2/2026`. */
  readonly days?: string | undefined
}

/** By what cells are read beside their fields. */
export interface CellContext {
  readonly timeZone: TimeZone
  readonly ambiguities?: Ambiguities
  /** The day by which dates have passed, as `YYYY-MM-DD`; where it is not said none has. */
  readonly today?: string | undefined
}

/** Reads a cell that is not empty, by the kind of its field. */
export function readCell(
  field: Field,
  cell: string,
  { timeZone, ambiguities = {} }: CellContext,
): CellReading {
  const text = written(cell)
  const mark = isFigure(field) && ambiguities.figures ? ambiguousMark(text) : undefined
  if (ambiguities.figures && mark) {
    return { fault: twoFiguresFault(field.label, text, mark, ambiguities.figures) }
  }
  const twoDays =
    valueKind(field) === 'day' &&
    ambiguities.days &&
    twoDaysFault(field.label, text, ambiguities.days)
  if (twoDays) return { fault: twoDays }
  // A figure has no apostrophe of its own: what stands behind one is read as any other.
  const shortening = isFigure(field)
    ? shorteningFault(field.label, text)
    : hasDigits(field) && nameShorteningFault(field.label, cell)
  if (shortening) return { fault: shortening }
  const value = READ[valueKind(field)](text, field)
  if (valueKind(field) === 'day' && value === null) {
    return {
      fault: `${field.label} takes a date, such as 30/06/2027 or 2027-06-30. It has ${quoted(text)}.`,
    }
  }
  const fault = check(field, value, timeZone)
  return fault ? { fault: `${fault.message} It has ${quoted(text)}.` } : { value }
}

/** Why a text may be two figures, and how to write the one that is meant. */
function twoFiguresFault(label: string, text: string, mark: string, where: string): string {
  const [doubt, remedy] =
    mark === ','
      ? ['a comma often stands before decimals', 'Write it without the comma']
      : [
          'a point often groups thousands',
          'Write it without the point, or with a zero behind its decimals',
        ]
  return `${label} may be one figure or a thousandth of it: ${where}, ${doubt}. It has ${quoted(text)}. ${remedy}.`
}

/** Why a text may be two days, and how to write the one that is meant. */
function twoDaysFault(label: string, text: string, where: string): string | undefined {
  const [day, other] = [readDate(text), readMonthFirst(text)]
  if (day === null || other === null || day === other) return undefined
  return `${label} may be ${showDate(day)} or ${showDate(other)}: ${where}, the month may come first. It has ${quoted(text)}. Write its month as a word, or the year first.`
}

/**
 * Why a text is not the digits that it was: spreadsheets write long ones as `1.23457E+11`, and those
 * behind are lost for good.
 */
function shorteningFault(label: string, text: string): string | undefined {
  return isShortened(text)
    ? `${label} was shortened by a spreadsheet to ${text.trim()}. Write all its digits.`
    : undefined
}

/**
 * The same of a cell with an id, a code or a number that names something. Some are called `1E+5`:
 * such a one stands behind an apostrophe, as exports write it, which no spreadsheet puts there.
 */
export function nameShorteningFault(label: string, cell: string): string | undefined {
  const fault = shorteningFault(label, cell)
  return fault && `${fault} If it is written so, put an apostrophe before it.`
}

/** Whether a text holds digits, as the number of an account, a phone or a record does. */
const hasDigits = (field: Field): boolean =>
  field.format !== undefined || field.identifier === true || field.bankDetail === true

const asWritten = (text: string): string => text
const figure = (text: string, { unit }: Field): string => figureOf(text, unit)

const READ: Readonly<Record<ValueKind, (text: string, field: Field) => FormValue>> = {
  words: asWritten,
  choice: (text, field) => choiceOf(field, text),
  truth: (text) => BOOLEAN[YES_NO[text.trim().toLowerCase()] ?? ''] ?? text,
  day: (text) => readDate(text),
  moment: (text) => inUtc(text.trim()),
  figure,
  whole: figure,
  texts: (text) => textsOf(text),
  picks: (text) => textsOf(text),
  object: asWritten,
  objects: asWritten,
}

/** A value in its own spelling, in any case, or by its label. */
export function choiceOf(field: Field, text: string): string {
  const values = field.values ?? []
  const plain = withoutUnseen(text).trim().toLowerCase()
  const found = values.includes(text)
    ? text
    : (values.find((value) => value.toLowerCase() === plain) ??
      values.find((value) => choiceLabel(field, value).toLowerCase() === plain))
  return found ?? (isYesNo(field) ? YES_NO[plain] : undefined) ?? text
}

/** A list as exports write it, or one text. */
function textsOf(text: string): readonly string[] {
  const json = text.trim().startsWith('[') ? parseOr(text) : undefined
  return Array.isArray(json) && json.every((each) => typeof each === 'string') ? json : [text]
}

const LONG = 40
const quoted = (text: string): string => `“${shortened(text, LONG)}”`
