import type { KeptField, Resource } from '@/lib/resources/resource'

/** A JSON Schema of draft 2020-12, which is what OpenAPI 3.1 uses. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The same, or null. */
export const orNull = (shape: JsonSchema): JsonSchema => ({
  ...shape,
  type: [shape.type, 'null'],
  ...(Array.isArray(shape.enum) && { enum: [...shape.enum, null] }),
})

/** The form of an id: digits without a leading zero. */
const idSchema = (maxDigits?: number): JsonSchema => ({
  type: 'string',
  ...(maxDigits && { maxLength: maxDigits }),
  pattern: '^[1-9]{1}[0-9]*$',
})

const MAX_USER_ID_DIGITS = 5

const KEPT: Readonly<Record<KeptField['kind'], (kept: KeptField) => JsonSchema>> = {
  id: () => idSchema(),
  moment: () => ({ type: 'string', format: 'date-time' }),
  count: () => ({ type: 'integer', minimum: 0 }),
  user: () => idSchema(MAX_USER_ID_DIGITS),
  // The first of the values is what the service sets by itself.
  choice: ({ values = [] }) => ({ type: 'string', enum: values, default: values[0] }),
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
export const shownKept = (resource: Resource) =>
  Object.fromEntries(
    resource.kept.map((kept) => [kept.name, { ...keptSchema(resource, kept), readOnly: true }]),
  )

/**
 * A kept member of a request. It is not readOnly there: OpenAPI would forbid to send back what was
 * read, which is welcome.
 */
export const sentKept = (resource: Resource, kept: KeptField): JsonSchema => ({
  ...keptSchema(resource, kept),
  description: `${kept.help} Kept by the service: it is taken back as it was read, and sets nothing.`,
})
