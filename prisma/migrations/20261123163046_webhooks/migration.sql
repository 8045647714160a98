CREATE DOMAIN "webhook__name" AS text CONSTRAINT "webhook__name" CHECK (char_length(VALUE) BETWEEN 1 AND 100);

CREATE DOMAIN "webhook__url" AS text CONSTRAINT "webhook__url" CHECK (char_length(VALUE) <= 2000);

CREATE DOMAIN "webhook__note" AS text CONSTRAINT "webhook__note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "webhook__resources" AS text[] CONSTRAINT "webhook__resources" CHECK (cardinality(VALUE) <= 1000 AND array_position(VALUE, NULL) IS NULL);

CREATE DOMAIN "webhook__fields" AS text[] CONSTRAINT "webhook__fields" CHECK (cardinality(VALUE) <= 1000 AND array_position(VALUE, NULL) IS NULL);

CREATE TYPE "role_json_p8sq34" AS ("role_id" text, "users" integer, "service_accounts" integer, "webhooks" integer, "name" text, "permissions" text[], "requires_second_factor" boolean);

CREATE TYPE "webhook_json_1v22z53" AS ("webhook_id" text, "name" text, "url" text, "role_id" text, "active" boolean, "note" text, "resources" text[], "fields" text[], "include_record" boolean);

-- CreateTable
CREATE TABLE "webhook" (
    "webhook_id" SERIAL NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "role_id" INTEGER NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "note" TEXT,
    "resources" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "include_record" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("webhook_id")
);

-- CreateTable
CREATE TABLE "webhook_search_text" (
    "webhook_id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,
    "name" TEXT,
    "role_id" INTEGER,

    CONSTRAINT "webhook_search_text_pkey" PRIMARY KEY ("webhook_id")
);

-- CreateTable
CREATE TABLE "webhook_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "webhook_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateTable
CREATE TABLE "webhook_state" (
    "webhook_id" INTEGER NOT NULL,
    "position" TEXT,
    "holder" UUID,
    "held_until" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3),
    "last_success_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "stopped_because" TEXT,
    "lost_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_state_pkey" PRIMARY KEY ("webhook_id")
);

-- CreateTable
CREATE TABLE "webhook_secret" (
    "secret_id" UUID NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "secret" BYTEA NOT NULL,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_secret_pkey" PRIMARY KEY ("secret_id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "delivery_id" BIGSERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "message_id" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entry" JSONB NOT NULL,
    "batch" BIGINT NOT NULL,
    "event_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "first_at" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3),
    "last_ms" INTEGER,
    "last_status" INTEGER,
    "last_answer" TEXT,
    "last_error" TEXT,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("delivery_id")
);

-- CreateIndex
CREATE INDEX "webhook_search_word_word_idx" ON "webhook_search_word"("word");

