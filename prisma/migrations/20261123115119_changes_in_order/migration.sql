-- CreateTable
CREATE TABLE "event_batch" (
    "batch" BIGINT NOT NULL,
    "mark" BYTEA NOT NULL,
    "entries" int8multirange NOT NULL,

    CONSTRAINT "event_batch_pkey" PRIMARY KEY ("batch")
);

-- CreateTable
CREATE TABLE "event_reach" (
    "is_only" BOOLEAN NOT NULL,
    "reach" BIGINT NOT NULL,
    "watched" int8multirange NOT NULL,
    "fresh" int8multirange NOT NULL,
    "writers" TEXT[],

    CONSTRAINT "event_reach_pkey" PRIMARY KEY ("is_only")
);

CREATE FUNCTION "sequence_changes"() RETURNS bigint LANGUAGE plpgsql AS E'DECLARE state event_reach%ROWTYPE\x3b late int8multirange\x3b running text[]\x3b come int8multirange\x3b BEGIN SELECT * INTO state FROM event_reach\x3b IF FOUND AND NOT EXISTS (SELECT FROM event e WHERE e.event_id > state.reach) AND NOT EXISTS (SELECT FROM unnest(state.watched + state.fresh) AS r CROSS JOIN LATERAL (SELECT FROM event e WHERE e.event_id >= lower(r) AND e.event_id < upper(r) LIMIT 1) e) THEN RETURN (SELECT max(b.batch) FROM event_batch b)\x3b END IF\x3b PERFORM pg_advisory_xact_lock(7205560)\x3b SELECT * INTO state FROM event_reach\x3b IF NOT FOUND THEN INSERT INTO event_batch (batch, mark, entries) VALUES (0, substring(uuid_send(gen_random_uuid()) FOR 8), ''{}'')\x3b INSERT INTO event_reach (is_only, reach, watched, fresh, writers) VALUES (true, 0, ''{}'', ''{}'', ''{}'') RETURNING * INTO state\x3b END IF\x3b late := state.watched + state.fresh\x3b running := CASE WHEN isempty(late) THEN ''{}'' ELSE ARRAY(SELECT l.virtualtransaction FROM pg_locks l WHERE l.locktype = ''relation'' AND l.relation = ''event''::regclass AND l.mode = ''RowExclusiveLock'' AND l.granted AND l.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database())) END\x3b SELECT coalesce(range_agg(int8range(e.event_id, e.event_id, ''[]'')), ''{}'') INTO come FROM ( SELECT e.event_id FROM unnest(late) AS r CROSS JOIN LATERAL (SELECT e.event_id FROM event e WHERE e.event_id >= lower(r) AND e.event_id < upper(r) OFFSET 0) e UNION ALL (SELECT e.event_id FROM event e WHERE e.event_id > state.reach ORDER BY e.event_id LIMIT 100000) ) e\x3b state.writers := ARRAY(SELECT unnest(state.writers) INTERSECT SELECT unnest(running))\x3b state.watched := CASE WHEN cardinality(state.writers) = 0 THEN ''{}'' ELSE state.watched - come END\x3b state.fresh := state.fresh - come\x3b IF isempty(state.watched) THEN state.writers := running\x3b state.watched := CASE WHEN cardinality(running) = 0 THEN ''{}'' ELSE state.fresh END\x3b state.fresh := ''{}''\x3b END IF\x3b IF upper(come) > state.reach + 1 THEN state.fresh := state.fresh + (int8multirange(int8range(state.reach + 1, upper(come))) - come)\x3b state.reach := upper(come) - 1\x3b END IF\x3b IF NOT isempty(come) THEN INSERT INTO event_batch (batch, mark, entries) SELECT max(b.batch) + 1, substring(uuid_send(gen_random_uuid()) FOR 8), come FROM event_batch b\x3b END IF\x3b UPDATE event_reach r SET reach = state.reach, watched = state.watched, fresh = state.fresh, writers = state.writers WHERE (r.reach, r.watched, r.fresh, r.writers) IS DISTINCT FROM (state.reach, state.watched, state.fresh, state.writers)\x3b RETURN (SELECT max(b.batch) FROM event_batch b)\x3b END';

CREATE FUNCTION "tell_of_changes"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN PERFORM pg_notify(''fleetbook_changes'', '''')\x3b RETURN NULL\x3b END';

CREATE TRIGGER "event_past_service_is_told" AFTER INSERT ON "event" FOR EACH STATEMENT WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "tell_of_changes"();
