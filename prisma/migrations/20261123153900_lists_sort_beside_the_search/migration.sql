DROP TRIGGER "contract_search_text_made" ON "contract";

DROP FUNCTION "keep_contract_search_text"();

DROP TRIGGER "approval_search_text_changed" ON "approval";

DROP TRIGGER "approval_search_text_made" ON "approval";

DROP FUNCTION "keep_approval_search_text"();

DROP TRIGGER "user_account_search_text_changed" ON "user_account";

DROP TRIGGER "user_account_search_text_made" ON "user_account";

DROP FUNCTION "keep_user_account_search_text"();

DROP TRIGGER "supplier_search_text_changed" ON "supplier";

DROP TRIGGER "supplier_search_text_made" ON "supplier";

DROP FUNCTION "keep_supplier_search_text"();

DROP TRIGGER "service_account_search_text_changed" ON "service_account";

DROP TRIGGER "service_account_search_text_made" ON "service_account";

DROP FUNCTION "keep_service_account_search_text"();

DROP TRIGGER "role_search_text_changed" ON "role";

DROP TRIGGER "role_search_text_made" ON "role";

DROP FUNCTION "keep_role_search_text"();

DROP TRIGGER "code_search_text_changed" ON "code";

DROP TRIGGER "code_search_text_made" ON "code";

DROP FUNCTION "keep_code_search_text"();

DROP TRIGGER "client_search_text_changed" ON "client";

DROP TRIGGER "client_search_text_made" ON "client";

DROP FUNCTION "keep_client_search_text"();

-- AlterTable
ALTER TABLE "client_search_text" ADD COLUMN     "abn" TEXT,
ADD COLUMN     "approval_limit" DECIMAL(19,6),
ADD COLUMN     "client_code" TEXT,
ADD COLUMN     "client_defaults_supplier_id_financier" TEXT,
ADD COLUMN     "client_defaults_supplier_id_insurer" TEXT,
ADD COLUMN     "client_group_id" TEXT,
ADD COLUMN     "client_id_external" TEXT,
ADD COLUMN     "client_id_parent" TEXT,
ADD COLUMN     "client_type" TEXT,
ADD COLUMN     "finance_limit" DECIMAL(19,6),
ADD COLUMN     "finance_review_date" DATE,
ADD COLUMN     "interest_margin" DECIMAL(19,6),
ADD COLUMN     "name" TEXT,
ADD COLUMN     "next_contact_date" DATE,
ADD COLUMN     "state" TEXT,
ADD COLUMN     "supplier_id_broker" TEXT,
ADD COLUMN     "supplier_id_insurer" TEXT,
ADD COLUMN     "supplier_id_repairer" TEXT,
ADD COLUMN     "user_id" TEXT,
ADD COLUMN     "user_id_sales" TEXT;

-- AlterTable
ALTER TABLE "code_search_text" ADD COLUMN     "code" TEXT,
ADD COLUMN     "list" TEXT,
ADD COLUMN     "name" TEXT,
ADD COLUMN     "order" INTEGER;

-- AlterTable
ALTER TABLE "role_search_text" ADD COLUMN     "name" TEXT;

-- AlterTable
ALTER TABLE "service_account_search_text" ADD COLUMN     "display_name" TEXT,
ADD COLUMN     "role_id" INTEGER;

-- AlterTable
ALTER TABLE "supplier_search_text" ADD COLUMN     "name" TEXT,
ADD COLUMN     "trading_name" TEXT;

-- AlterTable
ALTER TABLE "user_account_search_text" ADD COLUMN     "display_name" TEXT,
ADD COLUMN     "role_id" INTEGER,
ADD COLUMN     "user_name" TEXT;

-- AlterTable
ALTER TABLE "approval_search_text" ADD COLUMN     "approval_limit" DECIMAL(19,6),
ADD COLUMN     "contract_id" TEXT,
ADD COLUMN     "invoice_date" DATE,
ADD COLUMN     "status_flag" TEXT,
ADD COLUMN     "supplier_id" TEXT;

-- AlterTable
ALTER TABLE "contract_search_text" ADD COLUMN     "client_id" BIGINT;

