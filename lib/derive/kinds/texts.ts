import { z } from 'zod'
import { PERMISSIONS } from '@/lib/resources/permissions'
import type { Field } from '@/lib/resources/resource'
import { isBlank, MORE_THAN_BLANKS, WIDE_BLANKS } from '@/lib/text/blanks'
import { isLongerThan, isShorterThan } from '@/lib/text/characters'
import { sqlText } from '@/lib/text/sqlText'
import { isStorable } from '@/lib/text/storable'
import { WEB_ADDRESS, webAddressFault } from '@/lib/text/webAddress'
import { refusal } from '../schemas/issues'
import { NAMES, namesReference, permissionReference } from '../schemas/namedSchemas'
import { nearestHint } from '../schemas/nearest'
import { CONTAINED, ONE_OF, WHETHER_SET } from './asked'
import { numberText } from './figures'
import {
  asIs,
  type Kind,
  LAST_TEXT,
  listOf,
  MAX_LIST,
  SORTS_AS_CHOICE,
  SORTS_AS_TEXT,
} from './kind'

/**
 * A pattern of the API document for texts without some characters; plain enough for engines without
 * look-ahead or Unicode classes. That none begins with {@link LAST_TEXT} stands in the document's words:
 * engines with and without the flag `u` would both read it by halves of a surrogate pair alone, which
 * engines on UTF-8, as Pydantic's, take for no pattern at all.
 */
const textWithout = (characters: string): string => `^[^${characters}]*$`

const STORABLE = textWithout('\\x00')
const WORD = textWithout(`\\x00-\\x20\\x7f${WIDE_BLANKS}`)

/**
 * SQL that is true of a text that begins with what stands for no text in an order; by its number, as
 * within a trigger a literal of it depends on a setting of whoever writes.
 */
const beginsWithLast = (text: string): string =>
  `starts_with(${text}, chr(${LAST_TEXT.text.codePointAt(0)}))`

/**
 * Whether a text is to have more than blanks: one that needs any characters. A password may be of blanks,
 * and a code is as other records hold it.
 */
const isToBeSeen = ({ kind, minLength, format }: Field): boolean =>
  Boolean(minLength) && kind !== 'secret' && format !== 'code'

function textPattern(field: Field): string {
  if (field.isWebAddress) return WEB_ADDRESS
  if (field.isWord) return WORD
  return isToBeSeen(field) ? MORE_THAN_BLANKS : STORABLE
}

const textJsonSchema = (field: Field) => ({
  type: 'string',
  ...(field.minLength && { minLength: field.minLength }),
  maxLength: field.maxLength,
  pattern: textPattern(field),
})
const IS_WORD = new RegExp(WORD)

const textSchema = (field: Field) =>
  z.string(`${field.label} takes text.`).check(({ value, issues }) => {
    if (!isStorable(value)) {
      const message = `${field.label} has a character that cannot be stored.`
      issues.push(refusal('invalid_text', message, value))
    } else if (value.startsWith(LAST_TEXT.text)) {
      // In a list it would stand where what is not set does, or beyond all that is read.
      const message = `${field.label} cannot begin with U+10FFFF, which is no character.`
      issues.push(refusal('invalid_text', message, value))
    } else if (field.isWord && !IS_WORD.test(value)) {
      const message = `${field.label} takes no blanks and no control characters.`
      issues.push(refusal('invalid_text', message, value))
    } else if (isToBeSeen(field) && value !== '' && isBlank(value)) {
      issues.push(refusal('invalid_text', `${field.label} takes more than blanks.`, value))
    } else if (field.isWebAddress) {
      const fault = webAddressFault(value)
      if (fault) issues.push(refusal('invalid_text', `${field.label} ${fault}.`, value))
    }
    if (field.minLength && isShorterThan(value, field.minLength)) {
      const message = `${field.label} takes at least ${field.minLength} characters.`
      issues.push(refusal('out_of_range', message, value))
    }
    const most = field.maxLength ?? Number.POSITIVE_INFINITY
    if (isLongerThan(value, most)) {
      issues.push(refusal('too_long', `${field.label} takes at most ${most} characters.`, value))
    }
  })

