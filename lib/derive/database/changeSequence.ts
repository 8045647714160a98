import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { type DatabaseObject, plannedFunction, trigger, triggerFunction } from './databaseObject'
import { IS_OUT_OF_BAND } from './outOfBandWrites'

/** What the database sends on when there are changes that the feed may not have yet. */
export const CHANGES_CHANNEL = 'fleetbook_changes'

/** Numbers of new entries that one run goes through at most: a tenth of a second's work. */
const MAX_AT_ONCE = 100_000

/**
 * SQL for the first new entry's number. In order, or the planner may look through the whole history
 * for a single one that stands at its end.
 */
const FIRST_NEW =
  '(SELECT e.event_id FROM event e WHERE e.event_id > state.reach ORDER BY e.event_id LIMIT 1)'

/**
 * Transactions that may have entries to come: each holds the history's lock for writing from before
 * its entry takes a number until it ends (see lib/records/history/writers.ts).
 */
const WRITERS =
  "ARRAY(SELECT l.virtualtransaction FROM pg_locks l WHERE l.locktype = 'relation' AND l.relation = 'event'::regclass AND l.mode = 'RowExclusiveLock' AND l.granted AND l.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()))"

/** SQL for whether one of these numbers has an entry by now. */
const hasEntry = (numbers: string): string =>
  `EXISTS (SELECT FROM unnest(${numbers}) AS r CROSS JOIN LATERAL (SELECT FROM event e WHERE e.event_id >= lower(r) AND e.event_id < upper(r) LIMIT 1) e)`

/**
 * Puts the entries of the history that are committed and not in the feed yet into its next batch,
 * and tells the newest batch. Entries have their numbers before they are committed, so those that
 * are missing below the highest one seen are kept in mind: in `fresh` since the last run, and in
 * `watched` with the transactions that may still bring them. Once all of those have ended, what is
 * missing was undone and never comes.
 *
 * All that a batch has is read by one statement, after the lock is held: whoever changed a record
 * after somebody else is never seen before them. The whole is one call, so that no process that is
 * stopped or killed keeps the lock.
 */
const SEQUENCE = `DECLARE
state event_reach%ROWTYPE;
late int8multirange;
next bigint;
running text[];
come int8multirange;
BEGIN
SELECT * INTO state FROM event_reach;
IF FOUND AND ${FIRST_NEW} IS NULL AND NOT ${hasEntry('state.watched + state.fresh')} THEN
RETURN (SELECT max(b.batch) FROM event_batch b);
END IF;
PERFORM pg_advisory_xact_lock(${ADVISORY_LOCKS.sequencingChanges});
SELECT * INTO state FROM event_reach;
IF NOT FOUND THEN
INSERT INTO event_batch (batch, mark, entries) VALUES (0, substring(uuid_send(gen_random_uuid()) FOR 8), '{}');
INSERT INTO event_reach (is_only, reach, watched, fresh, writers) VALUES (true, 0, '{}', '{}', '{}') RETURNING * INTO state;
END IF;
late := state.watched + state.fresh;
next := coalesce(${FIRST_NEW}, state.reach);
running := CASE WHEN isempty(late) THEN '{}' ELSE ${WRITERS} END;
SELECT coalesce(range_agg(int8range(e.event_id, e.event_id, '[]')), '{}') INTO come FROM (
SELECT e.event_id FROM unnest(late) AS r CROSS JOIN LATERAL (SELECT e.event_id FROM event e WHERE e.event_id >= lower(r) AND e.event_id < upper(r) OFFSET 0) e
UNION ALL
SELECT e.event_id FROM event e WHERE e.event_id > state.reach AND e.event_id < next + ${MAX_AT_ONCE}
) e;
state.writers := ARRAY(SELECT unnest(state.writers) INTERSECT SELECT unnest(running));
state.watched := CASE WHEN cardinality(state.writers) = 0 THEN '{}' ELSE state.watched - come END;
state.fresh := state.fresh - come;
IF isempty(state.watched) THEN
state.writers := running;
state.watched := CASE WHEN cardinality(running) = 0 THEN '{}' ELSE state.fresh END;
state.fresh := '{}';
END IF;
IF upper(come) > state.reach + 1 THEN
state.fresh := state.fresh + (int8multirange(int8range(state.reach + 1, upper(come))) - come);
state.reach := upper(come) - 1;
END IF;
IF NOT isempty(come) THEN
INSERT INTO event_batch (batch, mark, entries) SELECT max(b.batch) + 1, substring(uuid_send(gen_random_uuid()) FOR 8), come FROM event_batch b;
END IF;
UPDATE event_reach r SET reach = state.reach, watched = state.watched, fresh = state.fresh, writers = state.writers
WHERE (r.reach, r.watched, r.fresh, r.writers) IS DISTINCT FROM (state.reach, state.watched, state.fresh, state.writers);
RETURN (SELECT max(b.batch) FROM event_batch b);
END`

/**
 * What puts committed changes in an order of their own. A change by the service does nothing for
 * it, and the service tells others of its changes itself; one by SQL past the service, which has
 * nobody to tell of it, is told of by a trigger.
 */
export const changeSequenceObjects: readonly DatabaseObject[] = [
  plannedFunction({
    name: 'sequence_changes',
    returns: 'bigint',
    body: SEQUENCE.replaceAll('\n', ' '),
  }),
  triggerFunction(
    'tell_of_changes',
    `BEGIN PERFORM pg_notify('${CHANGES_CHANNEL}', ''); RETURN NULL; END`,
  ),
  trigger('event_past_service_is_told', 'event', 'AFTER INSERT', 'tell_of_changes', {
    // Of a statement that enters nothing nobody has said yet who enters it, and nothing is to be told.
    condition: IS_OUT_OF_BAND,
  }),
]
