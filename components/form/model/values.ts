import { isLosslessNumber, LosslessNumber, stringify } from 'lossless-json'
import { canonicalDecimal, isInRange } from '@/lib/derive/decimal'
import { unsetValue } from '@/lib/derive/kinds'
import { valueAt } from '@/lib/derive/valueAt'
import type { Field, Resource } from '@/lib/resources/resource'
import { parseJson } from '@/lib/text/json'
import { JsonFault } from '@/lib/text/jsonFault'
import { withoutUnseen } from '@/lib/text/looks'
import { isJson, isTexts, type ValueKind, valueKind } from './valueKind'

/**
 * What a field holds while it is edited: the text as it stands, figures included, so that no
 * figure passes through a binary number and half-typed text is never lost. Null is "not set".
 */
export type FormValue = string | null | readonly string[]

/** The values of a form, by column. */
export type FormValues = Record<string, FormValue>

const JSON_INDENT = 2

/** The dotted API name of a field: `client_defaults.management_fee`. */
export const fieldName = (field: Field): string => field.path.join('.')

const fields = new WeakMap<Resource, ReadonlyMap<string, Field>>()

/** The fields of a resource by their dotted API names, in the order of the form. */
export function fieldsByName(resource: Resource): ReadonlyMap<string, Field> {
  const known = fields.get(resource)
  if (known) return known
  const made = new Map(resource.leaves.map((field) => [fieldName(field), field]))
  fields.set(resource, made)
  return made
}

/** A JSON value of the API as the form holds it. */
export function toForm(field: Field, json: unknown): FormValue {
  const value = json ?? unsetValue(field)
  if (value === null || value === undefined) return null
  if (isLosslessNumber(value)) return value.value
  if (isTexts(field)) return value as readonly string[]
  if (typeof value === 'object') return stringify(value, undefined, JSON_INDENT) ?? null
  return String(value)
}

/** Every leaf of a record as the form holds it. */
export function formOf(resource: Resource, record: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    resource.leaves.map((field) => [field.column, toForm(field, valueAt(field.path, record))]),
  )
}

/**
 * What a request says for a value of the form. Text that is no figure or no JSON stays text, so
 * that reading it by its kind names the fault.
 */
export function toJson(field: Field, value: FormValue): unknown {
  return typeof value === 'string' ? TO_JSON[valueKind(field)](value, field) : value
}

const asIs = (text: string): string => text

function figureJson(text: string, { unit }: Field): unknown {
  const figure = figureOf(text, unit)
  return canonicalDecimal(figure) ? new LosslessNumber(figure) : text
}

const parsed = (text: string): unknown => parseOr(text) ?? text

const TO_JSON: Readonly<Record<ValueKind, (text: string, field: Field) => unknown>> = {
  words: asIs,
  choice: asIs,
  truth: (text) => text === 'true' || (text === 'false' ? false : text),
  day: asIs,
  moment: asIs,
  figure: figureJson,
  whole: figureJson,
  texts: asIs,
  picks: asIs,
  object: parsed,
  objects: parsed,
}

/** A figure by its parts: signs before it, whole digits, in groups or not, decimals, per cent. */
const WRITTEN =
  /^([+\-\u2212]?) ?(\$?) ?([+\-\u2212]?)([1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)|\d*)((?:\.\d*)?(?:e[+-]?\d+)?) ?(%?)$/i

/** What stands in brackets, as accountants and their spreadsheets have what is below zero. */
const BRACKETED = /^\( ?([^()+\-\u2212]+?) ?\)$/

/**
 * The digits of a figure as people type it: thousands may be grouped by commas or blanks, and the
 * sign of its unit may stand with it, of money before it and of per cent behind. What nobody sees is
 * none of it, and `(12.00)` is -12.00. What is written otherwise stays, to be refused: `1,5` and `1 5`
 * are not 15, nor is `0,125` 125, nor 5 % of a limit five dollars.
 *
 * @param unit of the field; without one a figure has no sign
 */
