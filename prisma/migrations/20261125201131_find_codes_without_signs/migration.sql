TRUNCATE "contract_search_text";

DROP TRIGGER "contract_search_text_made" ON "contract";

DROP FUNCTION "keep_contract_search_text"();

DROP TRIGGER "approval_search_text_renamed_supplier_id" ON "supplier";

DROP TRIGGER "approval_search_text_added_supplier_id" ON "supplier";

DROP FUNCTION "keep_approval_search_text_of_supplier_id"();

DROP TRIGGER "approval_search_text_changed" ON "approval";

DROP FUNCTION "follow_approval_search_text"();

TRUNCATE "approval_search_text";

DROP TRIGGER "approval_search_text_made" ON "approval";

DROP FUNCTION "keep_approval_search_text"();

DROP TRIGGER "supplier_search_text_changed" ON "supplier";

DROP FUNCTION "follow_supplier_search_text"();

TRUNCATE "supplier_search_text";

DROP TRIGGER "supplier_search_text_made" ON "supplier";

DROP FUNCTION "keep_supplier_search_text"();

DROP TRIGGER "code_search_text_changed" ON "code";

DROP FUNCTION "follow_code_search_text"();

TRUNCATE "code_search_text";

DROP TRIGGER "code_search_text_made" ON "code";

DROP FUNCTION "keep_code_search_text"();

DROP TRIGGER "client_search_text_changed" ON "client";

DROP FUNCTION "follow_client_search_text"();

TRUNCATE "client_search_text";

DROP TRIGGER "client_search_text_made" ON "client";

DROP FUNCTION "keep_client_search_text"();

CREATE FUNCTION "keep_client_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "client_search_text" ("client_id", words, "name", "client_code", "client_type", "abn", "client_id_parent", "client_group_id", "client_id_external", "user_id", "user_id_sales", "supplier_id_repairer", "supplier_id_broker", "supplier_id_insurer", "state", "next_contact_date", "finance_limit", "finance_review_date", "approval_limit", "interest_margin", "client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer") VALUES (NEW."client_id", lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."client_code", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || coalesce(NEW."acn", '''') || '' '' || coalesce(NEW."client_id_external", '''') || '' '' || NEW."client_id"::text || CASE WHEN NEW."client_code" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."client_code", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."abn" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."abn", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."acn" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."acn", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."client_id_external" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."client_id_external", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), NEW."name", NEW."client_code", NEW."client_type", NEW."abn", NEW."client_id_parent", NEW."client_group_id", NEW."client_id_external", NEW."user_id", NEW."user_id_sales", NEW."supplier_id_repairer", NEW."supplier_id_broker", NEW."supplier_id_insurer", NEW."state", NEW."next_contact_date", NEW."finance_limit", NEW."finance_review_date", NEW."approval_limit", NEW."interest_margin", NEW."client_defaults_supplier_id_financier", NEW."client_defaults_supplier_id_insurer")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "client_search_text_made" AFTER INSERT ON "client" FOR EACH ROW EXECUTE FUNCTION "keep_client_search_text"();

INSERT INTO "client_search_text" ("client_id", words) SELECT t."client_id", lower(coalesce(t."name", '') || ' ' || coalesce(t."client_code", '') || ' ' || coalesce(t."abn", '') || ' ' || coalesce(t."acn", '') || ' ' || coalesce(t."client_id_external", '') || ' ' || t."client_id"::text || CASE WHEN t."client_code" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."client_code", '[^[:alnum:]]+', '', 'g') ELSE '' END || CASE WHEN t."abn" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."abn", '[^[:alnum:]]+', '', 'g') ELSE '' END || CASE WHEN t."acn" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."acn", '[^[:alnum:]]+', '', 'g') ELSE '' END || CASE WHEN t."client_id_external" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."client_id_external", '[^[:alnum:]]+', '', 'g') ELSE '' END) FROM "client" t ON CONFLICT ("client_id") DO UPDATE SET words = excluded.words;