CREATE FUNCTION "keep_client_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "client_search_text" ("client_id", words, "name", "client_code", "client_type", "abn", "client_id_parent", "client_group_id", "client_id_external", "user_id", "user_id_sales", "supplier_id_repairer", "supplier_id_broker", "supplier_id_insurer", "state", "next_contact_date", "finance_limit", "finance_review_date", "approval_limit", "interest_margin", "client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer") VALUES (NEW."client_id", lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."client_code", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || coalesce(NEW."acn", '''') || '' '' || coalesce(NEW."client_id_external", '''') || '' '' || NEW."client_id"::text), NEW."name", NEW."client_code", NEW."client_type", NEW."abn", NEW."client_id_parent", NEW."client_group_id", NEW."client_id_external", NEW."user_id", NEW."user_id_sales", NEW."supplier_id_repairer", NEW."supplier_id_broker", NEW."supplier_id_insurer", NEW."state", NEW."next_contact_date", NEW."finance_limit", NEW."finance_review_date", NEW."approval_limit", NEW."interest_margin", NEW."client_defaults_supplier_id_financier", NEW."client_defaults_supplier_id_insurer") ON CONFLICT ("client_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "client_search_text_made" AFTER INSERT ON "client" FOR EACH ROW EXECUTE FUNCTION "keep_client_search_text"();

CREATE TRIGGER "client_search_text_changed" AFTER UPDATE OF "name", "client_code", "abn", "acn", "client_id_external" ON "client" FOR EACH ROW WHEN (ROW(OLD."name", OLD."client_code", OLD."abn", OLD."acn", OLD."client_id_external") IS DISTINCT FROM ROW(NEW."name", NEW."client_code", NEW."abn", NEW."acn", NEW."client_id_external")) EXECUTE FUNCTION "keep_client_search_text"();

ALTER TABLE "client_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_client_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "client_search_text" s SET "name" = NEW."name", "client_code" = NEW."client_code", "client_type" = NEW."client_type", "abn" = NEW."abn", "client_id_parent" = NEW."client_id_parent", "client_group_id" = NEW."client_group_id", "client_id_external" = NEW."client_id_external", "user_id" = NEW."user_id", "user_id_sales" = NEW."user_id_sales", "supplier_id_repairer" = NEW."supplier_id_repairer", "supplier_id_broker" = NEW."supplier_id_broker", "supplier_id_insurer" = NEW."supplier_id_insurer", "state" = NEW."state", "next_contact_date" = NEW."next_contact_date", "finance_limit" = NEW."finance_limit", "finance_review_date" = NEW."finance_review_date", "approval_limit" = NEW."approval_limit", "interest_margin" = NEW."interest_margin", "client_defaults_supplier_id_financier" = NEW."client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" = NEW."client_defaults_supplier_id_insurer" WHERE s."client_id" = NEW."client_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "client_search_text_values_changed" AFTER UPDATE OF "name", "client_code", "client_type", "abn", "client_id_parent", "client_group_id", "client_id_external", "user_id", "user_id_sales", "supplier_id_repairer", "supplier_id_broker", "supplier_id_insurer", "state", "next_contact_date", "finance_limit", "finance_review_date", "approval_limit", "interest_margin", "client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" ON "client" FOR EACH ROW WHEN (ROW(OLD."name", OLD."client_code", OLD."client_type", OLD."abn", OLD."client_id_parent", OLD."client_group_id", OLD."client_id_external", OLD."user_id", OLD."user_id_sales", OLD."supplier_id_repairer", OLD."supplier_id_broker", OLD."supplier_id_insurer", OLD."state", OLD."next_contact_date", OLD."finance_limit", OLD."finance_review_date", OLD."approval_limit", OLD."interest_margin", OLD."client_defaults_supplier_id_financier", OLD."client_defaults_supplier_id_insurer") IS DISTINCT FROM ROW(NEW."name", NEW."client_code", NEW."client_type", NEW."abn", NEW."client_id_parent", NEW."client_group_id", NEW."client_id_external", NEW."user_id", NEW."user_id_sales", NEW."supplier_id_repairer", NEW."supplier_id_broker", NEW."supplier_id_insurer", NEW."state", NEW."next_contact_date", NEW."finance_limit", NEW."finance_review_date", NEW."approval_limit", NEW."interest_margin", NEW."client_defaults_supplier_id_financier", NEW."client_defaults_supplier_id_insurer")) EXECUTE FUNCTION "keep_client_search_text_values"();

