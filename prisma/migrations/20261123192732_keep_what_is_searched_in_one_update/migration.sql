DROP TRIGGER "contract_search_text_values_changed" ON "contract";

DROP FUNCTION "keep_contract_search_text_values"();

DROP TRIGGER "contract_search_text_made" ON "contract";

DROP FUNCTION "keep_contract_search_text"();

DROP TRIGGER "approval_search_text_values_changed" ON "approval";

DROP FUNCTION "keep_approval_search_text_values"();

DROP TRIGGER "approval_search_text_changed" ON "approval";

DROP TRIGGER "approval_search_text_made" ON "approval";

DROP FUNCTION "keep_approval_search_text"();

DROP TRIGGER "webhook_search_text_values_changed" ON "webhook";

DROP FUNCTION "keep_webhook_search_text_values"();

DROP TRIGGER "webhook_search_text_changed" ON "webhook";

DROP TRIGGER "webhook_search_text_made" ON "webhook";

DROP FUNCTION "keep_webhook_search_text"();

DROP TRIGGER "user_account_search_text_values_changed" ON "user_account";

DROP FUNCTION "keep_user_account_search_text_values"();

DROP TRIGGER "user_account_search_text_changed" ON "user_account";

DROP TRIGGER "user_account_search_text_made" ON "user_account";

DROP FUNCTION "keep_user_account_search_text"();

DROP TRIGGER "supplier_search_text_values_changed" ON "supplier";

DROP FUNCTION "keep_supplier_search_text_values"();

DROP TRIGGER "supplier_search_text_changed" ON "supplier";

DROP TRIGGER "supplier_search_text_made" ON "supplier";

DROP FUNCTION "keep_supplier_search_text"();

DROP TRIGGER "service_account_search_text_values_changed" ON "service_account";

DROP FUNCTION "keep_service_account_search_text_values"();

DROP TRIGGER "service_account_search_text_changed" ON "service_account";

DROP TRIGGER "service_account_search_text_made" ON "service_account";

DROP FUNCTION "keep_service_account_search_text"();

DROP TRIGGER "role_search_text_values_changed" ON "role";

DROP FUNCTION "keep_role_search_text_values"();

DROP TRIGGER "role_search_text_changed" ON "role";

DROP TRIGGER "role_search_text_made" ON "role";

DROP FUNCTION "keep_role_search_text"();

DROP TRIGGER "code_search_text_values_changed" ON "code";

DROP FUNCTION "keep_code_search_text_values"();

DROP TRIGGER "code_search_text_changed" ON "code";

DROP TRIGGER "code_search_text_made" ON "code";

DROP FUNCTION "keep_code_search_text"();

DROP TRIGGER "client_search_text_values_changed" ON "client";

DROP FUNCTION "keep_client_search_text_values"();

DROP TRIGGER "client_search_text_changed" ON "client";

DROP TRIGGER "client_search_text_made" ON "client";

DROP FUNCTION "keep_client_search_text"();

CREATE OR REPLACE FUNCTION json_sum(items jsonb, member text) RETURNS numeric LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS E'DECLARE total numeric := 0\x3b value jsonb\x3b written text\x3b figure numeric\x3b BEGIN FOR place IN 0 .. coalesce(jsonb_array_length(items), 0) - 1 LOOP value := items -> place -> member\x3b written := value #>> ''{}''\x3b figure := CASE jsonb_typeof(value) WHEN ''number'' THEN value::numeric WHEN ''string'' THEN CASE WHEN written ~ ''^-?[0-9]{1,40}([.][0-9]{1,40})?$'' THEN written::numeric END END\x3b IF abs(figure) < 1e13 AND scale(trim_scale(figure)) <= 6 THEN total := total + figure\x3b END IF\x3b END LOOP\x3b RETURN trim_scale(total)\x3b END';

