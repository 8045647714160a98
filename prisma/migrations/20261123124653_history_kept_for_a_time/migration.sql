DROP TRIGGER "event_seal_is_kept" ON "event_seal";

DROP TRIGGER "event_seal_is_final" ON "event_seal";

DROP TRIGGER "event_is_kept" ON "event";

DROP TRIGGER "event_is_final" ON "event";

DROP FUNCTION "refuse_change_of_history"();

-- CreateTable
CREATE TABLE "history_retention" (
    "one" INTEGER NOT NULL DEFAULT 1,
    "keep_days" INTEGER NOT NULL,

    CONSTRAINT "history_retention_pkey" PRIMARY KEY ("one")
);

-- CreateTable
CREATE TABLE "history_cut" (
    "cut" INTEGER NOT NULL,
    "seal" INTEGER NOT NULL,
    "last" BIGINT NOT NULL,
    "chain" BYTEA NOT NULL,
    "entries" INTEGER NOT NULL,
    "before" TIMESTAMPTZ(3) NOT NULL,
    "keep_days" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "history_cut_pkey" PRIMARY KEY ("cut")
);

-- CreateIndex
CREATE INDEX "event_block_key_block_idx" ON "event_block_key"("block");

CREATE FUNCTION "refuse_change_of_history"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF TG_OP = ''DELETE'' THEN IF TG_TABLE_NAME = ''event'' THEN IF OLD.event_id <= (SELECT c.last FROM history_cut c ORDER BY c.cut DESC LIMIT 1) THEN RETURN OLD\x3b END IF\x3b ELSIF TG_TABLE_NAME = ''event_seal'' THEN IF OLD.seal <= (SELECT c.seal FROM history_cut c ORDER BY c.cut DESC LIMIT 1) THEN RETURN OLD\x3b END IF\x3b END IF\x3b END IF\x3b RAISE EXCEPTION ''history entries are never changed or deleted''\x3b END';

CREATE FUNCTION "drop_old_history"(most_seals integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS E'DECLARE kept_for integer := (SELECT r.keep_days FROM history_retention r)\x3b cutoff timestamptz\x3b noted bigint\x3b newest integer\x3b sealed event_seal\x3b upto event_seal\x3b gone integer := 0\x3b BEGIN IF kept_for IS NULL THEN RETURN 0\x3b END IF\x3b cutoff := date_trunc(''day'', now(), ''UTC'') - make_interval(days => kept_for)\x3b noted := (SELECT coalesce(max(b.block) + 1, 0) FROM event_block b)::bigint * 1024\x3b newest := (SELECT max(s.seal) FROM event_seal s)\x3b FOR sealed IN SELECT * FROM event_seal s ORDER BY s.seal LIMIT most_seals LOOP EXIT WHEN sealed.seal = newest OR sealed.last >= noted OR EXISTS (SELECT FROM event e WHERE e.event_id > coalesce(upto.last, -1) AND e.event_id <= sealed.last AND e.at >= cutoff)\x3b upto := sealed\x3b gone := gone + cardinality(sealed.entries)\x3b END LOOP\x3b IF upto.seal IS NULL THEN RETURN 0\x3b END IF\x3b INSERT INTO history_cut (cut, seal, last, chain, entries, before, keep_days, at) SELECT coalesce(max(c.cut), 0) + 1, upto.seal, upto.last, upto.chain, gone, cutoff, kept_for, clock_timestamp() FROM history_cut c\x3b DELETE FROM event e WHERE e.event_id <= upto.last\x3b DELETE FROM event_seal s WHERE s.seal <= upto.seal\x3b RETURN gone\x3b END';

CREATE TRIGGER "event_is_final" BEFORE UPDATE OR DELETE ON "event" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_history"();

CREATE TRIGGER "event_is_kept" BEFORE TRUNCATE ON "event" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_history"();

CREATE TRIGGER "event_seal_is_final" BEFORE UPDATE OR DELETE ON "event_seal" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_history"();

CREATE TRIGGER "event_seal_is_kept" BEFORE TRUNCATE ON "event_seal" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_history"();

CREATE TRIGGER "history_cut_is_final" BEFORE UPDATE OR DELETE ON "history_cut" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_history"();

CREATE TRIGGER "history_cut_is_kept" BEFORE TRUNCATE ON "history_cut" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_history"();
