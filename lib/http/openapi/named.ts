import { z } from 'zod'
import { type JsonSchema, referenceTo } from '@/lib/derive/schemas/namedSchemas'

export interface Example {
  readonly summary: string
  readonly value: unknown
}

/** A schema that has a name of its own in the API document, for operations to take and to give. */
export interface NamedSchema {
  readonly name: string
  json(): JsonSchema
  /** Those that it refers to. */
  readonly uses: readonly NamedSchema[]
  readonly examples: Readonly<Record<string, Example>>
  /** True for what a single record is answered as: it has an entity tag. */
  readonly isTagged?: boolean
  /** True for a page of a list. */
  readonly isPage?: boolean
}

type Rest = Partial<Omit<NamedSchema, 'name' | 'json'>>

/** A schema of JSON Schema's own. */
export const named = (name: string, json: () => JsonSchema, rest: Rest = {}): NamedSchema => ({
  uses: [],
  examples: {},
  ...rest,
  name,
  json,
})

/** The schema by which a body is read, or that an answer keeps to. */
export const fromZod = (
  name: string,
  title: string,
  schema: z.ZodType,
  rest: Rest = {},
): NamedSchema => named(name, () => ({ title, ...jsonOf(schema) }), rest)

/** The moment that examples speak of. */
export const MOMENT = '2026-11-20T10:15:00+11:00'

/** One example. */
export const one = (summary: string, value: unknown): Readonly<Record<string, Example>> => ({
  one: { summary, value },
})

/** A page of a list, in an answer. */
const pageValue = (entry: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  data: [entry],
  next_cursor: null,
  total: 1,
  total_exact: true,
  ...more,
})

/** Members of a page beside those of every page, and their values in its example. */
interface MoreOfPage {
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * A page of a list.
 *
 * @param example says what is on it and what its only entry is
 */
export const pageOf = (
  name: string,
  title: string,
  of: NamedSchema,
  example: readonly [summary: string, entry: unknown],
  { properties, values }: MoreOfPage = { properties: {}, values: {} },
): NamedSchema =>
  named(
    name,
    () => ({
      title,
      type: 'object',
      properties: {
        data: { type: 'array', items: referenceTo(of.name) },
        next_cursor: {
          type: ['string', 'null'],
          description: 'The cursor of the next page; null on the last.',
        },
        total: { type: 'integer', minimum: 0, description: 'How many match, over all pages.' },
        total_exact: { type: 'boolean', description: 'False where the total is an estimate.' },
        ...properties,
      },
      required: ['data', 'next_cursor', 'total', 'total_exact', ...Object.keys(properties)],
      additionalProperties: false,
    }),
    {
      uses: [of],
      isPage: true,
      examples: one(example[0], pageValue(example[1], values)),
    },
  )

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

/** What a request may leave out, as it has a default then, is not required of it. */
const withoutDefaults: z.core.ToJSONSchemaParams['override'] = ({ jsonSchema }) => {
  const { properties = {}, required } = jsonSchema
  const wanted = required?.filter((name) => !Object.hasOwn(Object(properties[name]), 'default'))
  if (wanted?.length === 0) delete jsonSchema.required
  else if (wanted) jsonSchema.required = wanted
}

/** Parts with a name (`meta({ id })`) come as `$defs`, and are schemas of the document too. */
function jsonOf(schema: z.ZodType): JsonSchema {
  const {
    $schema: _,
    $ref,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, {
    override: withoutDefaults,
  })
  const own = $ref ? $defs[$ref.slice(LOCAL.length)] : rest
  return { ...(placed(own) as JsonSchema), $defs: placed($defs) }
}

/**
 * All of these and whatever they use, by name.
 *
 * @throws Error for two of one name
 */
export function byName(schemas: Iterable<NamedSchema>): ReadonlyMap<string, NamedSchema> {
  const found = new Map<string, NamedSchema>()
  const wanted = [...schemas]
  for (let schema = wanted.pop(); schema; schema = wanted.pop()) {
    const known = found.get(schema.name)
    if (known) {
      if (!isSame(known, schema))
        throw new Error(`two schemas of the API document are called ${schema.name}`)
      continue
    }
    found.set(schema.name, schema)
    wanted.push(...schema.uses)
  }
  return found
}

/** Two resources may have the same list of values. */
const isSame = (one: NamedSchema, other: NamedSchema): boolean =>
  one === other || JSON.stringify(one.json()) === JSON.stringify(other.json())

const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string'
      ? [inner.split('/')[3] as string]
      : referencesIn(inner),
  )
}

/** The schemas that these names need, with everything they refer to; none that nobody uses. */
export function schemasNeeded(
  names: Iterable<string>,
  known: ReadonlyMap<string, NamedSchema>,
): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {}
  const wanted = [...names]
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    if (schemas[name]) continue
    const made = known.get(name)?.json()
    if (!made) throw new Error(`there is no schema ${name}`)
    const { $defs, ...schema } = made
    Object.assign(schemas, { [name]: schema }, $defs)
    wanted.push(...referencesIn(made))
  }
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}