CREATE FUNCTION "follow_client_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."name", OLD."client_code", OLD."abn", OLD."acn", OLD."client_id_external") IS DISTINCT FROM ROW(NEW."name", NEW."client_code", NEW."abn", NEW."acn", NEW."client_id_external") THEN UPDATE "client_search_text" s SET words = lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."client_code", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || coalesce(NEW."acn", '''') || '' '' || coalesce(NEW."client_id_external", '''') || '' '' || NEW."client_id"::text || CASE WHEN NEW."client_code" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."client_code", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."abn" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."abn", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."acn" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."acn", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."client_id_external" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."client_id_external", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), "name" = NEW."name", "client_code" = NEW."client_code", "client_type" = NEW."client_type", "abn" = NEW."abn", "client_id_parent" = NEW."client_id_parent", "client_group_id" = NEW."client_group_id", "client_id_external" = NEW."client_id_external", "user_id" = NEW."user_id", "user_id_sales" = NEW."user_id_sales", "supplier_id_repairer" = NEW."supplier_id_repairer", "supplier_id_broker" = NEW."supplier_id_broker", "supplier_id_insurer" = NEW."supplier_id_insurer", "state" = NEW."state", "next_contact_date" = NEW."next_contact_date", "finance_limit" = NEW."finance_limit", "finance_review_date" = NEW."finance_review_date", "approval_limit" = NEW."approval_limit", "interest_margin" = NEW."interest_margin", "client_defaults_supplier_id_financier" = NEW."client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" = NEW."client_defaults_supplier_id_insurer" WHERE s."client_id" = NEW."client_id"\x3b ELSIF ROW(OLD."name", OLD."client_code", OLD."client_type", OLD."abn", OLD."client_id_parent", OLD."client_group_id", OLD."client_id_external", OLD."user_id", OLD."user_id_sales", OLD."supplier_id_repairer", OLD."supplier_id_broker", OLD."supplier_id_insurer", OLD."state", OLD."next_contact_date", OLD."finance_limit", OLD."finance_review_date", OLD."approval_limit", OLD."interest_margin", OLD."client_defaults_supplier_id_financier", OLD."client_defaults_supplier_id_insurer") IS DISTINCT FROM ROW(NEW."name", NEW."client_code", NEW."client_type", NEW."abn", NEW."client_id_parent", NEW."client_group_id", NEW."client_id_external", NEW."user_id", NEW."user_id_sales", NEW."supplier_id_repairer", NEW."supplier_id_broker", NEW."supplier_id_insurer", NEW."state", NEW."next_contact_date", NEW."finance_limit", NEW."finance_review_date", NEW."approval_limit", NEW."interest_margin", NEW."client_defaults_supplier_id_financier", NEW."client_defaults_supplier_id_insurer") THEN UPDATE "client_search_text" s SET "name" = NEW."name", "client_code" = NEW."client_code", "client_type" = NEW."client_type", "abn" = NEW."abn", "client_id_parent" = NEW."client_id_parent", "client_group_id" = NEW."client_group_id", "client_id_external" = NEW."client_id_external", "user_id" = NEW."user_id", "user_id_sales" = NEW."user_id_sales", "supplier_id_repairer" = NEW."supplier_id_repairer", "supplier_id_broker" = NEW."supplier_id_broker", "supplier_id_insurer" = NEW."supplier_id_insurer", "state" = NEW."state", "next_contact_date" = NEW."next_contact_date", "finance_limit" = NEW."finance_limit", "finance_review_date" = NEW."finance_review_date", "approval_limit" = NEW."approval_limit", "interest_margin" = NEW."interest_margin", "client_defaults_supplier_id_financier" = NEW."client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" = NEW."client_defaults_supplier_id_insurer" WHERE s."client_id" = NEW."client_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "client_search_text_changed" AFTER UPDATE OF "name", "client_code", "abn", "acn", "client_id_external", "client_type", "client_id_parent", "client_group_id", "user_id", "user_id_sales", "supplier_id_repairer", "supplier_id_broker", "supplier_id_insurer", "state", "next_contact_date", "finance_limit", "finance_review_date", "approval_limit", "interest_margin", "client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" ON "client" FOR EACH ROW EXECUTE FUNCTION "follow_client_search_text"();

CREATE FUNCTION "keep_code_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "code_search_text" ("code_id", words, "list", "code", "name", "order") VALUES (NEW."code_id", lower(coalesce(NEW."code", '''') || '' '' || coalesce(NEW."name", '''') || CASE WHEN NEW."code" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."code", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), NEW."list", NEW."code", NEW."name", NEW."order")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_search_text_made" AFTER INSERT ON "code" FOR EACH ROW EXECUTE FUNCTION "keep_code_search_text"();

INSERT INTO "code_search_text" ("code_id", words) SELECT t."code_id", lower(coalesce(t."code", '') || ' ' || coalesce(t."name", '') || CASE WHEN t."code" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."code", '[^[:alnum:]]+', '', 'g') ELSE '' END) FROM "code" t ON CONFLICT ("code_id") DO UPDATE SET words = excluded.words;