export function figureOf(typed: string, unit?: string): string {
  const text = typed.trim()
  const seen = withoutUnseen(text).trim()
  const plain = seen.replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
  const inner = BRACKETED.exec(plain)?.[1]
  const parts = WRITTEN.exec(inner === undefined ? plain : `-${inner}`)
  if (!parts) return text
  const [, before, money, behind, whole = '', rest = '', perCent] = parts
  const isOfUnit = (!money || unit?.startsWith('AUD')) && (!perCent || unit === '%')
  if (!isOfUnit || (before && behind) || !/\d/.test(whole + rest)) return text
  // Nothing is neither above nor below zero.
  const isBelow = /[-\u2212]/.test(`${before}${behind}`) && /[1-9]/.test(whole + rest)
  const digits = whole.replaceAll(/[, ]/g, '').replace(/^0+(?=\d)/, '')
  return `${isBelow ? '-' : ''}${digits || '0'}${rest.replace(/\.(?!\d)/, '')}`
}

/** The sign of a unit that a figure has and its field has not: `%` of a limit in dollars. */
export function strayUnit({ unit }: Pick<Field, 'unit'>, typed: string): string | undefined {
  if (canonicalDecimal(figureOf(typed, unit))) return undefined
  if (canonicalDecimal(figureOf(typed, '%'))) return '%'
  return canonicalDecimal(figureOf(typed, 'AUD')) ? '$' : undefined
}

/**
 * The same as {@link figureOf}, as it will read once it is saved: `1e3` is 1000, and `1.000` is 1, which
 * somebody may have written for a thousand. One that is longer than any figure of a field stays as it
 * is, with its fault.
 */
export function plainFigure(typed: string, unit?: string): string {
  const figure = figureOf(typed, unit)
  const canonical = canonicalDecimal(figure)
  return canonical && isInRange(canonical) ? canonical.text : figure
}

/** What the field reads as: its default where nothing is set. */
export const effective = (field: Field, value: FormValue): FormValue => value ?? toForm(field, null)

/** True when two values would be stored as the same one. */
export function same(field: Field, a: FormValue, b: FormValue): boolean {
  if (a === b) return true
  const [one, other] = [effective(field, a), effective(field, b)]
  if (one === other) return true
  if (one === null || other === null) return false
  if (typeof one !== 'string' || typeof other !== 'string') {
    return one.length === other.length && [...one].every((entry, index) => entry === other[index])
  }
  const comparable = COMPARABLE[valueKind(field)]
  return comparable(one, field) === comparable(other, field)
}

const plainOf = (text: string, { unit }: Field): string =>
  canonicalDecimal(figureOf(text, unit))?.text ?? text

function jsonOf(text: string): string {
  const json = parseOr(text)
  return json === undefined ? text : canonicalJson(json)
}

/** A text that is the same for all that would be stored as the same value. */
const COMPARABLE: Readonly<Record<ValueKind, (text: string, field: Field) => string>> = {
  words: asIs,
  choice: asIs,
  truth: asIs,
  day: asIs,
  moment: asIs,
  figure: plainOf,
  whole: plainOf,
  texts: asIs,
  picks: asIs,
  object: jsonOf,
  objects: jsonOf,
}

/** A JSON value as a text that is the same for all that would be stored as the same one. */
export const canonicalJson = (json: unknown): string => stringify(sorted(json)) ?? ''

/** Members in the order of their names: that order carries no meaning in JSON. */
function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted)
  if (json === null || typeof json !== 'object' || isLosslessNumber(json)) return json
  return Object.fromEntries(
    Object.entries(json)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, sorted(value)]),
  )
}

/** True when the field shows nothing at all. */
export function isEmpty(field: Field, value: FormValue): boolean {
  const shown = effective(field, value)
  return (
    shown === null || shown.length === 0 || (isJson(field) && /^[{[]\s*[}\]]$/.test(`${shown}`))
  )
}

/** True for a field that has a default and stands at it. */
export const isAtDefault = (field: Field, value: FormValue): boolean =>
  field.default !== undefined && same(field, value, null)

/** Why a text is not JSON, in words; undefined when it is. */
export function jsonFaultOf(text: string): string | undefined {
  try {
    parseJson(text)
    return undefined
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault
    return `This is not JSON: ${fault.message}, at position ${fault.position}.`
  }
}

/** The JSON of a text; undefined when it is none. */
export function parseOr(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
