import type { FieldSpec } from './field'
import { FILTER_SUFFIXES } from './lists'

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
  /** As a field's own {@link FieldSpec.valuesName}. */
  readonly valuesName?: string
  readonly nullable?: boolean
}

/**
 * A member that is worked out from others. A record carries it only in a list, and only where the
 * caller names it: its name begins with an underscore, as no field's does.
 */
export interface DerivedMember {
  readonly name: `_${string}`
  readonly label: string
  readonly help: string
  readonly kind: 'id' | 'text' | 'decimal'
  readonly unit?: string
  /** Permission that it takes besides the list's own. */
  readonly permission?: 'Clients:Read'
  readonly of: DerivedFrom
}

/** A sum over the objects of a list, or a member of the client that a contract belongs to. */
export type DerivedFrom =
  | { readonly sum: string; readonly over: string }
  | { readonly client: string; readonly by: string }

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
  readonly derived?: readonly DerivedMember[]
  readonly sections: readonly Section[]
}

/** A resource as everything else reads it. */
export interface Resource extends Omit<ResourceSpec, 'sections' | 'derived'> {
  readonly derived: readonly DerivedMember[]
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
 * @throws Error naming `resource.field` for a name used twice, one that could also be a filter of
 *   another field, a default that is not among the allowed values, or a choice without values.
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
  refuseAmbiguous(spec, [...fields.values(), ...leaves])
  const required = leaves.filter((field) => field.required)
  return { ...spec, derived: spec.derived ?? [], sections, fields, leaves, required }
}

/** Two members of which one is named like a filter of the other: nobody could tell the two apart. */
function refuseAmbiguous({ name: resource, kept }: ResourceSpec, fields: readonly Field[]): void {
  const names = new Set([
    ...kept.map(({ name }) => name),
    ...fields.map(({ path }) => path.join('.')),
  ])
  const suffixes = Object.values(FILTER_SUFFIXES).filter(Boolean)
  for (const name of names) {
    const suffix = suffixes.find((each) => names.has(name + each))
    if (suffix) throw new Error(`${resource}.${name}${suffix} could also be a filter of ${name}`)
  }
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
