import { LosslessNumber, stringify } from 'lossless-json'
import { z } from 'zod'
import { isObject } from '@/lib/text/isObject'
import { isStorable } from '@/lib/text/storable'
import { withinSentence } from '@/lib/text/words'
import { MAX_FREE_DIGITS, writtenDecimal } from '../decimal'
import { type Refusal, refusal } from '../schemas/issues'
import { WHETHER_SET } from './asked'
import { numberText } from './figures'
import { asIs, type Kind, listOf } from './kind'

const MAX_OBJECT_BYTES = 64 * 1024
const MAX_OBJECT_DEPTH = 16
/** The most objects of a list. */
export const MAX_LINES = 500
const MAX_LINE_BYTES = 16 * 1024
const MAX_LINE_DEPTH = 64

/** There is one such object in a record: what it grows by is little beside the bytes that it may have. */
const OBJECT = { bytes: MAX_OBJECT_BYTES, depth: MAX_OBJECT_DEPTH, growth: MAX_OBJECT_BYTES }
/** Of these there are hundreds in a record, so that each may grow by few characters. */
const LINE = { bytes: MAX_LINE_BYTES, depth: MAX_LINE_DEPTH, growth: 1024 }

/** What is to be kept of free JSON, from outside in. */
interface Room {
  /** How many levels may be below. */
  readonly depth: number
  /**
   * By how many characters figures with exponents may still grow as they are written out. They are kept
   * in a few bytes each, and by these it is judged what a record takes in an answer.
   */
  readonly growth: { left: number }
}

const hasExponent = (number: string): boolean => /e/i.test(number)

/** What keeps a figure from being kept: its digits as it is written out, or that it grows too much by that. */
function figureFault(number: string, { growth }: Room): string | undefined {
  const isWritten = !hasExponent(number)
  if (isWritten && number.length <= MAX_FREE_DIGITS) return undefined
  const decimal = writtenDecimal(number)
  if (!decimal || Math.max(decimal.integerDigits, decimal.fractionDigits) > MAX_FREE_DIGITS) {
    return `A figure takes at most ${MAX_FREE_DIGITS} digits on either side of its point.`
  }
  growth.left -= Math.max(0, decimal.text.length - number.length)
  return growth.left < 0
    ? 'Figures with exponents are too long as they are written out.'
    : undefined
}

