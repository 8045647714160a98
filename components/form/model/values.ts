import { isLosslessNumber, LosslessNumber, stringify } from 'lossless-json'
import { canonicalDecimal, isInRange } from '@/lib/derive/decimal'
import { unsetValue } from '@/lib/derive/kinds'
import type { Field, Resource } from '@/lib/resources/resource'
import { parseJson } from '@/lib/text/json'
import { JsonFault } from '@/lib/text/jsonReader'

/**
 * What a field holds while it is edited: the text as it stands, figures included, so that no
 * figure passes through a binary number and half-typed text is never lost. Null is "not set".
 */
export type FormValue = string | null | readonly string[]

/** The values of a form, by column. */
export type FormValues = Record<string, FormValue>

const JSON_INDENT = 2

/** The dotted API name of a field: `client_defaults.management_fee`. */
export const nameOf = (field: Field): string => field.path.join('.')

const fields = new WeakMap<Resource, ReadonlyMap<string, Field>>()

/** The fields of a resource by their dotted API names, in the order of the form. */
export function fieldsByName(resource: Resource): ReadonlyMap<string, Field> {
  const known = fields.get(resource)
  if (known) return known
  const made = new Map(resource.leaves.map((field) => [nameOf(field), field]))
  fields.set(resource, made)
  return made
}

/** Whether a field holds a list of texts. */
export const isTexts = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'textList' || kind === 'permissions'

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
    resource.leaves.map((field) => [field.column, toForm(field, at(record, field.path))]),
  )
}

const at = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record)

/**
 * What a request says for a value of the form. Text that is no figure or no JSON stays text, so
 * that reading it by its kind names the fault.
 */
export function toJson(field: Field, value: FormValue): unknown {
  if (typeof value !== 'string') return value
  if (field.kind === 'decimal' || field.kind === 'integer') {
    const figure = figureOf(value)
    return canonicalDecimal(figure) ? new LosslessNumber(figure) : value
  }
  if (field.kind === 'boolean') return value === 'true' || (value === 'false' ? false : value)
  return isJson(field) ? (parseOr(value) ?? value) : value
}

/**
 * The digits of a figure as people type it: thousands may be grouped, a sign of money or per cent
 * may stand with it. A comma that groups nothing stays, so that `1,5` is refused and not read as 15.
 */
export function figureOf(typed: string): string {
  const bare = typed.replace(/[\s\u00a0$]/g, '').replace(/%$/, '')
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare
  return plain
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
}

/**
 * The same, with an exponent written out: `1e3` is 1000 before it is saved, too. One that is longer
 * than any figure of a field stays as it is, with its fault.
 */
export function plainFigure(typed: string): string {
  const figure = figureOf(typed)
  const canonical = /e/i.test(figure) ? canonicalDecimal(figure) : undefined
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
  return comparable(field, one) === comparable(field, other)
}

function comparable(field: Field, text: string): string {
  if (field.kind === 'decimal' || field.kind === 'integer') {
    return canonicalDecimal(figureOf(text))?.text ?? text
  }
  const json = isJson(field) ? parseOr(text) : undefined
  return json === undefined ? text : (stringify(sorted(json)) ?? text)
}

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

/** True for kinds that are edited as JSON text. */
export const isJson = (field: Field): boolean =>
  field.kind === 'jsonObject' || field.kind === 'jsonObjectList'

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