CREATE FUNCTION "follow_code_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."code", OLD."name") IS DISTINCT FROM ROW(NEW."code", NEW."name") THEN UPDATE "code_search_text" s SET words = lower(coalesce(NEW."code", '''') || '' '' || coalesce(NEW."name", '''') || CASE WHEN NEW."code" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."code", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), "list" = NEW."list", "code" = NEW."code", "name" = NEW."name", "order" = NEW."order" WHERE s."code_id" = NEW."code_id"\x3b ELSIF ROW(OLD."list", OLD."code", OLD."name", OLD."order") IS DISTINCT FROM ROW(NEW."list", NEW."code", NEW."name", NEW."order") THEN UPDATE "code_search_text" s SET "list" = NEW."list", "code" = NEW."code", "name" = NEW."name", "order" = NEW."order" WHERE s."code_id" = NEW."code_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_search_text_changed" AFTER UPDATE OF "code", "name", "list", "order" ON "code" FOR EACH ROW EXECUTE FUNCTION "follow_code_search_text"();

CREATE FUNCTION "keep_supplier_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "supplier_search_text" ("supplier_id", words, "name", "trading_name") VALUES (NEW."supplier_id", lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."trading_name", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || NEW."supplier_id"::text || CASE WHEN NEW."abn" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."abn", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."supplier_id" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."supplier_id", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), NEW."name", NEW."trading_name")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_search_text_made" AFTER INSERT ON "supplier" FOR EACH ROW EXECUTE FUNCTION "keep_supplier_search_text"();

INSERT INTO "supplier_search_text" ("supplier_id", words) SELECT t."supplier_id", lower(coalesce(t."name", '') || ' ' || coalesce(t."trading_name", '') || ' ' || coalesce(t."abn", '') || ' ' || t."supplier_id"::text || CASE WHEN t."abn" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."abn", '[^[:alnum:]]+', '', 'g') ELSE '' END || CASE WHEN t."supplier_id" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."supplier_id", '[^[:alnum:]]+', '', 'g') ELSE '' END) FROM "supplier" t ON CONFLICT ("supplier_id") DO UPDATE SET words = excluded.words;

CREATE FUNCTION "follow_supplier_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."name", OLD."trading_name", OLD."abn") IS DISTINCT FROM ROW(NEW."name", NEW."trading_name", NEW."abn") THEN UPDATE "supplier_search_text" s SET words = lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."trading_name", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || NEW."supplier_id"::text || CASE WHEN NEW."abn" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."abn", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."supplier_id" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."supplier_id", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), "name" = NEW."name", "trading_name" = NEW."trading_name" WHERE s."supplier_id" = NEW."supplier_id"\x3b ELSIF ROW(OLD."name", OLD."trading_name") IS DISTINCT FROM ROW(NEW."name", NEW."trading_name") THEN UPDATE "supplier_search_text" s SET "name" = NEW."name", "trading_name" = NEW."trading_name" WHERE s."supplier_id" = NEW."supplier_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_search_text_changed" AFTER UPDATE OF "name", "trading_name", "abn" ON "supplier" FOR EACH ROW EXECUTE FUNCTION "follow_supplier_search_text"();