-- CreateIndex
CREATE INDEX "webhook_secret_webhook_id_idx" ON "webhook_secret"("webhook_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_state_delivery_id_idx" ON "webhook_delivery"("webhook_id", "state", "delivery_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_delivery_id_idx" ON "webhook_delivery"("webhook_id", "delivery_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_state_last_at_idx" ON "webhook_delivery"("state", "last_at");

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("role_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_search_text" ADD CONSTRAINT "webhook_search_text_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("webhook_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_state" ADD CONSTRAINT "webhook_state_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("webhook_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_secret" ADD CONSTRAINT "webhook_secret_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("webhook_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("webhook_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "webhook" ALTER COLUMN "name" TYPE "webhook__name";

ALTER TABLE "webhook" ALTER COLUMN "url" TYPE "webhook__url";

ALTER TABLE "webhook" ALTER COLUMN "note" TYPE "webhook__note";

ALTER TABLE "webhook" ALTER COLUMN "resources" TYPE "webhook__resources";

ALTER TABLE "webhook" ALTER COLUMN "fields" TYPE "webhook__fields";

ALTER TABLE "webhook" SET (fillfactor = 80);

CREATE INDEX "webhook_sort_name" ON "webhook" ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C"), "webhook_id") INCLUDE ("name");

CREATE INDEX "webhook_by_role_id" ON "webhook" ("role_id", "webhook_id") WHERE "role_id" IS NOT NULL;

CREATE UNIQUE INDEX "webhook_name" ON "webhook" (lower("name"));

CREATE FUNCTION "enter_webhook_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, NULL::jsonb, ''true''::jsonb, NULL::jsonb, ''[]''::jsonb, ''[]''::jsonb, ''false''::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."name"), to_jsonb(OLD."url"), to_jsonb(OLD."role_id"::text), to_jsonb(OLD."active"), to_jsonb(OLD."note"), to_jsonb(OLD."resources"), to_jsonb(OLD."fields"), to_jsonb(OLD."include_record")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."name"), to_jsonb(NEW."url"), to_jsonb(NEW."role_id"::text), to_jsonb(NEW."active"), to_jsonb(NEW."note"), to_jsonb(NEW."resources"), to_jsonb(NEW."fields"), to_jsonb(NEW."include_record")]::jsonb[]\x3b END IF\x3b what := changes_between(''{name,url,role_id,active,note,resources,fields,include_record}''::text[], was, now)\x3b  IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''webhook'', NEW."webhook_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''webhook'', OLD."webhook_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''webhook'', NEW."webhook_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "webhook_numbered_past_service" BEFORE UPDATE OF "name", "url", "role_id", "active", "note", "resources", "fields", "include_record" ON "webhook" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_webhook_past_service"();

CREATE CONSTRAINT TRIGGER "webhook_made_past_service" AFTER INSERT ON "webhook" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_webhook_past_service"();

CREATE CONSTRAINT TRIGGER "webhook_changed_past_service" AFTER UPDATE OF "name", "url", "role_id", "active", "note", "resources", "fields", "include_record" ON "webhook" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_webhook_past_service"();

CREATE CONSTRAINT TRIGGER "webhook_removed_past_service" AFTER DELETE ON "webhook" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_webhook_past_service"();

CREATE TRIGGER "webhook_is_not_truncated" BEFORE TRUNCATE ON "webhook" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncation"();

CREATE FUNCTION "keep_webhook_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "webhook_search_text" ("webhook_id", words, "name", "role_id") VALUES (NEW."webhook_id", lower(coalesce(NEW."name", '''') || '' '' || NEW."webhook_id"::text), NEW."name", NEW."role_id") ON CONFLICT ("webhook_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "webhook_search_text_made" AFTER INSERT ON "webhook" FOR EACH ROW EXECUTE FUNCTION "keep_webhook_search_text"();

CREATE TRIGGER "webhook_search_text_changed" AFTER UPDATE OF "name" ON "webhook" FOR EACH ROW WHEN (ROW(OLD."name") IS DISTINCT FROM ROW(NEW."name")) EXECUTE FUNCTION "keep_webhook_search_text"();

INSERT INTO "webhook_search_text" ("webhook_id", words) SELECT t."webhook_id", lower(coalesce(t."name", '') || ' ' || t."webhook_id"::text) FROM "webhook" t ON CONFLICT ("webhook_id") DO UPDATE SET words = excluded.words;

ALTER TABLE "webhook_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_webhook_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "webhook_search_text" s SET "name" = NEW."name", "role_id" = NEW."role_id" WHERE s."webhook_id" = NEW."webhook_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "webhook_search_text_values_changed" AFTER UPDATE OF "name", "role_id" ON "webhook" FOR EACH ROW WHEN (ROW(OLD."name", OLD."role_id") IS DISTINCT FROM ROW(NEW."name", NEW."role_id")) EXECUTE FUNCTION "keep_webhook_search_text_values"();

UPDATE "webhook_search_text" s SET "name" = t."name", "role_id" = t."role_id" FROM "webhook" t WHERE t."webhook_id" = s."webhook_id";

CREATE INDEX "webhook_search_text_words" ON "webhook_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "note_webhook_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "webhook_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "webhook_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "webhook_search_word_noted" AFTER INSERT OR UPDATE OF words ON "webhook_search_text" FOR EACH ROW EXECUTE FUNCTION "note_webhook_search_words"();

INSERT INTO "webhook_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "webhook_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "webhook_search_word" k WHERE k.word = w.word);

CREATE INDEX "webhook_search_word_keys" ON "webhook_search_word" USING gin (search_word_keys(word));

CREATE INDEX "webhook_search_word_likeness" ON "webhook_search_word" USING gin (word gin_trgm_ops);

-- Nobody can give what nobody holds: roles that could do everything still can.
UPDATE "role" SET "permissions" = "permissions" || ARRAY['Webhooks:Manage'], "version" = "version" + 1, "last_edit" = now()
  WHERE "permissions" @> ARRAY['Approvals:Read', 'Approvals:Create', 'Approvals:Update', 'Clients:Read', 'Clients:Create', 'Clients:Update', 'ClientPackagingDefaults:Read', 'ClientPackagingDefaults:Set', 'Codes:Read', 'Codes:Manage', 'Suppliers:Read', 'Suppliers:Create', 'Suppliers:Update', 'Roles:Manage', 'Users:Manage', 'Audit:UserIdOverride', 'DelegatedLocking', 'Locks:Break'];

-- for the version after 0.1.0: DROP TYPE "role_json_1ic7pyk";
