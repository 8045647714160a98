import type { Database } from '@/lib/db/database'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import type { Assignments } from '@/lib/derive/schemas/requests'
import type { Store } from '@/lib/records/stores'
import { findNamed, unknownFault } from '@/lib/records/writes/alikeMany'
import type { Resource } from '@/lib/resources/resource'
import { belowElement, type Element } from './manyRecords'

/** An element that says which record it is about by the id, or by members. */
export interface NamedElement extends Element {
  /** The members that name its record where it has no id; of none of them is anything set. */
  readonly namedBy: Assignments | undefined
}

/** The members by which an element without an id names its record: such as no two records share. */
export const namingMembers = (
  { uniqueTogether }: Resource,
  element: Readonly<Record<string, unknown>>,
): readonly string[] | undefined =>
  uniqueTogether.find((members) => members.every((member) => (element[member] ?? null) !== null))

/**
 * Gives elements that name their records by their members the ids of these, and says which name a
 * record that there is not, or one that another has named before. Until its record is held an
 * element may come to name another, or none: whoever changes it looks again.
 */
export async function nameElements<Each extends NamedElement>(
  db: Database,
  store: Store,
  elements: readonly Each[],
): Promise<Each[]> {
  const names = elements.map(({ faults, namedBy }) => (faults.length > 0 ? undefined : namedBy))
  const found = await findNamed(db, store, names)
  const seen = noticing(store.resource)
  return elements.map((element, row) => {
    const { index, faults } = element
    const id = element.id ?? found.get(row)
    if (id !== undefined) return { ...element, id, faults: [...faults, ...seen(id, index)] }
    const name = names[row]
    if (!name) return element
    return { ...element, faults: belowElement(element, [unknownFault(store.resource, name)]) }
  })
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
