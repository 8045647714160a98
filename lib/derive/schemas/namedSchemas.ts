import { resources } from '@/lib/resources'
import { PERMISSIONS } from '@/lib/resources/permissions'
import type { Field, Resource } from '@/lib/resources/resource'
import { type Choice, valuesNameOf } from '@/lib/resources/schemaNames'

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

/** Refers to a schema of the API document. No reference points deeper: generators lose their way. */
export const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Refers to the values of a choice: a schema of their own, so that generators make one type of it. */
export const choiceReference = (choice: Choice): JsonSchema => referenceTo(valuesNameOf(choice))

const PERMISSION = 'Permission'

/** Refers to what a permission can be. */
export const permissionReference = referenceTo(PERMISSION)

type Names = NonNullable<Field['names']>

/** What the entries of a list may name: kinds of record, or fields of them. */
export const NAMES: Readonly<Record<Names, readonly string[]>> = {
  resources: resources.map(({ name }) => name),
  fields: resources.flatMap(({ name, leaves }: Resource) =>
    leaves.map(({ path }) => [name, ...path].join('.')),
  ),
}

const NAMES_SCHEMAS: Readonly<Record<Names, string>> = {
  resources: 'RecordKind',
  fields: 'RecordField',
}

/** Refers to what the entries of such a list can be. */
export const namesReference = (names: Names): JsonSchema => referenceTo(NAMES_SCHEMAS[names])

/** The schemas that {@link choiceReference} refers to, of every choice of a resource. */
export function choiceSchemas({ system, leaves }: Resource): Record<string, JsonSchema> {
  const hasPermissions = leaves.some(({ kind }) => kind === 'permissions')
  const lists = new Set(leaves.flatMap(({ names }) => names ?? []))
  const choices = [...system, ...leaves].filter(({ values }) => values)
  return {
    ...Object.fromEntries(
      choices.map((choice) => [valuesNameOf(choice), { type: 'string', enum: choice.values }]),
    ),
    ...Object.fromEntries(
      Array.from(lists, (names) => [NAMES_SCHEMAS[names], { type: 'string', enum: NAMES[names] }]),
    ),
    ...(hasPermissions && { [PERMISSION]: { type: 'string', enum: Object.keys(PERMISSIONS) } }),
  }
}