CREATE OR REPLACE FUNCTION search_words(content text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 10 AS $$ SELECT DISTINCT found[1] FROM regexp_matches(content, '[[:alpha:]]{3,}', 'g') found WHERE char_length(found[1]) <= 40 $$;

CREATE OR REPLACE FUNCTION search_word_keys(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS E'DECLARE keys text[] := ARRAY[word]\x3b BEGIN FOR place IN 1 .. char_length(word) LOOP keys := keys || (left(word, place - 1) || substr(word, place + 1))\x3b END LOOP\x3b RETURN keys\x3b END';

CREATE FUNCTION "keep_client_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "client_search_text" ("client_id", words, "name", "client_code", "client_type", "abn", "client_id_parent", "client_group_id", "client_id_external", "user_id", "user_id_sales", "supplier_id_repairer", "supplier_id_broker", "supplier_id_insurer", "state", "next_contact_date", "finance_limit", "finance_review_date", "approval_limit", "interest_margin", "client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer") VALUES (NEW."client_id", lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."client_code", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || coalesce(NEW."acn", '''') || '' '' || coalesce(NEW."client_id_external", '''') || '' '' || NEW."client_id"::text), NEW."name", NEW."client_code", NEW."client_type", NEW."abn", NEW."client_id_parent", NEW."client_group_id", NEW."client_id_external", NEW."user_id", NEW."user_id_sales", NEW."supplier_id_repairer", NEW."supplier_id_broker", NEW."supplier_id_insurer", NEW."state", NEW."next_contact_date", NEW."finance_limit", NEW."finance_review_date", NEW."approval_limit", NEW."interest_margin", NEW."client_defaults_supplier_id_financier", NEW."client_defaults_supplier_id_insurer")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "client_search_text_made" AFTER INSERT ON "client" FOR EACH ROW EXECUTE FUNCTION "keep_client_search_text"();

CREATE FUNCTION "follow_client_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."name", OLD."client_code", OLD."abn", OLD."acn", OLD."client_id_external") IS DISTINCT FROM ROW(NEW."name", NEW."client_code", NEW."abn", NEW."acn", NEW."client_id_external") THEN UPDATE "client_search_text" s SET words = lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."client_code", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || coalesce(NEW."acn", '''') || '' '' || coalesce(NEW."client_id_external", '''') || '' '' || NEW."client_id"::text), "name" = NEW."name", "client_code" = NEW."client_code", "client_type" = NEW."client_type", "abn" = NEW."abn", "client_id_parent" = NEW."client_id_parent", "client_group_id" = NEW."client_group_id", "client_id_external" = NEW."client_id_external", "user_id" = NEW."user_id", "user_id_sales" = NEW."user_id_sales", "supplier_id_repairer" = NEW."supplier_id_repairer", "supplier_id_broker" = NEW."supplier_id_broker", "supplier_id_insurer" = NEW."supplier_id_insurer", "state" = NEW."state", "next_contact_date" = NEW."next_contact_date", "finance_limit" = NEW."finance_limit", "finance_review_date" = NEW."finance_review_date", "approval_limit" = NEW."approval_limit", "interest_margin" = NEW."interest_margin", "client_defaults_supplier_id_financier" = NEW."client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" = NEW."client_defaults_supplier_id_insurer" WHERE s."client_id" = NEW."client_id"\x3b ELSIF ROW(OLD."name", OLD."client_code", OLD."client_type", OLD."abn", OLD."client_id_parent", OLD."client_group_id", OLD."client_id_external", OLD."user_id", OLD."user_id_sales", OLD."supplier_id_repairer", OLD."supplier_id_broker", OLD."supplier_id_insurer", OLD."state", OLD."next_contact_date", OLD."finance_limit", OLD."finance_review_date", OLD."approval_limit", OLD."interest_margin", OLD."client_defaults_supplier_id_financier", OLD."client_defaults_supplier_id_insurer") IS DISTINCT FROM ROW(NEW."name", NEW."client_code", NEW."client_type", NEW."abn", NEW."client_id_parent", NEW."client_group_id", NEW."client_id_external", NEW."user_id", NEW."user_id_sales", NEW."supplier_id_repairer", NEW."supplier_id_broker", NEW."supplier_id_insurer", NEW."state", NEW."next_contact_date", NEW."finance_limit", NEW."finance_review_date", NEW."approval_limit", NEW."interest_margin", NEW."client_defaults_supplier_id_financier", NEW."client_defaults_supplier_id_insurer") THEN UPDATE "client_search_text" s SET "name" = NEW."name", "client_code" = NEW."client_code", "client_type" = NEW."client_type", "abn" = NEW."abn", "client_id_parent" = NEW."client_id_parent", "client_group_id" = NEW."client_group_id", "client_id_external" = NEW."client_id_external", "user_id" = NEW."user_id", "user_id_sales" = NEW."user_id_sales", "supplier_id_repairer" = NEW."supplier_id_repairer", "supplier_id_broker" = NEW."supplier_id_broker", "supplier_id_insurer" = NEW."supplier_id_insurer", "state" = NEW."state", "next_contact_date" = NEW."next_contact_date", "finance_limit" = NEW."finance_limit", "finance_review_date" = NEW."finance_review_date", "approval_limit" = NEW."approval_limit", "interest_margin" = NEW."interest_margin", "client_defaults_supplier_id_financier" = NEW."client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" = NEW."client_defaults_supplier_id_insurer" WHERE s."client_id" = NEW."client_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "client_search_text_changed" AFTER UPDATE OF "name", "client_code", "abn", "acn", "client_id_external", "client_type", "client_id_parent", "client_group_id", "user_id", "user_id_sales", "supplier_id_repairer", "supplier_id_broker", "supplier_id_insurer", "state", "next_contact_date", "finance_limit", "finance_review_date", "approval_limit", "interest_margin", "client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" ON "client" FOR EACH ROW EXECUTE FUNCTION "follow_client_search_text"();

CREATE FUNCTION "keep_code_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "code_search_text" ("code_id", words, "list", "code", "name", "order") VALUES (NEW."code_id", lower(coalesce(NEW."code", '''') || '' '' || coalesce(NEW."name", '''')), NEW."list", NEW."code", NEW."name", NEW."order")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_search_text_made" AFTER INSERT ON "code" FOR EACH ROW EXECUTE FUNCTION "keep_code_search_text"();

CREATE FUNCTION "follow_code_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."code", OLD."name") IS DISTINCT FROM ROW(NEW."code", NEW."name") THEN UPDATE "code_search_text" s SET words = lower(coalesce(NEW."code", '''') || '' '' || coalesce(NEW."name", '''')), "list" = NEW."list", "code" = NEW."code", "name" = NEW."name", "order" = NEW."order" WHERE s."code_id" = NEW."code_id"\x3b ELSIF ROW(OLD."list", OLD."code", OLD."name", OLD."order") IS DISTINCT FROM ROW(NEW."list", NEW."code", NEW."name", NEW."order") THEN UPDATE "code_search_text" s SET "list" = NEW."list", "code" = NEW."code", "name" = NEW."name", "order" = NEW."order" WHERE s."code_id" = NEW."code_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_search_text_changed" AFTER UPDATE OF "code", "name", "list", "order" ON "code" FOR EACH ROW EXECUTE FUNCTION "follow_code_search_text"();

CREATE FUNCTION "keep_role_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "role_search_text" ("role_id", words, "name") VALUES (NEW."role_id", lower(coalesce(NEW."name", '''')), NEW."name")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "role_search_text_made" AFTER INSERT ON "role" FOR EACH ROW EXECUTE FUNCTION "keep_role_search_text"();

CREATE FUNCTION "follow_role_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."name") IS DISTINCT FROM ROW(NEW."name") THEN UPDATE "role_search_text" s SET words = lower(coalesce(NEW."name", '''')), "name" = NEW."name" WHERE s."role_id" = NEW."role_id"\x3b ELSIF ROW(OLD."name") IS DISTINCT FROM ROW(NEW."name") THEN UPDATE "role_search_text" s SET "name" = NEW."name" WHERE s."role_id" = NEW."role_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "role_search_text_changed" AFTER UPDATE OF "name" ON "role" FOR EACH ROW EXECUTE FUNCTION "follow_role_search_text"();

CREATE FUNCTION "keep_service_account_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "service_account_search_text" ("user_id", words, "display_name", "role_id") VALUES (NEW."user_id", lower(coalesce(NEW."display_name", '''') || '' '' || NEW."user_id"::text), NEW."display_name", NEW."role_id")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "service_account_search_text_made" AFTER INSERT ON "service_account" FOR EACH ROW EXECUTE FUNCTION "keep_service_account_search_text"();

CREATE FUNCTION "follow_service_account_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."display_name") IS DISTINCT FROM ROW(NEW."display_name") THEN UPDATE "service_account_search_text" s SET words = lower(coalesce(NEW."display_name", '''') || '' '' || NEW."user_id"::text), "display_name" = NEW."display_name", "role_id" = NEW."role_id" WHERE s."user_id" = NEW."user_id"\x3b ELSIF ROW(OLD."display_name", OLD."role_id") IS DISTINCT FROM ROW(NEW."display_name", NEW."role_id") THEN UPDATE "service_account_search_text" s SET "display_name" = NEW."display_name", "role_id" = NEW."role_id" WHERE s."user_id" = NEW."user_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "service_account_search_text_changed" AFTER UPDATE OF "display_name", "role_id" ON "service_account" FOR EACH ROW EXECUTE FUNCTION "follow_service_account_search_text"();

CREATE FUNCTION "keep_supplier_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "supplier_search_text" ("supplier_id", words, "name", "trading_name") VALUES (NEW."supplier_id", lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."trading_name", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || NEW."supplier_id"::text), NEW."name", NEW."trading_name")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_search_text_made" AFTER INSERT ON "supplier" FOR EACH ROW EXECUTE FUNCTION "keep_supplier_search_text"();

CREATE FUNCTION "follow_supplier_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."name", OLD."trading_name", OLD."abn") IS DISTINCT FROM ROW(NEW."name", NEW."trading_name", NEW."abn") THEN UPDATE "supplier_search_text" s SET words = lower(coalesce(NEW."name", '''') || '' '' || coalesce(NEW."trading_name", '''') || '' '' || coalesce(NEW."abn", '''') || '' '' || NEW."supplier_id"::text), "name" = NEW."name", "trading_name" = NEW."trading_name" WHERE s."supplier_id" = NEW."supplier_id"\x3b ELSIF ROW(OLD."name", OLD."trading_name") IS DISTINCT FROM ROW(NEW."name", NEW."trading_name") THEN UPDATE "supplier_search_text" s SET "name" = NEW."name", "trading_name" = NEW."trading_name" WHERE s."supplier_id" = NEW."supplier_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_search_text_changed" AFTER UPDATE OF "name", "trading_name", "abn" ON "supplier" FOR EACH ROW EXECUTE FUNCTION "follow_supplier_search_text"();

CREATE FUNCTION "keep_user_account_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "user_account_search_text" ("user_id", words, "user_name", "display_name", "role_id") VALUES (NEW."user_id", lower(coalesce(NEW."display_name", '''') || '' '' || coalesce(NEW."user_name", '''') || '' '' || NEW."user_id"::text), NEW."user_name", NEW."display_name", NEW."role_id")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "user_account_search_text_made" AFTER INSERT ON "user_account" FOR EACH ROW EXECUTE FUNCTION "keep_user_account_search_text"();

CREATE FUNCTION "follow_user_account_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."display_name", OLD."user_name") IS DISTINCT FROM ROW(NEW."display_name", NEW."user_name") THEN UPDATE "user_account_search_text" s SET words = lower(coalesce(NEW."display_name", '''') || '' '' || coalesce(NEW."user_name", '''') || '' '' || NEW."user_id"::text), "user_name" = NEW."user_name", "display_name" = NEW."display_name", "role_id" = NEW."role_id" WHERE s."user_id" = NEW."user_id"\x3b ELSIF ROW(OLD."user_name", OLD."display_name", OLD."role_id") IS DISTINCT FROM ROW(NEW."user_name", NEW."display_name", NEW."role_id") THEN UPDATE "user_account_search_text" s SET "user_name" = NEW."user_name", "display_name" = NEW."display_name", "role_id" = NEW."role_id" WHERE s."user_id" = NEW."user_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "user_account_search_text_changed" AFTER UPDATE OF "display_name", "user_name", "role_id" ON "user_account" FOR EACH ROW EXECUTE FUNCTION "follow_user_account_search_text"();

CREATE FUNCTION "keep_webhook_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "webhook_search_text" ("webhook_id", words, "name", "role_id") VALUES (NEW."webhook_id", lower(coalesce(NEW."name", '''') || '' '' || NEW."webhook_id"::text), NEW."name", NEW."role_id")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "webhook_search_text_made" AFTER INSERT ON "webhook" FOR EACH ROW EXECUTE FUNCTION "keep_webhook_search_text"();

CREATE FUNCTION "follow_webhook_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."name") IS DISTINCT FROM ROW(NEW."name") THEN UPDATE "webhook_search_text" s SET words = lower(coalesce(NEW."name", '''') || '' '' || NEW."webhook_id"::text), "name" = NEW."name", "role_id" = NEW."role_id" WHERE s."webhook_id" = NEW."webhook_id"\x3b ELSIF ROW(OLD."name", OLD."role_id") IS DISTINCT FROM ROW(NEW."name", NEW."role_id") THEN UPDATE "webhook_search_text" s SET "name" = NEW."name", "role_id" = NEW."role_id" WHERE s."webhook_id" = NEW."webhook_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "webhook_search_text_changed" AFTER UPDATE OF "name", "role_id" ON "webhook" FOR EACH ROW EXECUTE FUNCTION "follow_webhook_search_text"();

CREATE FUNCTION "keep_approval_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN PERFORM FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id" FOR SHARE\x3b INSERT INTO "approval_search_text" ("approval_id", words, "contract_id", "status_flag", "approval_limit", "invoice_date", "supplier_id") VALUES (NEW."approval_id", lower(NEW."approval_id"::text || '' '' || coalesce(NEW."contract_id", '''') || '' '' || coalesce(NEW."invoice_no", '''') || '' '' || coalesce(NEW."driver_name", '''') || '' '' || coalesce(NEW."external_order_number", '''') || '' '' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id"), '''')), NEW."contract_id", NEW."status_flag", NEW."approval_limit", NEW."invoice_date", NEW."supplier_id")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_made" AFTER INSERT ON "approval" FOR EACH ROW EXECUTE FUNCTION "keep_approval_search_text"();

CREATE FUNCTION "follow_approval_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."contract_id", OLD."invoice_no", OLD."driver_name", OLD."external_order_number", OLD."supplier_id") IS DISTINCT FROM ROW(NEW."contract_id", NEW."invoice_no", NEW."driver_name", NEW."external_order_number", NEW."supplier_id") THEN PERFORM FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id" FOR SHARE\x3b UPDATE "approval_search_text" s SET words = lower(NEW."approval_id"::text || '' '' || coalesce(NEW."contract_id", '''') || '' '' || coalesce(NEW."invoice_no", '''') || '' '' || coalesce(NEW."driver_name", '''') || '' '' || coalesce(NEW."external_order_number", '''') || '' '' || coalesce((SELECT n."name" FROM "supplier" n WHERE n."supplier_id" = NEW."supplier_id"), '''')), "contract_id" = NEW."contract_id", "status_flag" = NEW."status_flag", "approval_limit" = NEW."approval_limit", "invoice_date" = NEW."invoice_date", "supplier_id" = NEW."supplier_id" WHERE s."approval_id" = NEW."approval_id"\x3b ELSIF ROW(OLD."contract_id", OLD."status_flag", OLD."approval_limit", OLD."invoice_date", OLD."supplier_id") IS DISTINCT FROM ROW(NEW."contract_id", NEW."status_flag", NEW."approval_limit", NEW."invoice_date", NEW."supplier_id") THEN UPDATE "approval_search_text" s SET "contract_id" = NEW."contract_id", "status_flag" = NEW."status_flag", "approval_limit" = NEW."approval_limit", "invoice_date" = NEW."invoice_date", "supplier_id" = NEW."supplier_id" WHERE s."approval_id" = NEW."approval_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_search_text_changed" AFTER UPDATE OF "contract_id", "invoice_no", "driver_name", "external_order_number", "supplier_id", "status_flag", "approval_limit", "invoice_date" ON "approval" FOR EACH ROW EXECUTE FUNCTION "follow_approval_search_text"();

CREATE FUNCTION "keep_contract_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN INSERT INTO "contract_search_text" ("contract_id", words, "client_id") VALUES (NEW."contract_id", lower(NEW."contract_id"::text), NEW."client_id")\x3b RETURN NULL\x3b END';

CREATE TRIGGER "contract_search_text_made" AFTER INSERT ON "contract" FOR EACH ROW EXECUTE FUNCTION "keep_contract_search_text"();

CREATE FUNCTION "follow_contract_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN IF ROW(OLD."client_id") IS DISTINCT FROM ROW(NEW."client_id") THEN UPDATE "contract_search_text" s SET "client_id" = NEW."client_id" WHERE s."contract_id" = NEW."contract_id"\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "contract_search_text_changed" AFTER UPDATE OF "client_id" ON "contract" FOR EACH ROW EXECUTE FUNCTION "follow_contract_search_text"();
