import { LosslessNumber } from 'lossless-json'
import type { z } from 'zod'
import { type Fault, type FaultCode, pointerTo } from '@/lib/derive/faults'
import { unknownMember } from '@/lib/derive/schemas'
import { validationProblem } from '@/lib/problem'

/**
 * Reads a small body with a zod schema and turns zod's issues into the service's own faults.
 *
 * @throws Problem 422 with every fault at once
 */
export function readWith<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(plainNumbers(json))
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

function faultsOfIssue(issue: z.core.$ZodIssue): Fault[] {
  const pointer = issue.path.reduce<string>((at, part) => pointerTo(at, String(part)), '')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownMember(key, [], pointerTo(pointer, key)))
  }
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  const codes: Partial<Record<typeof issue.code, FaultCode>> = {
    invalid_type: missing ? 'required' : 'wrong_type',
    invalid_value: 'not_allowed',
    too_big: issue.code === 'too_big' && issue.origin === 'string' ? 'too_long' : 'out_of_range',
    invalid_format: 'invalid_text',
  }
  return [{ pointer, code: codes[issue.code] ?? 'out_of_range', message: issue.message }]
}