CREATE FUNCTION "keep_approval_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN PERFORM FROM "supplier" n WHERE n."supplier_id" IN (NEW."supplier_id") ORDER BY n."supplier_id" FOR SHARE\x3b INSERT INTO "approval_search_text" ("approval_id", words, "contract_id", "status_flag", "approval_limit", "invoice_date", "supplier_id") VALUES (NEW."approval_id", lower(NEW."approval_id"::text || '' '' || coalesce(NEW."contract_id", '''') || '' '' || coalesce(NEW."invoice_no", '''') || '' '' || coalesce(NEW."driver_name", '''') || '' '' || coalesce(NEW."external_order_number", '''') || '' '' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id"), '''') || CASE WHEN NEW."contract_id" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."contract_id", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."invoice_no" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."invoice_no", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."external_order_number" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."external_order_number", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), NEW."contract_id", NEW."status_flag", NEW."approval_limit", NEW."invoice_date", NEW."supplier_id")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_made" AFTER INSERT ON "approval" FOR EACH ROW EXECUTE FUNCTION "keep_approval_search_text"();

INSERT INTO "approval_search_text" ("approval_id", words) SELECT t."approval_id", lower(t."approval_id"::text || ' ' || coalesce(t."contract_id", '') || ' ' || coalesce(t."invoice_no", '') || ' ' || coalesce(t."driver_name", '') || ' ' || coalesce(t."external_order_number", '') || ' ' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = t."supplier_id"), '') || CASE WHEN t."contract_id" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."contract_id", '[^[:alnum:]]+', '', 'g') ELSE '' END || CASE WHEN t."invoice_no" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."invoice_no", '[^[:alnum:]]+', '', 'g') ELSE '' END || CASE WHEN t."external_order_number" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."external_order_number", '[^[:alnum:]]+', '', 'g') ELSE '' END) FROM "approval" t ON CONFLICT ("approval_id") DO UPDATE SET words = excluded.words;

CREATE FUNCTION "follow_approval_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."contract_id", OLD."invoice_no", OLD."driver_name", OLD."external_order_number", OLD."supplier_id") IS DISTINCT FROM ROW(NEW."contract_id", NEW."invoice_no", NEW."driver_name", NEW."external_order_number", NEW."supplier_id") THEN PERFORM FROM "supplier" n WHERE n."supplier_id" IN (OLD."supplier_id", NEW."supplier_id") ORDER BY n."supplier_id" FOR SHARE\x3b UPDATE "approval_search_text" s SET words = lower(NEW."approval_id"::text || '' '' || coalesce(NEW."contract_id", '''') || '' '' || coalesce(NEW."invoice_no", '''') || '' '' || coalesce(NEW."driver_name", '''') || '' '' || coalesce(NEW."external_order_number", '''') || '' '' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id"), '''') || CASE WHEN NEW."contract_id" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."contract_id", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."invoice_no" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."invoice_no", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN NEW."external_order_number" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."external_order_number", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), "contract_id" = NEW."contract_id", "status_flag" = NEW."status_flag", "approval_limit" = NEW."approval_limit", "invoice_date" = NEW."invoice_date", "supplier_id" = NEW."supplier_id" WHERE s."approval_id" = NEW."approval_id"\x3b ELSIF ROW(OLD."contract_id", OLD."status_flag", OLD."approval_limit", OLD."invoice_date", OLD."supplier_id") IS DISTINCT FROM ROW(NEW."contract_id", NEW."status_flag", NEW."approval_limit", NEW."invoice_date", NEW."supplier_id") THEN UPDATE "approval_search_text" s SET "contract_id" = NEW."contract_id", "status_flag" = NEW."status_flag", "approval_limit" = NEW."approval_limit", "invoice_date" = NEW."invoice_date", "supplier_id" = NEW."supplier_id" WHERE s."approval_id" = NEW."approval_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_changed" AFTER UPDATE OF "contract_id", "invoice_no", "driver_name", "external_order_number", "supplier_id", "status_flag", "approval_limit", "invoice_date" ON "approval" FOR EACH ROW EXECUTE FUNCTION "follow_approval_search_text"();

CREATE FUNCTION "keep_approval_search_text_of_supplier_id"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "approval_search_text" ("approval_id", words) SELECT t."approval_id", lower(t."approval_id"::text || '' '' || coalesce(t."contract_id", '''') || '' '' || coalesce(t."invoice_no", '''') || '' '' || coalesce(t."driver_name", '''') || '' '' || coalesce(t."external_order_number", '''') || '' '' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = t."supplier_id"), '''') || CASE WHEN t."contract_id" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(t."contract_id", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN t."invoice_no" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(t."invoice_no", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END || CASE WHEN t."external_order_number" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(t."external_order_number", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END) FROM "approval" t WHERE (lower(coalesce(t."supplier_id", U&''\\+10FFFF'')) COLLATE "C") = lower(NEW."supplier_id"::text) AND t."supplier_id" = NEW."supplier_id"::text ON CONFLICT ("approval_id") DO UPDATE SET words = excluded.words\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_added_supplier_id" AFTER INSERT ON "supplier" FOR EACH ROW EXECUTE FUNCTION "keep_approval_search_text_of_supplier_id"();

CREATE TRIGGER "approval_search_text_renamed_supplier_id" AFTER UPDATE OF "name" ON "supplier" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "keep_approval_search_text_of_supplier_id"();

CREATE FUNCTION "keep_contract_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "contract_search_text" ("contract_id", words, "client_id") VALUES (NEW."contract_id", lower(NEW."contract_id"::text || CASE WHEN NEW."contract_id" ~ ''[^[:alnum:]]'' THEN '' '' || regexp_replace(NEW."contract_id", ''[^[:alnum:]]+'', '''', ''g'') ELSE '''' END), NEW."client_id")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "contract_search_text_made" AFTER INSERT ON "contract" FOR EACH ROW EXECUTE FUNCTION "keep_contract_search_text"();

INSERT INTO "contract_search_text" ("contract_id", words) SELECT t."contract_id", lower(t."contract_id"::text || CASE WHEN t."contract_id" ~ '[^[:alnum:]]' THEN ' ' || regexp_replace(t."contract_id", '[^[:alnum:]]+', '', 'g') ELSE '' END) FROM "contract" t ON CONFLICT ("contract_id") DO UPDATE SET words = excluded.words;
