import { LosslessNumber, stringify } from 'lossless-json'
import { z } from 'zod'
import type { FieldKind } from '@/lib/resources/field'
import { PERMISSIONS } from '@/lib/resources/permissions'
import type { Field, Resource } from '@/lib/resources/resource'
import { WIDE_BLANKS } from '@/lib/text/blanks'
import { isCalendarDate, readDay, readInstant, type TimeZone } from '@/lib/time/calendar'
import { canonicalDecimal, MAX_FRACTION_DIGITS, MAX_INTEGER_DIGITS } from './decimal'
import { idColumnType, idPattern, idType } from './idForms'
import { type Refusal, refusal } from './issues'
import { permissionReference } from './namedSchemas'
import { onceEach } from './onceEach'

/**
 * Everything that a kind of field decides. `schema` turns a JSON value into what is stored and
 * refuses what cannot be; the rest says how the same bounds look to JSON Schema and to SQL.
 */
export interface Kind {
  /** @param timeZone that of the request, in which a date-time becomes a calendar date */
  schema(field: Field, timeZone: TimeZone): z.ZodType
  /** True where the schema differs from zone to zone. */
  readonly isZoned?: true
  /** What a request may send, as far as JSON Schema can say it. */
  jsonSchema(field: Field): Record<string, unknown>
  /** What an answer holds, where that is less than a request may send. */
  shownSchema?(field: Field): Record<string, unknown>
  /** Column type, as PostgreSQL and as Prisma name it. */
  readonly sql: string
  readonly prisma: string
  /** A condition on `VALUE` that the database holds too. */
  check?(field: Field): string | undefined
  /** SQL for the value as the API shows it, given the column. */
  show(column: string): string
  /** SQL type of what `show` yields. */
  readonly shown: string
  /** What an unset field of this kind reads as when its definition names no default. */
  readonly empty: 'null' | 'list' | 'object'
}

const INT32 = 2_147_483_648
const MAX_LIST = 1000
const MAX_OBJECT_BYTES = 64 * 1024
const MAX_OBJECT_DEPTH = 16
const MAX_LINES = 500
const MAX_LINE_BYTES = 16 * 1024
const MAX_LINE_DEPTH = 64
/** Digits that a figure inside free JSON may have on either side of its point. */
const MAX_FREE_DIGITS = 1000

/** Patterns of the API document; plain enough for engines without look-ahead or Unicode classes. */
const STORABLE = '^[^\\x00]*$'
const WORD = `^[^\\x00-\\x20\\x7f${WIDE_BLANKS}]*$`
const DATE = '([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}'
const CLOCK = '([01][0-9]|2[0-3]):[0-5][0-9]'
const OFFSET = `([Zz]|[+-]${CLOCK})`

const asIs = (column: string) => column
const textJsonSchema = ({ minLength, maxLength, isWord }: Field) => ({
  type: 'string',
  ...(minLength && { minLength }),
  maxLength,
  pattern: isWord ? WORD : STORABLE,
})
const IS_WORD = new RegExp(WORD)
const quote = (value: string) => `'${value.replaceAll("'", "''")}'`

const textSchema = (field: Field) =>
  z.string(`${field.label} takes text.`).check(({ value, issues }) => {
    if (!isStorable(value)) {
      const message = `${field.label} has a character that cannot be stored.`
      issues.push(refusal('invalid_text', message, value))
    } else if (field.isWord && !IS_WORD.test(value)) {
      const message = `${field.label} takes no blanks and no control characters.`
      issues.push(refusal('invalid_text', message, value))
    }
    if (field.minLength && [...value].length < field.minLength) {
      const message = `${field.label} takes at least ${field.minLength} characters.`
      issues.push(refusal('out_of_range', message, value))
    }
    const most = field.maxLength ?? Number.POSITIVE_INFINITY
    // Code points are what the database counts; UTF-16 units are never fewer.
    if (value.length > most && [...value].length > most) {
      issues.push(refusal('too_long', `${field.label} takes at most ${most} characters.`, value))
    }
  })

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof LosslessNumber)

export function numberText(value: unknown): string | undefined {
  if (value instanceof LosslessNumber) return value.value
  return typeof value === 'number' ? String(value) : undefined
}