export const text: Kind = {
  schema: textSchema,
  jsonSchema: textJsonSchema,
  sql: 'text',
  prisma: 'String',
  unsendable(column, { isWord, isWebAddress }) {
    const form = isWebAddress ? WEB_ADDRESS : isWord ? WORD : undefined
    const isOther = form ? ` OR ${column} !~ ${sqlText(form)}` : ''
    return `${beginsWithLast(column)}${isOther}`
  },
  check: ({ minLength, maxLength }) =>
    minLength
      ? `char_length(VALUE) BETWEEN ${minLength} AND ${maxLength}`
      : `char_length(VALUE) <= ${maxLength}`,
  show: asIs,
  shown: 'text',
  empty: 'null',
  sorts: SORTS_AS_TEXT,
  filters: CONTAINED,
}

/** What a request sends is a text; what its column holds is a hash of it, which `lib/records` makes. */
export const secret: Kind = {
  schema: textSchema,
  jsonSchema: textJsonSchema,
  sql: 'text',
  prisma: 'String',
  show: asIs,
  shown: 'text',
  empty: 'null',
  filters: [],
}

const WORDS = { resources: 'kind of record', fields: 'field' } as const

function entrySchema(field: Field): z.ZodType {
  const { names, label } = field
  if (!names) return textSchema(field)
  const known = new Set(NAMES[names])
  return z.string(`${label} takes text.`).check(({ value, issues }) => {
    if (known.has(value)) return
    const hint = nearestHint(value, NAMES[names])
    issues.push(refusal('not_allowed', `There is no such ${WORDS[names]}.${hint}`, value))
  })
}

export const textList: Kind = {
  schema: (field) => listOf(entrySchema(field), field, 'texts', MAX_LIST),
  jsonSchema: (field) => ({
    type: 'array',
    maxItems: MAX_LIST,
    items: field.names ? namesReference(field.names) : textJsonSchema(field),
  }),
  sql: 'text[]',
  prisma: 'String[]',
  check: () => `cardinality(VALUE) <= ${MAX_LIST} AND array_position(VALUE, NULL) IS NULL`,
  unsendable: (column, { maxLength }) =>
    `EXISTS (SELECT FROM unnest(${column}) entry WHERE char_length(entry) > ${maxLength} OR ${beginsWithLast('entry')})`,
  show: asIs,
  shown: 'text[]',
  empty: 'list',
  isWide: true,
  filters: WHETHER_SET,
}

export const choice: Kind = {
  schema: (field) =>
    z.enum(field.values ?? [], { error: ({ input }) => choiceWords(field, input) }),
  jsonSchema: (field) => ({ type: 'string', enum: field.values }),
  sql: 'text',
  prisma: 'String',
  check: (field) => `VALUE IN (${(field.values ?? []).map(sqlText).join(', ')})`,
  show: asIs,
  shown: 'text',
  empty: 'null',
  sorts: SORTS_AS_CHOICE,
  filters: ONE_OF,
}

const listed = (field: Field): string =>
  (field.values ?? []).map((value) => (value === '' ? '"" (empty)' : value)).join(', ')

/** What a choice takes, to whoever sent something else. */
function choiceWords(field: Field, sent: unknown): string {
  if (typeof sent === 'string') return `${field.label} takes one of: ${listed(field)}.`
  const written = typeof sent === 'boolean' ? String(sent) : numberText(sent)
  // A figure or a truth looks like the value that is listed, but for the quotes.
  return written !== undefined && field.values?.includes(written)
    ? `${field.label} takes text, in quotes: "${written}", not ${written}.`
    : `${field.label} takes text, one of: ${listed(field)}.`
}

const EVERY_PERMISSION = Object.keys(PERMISSIONS)

/** Each once and in one order, so that equal sets are equal lists. */
export const permissions: Kind = {
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
  // Lists of lists are of the same type, and so are those with nothing in a place.
  unsendable: (column) =>
    `array_ndims(${column}) > 1 OR array_position(${column}, NULL) IS NOT NULL`,
  show: asIs,
  shown: 'text[]',
  empty: 'list',
  filters: WHETHER_SET,
}
