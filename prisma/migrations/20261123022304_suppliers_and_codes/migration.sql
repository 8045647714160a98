TRUNCATE "approval_search_text";

DROP TRIGGER "approval_search_text_changed" ON "approval";

DROP TRIGGER "approval_search_text_made" ON "approval";

DROP FUNCTION "keep_approval_search_text"();

CREATE DOMAIN "code__list" AS text CONSTRAINT "code__list" CHECK (VALUE IN ('client_industry', 'sic', 'corporate_type', 'client_group', 'channel', 'agreement_type', 'country', 'billing_terms', 'facility_type', 'credit_rating', 'pay_cycle', 'roadside_assistance_plan', 'financial_institution', 'approval_sub_status', 'payment_method'));

CREATE DOMAIN "code__code" AS text CONSTRAINT "code__code" CHECK (char_length(VALUE) BETWEEN 1 AND 255);

CREATE DOMAIN "code__name" AS text CONSTRAINT "code__name" CHECK (char_length(VALUE) BETWEEN 1 AND 255);

CREATE DOMAIN "code__note" AS text CONSTRAINT "code__note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "supplier__name" AS text CONSTRAINT "supplier__name" CHECK (char_length(VALUE) BETWEEN 1 AND 255);

CREATE DOMAIN "supplier__trading_name" AS text CONSTRAINT "supplier__trading_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__abn" AS text CONSTRAINT "supplier__abn" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__contact" AS text CONSTRAINT "supplier__contact" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__email" AS text CONSTRAINT "supplier__email" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__phone" AS text CONSTRAINT "supplier__phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__address" AS text CONSTRAINT "supplier__address" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__payment_method_id" AS text CONSTRAINT "supplier__payment_method_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__payment_terms_id" AS text CONSTRAINT "supplier__payment_terms_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__bank_bsb" AS text CONSTRAINT "supplier__bank_bsb" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__bank_account_number" AS text CONSTRAINT "supplier__bank_account_number" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__bank_account_name" AS text CONSTRAINT "supplier__bank_account_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "supplier__note" AS text CONSTRAINT "supplier__note" CHECK (char_length(VALUE) <= 20000);

CREATE TYPE "code_json_yk37bz" AS ("code_id" text, "list" text, "code" text, "name" text, "active" boolean, "order" integer, "note" text);

CREATE TYPE "supplier_json_1ctfxf4" AS ("supplier_id" text, "name" text, "trading_name" text, "abn" text, "active" boolean, "contact" text, "email" text, "phone" text, "address" text, "payment_method_id" text, "payment_terms_id" text, "bank_bsb" text, "bank_account_number" text, "bank_account_name" text, "note" text);

-- CreateTable
CREATE TABLE "code" (
    "code_id" BIGSERIAL NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "list" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,
    "note" TEXT,

    CONSTRAINT "code_pkey" PRIMARY KEY ("code_id")
);

-- CreateTable
CREATE TABLE "code_search_text" (
    "code_id" BIGINT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "code_search_text_pkey" PRIMARY KEY ("code_id")
);

-- CreateTable
CREATE TABLE "code_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "code_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateTable
CREATE TABLE "role_search_text" (
    "role_id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "role_search_text_pkey" PRIMARY KEY ("role_id")
);

-- CreateTable
CREATE TABLE "role_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "role_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateTable
CREATE TABLE "supplier" (
    "supplier_id" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT NOT NULL,
    "trading_name" TEXT,
    "abn" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "contact" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "payment_method_id" TEXT,
    "payment_terms_id" TEXT,
    "bank_bsb" TEXT,
    "bank_account_number" TEXT,
    "bank_account_name" TEXT,
    "note" TEXT,

    CONSTRAINT "supplier_pkey" PRIMARY KEY ("supplier_id")
);

-- CreateTable
CREATE TABLE "supplier_search_text" (
    "supplier_id" TEXT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "supplier_search_text_pkey" PRIMARY KEY ("supplier_id")
);

