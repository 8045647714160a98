import type { Field, Resource } from '@/lib/resources/resource'
import { type JsonSchema, orNull, sentKept, shownKept } from './keptSchema'
import { kindOf, unsetValue } from './kinds'
import type { RequestMode } from './schemas'

const REQUEST_NOTES: Readonly<Record<RequestMode, string>> = {
  patch:
    'The members to change. An absent one stays as it is; null unsets one, so that it reads as its default again.',
  replace: 'The whole record: an absent member, or one that is null, takes its default.',
  create: 'The new record: an absent member, or one that is null, takes its default.',
}

/** An object of these members and no others. */
const closed = (
  properties: Readonly<Record<string, JsonSchema>>,
  required?: readonly string[],
) => ({
  type: 'object',
  properties,
  ...(required && required.length > 0 && { required }),
  additionalProperties: false,
})

const mapped = (fields: Iterable<Field>, schemaOf: (field: Field) => JsonSchema) =>
  Object.fromEntries(Array.from(fields, (field) => [field.name, schemaOf(field)]))

/** Label, help and unit of a field around the schema of its values. */
function labelled(field: Field, { description, ...shape }: JsonSchema): JsonSchema {
  const notes = [field.help, description, field.unit && `Unit: ${field.unit}.`]
  return { ...shape, title: field.label, description: notes.filter(Boolean).join(' ') }
}

/** What a request may send for a field. */
export function requestFieldSchema(field: Field): JsonSchema {
  const shape = field.members
    ? closed(mapped(Object.values(field.members), requestFieldSchema))
    : kindOf(field).jsonSchema(field)
  return {
    ...labelled(field, field.required ? shape : orNull(shape)),
    ...(field.writeOnly && { writeOnly: true }),
  }
}

const withDefault = (field: Field): JsonSchema =>
  field.default === undefined ? {} : { default: field.default }

/** What an answer holds of a field: null only where nothing stands in for a value never set. */
function responseFieldSchema(field: Field): JsonSchema {
  if (field.members) {
    const members = mapped(Object.values(field.members), responseFieldSchema)
    return labelled(field, closed(members, Object.keys(members)))
  }
  const kind = kindOf(field)
  const shape = (kind.shownSchema ?? kind.jsonSchema)(field)
  const isNeverNull = field.required === true || unsetValue(field) !== null
  return { ...labelled(field, isNeverNull ? shape : orNull(shape)), ...withDefault(field) }
}

/** A record as the service answers with it: every member, always. */
export function responseJsonSchema(resource: Resource): JsonSchema {
  const shown = [...resource.fields.values()].filter((field) => !field.writeOnly)
  const properties = { ...shownKept(resource), ...mapped(shown, responseFieldSchema) }
  return { title: resource.title, ...closed(properties, Object.keys(properties)) }
}

/** A record in a list, where `fields` may have cut its members; each is that of the whole record. */
export const listedJsonSchema = (
  resource: Resource,
  whole: JsonSchema,
  at: string,
): JsonSchema => ({
  title: resource.title,
  description: 'The whole record, or the members that the parameter fields names.',
  ...closed(
    Object.fromEntries(
      Object.keys(whole.properties as object).map((name) => [
        name,
        { $ref: `${at}/properties/${name}` },
      ]),
    ),
  ),
})

/**
 * The body of a request. Members that the service keeps are in it, as what was read can be sent
 * back; they are ignored.
 *
 * @param base where the schema of the same resource's patch stands, to refer to its members
 */
export function requestJsonSchema(
  resource: Resource,
  mode: RequestMode,
  base?: string,
): JsonSchema {
  const member = (name: string, schema: () => JsonSchema) =>
    base ? { $ref: `${base}/properties/${name}` } : schema()
  const kept = resource.kept.map((field) => [
    field.name,
    member(field.name, () => sentKept(resource, field)),
  ])
  const fields = mapped(resource.fields.values(), (field) => ({
    ...member(field.name, () => requestFieldSchema(field)),
    ...(mode !== 'patch' && withDefault(field)),
  }))
  const required = resource.required.map((field) => field.name)
  return {
    title: resource.title,
    description: REQUEST_NOTES[mode],
    ...closed({ ...Object.fromEntries(kept), ...fields }, mode === 'patch' ? [] : required),
  }
}
