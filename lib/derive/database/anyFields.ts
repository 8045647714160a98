import type { Field, Resource } from '@/lib/resources/resource'
import { onceEach } from '../onceEach'
import { identifier } from '../sql'
import { type DatabaseObject, plannedFunction } from './databaseObject'
import { EVENT_COLUMNS, shownValue } from './events'
import { shortHash } from './shortHash'

/**
 * Whether one statement can set any of a resource's fields: nothing has to judge their values first,
 * and nothing that the service keeps follows one of them.
 */
export const setsAnyFields = onceEach(
  ({ hooks, leaves, secrets, uniqueTogether, system }: Resource): boolean =>
    [hooks, secrets, uniqueTogether].every(({ length }) => length === 0) &&
    leaves.every(({ target, unique }) => !target && !unique) &&
    system.every(({ set }) => typeof set !== 'object'),
)

/** Finds the field of a column among those in the order of their columns, halving them each time. */
function among(fields: readonly Field[]): string {
  const [first] = fields
  if (fields.length === 1 && first) {
    const shown = (row: string) => shownValue(first, `${row}.${identifier(first.column)}`)
    return `pair := ARRAY[to_jsonb('${first.path.join('.')}'::text), ${shown('was')}, ${shown('now')}];`
  }
  const middle = fields.length >> 1
  const [before, from] = [fields.slice(0, middle), fields.slice(middle)]
  return `IF named < '${from[0]?.column}' THEN ${among(before)} ELSE ${among(from)} END IF;`
}

/**
 * The function that enters a change of any of a resource's fields in the history, given the record
 * as it was and as it is and the columns that were to be set. It plans what it needs of each field
 * when it first comes, and keeps that: 10 KB of each in a connection's memory.
 *
 * Its name ends with a hash of its text, as that of a document's type does: processes of the version
 * before still call theirs.
 */
export const fieldsFunction = onceEach((resource: Resource) => {
  const table = identifier(resource.table)
  const fields = [...resource.leaves].sort((one, other) => (one.column < other.column ? -1 : 1))
  const body = [
    `DECLARE named text COLLATE "C"; pair jsonb[]; what_changed jsonb[] := '{}'; names text[] := '{}'; BEGIN`,
    `FOREACH named IN ARRAY columns LOOP ${among(fields)}`,
    `IF pair[2] IS DISTINCT FROM pair[3] THEN what_changed := what_changed || jsonb_build_object('field', pair[1], 'from', pair[2], 'to', pair[3]); names := names || (pair[1] #>> '{}'); END IF; END LOOP;`,
    `INSERT INTO event (${EVENT_COLUMNS}) VALUES ('${resource.name}', now.${identifier(resource.id.name)}::text, now.version, clock_timestamp(), by_user, for_user, in_request, 'updated', why, to_jsonb(what_changed), names);`,
    'RETURN cardinality(names); END',
  ].join(' ')
  const name = `enter_${resource.table}_fields_${shortHash(body)}`
  const object: DatabaseObject = {
    ...plannedFunction({
      name,
      takes: {
        was: table,
        now: table,
        columns: 'text[]',
        by_user: 'integer',
        for_user: 'integer',
        in_request: 'text',
        why: 'text',
      },
      returns: 'integer',
      body,
    }),
    lingers: true,
  }
  return { name: identifier(name), object }
})

/** The functions of all resources of which one statement sets any fields. */
export const fieldsFunctions = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.filter(setsAnyFields).map((resource) => fieldsFunction(resource).object)
