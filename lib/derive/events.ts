import { type DatabaseObject, plannedFunction } from './databaseObject'

/** What an entry of the history is made of, in the order in which statements give it. */
export const EVENT_COLUMNS =
  'resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields'

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
  // Tells how many fields changed: Prisma has no word for the type of nothing.
  plannedFunction({
    name: 'enter_event',
    takes: {
      of_resource: 'text',
      of_record: 'text',
      to_version: 'bigint',
      by_user: 'integer',
      for_user: 'integer',
      in_request: 'text',
      what: 'text',
      why: 'text',
      what_changed: 'jsonb',
    },
    returns: 'integer',
    body: `DECLARE names text[] := ARRAY(SELECT c.change ->> 'field' FROM jsonb_array_elements(what_changed) AS c(change)); BEGIN INSERT INTO event (${EVENT_COLUMNS}) VALUES (of_resource, of_record, to_version, clock_timestamp(), by_user, for_user, in_request, what, why, what_changed, names); RETURN cardinality(names); END`,
  }),
]
