CREATE DOMAIN "service_account__display_name" AS text CONSTRAINT "service_account__display_name" CHECK (char_length(VALUE) BETWEEN 1 AND 100);

CREATE DOMAIN "service_account__note" AS text CONSTRAINT "service_account__note" CHECK (char_length(VALUE) <= 20000);

CREATE TYPE "role_json_1ic7pyk" AS ("role_id" text, "users" integer, "service_accounts" integer, "name" text, "permissions" text[], "requires_second_factor" boolean);

CREATE TYPE "service_account_json_1hrip5q" AS ("user_id" text, "role_name" text, "display_name" text, "role_id" text, "order_channel" boolean, "enabled" boolean, "note" text);

-- CreateTable
CREATE TABLE "service_account" (
    "user_id" INTEGER NOT NULL DEFAULT nextval('user_account_user_id_seq'::regclass),
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "display_name" TEXT NOT NULL,
    "role_id" INTEGER NOT NULL,
    "order_channel" BOOLEAN NOT NULL DEFAULT false,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "note" TEXT,

    CONSTRAINT "service_account_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "service_account_search_text" (
    "user_id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "service_account_search_text_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "service_account_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "service_account_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateTable
CREATE TABLE "service_key" (
    "key_id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "has_role_permissions" BOOLEAN NOT NULL,
    "permissions" TEXT[],
    "networks" TEXT[],
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "replaced_by" UUID,
    "last_used_at" TIMESTAMPTZ(3),
    "last_used_from" TEXT,
    "last_refused_at" TIMESTAMPTZ(3),
    "last_refused_from" TEXT,
    "last_refusal" TEXT,

    CONSTRAINT "service_key_pkey" PRIMARY KEY ("key_id")
);

-- CreateIndex
CREATE INDEX "service_account_search_word_word_idx" ON "service_account_search_word"("word");

-- CreateIndex
CREATE UNIQUE INDEX "service_key_key_hash_key" ON "service_key"("key_hash");

-- CreateIndex
CREATE INDEX "service_key_user_id_idx" ON "service_key"("user_id");

-- AddForeignKey
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("role_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_account_search_text" ADD CONSTRAINT "service_account_search_text_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "service_account"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_key" ADD CONSTRAINT "service_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "service_account"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "service_account" ALTER COLUMN "display_name" TYPE "service_account__display_name";

ALTER TABLE "service_account" ALTER COLUMN "note" TYPE "service_account__note";

ALTER TABLE "service_account" SET (fillfactor = 80);

CREATE INDEX "service_account_sort_display_name" ON "service_account" ((lower(coalesce("display_name", U&'\+10FFFF')) COLLATE "C"), "user_id") INCLUDE ("display_name");

CREATE INDEX "service_account_by_role_id" ON "service_account" ("role_id", "user_id") WHERE "role_id" IS NOT NULL;

CREATE UNIQUE INDEX "service_account_display_name" ON "service_account" (lower("display_name"));

CREATE FUNCTION "enter_service_account_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, ''false''::jsonb, ''true''::jsonb, NULL::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."display_name"), to_jsonb(OLD."role_id"::text), to_jsonb(OLD."order_channel"), to_jsonb(OLD."enabled"), to_jsonb(OLD."note")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."display_name"), to_jsonb(NEW."role_id"::text), to_jsonb(NEW."order_channel"), to_jsonb(NEW."enabled"), to_jsonb(NEW."note")]::jsonb[]\x3b END IF\x3b what := changes_between(''{display_name,role_id,order_channel,enabled,note}''::text[], was, now)\x3b  IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''service_account'', NEW."user_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''service_account'', OLD."user_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''service_account'', NEW."user_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "service_account_numbered_past_service" BEFORE UPDATE OF "display_name", "role_id", "order_channel", "enabled", "note" ON "service_account" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_service_account_past_service"();

CREATE CONSTRAINT TRIGGER "service_account_made_past_service" AFTER INSERT ON "service_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_service_account_past_service"();

CREATE CONSTRAINT TRIGGER "service_account_changed_past_service" AFTER UPDATE OF "display_name", "role_id", "order_channel", "enabled", "note" ON "service_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_service_account_past_service"();

CREATE CONSTRAINT TRIGGER "service_account_removed_past_service" AFTER DELETE ON "service_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_service_account_past_service"();

CREATE TRIGGER "service_account_is_not_truncated" BEFORE TRUNCATE ON "service_account" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncation"();

CREATE FUNCTION "keep_service_account_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "service_account_search_text" ("user_id", words) VALUES (NEW."user_id", lower(coalesce(NEW."display_name", '''') || '' '' || NEW."user_id"::text)) ON CONFLICT ("user_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "service_account_search_text_made" AFTER INSERT ON "service_account" FOR EACH ROW EXECUTE FUNCTION "keep_service_account_search_text"();

CREATE TRIGGER "service_account_search_text_changed" AFTER UPDATE OF "display_name" ON "service_account" FOR EACH ROW WHEN (ROW(OLD."display_name") IS DISTINCT FROM ROW(NEW."display_name")) EXECUTE FUNCTION "keep_service_account_search_text"();

INSERT INTO "service_account_search_text" ("user_id", words) SELECT t."user_id", lower(coalesce(t."display_name", '') || ' ' || t."user_id"::text) FROM "service_account" t ON CONFLICT ("user_id") DO UPDATE SET words = excluded.words;

CREATE INDEX "service_account_search_text_words" ON "service_account_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "note_service_account_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "service_account_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "service_account_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "service_account_search_word_noted" AFTER INSERT OR UPDATE OF words ON "service_account_search_text" FOR EACH ROW EXECUTE FUNCTION "note_service_account_search_words"();

INSERT INTO "service_account_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "service_account_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "service_account_search_word" k WHERE k.word = w.word);

CREATE INDEX "service_account_search_word_keys" ON "service_account_search_word" USING gin (search_word_keys(word));

CREATE INDEX "service_account_search_word_likeness" ON "service_account_search_word" USING gin (word gin_trgm_ops);

-- for the version after 0.1.0: DROP TYPE "role_json_16ysmpi";
