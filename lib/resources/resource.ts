import type { FieldSpec } from './field'

/** Names ending like this hold long text. */
const LONG_TEXT = /(^|_)(note|notes|policy)$/
const SHORT_LENGTH = 255
const LONG_LENGTH = 20_000

/** A field together with where it stands. */
export interface Field extends FieldSpec {
  /** The member's name in the API. */
  readonly name: string
  /** Where it stands in a record: `['name']`, `['client_defaults', 'management_fee']`. */
  readonly path: readonly string[]
  /** Its column: the path joined by `_`. */
  readonly column: string
  /** The longest text it takes, in Unicode code points; only of text and lists of text. */
  readonly maxLength?: number
  /** Key of the section that shows it. */
  readonly section: string
  readonly members?: Readonly<Record<string, Field>>
}

/** A member that the service keeps and a request cannot set. */
export interface KeptField {
  readonly name: string
  readonly label: string
  readonly help: string
  readonly kind: 'id' | 'moment' | 'count' | 'user' | 'choice'
  readonly values?: readonly string[]
  readonly nullable?: boolean
}

/** A heading of the form with its fields, in the order of the work. */
export interface Section {
  readonly key: string
  readonly title: string
  /** One line on what the section is for. */
  readonly purpose: string
  readonly fields: Readonly<Record<string, FieldSpec>>
}

export interface ResourceSpec {
  /** Name in history, links and the API document: `client`. */
  readonly name: string
  readonly title: string
  readonly plural: string
  /** The member that identifies a record, and its longest form in digits. */
  readonly id: { readonly name: string; readonly maxDigits: number }
  readonly kept: readonly KeptField[]
  readonly sections: readonly Section[]
}

/** A resource as everything else reads it. */
export interface Resource extends Omit<ResourceSpec, 'sections'> {
  readonly sections: readonly (Omit<Section, 'fields'> & { readonly fields: readonly Field[] })[]
  /** Top-level fields by API name, in the order of the sections. */
  readonly fields: ReadonlyMap<string, Field>
  /** Every field that has a column of its own: a group gives way to its members. */
  readonly leaves: readonly Field[]
  /** Those that a record cannot be without. */
  readonly required: readonly Field[]
}

/**
 * Completes a definition and checks it.
 *
 * @throws Error naming `resource.field` for a name used twice, a default that is not among the
 *   allowed values, or a choice without values.
 */
export function defineResource(spec: ResourceSpec): Resource {
  const fields = new Map<string, Field>()
  const sections = spec.sections.map((section) => ({
    ...section,
    fields: Object.entries(section.fields).map(([name, field]) => {
      if (fields.has(name)) throw new Error(`${spec.name}.${name} is defined twice`)
      const complete = completeField(spec.name, section.key, [name], field)
      fields.set(name, complete)
      return complete
    }),
  }))
  const leaves = [...fields.values()].flatMap((field) =>
    field.members ? Object.values(field.members) : [field],
  )
  const required = leaves.filter((field) => field.required)
  return { ...spec, sections, fields, leaves, required }
}

function completeField(
  resource: string,
  section: string,
  path: readonly string[],
  spec: FieldSpec,
): Field {
  const name = path[path.length - 1] as string
  const where = `${resource}.${path.join('.')}`
  if (spec.kind === 'choice' && !spec.values?.length) throw new Error(`${where} has no values`)
  if (spec.values && spec.default !== undefined && !spec.values.includes(String(spec.default))) {
    throw new Error(`${where} has a default that is not among its values`)
  }
  const isText = spec.kind === 'text' || spec.kind === 'textList'
  return {
    ...spec,
    name,
    path,
    column: path.join('_'),
    section,
    ...(isText && { maxLength: LONG_TEXT.test(name) ? LONG_LENGTH : SHORT_LENGTH }),
    ...(spec.members && {
      members: Object.fromEntries(
        Object.entries(spec.members).map(([member, field]) => [
          member,
          completeField(resource, section, [...path, member], field),
        ]),
      ),
    }),
  } as Field
}