-- Every row is written again: to make the index anew takes less than an entry for each of their trigrams.
DROP INDEX "client_search_text_words";

UPDATE "client_search_text" s SET "name" = t."name", "client_code" = t."client_code", "client_type" = t."client_type", "abn" = t."abn", "client_id_parent" = t."client_id_parent", "client_group_id" = t."client_group_id", "client_id_external" = t."client_id_external", "user_id" = t."user_id", "user_id_sales" = t."user_id_sales", "supplier_id_repairer" = t."supplier_id_repairer", "supplier_id_broker" = t."supplier_id_broker", "supplier_id_insurer" = t."supplier_id_insurer", "state" = t."state", "next_contact_date" = t."next_contact_date", "finance_limit" = t."finance_limit", "finance_review_date" = t."finance_review_date", "approval_limit" = t."approval_limit", "interest_margin" = t."interest_margin", "client_defaults_supplier_id_financier" = t."client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" = t."client_defaults_supplier_id_insurer" FROM "client" t WHERE t."client_id" = s."client_id";

CREATE INDEX "client_search_text_words" ON "client_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "keep_code_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "code_search_text" ("code_id", words, "list", "code", "name", "order") VALUES (NEW."code_id", lower(coalesce(NEW."code", '''') || '' '' || coalesce(NEW."name", '''')), NEW."list", NEW."code", NEW."name", NEW."order") ON CONFLICT ("code_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_search_text_made" AFTER INSERT ON "code" FOR EACH ROW EXECUTE FUNCTION "keep_code_search_text"();

CREATE TRIGGER "code_search_text_changed" AFTER UPDATE OF "code", "name" ON "code" FOR EACH ROW WHEN (ROW(OLD."code", OLD."name") IS DISTINCT FROM ROW(NEW."code", NEW."name")) EXECUTE FUNCTION "keep_code_search_text"();

ALTER TABLE "code_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_code_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "code_search_text" s SET "list" = NEW."list", "code" = NEW."code", "name" = NEW."name", "order" = NEW."order" WHERE s."code_id" = NEW."code_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_search_text_values_changed" AFTER UPDATE OF "list", "code", "name", "order" ON "code" FOR EACH ROW WHEN (ROW(OLD."list", OLD."code", OLD."name", OLD."order") IS DISTINCT FROM ROW(NEW."list", NEW."code", NEW."name", NEW."order")) EXECUTE FUNCTION "keep_code_search_text_values"();

UPDATE "code_search_text" s SET "list" = t."list", "code" = t."code", "name" = t."name", "order" = t."order" FROM "code" t WHERE t."code_id" = s."code_id";

CREATE FUNCTION "keep_role_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "role_search_text" ("role_id", words, "name") VALUES (NEW."role_id", lower(coalesce(NEW."name", '''')), NEW."name") ON CONFLICT ("role_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "role_search_text_made" AFTER INSERT ON "role" FOR EACH ROW EXECUTE FUNCTION "keep_role_search_text"();

CREATE TRIGGER "role_search_text_changed" AFTER UPDATE OF "name" ON "role" FOR EACH ROW WHEN (ROW(OLD."name") IS DISTINCT FROM ROW(NEW."name")) EXECUTE FUNCTION "keep_role_search_text"();

ALTER TABLE "role_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_role_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "role_search_text" s SET "name" = NEW."name" WHERE s."role_id" = NEW."role_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "role_search_text_values_changed" AFTER UPDATE OF "name" ON "role" FOR EACH ROW WHEN (ROW(OLD."name") IS DISTINCT FROM ROW(NEW."name")) EXECUTE FUNCTION "keep_role_search_text_values"();

UPDATE "role_search_text" s SET "name" = t."name" FROM "role" t WHERE t."role_id" = s."role_id";

CREATE FUNCTION "keep_service_account_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "service_account_search_text" ("user_id", words, "display_name", "role_id") VALUES (NEW."user_id", lower(coalesce(NEW."display_name", '''') || '' '' || NEW."user_id"::text), NEW."display_name", NEW."role_id") ON CONFLICT ("user_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "service_account_search_text_made" AFTER INSERT ON "service_account" FOR EACH ROW EXECUTE FUNCTION "keep_service_account_search_text"();

CREATE TRIGGER "service_account_search_text_changed" AFTER UPDATE OF "display_name" ON "service_account" FOR EACH ROW WHEN (ROW(OLD."display_name") IS DISTINCT FROM ROW(NEW."display_name")) EXECUTE FUNCTION "keep_service_account_search_text"();

ALTER TABLE "service_account_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_service_account_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "service_account_search_text" s SET "display_name" = NEW."display_name", "role_id" = NEW."role_id" WHERE s."user_id" = NEW."user_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "service_account_search_text_values_changed" AFTER UPDATE OF "display_name", "role_id" ON "service_account" FOR EACH ROW WHEN (ROW(OLD."display_name", OLD."role_id") IS DISTINCT FROM ROW(NEW."display_name", NEW."role_id")) EXECUTE FUNCTION "keep_service_account_search_text_values"();

UPDATE "service_account_search_text" s SET "display_name" = t."display_name", "role_id" = t."role_id" FROM "service_account" t WHERE t."user_id" = s."user_id";

CREATE FUNCTION "keep_supplier_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "supplier_search_text" ("supplier_id", words, "name", "trading_name") VALUES (NEW."supplier_id", lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."trading_name", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || NEW."supplier_id"::text), NEW."name", NEW."trading_name") ON CONFLICT ("supplier_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_search_text_made" AFTER INSERT ON "supplier" FOR EACH ROW EXECUTE FUNCTION "keep_supplier_search_text"();

CREATE TRIGGER "supplier_search_text_changed" AFTER UPDATE OF "name", "trading_name", "abn" ON "supplier" FOR EACH ROW WHEN (ROW(OLD."name", OLD."trading_name", OLD."abn") IS DISTINCT FROM ROW(NEW."name", NEW."trading_name", NEW."abn")) EXECUTE FUNCTION "keep_supplier_search_text"();

ALTER TABLE "supplier_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_supplier_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "supplier_search_text" s SET "name" = NEW."name", "trading_name" = NEW."trading_name" WHERE s."supplier_id" = NEW."supplier_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_search_text_values_changed" AFTER UPDATE OF "name", "trading_name" ON "supplier" FOR EACH ROW WHEN (ROW(OLD."name", OLD."trading_name") IS DISTINCT FROM ROW(NEW."name", NEW."trading_name")) EXECUTE FUNCTION "keep_supplier_search_text_values"();

UPDATE "supplier_search_text" s SET "name" = t."name", "trading_name" = t."trading_name" FROM "supplier" t WHERE t."supplier_id" = s."supplier_id";

CREATE FUNCTION "keep_user_account_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "user_account_search_text" ("user_id", words, "user_name", "display_name", "role_id") VALUES (NEW."user_id", lower(coalesce(NEW."display_name", '''') || '' '' || coalesce(NEW."user_name", '''') || '' '' || NEW."user_id"::text), NEW."user_name", NEW."display_name", NEW."role_id") ON CONFLICT ("user_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "user_account_search_text_made" AFTER INSERT ON "user_account" FOR EACH ROW EXECUTE FUNCTION "keep_user_account_search_text"();

CREATE TRIGGER "user_account_search_text_changed" AFTER UPDATE OF "display_name", "user_name" ON "user_account" FOR EACH ROW WHEN (ROW(OLD."display_name", OLD."user_name") IS DISTINCT FROM ROW(NEW."display_name", NEW."user_name")) EXECUTE FUNCTION "keep_user_account_search_text"();

ALTER TABLE "user_account_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_user_account_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "user_account_search_text" s SET "user_name" = NEW."user_name", "display_name" = NEW."display_name", "role_id" = NEW."role_id" WHERE s."user_id" = NEW."user_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "user_account_search_text_values_changed" AFTER UPDATE OF "user_name", "display_name", "role_id" ON "user_account" FOR EACH ROW WHEN (ROW(OLD."user_name", OLD."display_name", OLD."role_id") IS DISTINCT FROM ROW(NEW."user_name", NEW."display_name", NEW."role_id")) EXECUTE FUNCTION "keep_user_account_search_text_values"();

UPDATE "user_account_search_text" s SET "user_name" = t."user_name", "display_name" = t."display_name", "role_id" = t."role_id" FROM "user_account" t WHERE t."user_id" = s."user_id";

CREATE FUNCTION "keep_approval_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN PERFORM FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id" FOR SHARE\x3b INSERT INTO "approval_search_text" ("approval_id", words, "contract_id", "status_flag", "approval_limit", "invoice_date", "supplier_id") VALUES (NEW."approval_id", lower(NEW."approval_id"::text || '' '' || coalesce(NEW."contract_id", '''') || '' '' || coalesce(NEW."invoice_no", '''') || '' '' || coalesce(NEW."driver_name", '''') || '' '' || coalesce(NEW."external_order_number", '''') || '' '' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id"), '''')), NEW."contract_id", NEW."status_flag", NEW."approval_limit", NEW."invoice_date", NEW."supplier_id") ON CONFLICT ("approval_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_made" AFTER INSERT ON "approval" FOR EACH ROW EXECUTE FUNCTION "keep_approval_search_text"();

CREATE TRIGGER "approval_search_text_changed" AFTER UPDATE OF "contract_id", "invoice_no", "driver_name", "external_order_number", "supplier_id" ON "approval" FOR EACH ROW WHEN (ROW(OLD."contract_id", OLD."invoice_no", OLD."driver_name", OLD."external_order_number", OLD."supplier_id") IS DISTINCT FROM ROW(NEW."contract_id", NEW."invoice_no", NEW."driver_name", NEW."external_order_number", NEW."supplier_id")) EXECUTE FUNCTION "keep_approval_search_text"();

ALTER TABLE "approval_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_approval_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "approval_search_text" s SET "contract_id" = NEW."contract_id", "status_flag" = NEW."status_flag", "approval_limit" = NEW."approval_limit", "invoice_date" = NEW."invoice_date", "supplier_id" = NEW."supplier_id" WHERE s."approval_id" = NEW."approval_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_values_changed" AFTER UPDATE OF "contract_id", "status_flag", "approval_limit", "invoice_date", "supplier_id" ON "approval" FOR EACH ROW WHEN (ROW(OLD."contract_id", OLD."status_flag", OLD."approval_limit", OLD."invoice_date", OLD."supplier_id") IS DISTINCT FROM ROW(NEW."contract_id", NEW."status_flag", NEW."approval_limit", NEW."invoice_date", NEW."supplier_id")) EXECUTE FUNCTION "keep_approval_search_text_values"();

-- Every row is written again: to make the index anew takes less than an entry for each of their trigrams.
DROP INDEX "approval_search_text_words";

UPDATE "approval_search_text" s SET "contract_id" = t."contract_id", "status_flag" = t."status_flag", "approval_limit" = t."approval_limit", "invoice_date" = t."invoice_date", "supplier_id" = t."supplier_id" FROM "approval" t WHERE t."approval_id" = s."approval_id";

CREATE INDEX "approval_search_text_words" ON "approval_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "keep_contract_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "contract_search_text" ("contract_id", words, "client_id") VALUES (NEW."contract_id", lower(NEW."contract_id"::text), NEW."client_id") ON CONFLICT ("contract_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "contract_search_text_made" AFTER INSERT ON "contract" FOR EACH ROW EXECUTE FUNCTION "keep_contract_search_text"();

ALTER TABLE "contract_search_text" SET (fillfactor = 85);

CREATE FUNCTION "keep_contract_search_text_values"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN UPDATE "contract_search_text" s SET "client_id" = NEW."client_id" WHERE s."contract_id" = NEW."contract_id"\x3b RETURN NULL\x3b END';

CREATE TRIGGER "contract_search_text_values_changed" AFTER UPDATE OF "client_id" ON "contract" FOR EACH ROW WHEN (ROW(OLD."client_id") IS DISTINCT FROM ROW(NEW."client_id")) EXECUTE FUNCTION "keep_contract_search_text_values"();

-- Every row is written again: to make the index anew takes less than an entry for each of their trigrams.
DROP INDEX "contract_search_text_words";

UPDATE "contract_search_text" s SET "client_id" = t."client_id" FROM "contract" t WHERE t."contract_id" = s."contract_id";

CREATE INDEX "contract_search_text_words" ON "contract_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);
