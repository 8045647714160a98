import { LosslessNumber } from 'lossless-json'
import type { z } from 'zod'
import { type Fault, type FaultCode, pointerTo } from '@/lib/derive/faults'
import { unknownMember } from '@/lib/derive/schemas'
import { validationProblem } from '@/lib/problem'

/**
 * Reads a small body with a zod schema and turns zod's issues into the service's own faults, with
 * the codes that the fields of records have.
 *
 * @throws Problem 422 with every fault at once
 */
export function readWith<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  // Without its input an issue does not tell a value of another type from none at all.
  const parsed = schema.safeParse(plainNumbers(json), { reportInput: true })
  if (parsed.success) return parsed.data
  throw validationProblem(parsed.error.issues.flatMap(faultsOfIssue))
}

/** Small bodies hold counts and no figures, so a double is exact enough for them. */
function plainNumbers(value: unknown): unknown {
  if (value instanceof LosslessNumber) return Number(value.value)
  if (Array.isArray(value)) return value.map(plainNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [member, plainNumbers(inner)]),
  )
}

type Issue = z.core.$ZodIssue
type Said = readonly [code: FaultCode, message: string]

function faultsOfIssue(issue: Issue): Fault[] {
  const pointer = issue.path.reduce<string>((at, part) => pointerTo(at, String(part)), '')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownMember(key, [], pointerTo(pointer, key)))
  }
  const [code, message] = issue.input === undefined ? REQUIRED : said(issue)
  return [{ pointer, code, message }]
}

const REQUIRED: Said = ['required', 'The member must be sent.']

function said(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type':
      return typeof issue.input === 'number' && isOfNumber(issue.expected)
        ? ['out_of_range', 'Takes a whole number.']
        : wrongType(issue.expected)
    case 'invalid_value':
      return issue.values.some((value) => typeof value === typeof issue.input)
        ? ['not_allowed', `Takes one of: ${issue.values.join(', ')}.`]
        : wrongType(typeof issue.values[0])
    case 'too_small':
      return ['out_of_range', `Takes at least ${issue.minimum}${counted(issue.origin)}.`]
    case 'too_big':
      return [
        issue.origin === 'string' ? 'too_long' : 'out_of_range',
        `Takes at most ${issue.maximum}${counted(issue.origin)}.`,
      ]
    case 'invalid_format':
      return ['invalid_text', issue.message]
    default:
      return [(issue.code === 'custom' && issue.params?.fault) || 'out_of_range', issue.message]
  }
}

const isOfNumber = (expected: string): boolean => expected === 'int' || expected === 'number'

/** JSON's types as people call them, by zod's names. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
}

const wrongType = (expected: string): Said => [
  'wrong_type',
  `Takes ${TYPES[expected] ?? expected}.`,
]

const counted = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''
