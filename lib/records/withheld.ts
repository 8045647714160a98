import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** The fields that no answer ever holds, by the names that history has for them. */
const withheldFields = (resource: Resource): string[] =>
  resource.leaves
    .filter(({ path: [top = ''] }) => resource.fields.get(top)?.writeOnly)
    .map(({ path }) => path.join('.'))

/**
 * SQL for the changes of a record as they may go out: of a field that is never returned only its
 * name. Entries are final and keep everything, so this is a matter of reading them.
 *
 * @param changes SQL for `[{field, from, to}]` as jsonb, or null
 */
export function shownChanges(resource: Resource, changes: string): string {
  const names = withheldFields(resource)
  if (names.length === 0) return changes
  const isWithheld = `c.change->>'field' IN (${names.map((name) => `'${name}'`).join(', ')})`
  return `(SELECT jsonb_agg(CASE WHEN ${isWithheld} THEN c.change - ARRAY['from', 'to'] ELSE c.change END ORDER BY c.place) FROM jsonb_array_elements(${changes}) WITH ORDINALITY AS c(change, place))`
}

/** The same for history entries of every kind, over the alias of their table. */
export function shownEntryChanges(alias: string): string {
  const changes = `${alias}.changes`
  return resources
    .map((resource) => [resource.name, shownChanges(resource, changes)])
    .filter(([, shown]) => shown !== changes)
    .reduce(
      (rest, [name, shown]) =>
        `CASE WHEN ${alias}.resource = '${name}' THEN coalesce(${shown}, '[]'::jsonb) ELSE ${rest} END`,
      changes,
    )
}
