import type { FieldSpec } from './field'
import type { ListSpec } from './lists'
import type { RecordIn } from './recordTypes'
import { refuseFaulty, refuseIncomplete } from './refusals'
import type { Field, ParentSpec, Resource, ResourceSpec, Section } from './resource'
import { refuseUnlikeSchemas } from './schemaNames'

/** Names ending like this hold long text. */
const LONG_TEXT = /(^|_)(note|notes|policy)$/
const SHORT_LENGTH = 255
const LONG_LENGTH = 20_000

/**
 * Completes a definition and checks it.
 *
 * @throws Error naming `resource.field` for whatever is left out or contradicts itself
 */
export function defineResource<
  const Name extends string,
  const Permission extends string,
  const Hook extends string = never,
  const Sections extends readonly Section[] = readonly Section[],
>(
  spec: ResourceSpec<Name, Permission, Hook> & { readonly sections: Sections },
): Resource<Name, Permission, Hook, RecordIn<Sections>> {
  refuseIncomplete(spec)
  const fields = new Map<string, Field>()
  const secrets: Field[] = []
  const names = new Set<string>()
  const sections = spec.sections.map((section) => ({
    ...section,
    fields: Object.entries(section.fields).flatMap(([name, field]) => {
      if (names.has(name)) throw new Error(`${spec.name}.${name} is defined twice`)
      names.add(name)
      if (!field) throw new Error(`${spec.name}.${name} is no field`)
      const complete = completeField(section.key, [name], field)
      if (field.kind === 'secret') {
        secrets.push(complete)
        return []
      }
      fields.set(name, complete)
      return [complete]
    }),
  }))
  const leaves = [...fields.values()].flatMap((field) =>
    field.members ? Object.values(field.members) : [field],
  )
  const { name, label, help } = spec.id
  const isSingleton = spec.parent?.by === name
  const resource: Resource<Name, Permission, Hook> = {
    ...spec,
    lockable: spec.lockable === true,
    copyable: spec.copyable === true,
    madeByPut: spec.madeByPut === true || isSingleton,
    hooks: spec.hooks ?? [],
    list: spec.list && completeList(spec, spec.list),
    hints: spec.hints ?? [],
    uniqueTogether: spec.uniqueTogether ?? [],
    pays: spec.pays ?? [],
    paidBy: spec.paidBy ?? [],
    essentials: spec.essentials ?? essentialsOf(leaves, spec.sections[0]?.key),
    isSingleton,
    system: [{ name, label, help, kind: 'id' }, ...(spec.system ?? [])],
    derived: (spec.derived ?? []).map((member) => ({
      ...member,
      ...('parent' in member.of && { permission: spec.parent?.resource.permissions.read }),
    })),
    sections,
    fields,
    leaves,
    secrets,
    required: leaves.filter((field) => field.required),
  }
  refuseFaulty(resource)
  return resource as Resource<Name, Permission, Hook, RecordIn<Sections>>
}

/**
 * The resources that there are, each checked beside the others, and each after its parent.
 *
 * @throws Error for two of one name, title, table or address, for addresses that end alike, as pages
 *   of the console go by that word, for choices or groups that the API document could not tell apart,
 *   for a permission to see records that no resource has otherwise, for a parent, a target of a
 *   reference, or one whose ids are shared, that is none of them, and for a parent by way of a table
 *   that knows of none
 */
