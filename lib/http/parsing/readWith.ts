import { LosslessNumber } from 'lossless-json'
import type { z } from 'zod'
import type { Fault } from '@/lib/derive/schemas/faults'
import { readJson } from '@/lib/derive/schemas/issues'
import { validationProblem } from '@/lib/problem'

/**
 * Reads a small body with its schema.
 *
 * @throws Problem 422 with every fault at once
 */
export function readWith<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const { value, faults } = readJson(schema, plainNumbers(json))
  if (faults.length > 0) throw validationProblem(faults, withPlace)
  return value as z.output<Schema>
}

/**
 * A fault with where it is. Messages of small bodies stand beside their members, and do not name them as
 * those of records name the field.
 */
const withPlace = ({ code, pointer, message }: Fault): string =>
  pointer === '' || code === 'unknown_member' ? message : `${pointer}: ${message}`

/** Small bodies hold counts and no figures, so a double is exact enough for them. */
function plainNumbers(value: unknown): unknown {
  if (value instanceof LosslessNumber) return Number(value.value)
  if (Array.isArray(value)) return value.map(plainNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [member, plainNumbers(inner)]),
  )
}
