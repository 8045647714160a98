import { stringify } from 'lossless-json'
import { kindOf } from '@/lib/derive/kinds'
import type { Field, Resource } from '@/lib/resources/resource'
import { isObject } from '@/lib/text/isObject'
import { type FormValue, type FormValues, parseOr, same, toJson } from './values'

/** A field that no longer holds what the record does. */
export interface Change {
  readonly field: Field
  readonly from: FormValue
  readonly to: FormValue
}

/** What differs from the record, in the order of the form. */
export const changesOf = (
  { leaves }: Pick<Resource, 'leaves'>,
  base: FormValues,
  values: FormValues,
): Change[] =>
  leaves
    .map((field) => ({
      field,
      from: base[field.column] ?? null,
      to: values[field.column] ?? null,
    }))
    .filter(({ field, from, to }) => !same(field, from, to))

/** The body of a PATCH: the changed members and no other. */
export function patchBody(changes: readonly Change[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { field, from, to } of changes) place(body, field.path, patchValue(field, from, to))
  return body
}

/** The body of a PUT: every field that is set; those left out take their defaults. */
export function wholeBody(
  { leaves }: Pick<Resource, 'leaves'>,
  values: FormValues,
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const field of leaves) {
    const value = values[field.column] ?? null
    if (value !== null) place(body, field.path, toJson(field, value))
  }
  return body
}

function place(body: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    body[name] = value
    return
  }
  const inner = (body[name] ?? {}) as Record<string, unknown>
  body[name] = inner
  place(inner, rest, value)
}

/** Whether what is sent for a field is added to what the record holds, member by member. */
export const isMerged = (field: Field): boolean => kindOf(field).merged !== undefined

/** Said where such a value is given for records whose own is not known. */
export const MERGE_WORDS =
  'Members given here are added to what each record has; one that is null is taken out.'

/** JSON objects merge on the server, so a member that was taken out has to be said to be null. */
function patchValue(field: Field, from: FormValue, to: FormValue): unknown {
  if (!isMerged(field) || to === null) return toJson(field, to)
  return mergePatch(parseOr(String(from ?? '{}')), toJson(field, to))
}

/** The RFC 7396 patch that turns one JSON value into another. */
export function mergePatch(from: unknown, to: unknown): unknown {
  if (!isObject(from) || !isObject(to)) return to
  // As entries: an assignment to `__proto__` makes no member, and reading it finds one in any object.
  const before = new Map(Object.entries(from))
  const gone = [...before.keys()].filter((name) => !Object.hasOwn(to, name))
  const changed = Object.entries(to).filter(
    ([name, value]) => stringify(value) !== stringify(before.get(name)),
  )
  return Object.fromEntries([
    ...gone.map((name) => [name, null]),
    ...changed.map(([name, value]) => [name, mergePatch(before.get(name), value)]),
  ])
}
