import type { z } from 'zod'
import { type Fault, type FaultCode, pointerTo, unknownMember } from './faults'

/** An issue in which the service says by a code of its own what is wrong. */
export type Refusal = z.core.$ZodRawIssue<z.core.$ZodIssueCustom> & { path: PropertyKey[] }

/** Refuses a value that a schema reads; a check or a transformation pushes it onto its issues. */
export const refusal = (code: FaultCode, message: string, input: unknown): Refusal => ({
  code: 'custom',
  params: { fault: code },
  message,
  input,
  path: [],
  continue: true,
})

/** What was read with a schema: a value, or what is wrong with it. */
export type Reading<Value> =
  | { readonly value: Value; readonly faults: readonly [] }
  | { readonly value: undefined; readonly faults: readonly [Fault, ...Fault[]] }

/**
 * Reads JSON with a schema.
 *
 * @param pointer where the value stands in the request
 * @returns the value, or every fault with its code, its pointer and a sentence for people
 */
export function readJson<Value>(
  schema: z.ZodType<Value>,
  json: unknown,
  pointer = '',
): Reading<Value> {
  const parsed = schema.safeParse(json, MANNER)
  if (parsed.success) return { value: parsed.data, faults: [] }
  const faults = parsed.error.issues.flatMap((issue) => faultsOf(schema, issue, pointer))
  return { value: undefined, faults: faults as [Fault, ...Fault[]] }
}

type Issue = z.core.$ZodIssue

/** What zod finds by itself, in the service's words. A schema that has words of its own keeps them. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'The member must be sent.'
  switch (issue.code) {
    case 'invalid_type':
      return typeof issue.input === 'number' && isOfNumber(issue.expected)
        ? 'Takes a whole number.'
        : takes(issue.expected)
    case 'invalid_value':
      return isAmongType(issue)
        ? `Takes one of: ${issue.values.join(', ')}.`
        : takes(typeof issue.values[0])
    case 'too_small':
      return `Takes at least ${issue.minimum}${counted(issue.origin, issue.minimum)}.`
    case 'too_big':
      return `Takes at most ${issue.maximum}${counted(issue.origin, issue.maximum)}.`
    default:
      return undefined
  }
}

// Without its input an issue does not tell a value of another type from none at all.
const MANNER = { reportInput: true, error: inWords }

function faultsOf(schema: z.ZodType, issue: Issue, pointer: string): Fault[] {
  const at = issue.path.reduce<string>((above, part) => pointerTo(above, String(part)), pointer)
  if (issue.code === 'unrecognized_keys') {
    const known = membersAt(schema, issue.path)
    return issue.keys.map((key) => unknownMember(key, known, pointerTo(at, key)))
  }
  return [{ pointer: at, code: codeOf(issue), message: issue.message }]
}

/** The members that an object takes at some place within what a schema reads; none where it is no object. */
function membersAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const [part, ...rest] = path
  switch (def.type) {
    case 'object': {
      if (part === undefined) return Object.keys(def.shape)
      const inner = def.shape[String(part)]
      return inner ? membersAt(inner, rest) : []
    }
    case 'array':
      return membersAt(def.element, rest)
    case 'optional':
    case 'nullable':
    case 'default':
      return membersAt(def.innerType, path)
    case 'pipe':
      return membersAt(def.in, path)
    default:
      return []
  }
}

function codeOf(issue: Issue): FaultCode {
  if (issue.input === undefined) return 'required'
  switch (issue.code) {
    case 'invalid_type':
      return typeof issue.input === 'number' && isOfNumber(issue.expected)
        ? 'out_of_range'
        : 'wrong_type'
    case 'invalid_value':
      return isAmongType(issue) ? 'not_allowed' : 'wrong_type'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'out_of_range'
    case 'invalid_format':
      return 'invalid_text'
    case 'custom':
      return issue.params?.fault ?? 'out_of_range'
    default:
      return 'out_of_range'
  }
}

const isOfNumber = (expected: string): boolean => expected === 'int' || expected === 'number'

/** Whether a value is of the type of those that would be allowed. */
const isAmongType = ({ values, input }: { values: readonly unknown[]; input?: unknown }): boolean =>
  values.some((value) => typeof value === typeof input)

/** JSON's types as people call them, by zod's names. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
}

const takes = (expected: string): string => `Takes ${TYPES[expected] ?? expected}.`

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

function counted(origin: string, count: number | bigint): string {
  const [one, many] = UNITS[origin] ?? []
  return one === undefined ? '' : ` ${count === 1 ? one : many}`
}
