import type { FieldKind } from './field'
import type { Field } from './resource'

/** A field in the words of the specification, by which tests compare it with that and with the API document. */
export interface Fact {
  readonly type: string
  readonly values?: readonly string[]
  readonly default?: unknown
  readonly required?: boolean
  /** True for what is taken and never answered. */
  readonly requestOnly?: boolean
}

/** Fields by name. */
export type Facts = Readonly<Record<string, Fact>>

const TYPES: Readonly<Record<FieldKind, string>> = {
  choice: 'enum',
  decimal: 'number',
  integer: 'integer',
  boolean: 'boolean',
  date: 'date',
  day: 'string',
  instant: 'timestamp',
  text: 'string',
  secret: 'string',
  textList: 'string[]',
  jsonObject: 'object',
  jsonObjectList: 'object[]',
  permissions: 'string[]',
  reference: 'string',
  group: 'client_defaults',
}

/** What of fields the specification decides, by their names. */
export const factsOf = (fields: Iterable<Field>): Facts =>
  Object.fromEntries(
    Array.from(fields, (field) => [
      field.name,
      {
        type: TYPES[field.kind],
        ...(field.values && { values: field.values }),
        ...(field.default !== undefined && { default: field.default }),
        ...(field.required && { required: true }),
        ...(field.writeOnly && { requestOnly: true }),
      },
    ]),
  )
