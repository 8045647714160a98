import type { Field, Resource } from '@/lib/resources/resource'
import { schemaName } from '@/lib/resources/schemaNames'
import { kindOf, unsetValue } from '../kinds'
import { shownSystem } from '../systemFields'
import { choiceReference, type JsonSchema, orNull, referenceTo } from './namedSchemas'
import type { RequestMode } from './requests'

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

/** The names of the two schemas of a group: as requests send it, and as answers have it. */
const groupNames = ({ name }: Field) => ({
  sent: `${schemaName(name)}Input`,
  shown: schemaName(name),
})

/** What an unset field reads as, in words: `default` would make generators demand the member. */
const defaultNote = (field: Field): string =>
  field.default === undefined ? '' : `Default: \`${field.default}\`.`

/** What a request may send for a field. */
export function requestFieldSchema(field: Field): JsonSchema {
  const shape = field.members
    ? referenceTo(groupNames(field).sent)
    : field.values
      ? choiceReference(field)
      : kindOf(field).jsonSchema(field)
  const { description, ...rest } = labelled(field, field.required ? shape : orNull(shape))
  return {
    ...rest,
    description: [description, defaultNote(field)].filter(Boolean).join(' '),
    ...((field.writeOnly || field.kind === 'secret') && { writeOnly: true }),
  }
}

function shownShape(field: Field): JsonSchema {
  if (field.shownAsText) return { type: 'string' }
  if (field.values) return choiceReference(field)
  const kind = kindOf(field)
  return (kind.shownSchema ?? kind.jsonSchema)(field)
}

/** What an answer holds of a field: null only where nothing stands in for a value never set. */
function responseFieldSchema(field: Field): JsonSchema {
  if (field.members) return labelled(field, referenceTo(groupNames(field).shown))
  const shape = shownShape(field)
  const isNeverNull = field.required === true || unsetValue(field) !== null
  return labelled(field, isNeverNull ? shape : orNull(shape))
}

/** The same with its default, where the member is always there: elsewhere a default would invent it. */
const always = (field: Field): JsonSchema => ({
  ...responseFieldSchema(field),
  ...(field.default !== undefined && { default: field.default }),
})

/** The system fields where they always are. The first value of a choice is what the service sets. */
const systemAlways = (resource: Resource): Record<string, JsonSchema> => {
  const schemas = shownSystem(resource)
  for (const { name, values } of resource.system) {
    if (values) schemas[name] = { ...schemas[name], default: values[0] }
  }
  return schemas
}

/** The schemas of a resource's groups, which those of its records refer to. */
export function groupSchemas(resource: Resource): Record<string, JsonSchema> {
  const groups = [...resource.fields.values()].flatMap((field) =>
    field.members ? [{ field, members: Object.values(field.members) }] : [],
  )
  return Object.fromEntries(
    groups.flatMap(({ field, members }) => {
      const { sent, shown } = groupNames(field)
      const names = members.map((member) => member.name)
      return [
        [sent, { title: field.label, ...closed(mapped(members, requestFieldSchema)) }],
        [shown, { title: field.label, ...closed(mapped(members, always), names) }],
      ]
    }),
  )
}

const shownFields = (resource: Resource) =>
  [...resource.fields.values()].filter((field) => !field.writeOnly)

/** A record as the service answers with it: every member, always. */
export function responseJsonSchema(resource: Resource): JsonSchema {
  const properties = { ...systemAlways(resource), ...mapped(shownFields(resource), always) }
  return { title: resource.title, ...closed(properties, Object.keys(properties)) }
}

/** A record in a list, where `fields` may have cut its members. */
export const listedJsonSchema = (
  resource: Resource,
  extra: Readonly<Record<string, JsonSchema>>,
): JsonSchema => ({
  title: resource.title,
  description: 'The whole record, or the members that the parameter fields names.',
  ...closed({
    ...shownSystem(resource),
    ...mapped(shownFields(resource), responseFieldSchema),
    ...extra,
  }),
})

/** The body that sets a secret anew. */
export const secretJsonSchema = (secret: Field): JsonSchema => ({
  title: secret.label,
  ...closed({ [secret.name]: requestFieldSchema(secret) }, [secret.name]),
})

/**
 * A member that only answers have, in a request: to send back what was read is welcome.
 *
 * @param mustMatch whether another value than that of the address is refused
 */
const takenBack = (schema: JsonSchema, mustMatch: boolean): JsonSchema => ({
  ...schema,
  description: `${schema.description} Only answers tell it: it is taken back as it was read, and sets nothing.${
    mustMatch ? ' Another than that of the address is refused (`mismatch`).' : ''
  }`,
})

/** The same in a replacement: what was read has lost a field that no answer has. */
const replacedFieldSchema = (field: Field): JsonSchema => {
  const { description, ...schema } = requestFieldSchema(field)
  const note = 'No answer has it, and a replacement that leaves it out unsets it.'
  return { ...schema, description: field.writeOnly ? `${description} ${note}` : description }
}

/**
 * The body of a request. Members that the service keeps, or adds to answers, are in it, as what was
 * read can be sent back; they are ignored.
 *
 * @param added what answers have beside the members of the record
 */
export function requestJsonSchema(
  resource: Resource,
  mode: RequestMode,
  added: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const { id } = resource
  const isNamed = mode === 'create' && id.isGiven === true
  const secrets = mode === 'create' ? resource.secrets : []
  const schemaOf = mode === 'replace' ? replacedFieldSchema : requestFieldSchema
  const fields = mapped([...resource.fields.values(), ...secrets], schemaOf)
  const kept = Object.entries({ ...shownSystem(resource), ...added }).map(([name, schema]) => [
    name,
    isNamed && name === id.name
      ? schema
      : takenBack(schema, name === id.name && mode !== 'create' && id.mustMatch === true),
  ])
  const needed = [...resource.required, ...secrets.filter((secret) => secret.required)]
  const required = [...(isNamed ? [id.name] : []), ...needed.map((field) => field.name)]
  return {
    title: resource.title,
    description: REQUEST_NOTES[mode],
    ...closed({ ...Object.fromEntries(kept), ...fields }, mode === 'patch' ? [] : required),
  }
}
