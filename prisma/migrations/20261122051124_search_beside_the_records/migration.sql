-- CreateTable
CREATE TABLE "client_search_text" (
    "client_id" BIGINT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "client_search_text_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "approval_search_text" (
    "approval_id" DECIMAL(20,0) NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "approval_search_text_pkey" PRIMARY KEY ("approval_id")
);

-- AddForeignKey
ALTER TABLE "client_search_text" ADD CONSTRAINT "client_search_text_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("client_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_search_text" ADD CONSTRAINT "approval_search_text_approval_id_fkey" FOREIGN KEY ("approval_id") REFERENCES "approval"("approval_id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "keep_client_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "client_search_text" ("client_id", words) VALUES (NEW."client_id", lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."client_code", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || coalesce(NEW."acn", '''') || '' '' || coalesce(NEW."client_id_external", '''') || '' '' || NEW."client_id"::text)) ON CONFLICT ("client_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "client_search_text_made" AFTER INSERT ON "client" FOR EACH ROW EXECUTE FUNCTION "keep_client_search_text"();

CREATE TRIGGER "client_search_text_changed" AFTER UPDATE OF "name", "client_code", "abn", "acn", "client_id_external" ON "client" FOR EACH ROW WHEN (ROW(OLD."name", OLD."client_code", OLD."abn", OLD."acn", OLD."client_id_external") IS DISTINCT FROM ROW(NEW."name", NEW."client_code", NEW."abn", NEW."acn", NEW."client_id_external")) EXECUTE FUNCTION "keep_client_search_text"();

INSERT INTO "client_search_text" ("client_id", words) SELECT t."client_id", lower(coalesce(t."name", '') || ' ' || coalesce(t."client_code", '') || ' ' || coalesce(t."abn", '') || ' ' || coalesce(t."acn", '') || ' ' || coalesce(t."client_id_external", '') || ' ' || t."client_id"::text) FROM "client" t ON CONFLICT ("client_id") DO UPDATE SET words = excluded.words;

CREATE INDEX "client_search_text_words" ON "client_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE FUNCTION "keep_approval_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "approval_search_text" ("approval_id", words) VALUES (NEW."approval_id", lower(NEW."approval_id"::text || '' '' || coalesce(NEW."contract_id", '''') || '' '' || coalesce(NEW."invoice_no", '''') || '' '' || coalesce(NEW."driver_name", '''') || '' '' || coalesce(NEW."external_order_number", ''''))) ON CONFLICT ("approval_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_made" AFTER INSERT ON "approval" FOR EACH ROW EXECUTE FUNCTION "keep_approval_search_text"();

CREATE TRIGGER "approval_search_text_changed" AFTER UPDATE OF "contract_id", "invoice_no", "driver_name", "external_order_number" ON "approval" FOR EACH ROW WHEN (ROW(OLD."contract_id", OLD."invoice_no", OLD."driver_name", OLD."external_order_number") IS DISTINCT FROM ROW(NEW."contract_id", NEW."invoice_no", NEW."driver_name", NEW."external_order_number")) EXECUTE FUNCTION "keep_approval_search_text"();

INSERT INTO "approval_search_text" ("approval_id", words) SELECT t."approval_id", lower(t."approval_id"::text || ' ' || coalesce(t."contract_id", '') || ' ' || coalesce(t."invoice_no", '') || ' ' || coalesce(t."driver_name", '') || ' ' || coalesce(t."external_order_number", '')) FROM "approval" t ON CONFLICT ("approval_id") DO UPDATE SET words = excluded.words;

CREATE INDEX "approval_search_text_words" ON "approval_search_text" USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = 512);

DROP INDEX IF EXISTS "client_search";

DROP INDEX IF EXISTS "approval_search";
