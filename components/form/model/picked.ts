import { resources } from '@/lib/resources'
import { PERMISSIONS } from '@/lib/resources/permissions'
import type { Field, Resource } from '@/lib/resources/resource'
import { fieldLabel } from './fieldLabel'
import { valueKind } from './valueKind'
import { fieldName } from './values'

/** A field of a kind of record, as a list of fields names it. */
export interface NamedField {
  /** `client.finance_limit` */
  readonly id: string
  readonly resource: Resource
  readonly field: Field
}

const ALL: readonly Resource[] = resources

/** Every field of every kind of record. */
export const EVERY_FIELD: readonly NamedField[] = ALL.flatMap((resource) =>
  resource.leaves.map((field) => ({ id: `${resource.name}.${fieldName(field)}`, resource, field })),
)

type Words = ReadonlyMap<string, string>

const PERMISSION_WORDS: Words = new Map(Object.entries(PERMISSIONS))

const NAMES: Readonly<Record<NonNullable<Field['names']>, Words>> = {
  resources: new Map(ALL.map(({ name, plural }) => [name, plural])),
  fields: new Map(
    EVERY_FIELD.map(({ id, resource, field }) => [
      id,
      `${resource.title} · ${fieldLabel(resource, field)}`,
    ]),
  ),
}

const NO_WORDS: Words = new Map()

/**
 * What people call the entries of a list that are picked out of what there is, by the entry: the
 * permissions of a role, the kinds of record of a webhook. None for texts of one's own.
 */
export function pickedWords(field: Pick<Field, 'kind' | 'names'>): Words {
  if (valueKind(field) === 'picks') return PERMISSION_WORDS
  return field.names ? NAMES[field.names] : NO_WORDS
}
