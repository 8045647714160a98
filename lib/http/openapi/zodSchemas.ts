import { z } from 'zod'
import type { JsonSchema } from '@/lib/derive/namedSchemas'
import { referenceTo } from '@/lib/derive/namedSchemas'

const LOCAL = '#/$defs/'

/** The same with every reference leading to the schema of that name in the document. */
const placed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(placed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, referenceTo(inner.slice(LOCAL.length)).$ref]
        : [key, placed(inner)],
    ),
  )
}

/**
 * The schema that a body is read with, as the document has it. Its parts with a name
 * (`meta({ id })`) come as `$defs`, and are referred to as schemas of the document.
 */
export function fromZod(schema: z.ZodType, title: string): JsonSchema {
  const { $schema: _, $ref, $defs = {}, ...rest } = z.toJSONSchema(schema)
  const own = $ref ? $defs[$ref.slice(LOCAL.length)] : rest
  return { title, ...(placed(own) as JsonSchema), $defs: placed($defs) }
}