-- CreateTable
CREATE TABLE "supplier_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "supplier_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateTable
CREATE TABLE "user_account_search_text" (
    "user_id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "user_account_search_text_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "user_account_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "user_account_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateTable
CREATE TABLE "contract_search_text" (
    "contract_id" TEXT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "contract_search_text_pkey" PRIMARY KEY ("contract_id")
);

-- CreateTable
CREATE TABLE "contract_search_word" (
    "word_id" BIGSERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "contract_search_word_pkey" PRIMARY KEY ("word_id")
);

-- CreateIndex
CREATE INDEX "code_search_word_word_idx" ON "code_search_word"("word");

-- CreateIndex
CREATE INDEX "role_search_word_word_idx" ON "role_search_word"("word");

-- CreateIndex
CREATE INDEX "supplier_search_word_word_idx" ON "supplier_search_word"("word");

-- CreateIndex
CREATE INDEX "user_account_search_word_word_idx" ON "user_account_search_word"("word");

-- CreateIndex
CREATE INDEX "contract_search_word_word_idx" ON "contract_search_word"("word");

-- AddForeignKey
ALTER TABLE "code_search_text" ADD CONSTRAINT "code_search_text_code_id_fkey" FOREIGN KEY ("code_id") REFERENCES "code"("code_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_search_text" ADD CONSTRAINT "role_search_text_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("role_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplier_search_text" ADD CONSTRAINT "supplier_search_text_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "supplier"("supplier_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_account_search_text" ADD CONSTRAINT "user_account_search_text_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_search_text" ADD CONSTRAINT "contract_search_text_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("contract_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "code" ALTER COLUMN "list" TYPE "code__list";

ALTER TABLE "code" ALTER COLUMN "code" TYPE "code__code";

ALTER TABLE "code" ALTER COLUMN "name" TYPE "code__name";

ALTER TABLE "code" ALTER COLUMN "note" TYPE "code__note";

ALTER TABLE "supplier" ALTER COLUMN "name" TYPE "supplier__name";

ALTER TABLE "supplier" ALTER COLUMN "trading_name" TYPE "supplier__trading_name";

ALTER TABLE "supplier" ALTER COLUMN "abn" TYPE "supplier__abn";

ALTER TABLE "supplier" ALTER COLUMN "contact" TYPE "supplier__contact";

ALTER TABLE "supplier" ALTER COLUMN "email" TYPE "supplier__email";

ALTER TABLE "supplier" ALTER COLUMN "phone" TYPE "supplier__phone";

ALTER TABLE "supplier" ALTER COLUMN "address" TYPE "supplier__address";

ALTER TABLE "supplier" ALTER COLUMN "payment_method_id" TYPE "supplier__payment_method_id";

ALTER TABLE "supplier" ALTER COLUMN "payment_terms_id" TYPE "supplier__payment_terms_id";

ALTER TABLE "supplier" ALTER COLUMN "bank_bsb" TYPE "supplier__bank_bsb";

ALTER TABLE "supplier" ALTER COLUMN "bank_account_number" TYPE "supplier__bank_account_number";

ALTER TABLE "supplier" ALTER COLUMN "bank_account_name" TYPE "supplier__bank_account_name";

ALTER TABLE "supplier" ALTER COLUMN "note" TYPE "supplier__note";

ALTER TABLE "code" SET (fillfactor = 80);

ALTER TABLE "supplier" SET (fillfactor = 80);

CREATE INDEX "code_sort_list" ON "code" ((coalesce("list", U&'\+10FFFF') COLLATE "C"), "code_id") INCLUDE ("list", "order");

CREATE INDEX "code_sort_code" ON "code" ((lower(coalesce("code", U&'\+10FFFF')) COLLATE "C"), "code_id") INCLUDE ("code", "list");

CREATE INDEX "code_sort_name" ON "code" ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C"), "code_id") INCLUDE ("name", "list");

CREATE INDEX "code_sort_order" ON "code" (coalesce("order", 2147483647), "code_id") INCLUDE ("order", "list");

CREATE INDEX "supplier_sort_name" ON "supplier" ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C"), "supplier_id") INCLUDE ("name");

CREATE INDEX "supplier_sort_trading_name" ON "supplier" ((lower(coalesce("trading_name", U&'\+10FFFF')) COLLATE "C"), "supplier_id") INCLUDE ("trading_name");

CREATE INDEX "supplier_sort_last_edit" ON "supplier" (coalesce("last_edit", 'infinity'::timestamptz), "supplier_id") INCLUDE ("last_edit");

CREATE UNIQUE INDEX "code_list_code" ON "code" ("list", "code");

CREATE FUNCTION "keep_code_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "code_search_text" ("code_id", words) VALUES (NEW."code_id", lower(coalesce(NEW."code", '''') || '' '' || coalesce(NEW."name", ''''))) ON CONFLICT ("code_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_search_text_made" AFTER INSERT ON "code" FOR EACH ROW EXECUTE FUNCTION "keep_code_search_text"();

CREATE TRIGGER "code_search_text_changed" AFTER UPDATE OF "code", "name" ON "code" FOR EACH ROW WHEN (ROW(OLD."code", OLD."name") IS DISTINCT FROM ROW(NEW."code", NEW."name")) EXECUTE FUNCTION "keep_code_search_text"();

INSERT INTO "code_search_text" ("code_id", words) SELECT t."code_id", lower(coalesce(t."code", '') || ' ' || coalesce(t."name", '')) FROM "code" t ON CONFLICT ("code_id") DO UPDATE SET words = excluded.words;

CREATE INDEX "code_search_text_words" ON "code_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "keep_role_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "role_search_text" ("role_id", words) VALUES (NEW."role_id", lower(coalesce(NEW."name", ''''))) ON CONFLICT ("role_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "role_search_text_made" AFTER INSERT ON "role" FOR EACH ROW EXECUTE FUNCTION "keep_role_search_text"();

CREATE TRIGGER "role_search_text_changed" AFTER UPDATE OF "name" ON "role" FOR EACH ROW WHEN (ROW(OLD."name") IS DISTINCT FROM ROW(NEW."name")) EXECUTE FUNCTION "keep_role_search_text"();

INSERT INTO "role_search_text" ("role_id", words) SELECT t."role_id", lower(coalesce(t."name", '')) FROM "role" t ON CONFLICT ("role_id") DO UPDATE SET words = excluded.words;

CREATE INDEX "role_search_text_words" ON "role_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "keep_supplier_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "supplier_search_text" ("supplier_id", words) VALUES (NEW."supplier_id", lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."trading_name", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || NEW."supplier_id"::text)) ON CONFLICT ("supplier_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_search_text_made" AFTER INSERT ON "supplier" FOR EACH ROW EXECUTE FUNCTION "keep_supplier_search_text"();

CREATE TRIGGER "supplier_search_text_changed" AFTER UPDATE OF "name", "trading_name", "abn" ON "supplier" FOR EACH ROW WHEN (ROW(OLD."name", OLD."trading_name", OLD."abn") IS DISTINCT FROM ROW(NEW."name", NEW."trading_name", NEW."abn")) EXECUTE FUNCTION "keep_supplier_search_text"();

INSERT INTO "supplier_search_text" ("supplier_id", words) SELECT t."supplier_id", lower(coalesce(t."name", '') || ' ' || coalesce(t."trading_name", '') || ' ' || coalesce(t."abn", '') || ' ' || t."supplier_id"::text) FROM "supplier" t ON CONFLICT ("supplier_id") DO UPDATE SET words = excluded.words;

CREATE INDEX "supplier_search_text_words" ON "supplier_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "keep_user_account_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "user_account_search_text" ("user_id", words) VALUES (NEW."user_id", lower(coalesce(NEW."display_name", '''') || '' '' || coalesce(NEW."user_name", '''') || '' '' || NEW."user_id"::text)) ON CONFLICT ("user_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "user_account_search_text_made" AFTER INSERT ON "user_account" FOR EACH ROW EXECUTE FUNCTION "keep_user_account_search_text"();

CREATE TRIGGER "user_account_search_text_changed" AFTER UPDATE OF "display_name", "user_name" ON "user_account" FOR EACH ROW WHEN (ROW(OLD."display_name", OLD."user_name") IS DISTINCT FROM ROW(NEW."display_name", NEW."user_name")) EXECUTE FUNCTION "keep_user_account_search_text"();

INSERT INTO "user_account_search_text" ("user_id", words) SELECT t."user_id", lower(coalesce(t."display_name", '') || ' ' || coalesce(t."user_name", '') || ' ' || t."user_id"::text) FROM "user_account" t ON CONFLICT ("user_id") DO UPDATE SET words = excluded.words;

CREATE INDEX "user_account_search_text_words" ON "user_account_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "keep_approval_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN PERFORM FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id" FOR SHARE\x3b INSERT INTO "approval_search_text" ("approval_id", words) VALUES (NEW."approval_id", lower(NEW."approval_id"::text || '' '' || coalesce(NEW."contract_id", '''') || '' '' || coalesce(NEW."invoice_no", '''') || '' '' || coalesce(NEW."driver_name", '''') || '' '' || coalesce(NEW."external_order_number", '''') || '' '' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id"), ''''))) ON CONFLICT ("approval_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_made" AFTER INSERT ON "approval" FOR EACH ROW EXECUTE FUNCTION "keep_approval_search_text"();

CREATE TRIGGER "approval_search_text_changed" AFTER UPDATE OF "contract_id", "invoice_no", "driver_name", "external_order_number", "supplier_id" ON "approval" FOR EACH ROW WHEN (ROW(OLD."contract_id", OLD."invoice_no", OLD."driver_name", OLD."external_order_number", OLD."supplier_id") IS DISTINCT FROM ROW(NEW."contract_id", NEW."invoice_no", NEW."driver_name", NEW."external_order_number", NEW."supplier_id")) EXECUTE FUNCTION "keep_approval_search_text"();

INSERT INTO "approval_search_text" ("approval_id", words) SELECT t."approval_id", lower(t."approval_id"::text || ' ' || coalesce(t."contract_id", '') || ' ' || coalesce(t."invoice_no", '') || ' ' || coalesce(t."driver_name", '') || ' ' || coalesce(t."external_order_number", '') || ' ' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = t."supplier_id"), '')) FROM "approval" t ON CONFLICT ("approval_id") DO UPDATE SET words = excluded.words;

CREATE FUNCTION "keep_approval_search_text_of_supplier_id"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "approval_search_text" ("approval_id", words) SELECT t."approval_id", lower(t."approval_id"::text || '' '' || coalesce(t."contract_id", '''') || '' '' || coalesce(t."invoice_no", '''') || '' '' || coalesce(t."driver_name", '''') || '' '' || coalesce(t."external_order_number", '''') || '' '' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = t."supplier_id"), '''')) FROM "approval" t WHERE (lower(coalesce(t."supplier_id", U&''\\+10FFFF'')) COLLATE "C") = lower(NEW."supplier_id"::text) AND t."supplier_id" = NEW."supplier_id"::text ON CONFLICT ("approval_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_added_supplier_id" AFTER INSERT ON "supplier" FOR EACH ROW EXECUTE FUNCTION "keep_approval_search_text_of_supplier_id"();

CREATE TRIGGER "approval_search_text_renamed_supplier_id" AFTER UPDATE OF "name" ON "supplier" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "keep_approval_search_text_of_supplier_id"();

CREATE FUNCTION "keep_contract_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "contract_search_text" ("contract_id", words) VALUES (NEW."contract_id", lower(NEW."contract_id"::text)) ON CONFLICT ("contract_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "contract_search_text_made" AFTER INSERT ON "contract" FOR EACH ROW EXECUTE FUNCTION "keep_contract_search_text"();

INSERT INTO "contract_search_text" ("contract_id", words) SELECT t."contract_id", lower(t."contract_id"::text) FROM "contract" t ON CONFLICT ("contract_id") DO UPDATE SET words = excluded.words;

CREATE INDEX "contract_search_text_words" ON "contract_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "note_code_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "code_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "code_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_search_word_noted" AFTER INSERT OR UPDATE OF words ON "code_search_text" FOR EACH ROW EXECUTE FUNCTION "note_code_search_words"();

INSERT INTO "code_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "code_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "code_search_word" k WHERE k.word = w.word);

CREATE INDEX "code_search_word_keys" ON "code_search_word" USING gin (search_word_keys(word));

CREATE INDEX "code_search_word_likeness" ON "code_search_word" USING gin (word gin_trgm_ops);

CREATE FUNCTION "note_role_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "role_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "role_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "role_search_word_noted" AFTER INSERT OR UPDATE OF words ON "role_search_text" FOR EACH ROW EXECUTE FUNCTION "note_role_search_words"();

INSERT INTO "role_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "role_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "role_search_word" k WHERE k.word = w.word);

CREATE INDEX "role_search_word_keys" ON "role_search_word" USING gin (search_word_keys(word));

CREATE INDEX "role_search_word_likeness" ON "role_search_word" USING gin (word gin_trgm_ops);

CREATE FUNCTION "note_supplier_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "supplier_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "supplier_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_search_word_noted" AFTER INSERT OR UPDATE OF words ON "supplier_search_text" FOR EACH ROW EXECUTE FUNCTION "note_supplier_search_words"();

INSERT INTO "supplier_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "supplier_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "supplier_search_word" k WHERE k.word = w.word);

CREATE INDEX "supplier_search_word_keys" ON "supplier_search_word" USING gin (search_word_keys(word));

CREATE INDEX "supplier_search_word_likeness" ON "supplier_search_word" USING gin (word gin_trgm_ops);

CREATE FUNCTION "note_user_account_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "user_account_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "user_account_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "user_account_search_word_noted" AFTER INSERT OR UPDATE OF words ON "user_account_search_text" FOR EACH ROW EXECUTE FUNCTION "note_user_account_search_words"();

INSERT INTO "user_account_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "user_account_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "user_account_search_word" k WHERE k.word = w.word);

CREATE INDEX "user_account_search_word_keys" ON "user_account_search_word" USING gin (search_word_keys(word));

CREATE INDEX "user_account_search_word_likeness" ON "user_account_search_word" USING gin (word gin_trgm_ops);

CREATE FUNCTION "note_contract_search_words"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "contract_search_word" (word) SELECT w.word FROM search_words(NEW.words) w(word) WHERE NOT EXISTS (SELECT FROM "contract_search_word" k WHERE k.word = w.word)\x3b RETURN NULL\x3b END';

CREATE TRIGGER "contract_search_word_noted" AFTER INSERT OR UPDATE OF words ON "contract_search_text" FOR EACH ROW EXECUTE FUNCTION "note_contract_search_words"();

INSERT INTO "contract_search_word" (word) SELECT w.word FROM (SELECT DISTINCT each.word FROM "contract_search_text" s CROSS JOIN LATERAL search_words(s.words) each(word)) w(word) WHERE NOT EXISTS (SELECT FROM "contract_search_word" k WHERE k.word = w.word);

CREATE INDEX "contract_search_word_keys" ON "contract_search_word" USING gin (search_word_keys(word));

CREATE INDEX "contract_search_word_likeness" ON "contract_search_word" USING gin (word gin_trgm_ops);

-- Nobody can give what nobody holds: roles that could do everything still can.
UPDATE "role" SET "permissions" = "permissions" || ARRAY['Codes:Read', 'Codes:Manage', 'Suppliers:Read', 'Suppliers:Create', 'Suppliers:Update'], "version" = "version" + 1, "last_edit" = now()
  WHERE "permissions" @> ARRAY['Approvals:Read', 'Approvals:Create', 'Approvals:Update', 'Clients:Read', 'Clients:Create', 'Clients:Update', 'ClientPackagingDefaults:Read', 'ClientPackagingDefaults:Set', 'Roles:Manage', 'Users:Manage', 'Audit:UserIdOverride', 'DelegatedLocking', 'Locks:Break'];