export function defineResources<Defined extends Resource>(
  resources: readonly Defined[],
): readonly Defined[] {
  for (const part of ['name', 'title', 'table', 'path'] as const) {
    const seen = new Map<string, string>()
    for (const resource of resources) {
      const other = seen.get(resource[part])
      if (other) throw new Error(`${resource.name}.${part} is that of ${other} too`)
      seen.set(resource[part], resource.name)
    }
  }
  const ends = new Map<string, string>()
  for (const { name, path } of resources) {
    const end = path.slice(path.lastIndexOf('/') + 1)
    const other = ends.get(end)
    if (other) throw new Error(`${name}.path ends like that of ${other}: ${end}`)
    ends.set(end, name)
  }
  refuseUnlikeSchemas(resources)
  refuseUnknownPermissions(resources)
  const known = new Set<Resource>(resources)
  for (const { name, parent, sharesIdsOf, leaves } of resources) {
    if (parent?.through !== undefined) refuseThrough(name, parent, resources)
    if (sharesIdsOf && !resources.some((each) => each.name === sharesIdsOf.name)) {
      throw new Error(`${name} shares ids of ${sharesIdsOf.name}, which is no resource here`)
    }
    if (parent && !known.has(parent.resource)) {
      throw new Error(`${name}.parent is ${parent.resource.name}, which is no resource here`)
    }
    for (const { path, target, refersTo } of leaves) {
      if (refersTo !== undefined && !resources.some((each) => each.name === refersTo)) {
        throw new Error(
          `${name}.${path.join('.')} refers to ${refersTo}, which is no resource here`,
        )
      }
      if (target && !known.has(target)) {
        throw new Error(`${name}.${path.join('.')} is of ${target.name}, which is no resource here`)
      }
    }
  }
  return [...resources].sort((a, b) => depthOf(a) - depthOf(b) || (a.name < b.name ? -1 : 1))
}

/** The table that knows whose a record is has a row for each, with the id of the parent in it. */
function refuseThrough(
  name: string,
  { through, by, resource }: ParentSpec,
  resources: readonly Resource[],
): void {
  const knows = resources.some(({ table, id, fields }) => {
    const columns = [id.name, ...fields.keys()]
    return table === through && columns.includes(by) && columns.includes(resource.id.name)
  })
  if (knows) return
  throw new Error(
    `${name}.parent goes through ${through}, which is no table of a resource with ${by} and ${resource.id.name}`,
  )
}

/** What lets somebody see records besides is what another resource asks for: roles hold nothing else. */
function refuseUnknownPermissions(resources: readonly Resource[]): void {
  const held = new Set(
    resources.flatMap(({ permissions: { read, create, update } }) => [read, create, update]),
  )
  for (const { name, permissions } of resources) {
    const unknown = permissions.seen?.find((permission) => !held.has(permission))
    if (unknown) throw new Error(`${name}.permissions.seen has ${unknown}, which no role can hold`)
  }
}

const depthOf = ({ parent }: Resource): number => (parent ? depthOf(parent.resource) + 1 : 0)
/** The fields of a section, and of the others those that nobody adds a record without. */
const essentialsOf = (leaves: readonly Field[], first: string | undefined): string[] =>
  leaves
    .filter(({ section, required, asked }) => section === first || required || asked)
    .map(({ path }) => path.join('.'))

const MAX_COLUMNS = 9
const MAX_ON_CARDS = 5

function completeList(
  { recordName, parent, id, status }: ResourceSpec,
  list: ListSpec,
): Required<ListSpec> {
  const own = recordName === 'parent' ? (parent ? [parent.by] : []) : [recordName.field]
  const first = [...own, id.name, ...(status ? [status] : [])]
  const shown = list.shown ?? [...new Set([...first, ...list.sortable])].slice(0, MAX_COLUMNS)
  const { searchedCodes = [], searchedNames = [] } = list
  return {
    ...list,
    searchedCodes,
    searchedNames,
    edited: list.edited ?? [],
    shown,
    onCards: list.onCards ?? shown.slice(1, 1 + MAX_ON_CARDS),
  }
}

function completeField(section: string, path: readonly string[], spec: FieldSpec): Field {
  const name = path[path.length - 1] as string
  const isText = spec.kind === 'text' || spec.kind === 'secret' || spec.kind === 'textList'
  return {
    ...spec,
    name,
    path,
    column: [...path, ...(spec.kind === 'secret' ? ['hash'] : [])].join('_'),
    section,
    ...(isText && {
      maxLength: spec.maxLength ?? (LONG_TEXT.test(name) ? LONG_LENGTH : SHORT_LENGTH),
    }),
    ...(spec.members && {
      members: Object.fromEntries(
        Object.entries(spec.members).map(([member, field]) => [
          member,
          completeField(section, [...path, member], field),
        ]),
      ),
    }),
  } as Field
}