/** Whether a figure keeps to the digits it may have; only an exponent makes few characters many. */
function isKeepable(number: string): boolean {
  if (number.length <= MAX_FREE_DIGITS && !/e/i.test(number)) return true
  const decimal = canonicalDecimal(number)
  return (
    decimal !== undefined &&
    Math.max(decimal.integerDigits, decimal.fractionDigits) <= MAX_FREE_DIGITS
  )
}

/** Walks free JSON once, up to the first thing in it that cannot be kept. */
function findUnkeepable(value: unknown, depthLeft: number): Refusal | undefined {
  if (typeof value === 'string') {
    if (isStorable(value)) return undefined
    return refusal('invalid_text', 'The text has a character that cannot be stored.', value)
  }
  const number = numberText(value)
  if (number !== undefined) {
    if (isKeepable(number)) return undefined
    return refusal('out_of_range', `A figure takes at most ${MAX_FREE_DIGITS} digits.`, value)
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (depthLeft === 0) return refusal('out_of_range', 'The value is nested too deeply.', value)
  for (const [member, inner] of Object.entries(value)) {
    const found = isStorable(member)
      ? findUnkeepable(inner, depthLeft - 1)
      : refusal('invalid_text', 'A member name has a character that cannot be stored.', inner)
    if (found) return { ...found, path: [member, ...found.path] }
  }
  return undefined
}

/** Whether JSON fits; a UTF-16 unit is at most three bytes, so short ones need no counting. */
function fits(value: unknown, bytes: number): boolean {
  const text = stringify(value) ?? ''
  return text.length * 3 <= bytes || new TextEncoder().encode(text).length <= bytes
}

const freeObject = (label: string, bounds: { bytes: number; depth: number }) =>
  z
    .custom<Record<string, unknown>>(isObject, {
      error: `${label} takes a JSON object.`,
      params: { fault: 'wrong_type' },
      abort: true,
    })
    .check(({ value, issues }) => {
      const unkeepable = findUnkeepable(value, bounds.depth)
      if (unkeepable) issues.push(unkeepable)
      else if (!fits(value, bounds.bytes)) {
        const message = `${label} takes at most ${bounds.bytes / 1024} KiB of JSON.`
        issues.push(refusal('out_of_range', message, value))
      }
    })

/** A list whose entries are read only where there are not too many of them. */
const listOf = (entry: z.ZodType, { label }: Field, what: string, most: number) =>
  z
    .array(z.unknown(), `${label} takes a list of ${what}.`)
    .refine((list) => list.length <= most, {
      error: `${label} takes at most ${most} entries.`,
      params: { fault: 'out_of_range' },
    })
    .pipe(z.array(entry))

const choice: Kind = {
  schema: (field) => z.enum(field.values ?? [], `${field.label} takes one of: ${listed(field)}.`),
  jsonSchema: (field) => ({ type: 'string', enum: field.values }),
  sql: 'text',
  prisma: 'String',
  check: (field) => `VALUE IN (${(field.values ?? []).map(quote).join(', ')})`,
  show: asIs,
  shown: 'text',
  empty: 'null',
}

const listed = (field: Field): string =>
  (field.values ?? []).map((value) => (value === '' ? '"" (empty)' : value)).join(', ')

const FIGURE = {
  type: 'number',
  format: 'decimal',
  description: `Exact, with at most ${MAX_FRACTION_DIGITS} decimals.`,
}

const decimal: Kind = {
  schema: (field) =>
    z.unknown().transform((value, { issues }) => {
      const text = numberText(value)
      if (text === undefined) {
        issues.push(refusal('wrong_type', `${field.label} takes a number.`, value))
        return z.NEVER
      }
      const canonical = canonicalDecimal(text)
      if (
        !canonical ||
        canonical.integerDigits > MAX_INTEGER_DIGITS ||
        canonical.fractionDigits > MAX_FRACTION_DIGITS
      ) {
        const message = `${field.label} takes a number of at most ${MAX_INTEGER_DIGITS} digits before the point and at most ${MAX_FRACTION_DIGITS} decimals.`
        issues.push(refusal('out_of_range', message, value))
        return z.NEVER
      }
      return new LosslessNumber(canonical.text)
    }),
  jsonSchema: () => ({ ...FIGURE, exclusiveMinimum: -1e13, exclusiveMaximum: 1e13 }),
  // Read as a double, the greatest figures round up to the bound that they stay below.
  shownSchema: () => FIGURE,
  sql: 'numeric(19,6)',
  prisma: 'Decimal @db.Decimal(19, 6)',
  show: (column) => `trim_scale(${column})`,
  shown: 'numeric',
  empty: 'null',
}

const integer: Kind = {
  schema: (field) =>
    z.unknown().transform((value, { issues }) => {
      const text = numberText(value)
      if (text === undefined) {
        issues.push(refusal('wrong_type', `${field.label} takes a whole number.`, value))
        return z.NEVER
      }
      const canonical = canonicalDecimal(text)
      const number = Number(canonical?.text)
      if (!canonical || canonical.fractionDigits > 0 || number < -INT32 || number >= INT32) {
        const message = `${field.label} takes a whole number from -2147483648 to 2147483647.`
        issues.push(refusal('out_of_range', message, value))
        return z.NEVER
      }
      return number
    }),
  jsonSchema: () => ({ type: 'integer', format: 'int32', minimum: -INT32, maximum: INT32 - 1 }),
  sql: 'integer',
  prisma: 'Int',
  show: asIs,
  shown: 'integer',
  empty: 'null',
}

const boolean: Kind = {
  schema: ({ label }) => z.boolean(`${label} takes true or false.`),
  jsonSchema: () => ({ type: 'boolean' }),
  sql: 'boolean',
  prisma: 'Boolean',
  show: asIs,
  shown: 'boolean',
  empty: 'null',
}

const date: Kind = {
  schema: (field) =>
    z.string(`${field.label} takes a date as text.`).refine(isCalendarDate, {
      error: `${field.label} takes a real date in the form YYYY-MM-DD.`,
      params: { fault: 'invalid_date' },
    }),
  jsonSchema: () => ({ type: 'string', format: 'date', pattern: `^${DATE}$` }),
  sql: 'date',
  prisma: 'DateTime @db.Date',
  check: () => "VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'",
  show: asIs,
  shown: 'date',
  empty: 'null',
}

const day: Kind = {
  ...date,
  isZoned: true,
  schema: (field, timeZone) =>
    z.string(`${field.label} takes a date as text.`).transform((value, { issues }) => {
      const calendarDate = readDay(value, timeZone)
      if (calendarDate) return calendarDate
      const message = `${field.label} takes a date (YYYY-MM-DD) or an RFC 3339 date-time.`
      issues.push(refusal('invalid_date', message, value))
      return z.NEVER
    }),
  jsonSchema: () => ({
    type: 'string',
    pattern: `^${DATE}([Tt]${CLOCK}(:[0-5][0-9](\\.[0-9]{1,9})?)?${OFFSET}?)?$`,
    description:
      'A calendar date (YYYY-MM-DD). A date-time is taken too and stored as the date it has in the Time-Zone of the request.',
  }),
  shownSchema: date.jsonSchema,
}

const instant: Kind = {
  schema: (field) =>
    z.string(`${field.label} takes a moment as text.`).refine(readInstant, {
      error: `${field.label} takes a real moment in the form YYYY-MM-DDTHH:MM:SSZ.`,
      params: { fault: 'invalid_date' },
    }),
  jsonSchema: () => ({
    type: 'string',
    format: 'date-time',
    pattern: `^${DATE}T${CLOCK}:[0-5][0-9]Z$`,
  }),
  sql: 'timestamptz(0)',
  prisma: 'DateTime @db.Timestamptz(0)',
  show: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  shown: 'text',
  empty: 'null',
}

const text: Kind = {
  schema: textSchema,
  jsonSchema: textJsonSchema,
  sql: 'text',
  prisma: 'String',
  check: ({ minLength, maxLength }) =>
    minLength
      ? `char_length(VALUE) BETWEEN ${minLength} AND ${maxLength}`
      : `char_length(VALUE) <= ${maxLength}`,
  show: asIs,
  shown: 'text',
  empty: 'null',
}

/** What a request sends is a text; what its column holds is a hash of it, which `lib/records` makes. */
const secret: Kind = {
  schema: textSchema,
  jsonSchema: textJsonSchema,
  sql: 'text',
  prisma: 'String',
  show: asIs,
  shown: 'text',
  empty: 'null',
}

const textList: Kind = {
  schema: (field) => listOf(textSchema(field), field, 'texts', MAX_LIST),
  jsonSchema: (field) => ({
    type: 'array',
    maxItems: MAX_LIST,
    items: textJsonSchema(field),
  }),
  sql: 'text[]',
  prisma: 'String[]',
  check: () => `cardinality(VALUE) <= ${MAX_LIST} AND array_position(VALUE, NULL) IS NULL`,
  show: asIs,
  shown: 'text[]',
  empty: 'list',
}

const jsonObject: Kind = {
  schema: ({ label }) => freeObject(label, { bytes: MAX_OBJECT_BYTES, depth: MAX_OBJECT_DEPTH }),
  jsonSchema: () => ({
    type: 'object',
    additionalProperties: true,
    description: `Any JSON object up to ${MAX_OBJECT_BYTES / 1024} KiB and ${MAX_OBJECT_DEPTH} levels deep.`,
  }),
  sql: 'jsonb',
  prisma: 'Json',
  check: () => `jsonb_typeof(VALUE) = 'object' AND json_bytes(VALUE) <= ${MAX_OBJECT_BYTES}`,
  show: asIs,
  shown: 'jsonb',
  empty: 'object',
}

const jsonObjectList: Kind = {
  schema(field) {
    const label = `Each of the ${field.label.toLowerCase()}`
    const line = freeObject(label, { bytes: MAX_LINE_BYTES, depth: MAX_LINE_DEPTH })
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
  show: asIs,
  shown: 'jsonb',
  empty: 'list',
}

const EVERY_PERMISSION = Object.keys(PERMISSIONS)

/** Each once and in one order, so that equal sets are equal lists. */
const permissions: Kind = {
  schema: (field) =>
    listOf(
      z.enum(EVERY_PERMISSION, `${field.label} are some of: ${EVERY_PERMISSION.join(', ')}.`),
      field,
      'permissions',
      MAX_LIST,
    ).transform((held) => EVERY_PERMISSION.filter((permission) => held.includes(permission))),
  jsonSchema: () => ({
    type: 'array',
    maxItems: MAX_LIST,
    items: permissionReference,
  }),
  sql: 'text[]',
  prisma: 'String[]',
  show: asIs,
  shown: 'text[]',
  empty: 'list',
}

/** A reference has the form of the ids that it names: text of any other is the id of no record. */
const referenceTo = onceEach((target: Resource): Kind => {
  const pattern = idPattern(target)
  return {
    schema: ({ label }) =>
      z.string(`${label} takes an id as text.`).refine((id) => pattern.test(id), {
        error: 'It is not of the form of an id.',
        params: { fault: 'not_found' },
      }),
    jsonSchema: () => ({ type: 'string', pattern: pattern.source }),
    sql: idType(target),
    prisma: idColumnType(target),
    show: (column) => `${column}::text`,
    shown: 'text',
    empty: 'null',
  }
})

/** A group has no column: its members do, and `schemas.ts` reads it member by member. */
export const KINDS: Readonly<Record<Exclude<FieldKind, 'group' | 'reference'>, Kind>> = {
  choice,
  decimal,
  integer,
  boolean,
  date,
  day,
  instant,
  text,
  secret,
  textList,
  jsonObject,
  jsonObjectList,
  permissions,
}

/** The kind of a field that has a column of its own. */
export function kindOf(field: Field): Kind {
  if (field.kind === 'reference') return referenceTo(field.target as Resource)
  if (field.kind === 'group') throw new Error(`${field.name} is a group and has no kind of its own`)
  return KINDS[field.kind]
}

/** What a field reads as while nobody has set it. */
export function unsetValue(field: Field): unknown {
  if (field.default !== undefined) return field.default
  if (field.members) {
    return Object.fromEntries(
      Object.values(field.members).map((member) => [member.name, unsetValue(member)]),
    )
  }
  const { empty } = kindOf(field)
  return empty === 'list' ? [] : empty === 'object' ? {} : null
}
