DROP INDEX "approval_sort_invoice_date";

DROP INDEX "approval_sort_approval_limit";

DROP INDEX "approval_sort_supplier_id";

DROP INDEX "approval_sort_contract_id";

DROP INDEX "approval_sort_status_flag";

DROP INDEX "approval_sort_posted_date";

DROP INDEX "approval_sort_last_edit";

DROP INDEX "approval_sort_created";

DROP INDEX "client_sort_user_id";

DROP INDEX "client_sort_next_contact_date";

DROP INDEX "client_sort_finance_review_date";

DROP INDEX "client_sort_interest_margin";

DROP INDEX "client_sort_approval_limit";

DROP INDEX "client_sort_finance_limit";

DROP INDEX "client_sort_abn";

DROP INDEX "client_sort_state";

DROP INDEX "client_sort_client_type";

DROP INDEX "client_sort_client_code";

DROP INDEX "client_sort_name";

CREATE FUNCTION search_words(content text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT DISTINCT found[1] FROM regexp_matches(content, '[[:alpha:]]{3,}', 'g') found WHERE char_length(found[1]) <= 40 $$;

CREATE FUNCTION search_word_keys(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$ SELECT array_agg(DISTINCT key) FROM (SELECT word AS key UNION ALL SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, char_length(word)) place) keys $$;

-- CreateTable
CREATE TABLE "client_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "client_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateTable
CREATE TABLE "approval_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "approval_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateIndex
CREATE INDEX "client_search_word_word_idx" ON "client_search_word"("word");

-- CreateIndex
CREATE INDEX "approval_search_word_word_idx" ON "approval_search_word"("word");

CREATE INDEX "client_sort_name" ON "client" ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C"), "client_id") INCLUDE ("name", "client_type", "state");

CREATE INDEX "client_sort_client_code" ON "client" ((lower(coalesce("client_code", U&'\+10FFFF')) COLLATE "C"), "client_id") INCLUDE ("client_code", "client_type", "state");

CREATE INDEX "client_sort_client_type" ON "client" ((coalesce("client_type", U&'\+10FFFF') COLLATE "C"), "client_id") INCLUDE ("client_type", "state", "finance_limit", "approval_limit", "interest_margin", "finance_review_date", "next_contact_date");

CREATE INDEX "client_sort_state" ON "client" ((coalesce("state", U&'\+10FFFF') COLLATE "C"), "client_id") INCLUDE ("state", "client_type", "finance_limit", "approval_limit", "interest_margin", "finance_review_date", "next_contact_date");

CREATE INDEX "client_sort_abn" ON "client" ((lower(coalesce("abn", U&'\+10FFFF')) COLLATE "C"), "client_id") INCLUDE ("abn", "client_type", "state");

CREATE INDEX "client_sort_finance_limit" ON "client" (coalesce("finance_limit", 'NaN'::numeric), "client_id") INCLUDE ("finance_limit", "client_type", "state");

CREATE INDEX "client_sort_approval_limit" ON "client" (coalesce("approval_limit", 'NaN'::numeric), "client_id") INCLUDE ("approval_limit", "client_type", "state");

CREATE INDEX "client_sort_interest_margin" ON "client" (coalesce("interest_margin", 'NaN'::numeric), "client_id") INCLUDE ("interest_margin", "client_type", "state");

CREATE INDEX "client_sort_finance_review_date" ON "client" (coalesce("finance_review_date", 'infinity'::date), "client_id") INCLUDE ("finance_review_date", "client_type", "state");

CREATE INDEX "client_sort_next_contact_date" ON "client" (coalesce("next_contact_date", 'infinity'::date), "client_id") INCLUDE ("next_contact_date", "client_type", "state");

CREATE INDEX "client_sort_user_id" ON "client" ((lower(coalesce("user_id", U&'\+10FFFF')) COLLATE "C"), "client_id") INCLUDE ("user_id", "client_type", "state");

CREATE INDEX "approval_sort_created" ON "approval" (coalesce("created", 'infinity'::timestamptz), "approval_id") INCLUDE ("created", "status_flag");

CREATE INDEX "approval_sort_last_edit" ON "approval" (coalesce("last_edit", 'infinity'::timestamptz), "approval_id") INCLUDE ("last_edit", "status_flag");

CREATE INDEX "approval_sort_posted_date" ON "approval" (coalesce("posted_date", 'infinity'::timestamptz), "approval_id") INCLUDE ("posted_date", "status_flag");

CREATE INDEX "approval_sort_status_flag" ON "approval" ((coalesce("status_flag", U&'\+10FFFF') COLLATE "C"), "approval_id") INCLUDE ("status_flag", "created", "last_edit", "posted_date", "approval_limit", "invoice_date");

CREATE INDEX "approval_sort_contract_id" ON "approval" ((lower(coalesce("contract_id", U&'\+10FFFF')) COLLATE "C"), "approval_id") INCLUDE ("contract_id", "status_flag");

CREATE INDEX "approval_sort_supplier_id" ON "approval" ((lower(coalesce("supplier_id", U&'\+10FFFF')) COLLATE "C"), "approval_id") INCLUDE ("supplier_id", "status_flag");

CREATE INDEX "approval_sort_approval_limit" ON "approval" (coalesce("approval_limit", 'NaN'::numeric), "approval_id") INCLUDE ("approval_limit", "status_flag");

CREATE INDEX "approval_sort_invoice_date" ON "approval" (coalesce("invoice_date", 'infinity'::date), "approval_id") INCLUDE ("invoice_date", "status_flag");

CREATE FUNCTION "note_client_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "client_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "client_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "client_search_word_noted" AFTER INSERT OR UPDATE OF words ON "client_search_text" FOR EACH ROW EXECUTE FUNCTION "note_client_search_words"();

INSERT INTO "client_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "client_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "client_search_word" k WHERE k.word = w.word);

CREATE INDEX "client_search_word_keys" ON "client_search_word" USING gin (search_word_keys(word));

CREATE INDEX "client_search_word_likeness" ON "client_search_word" USING gin (word gin_trgm_ops);

CREATE FUNCTION "note_approval_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "approval_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "approval_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_word_noted" AFTER INSERT OR UPDATE OF words ON "approval_search_text" FOR EACH ROW EXECUTE FUNCTION "note_approval_search_words"();

INSERT INTO "approval_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "approval_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "approval_search_word" k WHERE k.word = w.word);

CREATE INDEX "approval_search_word_keys" ON "approval_search_word" USING gin (search_word_keys(word));

CREATE INDEX "approval_search_word_likeness" ON "approval_search_word" USING gin (word gin_trgm_ops);

-- What the planner knew of the expressions went with their indexes.
ANALYZE "client";

ANALYZE "approval";

ANALYZE "client_search_word";

ANALYZE "approval_search_word";