/** Walks free JSON once, up to the first thing in it that cannot be kept. */
function findUnkeepable(value: unknown, room: Room): Refusal | undefined {
  if (typeof value === 'string') {
    if (isStorable(value)) return undefined
    return refusal('invalid_text', 'The text has a character that cannot be stored.', value)
  }
  const number = numberText(value)
  if (number !== undefined) {
    const fault = figureFault(number, room)
    return fault === undefined ? undefined : refusal('out_of_range', fault, value)
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (room.depth === 0) return refusal('out_of_range', 'The value is nested too deeply.', value)
  const within = { ...room, depth: room.depth - 1 }
  for (const [member, inner] of Object.entries(value)) {
    const found = isStorable(member)
      ? findUnkeepable(inner, within)
      : refusal('invalid_text', 'A member name has a character that cannot be stored.', inner)
    if (found) return { ...found, path: [member, ...found.path] }
  }
  return undefined
}

/** A figure as it is shown: an exponent is written out. */
const written = (number: string): string =>
  hasExponent(number) ? (writtenDecimal(number)?.text ?? number) : number

/** What JSON takes at least as it is shown, in bytes, counted up to where it is too much. */
function leastBytes(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 4
  if (value instanceof LosslessNumber) return written(value.value).length
  let bytes = 2
  if (Array.isArray(value)) {
    for (const inner of value) {
      if (bytes > most) break
      bytes += 1 + leastBytes(inner, most - bytes)
    }
    return bytes
  }
  for (const [name, inner] of Object.entries(value)) {
    if (bytes > most) break
    bytes += name.length + 4 + leastBytes(inner, most - bytes)
  }
  return bytes
}

/**
 * Whether JSON fits as it is shown, which is how it is kept and sent back; a UTF-16 unit is at most
 * three bytes, so short ones need no counting.
 */
function fits(value: unknown, bytes: number): boolean {
  if (leastBytes(value, 2 * bytes) > 2 * bytes) return false
  const text = stringify(value, asShown) ?? ''
  return text.length * 3 <= bytes || new TextEncoder().encode(text).length <= bytes
}

const asShown = (_name: string, value: unknown): unknown =>
  value instanceof LosslessNumber ? new LosslessNumber(written(value.value)) : value

const tooMuch = (label: string, bytes: number): string =>
  `${label} takes at most ${bytes / 1024} KiB of JSON.`

/** What an object of free JSON may have, as {@link Room} has it. */
interface Bounds {
  readonly bytes: number
  readonly depth: number
  readonly growth: number
}

const freeObject = (label: string, bounds: Bounds) =>
  z
    .custom<Record<string, unknown>>(isObject, {
      error: `${label} takes a JSON object.`,
      params: { fault: 'wrong_type' },
      abort: true,
    })
    .check(({ value, issues }) => {
      // Whatever else is wrong with what does not fit, nobody would want to walk through it.
      if (!fits(value, bounds.bytes)) {
        issues.push(refusal('out_of_range', tooMuch(label, bounds.bytes), value))
        return
      }
      const growth = { left: bounds.growth }
      const unkeepable = findUnkeepable(value, { depth: bounds.depth, growth })
      if (unkeepable) issues.push(unkeepable)
    })

/**
 * What RFC 7396 makes of a patch where there is nothing yet: without the members that are null, in
 * objects within objects too, but not within lists. `json_merge_patch` in the database says the same.
 */
const mergedIntoNothing = (patch: unknown): unknown =>
  isObject(patch)
    ? Object.fromEntries(
        Object.entries(patch).flatMap(([name, value]) =>
          value === null ? [] : [[name, mergedIntoNothing(value)]],
        ),
      )
    : patch

/** SQL that is true of JSON with objects or lists below so many levels of them. */
const isNestedDeeper = (column: string, depth: number): string =>
  `jsonb_path_exists(${column}, 'strict $.**{${depth}} ? (@.type() == "object" || @.type() == "array")')`

export const jsonObject: Kind = {
  schema: ({ label }) => freeObject(label, OBJECT),
  jsonSchema: () => ({
    type: 'object',
    additionalProperties: true,
    description: `Any JSON object up to ${MAX_OBJECT_BYTES / 1024} KiB and ${MAX_OBJECT_DEPTH} levels deep.`,
  }),
  sql: 'jsonb',
  prisma: 'Json',
  check: () => `jsonb_typeof(VALUE) = 'object' AND json_bytes(VALUE) <= ${MAX_OBJECT_BYTES}`,
  unsendable: (column) => isNestedDeeper(column, MAX_OBJECT_DEPTH),
  merged: {
    fromNothing: mergedIntoNothing,
    exceeds: (value) => `json_bytes(${value}) > ${MAX_OBJECT_BYTES}`,
    says: ({ label }) => tooMuch(label, MAX_OBJECT_BYTES),
  },
  show: asIs,
  shown: 'jsonb',
  empty: 'object',
  isWide: true,
  filters: WHETHER_SET,
}

export const jsonObjectList: Kind = {
  schema(field) {
    const label = `Each of the ${withinSentence(field.label)}`
    const line = freeObject(label, LINE)
    return listOf(line, field, 'JSON objects', MAX_LINES)
  },
  jsonSchema: () => ({
    type: 'array',
    maxItems: MAX_LINES,
    items: { type: 'object', additionalProperties: true },
    description: `Up to ${MAX_LINES} JSON objects of up to ${MAX_LINE_BYTES / 1024} KiB each.`,
  }),
  sql: 'jsonb',
  prisma: 'Json',
  check: () => "jsonb_typeof(VALUE) = 'array'",
  unsendable: (column) =>
    [
      `jsonb_array_length(${column}) > ${MAX_LINES}`,
      `jsonb_path_exists(${column}, 'strict $[*] ? (@.type() != "object")')`,
      isNestedDeeper(column, MAX_LINE_DEPTH + 1),
      `EXISTS (SELECT FROM jsonb_array_elements(${column}) line WHERE json_bytes(line) > ${MAX_LINE_BYTES})`,
    ].join(' OR '),
  show: asIs,
  shown: 'jsonb',
  empty: 'list',
  isWide: true,
  isVast: true,
  filters: WHETHER_SET,
}
