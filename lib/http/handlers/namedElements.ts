import type { Database } from '@/lib/db/database'
import { type Fault, pointerTo } from '@/lib/derive/faults'
import { findAlike } from '@/lib/records/alikeMany'
import type { Store } from '@/lib/records/stores'
import type { Resource } from '@/lib/resources/resource'
import type { BulkElement } from './bulkElements'

type Members = Resource['uniqueTogether'][number]

const areSet = (members: Members, values: Readonly<Record<string, unknown>>): boolean =>
  members.every((member) => (values[member] ?? null) !== null)

/** Whether an element without an id names its record by what no two records share together. */
export const isNamedByMembers = (
  { uniqueTogether }: Resource,
  element: Readonly<Record<string, unknown>>,
): boolean => uniqueTogether.some((members) => areSet(members, element))

/**
 * Gives elements that name their records by their members the ids of these, and says which name a
 * record that there is not, or one that another has named before.
 */
export async function nameElements(
  db: Database,
  store: Store,
  elements: readonly BulkElement[],
): Promise<BulkElement[]> {
  const named = [...elements]
  for (const members of store.resource.uniqueTogether) {
    const open = named.filter(
      ({ id, faults, assignments }) =>
        id === undefined && faults.length === 0 && areSet(members, assignments),
    )
    if (open.length === 0) continue
    const many = open.map(({ assignments }) => assignments)
    const found = new Map(
      (await findAlike(db, store, members, many)).map(({ row, id }) => [row, id ?? undefined]),
    )
    for (const [row, element] of open.entries()) {
      const id = found.get(row)
      const faults = id === undefined ? [unknownFault(store.resource, members, element)] : []
      named[element.index] = { ...element, id, faults }
    }
  }
  const seen = noticing(store.resource)
  return named.map((element) => {
    const { id, index, faults } = element
    return id === undefined ? element : { ...element, faults: [...faults, ...seen(id, index)] }
  })
}

function unknownFault(
  { title }: Resource,
  members: Members,
  { index, assignments }: BulkElement,
): Fault {
  const what = members.map((member) => String(assignments[member])).join(' ')
  return {
    pointer: pointerTo(`/${index}`, members.at(-1) ?? ''),
    code: 'not_found',
    message: `There is no ${title.toLowerCase()} ${what}.`,
  }
}

/** Notices ids that come again in one call: the fault of each, from the second on. */
export function noticing({ title, id: { name } }: Resource) {
  const places = new Map<string, number>()
  return (id: string, index: number): Fault[] => {
    const first = places.get(id)
    if (first === undefined) {
      places.set(id, index)
      return []
    }
    const message = `${title} ${id} is already at /${first}.`
    return [{ pointer: pointerTo(`/${index}`, name), code: 'duplicate', message }]
  }
}

/** What an element can name its record by, in words: `code_id, or its list and code`. */
export const namingWords = (
  { id, uniqueTogether }: Resource,
  literal = (name: string) => name,
): string =>
  [[id.name], ...uniqueTogether]
    .map((members) => members.map(literal).join(' and '))
    .join(', or its ')
