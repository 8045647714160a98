import { stringify } from 'lossless-json'
import type { Field, Resource } from '@/lib/resources/resource'
import { addedMembers } from './addedMembers'
import { indexedMembers, sortingOf } from './database/indexes'
import { databaseObjects } from './database/objects'
import { indexRowBytes, MAX_INDEX_ROW } from './database/rowBytes'
import { isSearchable, textFields } from './database/searchText'
import { LIST_PARAMETERS, listFilters } from './filters'
import { idPattern } from './idForms'
import { fieldSchema, type RequestMode, requestSchema } from './schemas/requests'

type Refuse = (part: string, fault: string) => never

/**
 * Refuses definitions of which something is derived that no caller or no database could use: a
 * default or an example that the service itself would not take, a filter called as another
 * parameter, an index that a record does not fit into. What a definition contradicts by itself is
 * refused where it is made.
 *
 * @throws Error naming `resource.part`
 */
export function refuseUnusable(resources: readonly Resource[]): void {
  for (const resource of resources) {
    const refuse: Refuse = (part, fault) => {
      throw new Error(`${resource.name}.${part} ${fault}`)
    }
    checkDefaults(resource, refuse)
    checkExamples(resource, refuse)
    checkAdded(resource, refuse)
    checkParameters(resource, refuse)
    checkSorting(resource, refuse)
    checkIndexes(resource, refuse)
    checkBeside(resource, refuse)
  }
  checkLengths(resources)
}

/** The zone in which a default of a `day` would be read, if it had a time. */
const ANYWHERE = 'UTC'

/** Nobody sends a default: it has to be what would be kept if somebody did. */
function checkDefaults({ leaves }: Resource, refuse: Refuse): void {
  for (const field of leaves) {
    if (field.default === undefined) continue
    const where = field.path.join('.')
    const read = fieldSchema(field, ANYWHERE).safeParse(field.default)
    if (!read.success)
      refuse(where, `has a default that it refuses: ${read.error.issues[0]?.message}`)
    const kept = stringify(read.data)
    if (kept !== stringify(field.default)) refuse(where, `has a default that is kept as ${kept}`)
  }
}

function checkExamples(resource: Resource, refuse: Refuse): void {
  const { id, example } = resource
  if (!idPattern(resource).test(id.example)) refuse('id.example', 'is not of the form of an id')
  const bodies = [
    ['create', 'record'],
    ['patch', 'change'],
  ] as const satisfies readonly (readonly [RequestMode, keyof typeof example])[]
  for (const [mode, part] of bodies) {
    const read = requestSchema(resource, mode, ANYWHERE).safeParse(example[part])
    const [issue] = read.error?.issues ?? []
    if (issue) refuse(`example.${part}`, `is refused at ${issue.path.join('.')}: ${issue.message}`)
  }
}

/** Members that answers add are no members of records. */
function checkAdded(resource: Resource, refuse: Refuse): void {
  const added = addedMembers(resource)
  const twice = added.find((name, place) => added.indexOf(name) !== place)
  if (twice) refuse(twice, 'is what the service itself adds to answers')
}

function checkParameters(resource: Resource, refuse: Refuse): void {
  const { list, parent } = resource
  if (!list) return
  const others: string[] = [
    ...LIST_PARAMETERS,
    ...(parent?.through ? [parent.resource.id.name] : []),
  ]
  const filters = listFilters(resource)
  for (const parameter of others) {
    const filter = filters.get(parameter)
    if (filter)
      refuse(filter.member.name, `is filtered by ${parameter}, which asks lists for something else`)
  }
}

function checkSorting(resource: Resource, refuse: Refuse): void {
  const { id, list, derived } = resource
  const always = new Set<string>([id.name, ...derived.map(({ name }) => name)])
  for (const name of list?.sortable ?? []) {
    if (!always.has(name) && !sortingOf(resource, name)) {
      refuse('list.sortable', `has ${name}, which no list can be sorted by`)
    }
  }
}

const columnsOf = (fields: readonly Field[]): string[] => fields.map(({ column }) => column)

/** What PostgreSQL does not take into an index, it takes into no record. */
function checkIndexes(resource: Resource, refuse: Refuse): void {
  const { id, list, leaves, uniqueTogether } = resource
  const unique = leaves.filter((field) => field.unique)
  const sorted = list?.sortable.filter((name) => name !== id.name) ?? []
  const keys: readonly (readonly [part: string, columns: readonly string[]])[] = [
    ...sorted.map((name) => ['list.sortable', [name, id.name]] as const),
    ...columnsOf(indexedMembers(resource)).map(
      (name) => ['list.indexed', [name, id.name]] as const,
    ),
    ...columnsOf(unique).map((name) => [name, [name]] as const),
    ...uniqueTogether.map((together) => ['uniqueTogether', together] as const),
  ]
  for (const [part, columns] of keys) {
    if (indexRowBytes(resource, columns) > MAX_INDEX_ROW) {
      const least = `${columns[0]} takes more than the ${MAX_INDEX_ROW} bytes of a row of an index`
      refuse(part, `has what no index holds: ${least}`)
    }
  }
}

/** Names that models have for what stands beside the records of a list that is searched. */
function checkBeside(resource: Resource, refuse: Refuse): void {
  if (!isSearchable(resource)) return
  const { id, system, leaves, secrets } = resource
  const kept = system.map(({ name }) => ({ path: [name], column: name }))
  const own = [...kept, ...leaves, ...secrets].find(({ column }) => column === 'search_text')
  const beside = [{ path: [id.name], column: id.name }, ...textFields(resource)]
  const twice = own ?? beside.find(({ column }) => ['words', 'record'].includes(column))
  if (twice) refuse(twice.path.join('.'), 'is called as what such records are searched by')
}

/** PostgreSQL keeps so many characters of a name, and cuts the others off. */
const LONGEST_NAME = 63

function checkLengths(resources: readonly Resource[]): void {
  for (const { name } of databaseObjects(resources)) {
    const called = name.split(' ')[1]?.split('.').at(-1) ?? ''
    if (called.length > LONGEST_NAME) {
      const why = `has a name of ${called.length} characters, ${LONGEST_NAME} at most`
      throw new Error(`${causeOf(called, resources)} is too long: the ${name} ${why}`)
    }
  }
}

/** Which part of a definition has given an object of the database its name. */
function causeOf(called: string, resources: readonly Resource[]): string {
  const owners = resources.flatMap(({ name, table, leaves, secrets }) => [
    ...[...leaves, ...secrets].flatMap(({ path, column }) =>
      [
        `${name}__${column}`,
        `${table}_${column}`,
        `${table}_sort_${column}`,
        `${table}_by_${column}`,
        `${table}_search_text_by_${column}`,
      ]
        .filter((part) => called.startsWith(part))
        .map((part) => [part, [name, ...path].join('.')] as const),
    ),
    ...(called.includes(table) ? [[table, `${name}.table`] as const] : []),
    ...(called.startsWith(`${name}__`) ? [[name, `${name}.name`] as const] : []),
  ])
  const [longest] = owners.sort(([one], [other]) => other.length - one.length)
  return longest?.[1] ?? called
}
