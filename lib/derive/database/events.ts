import type { Field } from '@/lib/resources/resource'
import { sqlText } from '@/lib/text/sqlText'
import { kindOf, unsetValue } from '../kinds'
import { type DatabaseObject, plannedFunction } from './databaseObject'

/** What an entry of the history is made of, in the order in which statements give it. */
export const EVENT_COLUMNS =
  'resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields'

/** The actions by which a record comes and goes. All others find it and leave it there. */
export const CREATED = 'created'
export const DELETED = 'deleted'
/** The one action that changes nothing of a record, which stays at its version. */
export const LOCK_BROKEN = 'lock_broken'

/** SQL for a field's value as the history keeps it: as the API shows it, null where it is unset. */
export const shownValue = (field: Field, column: string): string =>
  `to_jsonb(${kindOf(field).show(column)})`

/** What {@link shownValue} is of a field that nobody has set. */
export function unsetShown(field: Field): string {
  const unset = unsetValue(field)
  return unset === null ? 'NULL::jsonb' : `${sqlText(JSON.stringify(unset))}::jsonb`
}

/** What a function is told of an entry besides its changes. */
const ENTRY = {
  of_resource: 'text',
  of_record: 'text',
  to_version: 'bigint',
  by_user: 'integer',
  for_user: 'integer',
  in_request: 'text',
  what: 'text',
  why: 'text',
} as const

const entering = (moment: string): string =>
  `DECLARE names text[] := ARRAY(SELECT c.change ->> 'field' FROM jsonb_array_elements(what_changed) AS c(change)); BEGIN INSERT INTO event (${EVENT_COLUMNS}) VALUES (of_resource, of_record, to_version, ${moment}, by_user, for_user, in_request, what, why, what_changed, names); RETURN cardinality(names); END`

/**
 * The functions by which changes are entered in the history: whatever changes a record, in the
 * statement that does, calls them. They are functions of the database so that a statement for one
 * record needs no further parts, which would take longer to plan than to run.
 */
export const eventFunctions: readonly DatabaseObject[] = [
  // Of values by the names of their fields: `[{field, from, to}]`, of those that differ.
  plannedFunction({
    name: 'changes_between',
    takes: { fields: 'text[]', before: 'jsonb[]', after: 'jsonb[]' },
    returns: 'jsonb',
    attributes: 'IMMUTABLE PARALLEL SAFE',
    body: `BEGIN RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object('field', c.f, 'from', c.a, 'to', c.b)), '[]') FROM unnest(fields, before, after) AS c(f, a, b) WHERE c.a IS DISTINCT FROM c.b); END`,
  }),
  // As `changes_between` and `enter_event` after it, in one.
  plannedFunction({
    name: 'enter_differences',
    takes: { ...ENTRY, fields: 'text[]', before: 'jsonb[]', after: 'jsonb[]' },
    returns: 'integer',
    body: `DECLARE what_changed jsonb[] := '{}'; names text[] := '{}'; BEGIN FOR i IN 1 .. cardinality(fields) LOOP IF before[i] IS DISTINCT FROM after[i] THEN what_changed := what_changed || jsonb_build_object('field', fields[i], 'from', before[i], 'to', after[i]); names := names || fields[i]; END IF; END LOOP; INSERT INTO event (${EVENT_COLUMNS}) VALUES (of_resource, of_record, to_version, clock_timestamp(), by_user, for_user, in_request, what, why, to_jsonb(what_changed), names); RETURN cardinality(names); END`,
  }),
  // Tells how many fields changed: Prisma has no word for the type of nothing.
  plannedFunction({
    name: 'enter_event',
    takes: { ...ENTRY, what_changed: 'jsonb' },
    returns: 'integer',
    body: entering('clock_timestamp()'),
  }),
  // The same at the moment that the record says it was.
  plannedFunction({
    name: 'enter_event_at',
    takes: { ...ENTRY, what_changed: 'jsonb', at_moment: 'timestamptz' },
    returns: 'integer',
    body: entering('at_moment'),
  }),
]
