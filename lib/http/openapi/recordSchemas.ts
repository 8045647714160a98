import { addedMembers, ETAG_MEMBER, LABELS_MEMBER } from '@/lib/derive/addedMembers'
import { derivedMember } from '@/lib/derive/derivedMembers'
import { namingsOf } from '@/lib/derive/naming'
import { onceEach } from '@/lib/derive/onceEach'
import {
  groupSchemas,
  listedJsonSchema,
  requestJsonSchema,
  responseJsonSchema,
  secretJsonSchema,
} from '@/lib/derive/schemas/jsonSchema'
import { choiceSchemas, type JsonSchema } from '@/lib/derive/schemas/namedSchemas'
import type { RequestMode } from '@/lib/derive/schemas/requests'
import type { DerivedMember } from '@/lib/resources/members'
import type { Field, Resource } from '@/lib/resources/resource'
import { schemaName } from '@/lib/resources/schemaNames'
import { withinSentence } from '@/lib/text/words'
import { bulkSchemas } from './bulkSchemas'
import { createSchemas } from './createSchemas'
import { type NamedSchema, named, one, pageOf } from './named'
import {
  exampleChanges,
  exampleFile,
  exampleId,
  exampleRecord,
  exampleRow,
  withoutSecrets,
} from './recordExamples'
import { changesSchema } from './trials'

/** What a reader of a file of records has to know that no name of a column tells. */
const FILE_NOTE =
  'CSV as RFC 4180 has it, in UTF-8 with a byte order mark. Columns are called by the labels of fields; beside ids and codes stand their names (`Name of …`), where the role may read them. A text that a spreadsheet would run as a formula, as one that begins with `+`, `-`, `=` or `@` and is no plain number, has an apostrophe before it: take that away. One that begins with an apostrophe itself may have another before that; a page of the list has it as it is. A cell is empty for an empty text as for null.'

/** What the schemas of a resource are called after: `PackagingDefaults`. */
const baseName = ({ title }: Resource): string =>
  schemaName(title.toLowerCase().replaceAll(' ', '_'))

/** The lists of values and the groups of a resource, which its schemas and parameters refer to. */
export const partsOf = onceEach((resource: Resource): NamedSchema[] =>
  Object.entries({ ...choiceSchemas(resource), ...groupSchemas(resource) }).map(([name, schema]) =>
    named(name, () => schema),
  ),
)

const derivedSchema = ({ kind, help }: DerivedMember): JsonSchema => ({
  type: kind === 'decimal' ? 'number' : ['string', 'null'],
  description: `${help} Only where fields names it.`,
})

/** The names of what members of a record stand for, by the path of each. */
const labelsSchema = (resource: Resource): JsonSchema => ({
  type: 'object',
  description:
    'Only with `include=labels`: the names of what ids and codes stand for, by member; those of a group as `group.member`.',
  properties: Object.fromEntries(
    [...namingsOf(resource).keys()].map((member) => [member, { type: 'string' }]),
  ),
  additionalProperties: false,
})

const ETAG: JsonSchema = {
  type: 'string',
  description: 'The ETag of the record, where fields names it: send it back as If-Match.',
  examples: ['"3"'],
}

/** The members that answers have beside those of the record. */
const addedSchemas = onceEach(
  (resource: Resource): Record<string, JsonSchema> =>
    Object.fromEntries(
      addedMembers(resource).map((name) => {
        const derived = derivedMember(resource, name)
        if (derived) return [name, derivedSchema(derived)]
        return [name, name === ETAG_MEMBER ? ETAG : labelsSchema(resource)]
      }),
    ),
)

/** A record as the service answers with it. */
const shownJson = (resource: Resource): JsonSchema => {
  const { properties, ...rest } = responseJsonSchema(resource)
  const labels = { [LABELS_MEMBER]: labelsSchema(resource) }
  return { ...rest, properties: { ...(properties as JsonSchema), ...labels } }
}

/** What a list shows of a record: its own schema, as `fields` may cut it. */
const listedJson = (resource: Resource): JsonSchema =>
  listedJsonSchema(resource, addedSchemas(resource))

/** What calls on a resource's records take and give. */
export const schemasOf = onceEach((resource: Resource) => {
  const { title, plural, example } = resource
  const name = baseName(resource)
  const words = withinSentence(title)
  const request = (mode: RequestMode, summary: string, value: unknown): NamedSchema =>
    named(
      `${name}${schemaName(mode)}`,
      () => requestJsonSchema(resource, mode, addedSchemas(resource)),
      {
        uses: partsOf(resource),
        examples: one(summary, value),
      },
    )
  const secretOf = (secret: Field): NamedSchema =>
    named(`${name}${schemaName(secret.name)}`, () => secretJsonSchema(secret), {
      examples: one('A new one', { [secret.name]: example.record[secret.name] }),
    })
  const listed = named(`Listed${name}`, () => listedJson(resource), { uses: partsOf(resource) })
  const patch = request('patch', 'Set some fields and leave the others', example.change)
  const record = named(name, () => shownJson(resource), {
    uses: partsOf(resource),
    isTagged: true,
    examples: one(`${title} of which little is set`, exampleRecord(resource)),
  })
  const create = request('create', 'Everything else takes its default', {
    ...exampleId(resource),
    ...example.record,
  })
  const changes = changesSchema(name, words, resource.id, {
    [resource.id.name]: resource.id.example,
    changes: exampleChanges(resource),
  })
  const { bulk, bulkAnswer, list } = bulkSchemas(resource, name, record, patch)
  return {
    /** Bodies that set a secret, by its name. */
    secrets: new Map(resource.secrets.map((secret) => [secret.name, secretOf(secret)])),
    record,
    patch,
    replace: request(
      'replace',
      'Everything else takes its default',
      withoutSecrets(resource, example.record),
    ),
    create,
    changes,
    page: pageOf(`${name}Page`, `Page of ${withinSentence(plural)}`, listed, [
      `One of the ${withinSentence(plural)}, cut to a few members`,
      exampleRow(resource),
    ]),
    file: named(
      `${name}File`,
      () => ({
        title: `File of ${withinSentence(plural)}`,
        description: FILE_NOTE,
        type: 'string',
      }),
      {
        examples: one(`One of the ${withinSentence(plural)}`, exampleFile(resource)),
      },
    ),
    bulk,
    bulkAnswer,
    ...createSchemas(resource, name, { create, changes, list }),
  }
})
