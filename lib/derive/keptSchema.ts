import type { KeptField, Resource } from '@/lib/resources/resource'
import { choiceReference } from './namedSchemas'

/** A JSON Schema of draft 2020-12, which is what OpenAPI 3.1 uses. */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The same, or null. What has a name of its own keeps it: generators make one type of it then, and
 * some refuse an enumeration with null in it.
 */
export const orNull = (shape: JsonSchema): JsonSchema => {
  if (!shape.$ref) return { ...shape, type: [shape.type, 'null'] }
  const { $ref, ...notes } = shape
  return { ...notes, anyOf: [{ $ref }, { type: 'null' }] }
}

/** The form of an id: digits without a leading zero. */
const idSchema = (maxDigits?: number): JsonSchema => ({
  type: 'string',
  ...(maxDigits && { maxLength: maxDigits }),
  pattern: '^[1-9]{1}[0-9]*$',
})

export const MAX_USER_ID_DIGITS = 5

const KEPT: Readonly<Record<KeptField['kind'], (kept: KeptField) => JsonSchema>> = {
  id: () => idSchema(),
  moment: () => ({ type: 'string', format: 'date-time' }),
  count: () => ({ type: 'integer', minimum: 0 }),
  user: () => idSchema(MAX_USER_ID_DIGITS),
  choice: choiceReference,
}

function keptSchema(resource: Resource, kept: KeptField): JsonSchema {
  const isOwnId = kept.name === resource.id.name
  const shape = isOwnId ? idSchema(resource.id.maxDigits) : KEPT[kept.kind](kept)
  return {
    ...(kept.nullable ? orNull(shape) : shape),
    title: kept.label,
    description: kept.help,
  }
}

/** The kept members of an answer. */
export const shownKept = (resource: Resource): Record<string, JsonSchema> =>
  Object.fromEntries(resource.kept.map((kept) => [kept.name, keptSchema(resource, kept)]))

/** A kept member of a request: to send back what was read is welcome. */
export const sentKept = (resource: Resource, kept: KeptField): JsonSchema => ({
  ...keptSchema(resource, kept),
  description: `${kept.help} Kept by the service: it is taken back as it was read, and sets nothing.`,
})
