DROP TRIGGER "packaging_defaults_removed_past_service" ON "packaging_defaults";

DROP TRIGGER "packaging_defaults_changed_past_service" ON "packaging_defaults";

DROP TRIGGER "packaging_defaults_made_past_service" ON "packaging_defaults";

DROP TRIGGER "packaging_defaults_numbered_past_service" ON "packaging_defaults";

DROP FUNCTION "enter_packaging_defaults_past_service"();

DROP TRIGGER "approval_removed_past_service" ON "approval";

DROP TRIGGER "approval_changed_past_service" ON "approval";

DROP TRIGGER "approval_made_past_service" ON "approval";

DROP TRIGGER "approval_numbered_past_service" ON "approval";

DROP FUNCTION "enter_approval_past_service"();

DROP TRIGGER "webhook_removed_past_service" ON "webhook";

DROP TRIGGER "webhook_changed_past_service" ON "webhook";

DROP TRIGGER "webhook_made_past_service" ON "webhook";

DROP TRIGGER "webhook_numbered_past_service" ON "webhook";

DROP FUNCTION "enter_webhook_past_service"();

DROP TRIGGER "user_account_removed_past_service" ON "user_account";

DROP TRIGGER "user_account_changed_past_service" ON "user_account";

DROP TRIGGER "user_account_made_past_service" ON "user_account";

DROP TRIGGER "user_account_numbered_past_service" ON "user_account";

DROP FUNCTION "enter_user_account_past_service"();

DROP TRIGGER "supplier_removed_past_service" ON "supplier";

DROP TRIGGER "supplier_changed_past_service" ON "supplier";

DROP TRIGGER "supplier_made_past_service" ON "supplier";

DROP TRIGGER "supplier_numbered_past_service" ON "supplier";

DROP FUNCTION "enter_supplier_past_service"();

DROP TRIGGER "service_account_removed_past_service" ON "service_account";

DROP TRIGGER "service_account_changed_past_service" ON "service_account";

DROP TRIGGER "service_account_made_past_service" ON "service_account";

DROP TRIGGER "service_account_numbered_past_service" ON "service_account";

DROP FUNCTION "enter_service_account_past_service"();

DROP TRIGGER "role_removed_past_service" ON "role";

DROP TRIGGER "role_changed_past_service" ON "role";

DROP TRIGGER "role_made_past_service" ON "role";

DROP TRIGGER "role_numbered_past_service" ON "role";

DROP FUNCTION "enter_role_past_service"();

DROP TRIGGER "code_removed_past_service" ON "code";

DROP TRIGGER "code_changed_past_service" ON "code";

DROP TRIGGER "code_made_past_service" ON "code";

DROP TRIGGER "code_numbered_past_service" ON "code";

DROP FUNCTION "enter_code_past_service"();

CREATE FUNCTION "refuse_other_id"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN RAISE EXCEPTION ''The id of a record never changes, as its history goes by it: INSERT a record with the other id and DELETE this one''\x3b END';

CREATE TRIGGER "client_keeps_its_id" BEFORE UPDATE OF "client_id" ON "client" FOR EACH ROW WHEN (OLD."client_id" IS DISTINCT FROM NEW."client_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE FUNCTION "enter_code_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, NULL::jsonb, ''true''::jsonb, ''0''::jsonb, NULL::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."list"), to_jsonb(OLD."code"), to_jsonb(OLD."name"), to_jsonb(OLD."active"), to_jsonb(OLD."order"), to_jsonb(OLD."note")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."list"), to_jsonb(NEW."code"), to_jsonb(NEW."name"), to_jsonb(NEW."active"), to_jsonb(NEW."order"), to_jsonb(NEW."note")]::jsonb[]\x3b END IF\x3b what := changes_between(''{list,code,name,active,order,note}''::text[], was, now)\x3b IF TG_OP = ''UPDATE'' THEN what := what || changes_between(''{created}''::text[], ARRAY[to_jsonb(to_char(OLD."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[], ARRAY[to_jsonb(to_char(NEW."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[])\x3b END IF\x3b IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''code'', NEW."code_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''code'', OLD."code_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''code'', NEW."code_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "code_numbered_past_service" BEFORE UPDATE OF "list", "code", "name", "active", "order", "note", "created" ON "code" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_code_past_service"();

CREATE CONSTRAINT TRIGGER "code_made_past_service" AFTER INSERT ON "code" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_code_past_service"();

CREATE CONSTRAINT TRIGGER "code_changed_past_service" AFTER UPDATE OF "list", "code", "name", "active", "order", "note", "created" ON "code" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_code_past_service"();

CREATE CONSTRAINT TRIGGER "code_removed_past_service" AFTER DELETE ON "code" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_code_past_service"();

CREATE TRIGGER "code_keeps_its_id" BEFORE UPDATE OF "code_id" ON "code" FOR EACH ROW WHEN (OLD."code_id" IS DISTINCT FROM NEW."code_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE FUNCTION "enter_role_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, ''[]''::jsonb, ''false''::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."name"), to_jsonb(OLD."permissions"), to_jsonb(OLD."requires_second_factor")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."name"), to_jsonb(NEW."permissions"), to_jsonb(NEW."requires_second_factor")]::jsonb[]\x3b END IF\x3b what := changes_between(''{name,permissions,requires_second_factor}''::text[], was, now)\x3b IF TG_OP = ''UPDATE'' THEN what := what || changes_between(''{created}''::text[], ARRAY[to_jsonb(to_char(OLD."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[], ARRAY[to_jsonb(to_char(NEW."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[])\x3b END IF\x3b IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''role'', NEW."role_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''role'', OLD."role_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''role'', NEW."role_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "role_numbered_past_service" BEFORE UPDATE OF "name", "permissions", "requires_second_factor", "created" ON "role" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_role_past_service"();

CREATE CONSTRAINT TRIGGER "role_made_past_service" AFTER INSERT ON "role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_role_past_service"();

CREATE CONSTRAINT TRIGGER "role_changed_past_service" AFTER UPDATE OF "name", "permissions", "requires_second_factor", "created" ON "role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_role_past_service"();

CREATE CONSTRAINT TRIGGER "role_removed_past_service" AFTER DELETE ON "role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_role_past_service"();

CREATE TRIGGER "role_keeps_its_id" BEFORE UPDATE OF "role_id" ON "role" FOR EACH ROW WHEN (OLD."role_id" IS DISTINCT FROM NEW."role_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE FUNCTION "enter_service_account_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, ''false''::jsonb, ''true''::jsonb, NULL::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."display_name"), to_jsonb(OLD."role_id"::text), to_jsonb(OLD."order_channel"), to_jsonb(OLD."enabled"), to_jsonb(OLD."note")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."display_name"), to_jsonb(NEW."role_id"::text), to_jsonb(NEW."order_channel"), to_jsonb(NEW."enabled"), to_jsonb(NEW."note")]::jsonb[]\x3b END IF\x3b what := changes_between(''{display_name,role_id,order_channel,enabled,note}''::text[], was, now)\x3b IF TG_OP = ''UPDATE'' THEN what := what || changes_between(''{created}''::text[], ARRAY[to_jsonb(to_char(OLD."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[], ARRAY[to_jsonb(to_char(NEW."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[])\x3b END IF\x3b IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''service_account'', NEW."user_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''service_account'', OLD."user_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''service_account'', NEW."user_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "service_account_numbered_past_service" BEFORE UPDATE OF "display_name", "role_id", "order_channel", "enabled", "note", "created" ON "service_account" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_service_account_past_service"();

CREATE CONSTRAINT TRIGGER "service_account_made_past_service" AFTER INSERT ON "service_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_service_account_past_service"();

CREATE CONSTRAINT TRIGGER "service_account_changed_past_service" AFTER UPDATE OF "display_name", "role_id", "order_channel", "enabled", "note", "created" ON "service_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_service_account_past_service"();

CREATE CONSTRAINT TRIGGER "service_account_removed_past_service" AFTER DELETE ON "service_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_service_account_past_service"();

CREATE TRIGGER "service_account_keeps_its_id" BEFORE UPDATE OF "user_id" ON "service_account" FOR EACH ROW WHEN (OLD."user_id" IS DISTINCT FROM NEW."user_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE FUNCTION "enter_supplier_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, NULL::jsonb, ''true''::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."name"), to_jsonb(OLD."trading_name"), to_jsonb(OLD."abn"), to_jsonb(OLD."active"), to_jsonb(OLD."contact"), to_jsonb(OLD."email"), to_jsonb(OLD."phone"), to_jsonb(OLD."address"), to_jsonb(OLD."payment_method_id"), to_jsonb(OLD."payment_terms_id"), to_jsonb(OLD."bank_bsb"), to_jsonb(OLD."bank_account_number"), to_jsonb(OLD."bank_account_name"), to_jsonb(OLD."note")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."name"), to_jsonb(NEW."trading_name"), to_jsonb(NEW."abn"), to_jsonb(NEW."active"), to_jsonb(NEW."contact"), to_jsonb(NEW."email"), to_jsonb(NEW."phone"), to_jsonb(NEW."address"), to_jsonb(NEW."payment_method_id"), to_jsonb(NEW."payment_terms_id"), to_jsonb(NEW."bank_bsb"), to_jsonb(NEW."bank_account_number"), to_jsonb(NEW."bank_account_name"), to_jsonb(NEW."note")]::jsonb[]\x3b END IF\x3b what := changes_between(''{name,trading_name,abn,active,contact,email,phone,address,payment_method_id,payment_terms_id,bank_bsb,bank_account_number,bank_account_name,note}''::text[], was, now)\x3b IF TG_OP = ''UPDATE'' THEN what := what || changes_between(''{created}''::text[], ARRAY[to_jsonb(to_char(OLD."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[], ARRAY[to_jsonb(to_char(NEW."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[])\x3b END IF\x3b IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''supplier'', NEW."supplier_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''supplier'', OLD."supplier_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''supplier'', NEW."supplier_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "supplier_numbered_past_service" BEFORE UPDATE OF "name", "trading_name", "abn", "active", "contact", "email", "phone", "address", "payment_method_id", "payment_terms_id", "bank_bsb", "bank_account_number", "bank_account_name", "note", "created" ON "supplier" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_supplier_past_service"();

CREATE CONSTRAINT TRIGGER "supplier_made_past_service" AFTER INSERT ON "supplier" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_supplier_past_service"();

CREATE CONSTRAINT TRIGGER "supplier_changed_past_service" AFTER UPDATE OF "name", "trading_name", "abn", "active", "contact", "email", "phone", "address", "payment_method_id", "payment_terms_id", "bank_bsb", "bank_account_number", "bank_account_name", "note", "created" ON "supplier" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_supplier_past_service"();

CREATE CONSTRAINT TRIGGER "supplier_removed_past_service" AFTER DELETE ON "supplier" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_supplier_past_service"();

CREATE TRIGGER "supplier_keeps_its_id" BEFORE UPDATE OF "supplier_id" ON "supplier" FOR EACH ROW WHEN (OLD."supplier_id" IS DISTINCT FROM NEW."supplier_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE FUNCTION "enter_user_account_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, NULL::jsonb, ''true''::jsonb, NULL::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."user_name"), to_jsonb(OLD."display_name"), to_jsonb(OLD."role_id"::text), to_jsonb(OLD."enabled"), to_jsonb(OLD."password_hash")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."user_name"), to_jsonb(NEW."display_name"), to_jsonb(NEW."role_id"::text), to_jsonb(NEW."enabled"), to_jsonb(NEW."password_hash")]::jsonb[]\x3b END IF\x3b what := changes_between(''{user_name,display_name,role_id,enabled,password}''::text[], was, now)\x3b what := (SELECT coalesce(jsonb_agg(CASE WHEN c.change ->> ''field'' = ANY (''{password}'') THEN c.change - ARRAY[''from'', ''to''] ELSE c.change END), ''[]'') FROM jsonb_array_elements(what) c(change))\x3b IF TG_OP = ''UPDATE'' THEN what := what || changes_between(''{created}''::text[], ARRAY[to_jsonb(to_char(OLD."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[], ARRAY[to_jsonb(to_char(NEW."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[])\x3b END IF\x3b IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''user'', NEW."user_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''user'', OLD."user_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''user'', NEW."user_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "user_account_numbered_past_service" BEFORE UPDATE OF "user_name", "display_name", "role_id", "enabled", "password_hash", "created" ON "user_account" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_user_account_past_service"();

CREATE CONSTRAINT TRIGGER "user_account_made_past_service" AFTER INSERT ON "user_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_user_account_past_service"();

CREATE CONSTRAINT TRIGGER "user_account_changed_past_service" AFTER UPDATE OF "user_name", "display_name", "role_id", "enabled", "password_hash", "created" ON "user_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_user_account_past_service"();

CREATE CONSTRAINT TRIGGER "user_account_removed_past_service" AFTER DELETE ON "user_account" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_user_account_past_service"();

CREATE TRIGGER "user_account_keeps_its_id" BEFORE UPDATE OF "user_id" ON "user_account" FOR EACH ROW WHEN (OLD."user_id" IS DISTINCT FROM NEW."user_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE FUNCTION "enter_webhook_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, NULL::jsonb, ''true''::jsonb, NULL::jsonb, ''[]''::jsonb, ''[]''::jsonb, ''false''::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."name"), to_jsonb(OLD."url"), to_jsonb(OLD."role_id"::text), to_jsonb(OLD."active"), to_jsonb(OLD."note"), to_jsonb(OLD."resources"), to_jsonb(OLD."fields"), to_jsonb(OLD."include_record")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."name"), to_jsonb(NEW."url"), to_jsonb(NEW."role_id"::text), to_jsonb(NEW."active"), to_jsonb(NEW."note"), to_jsonb(NEW."resources"), to_jsonb(NEW."fields"), to_jsonb(NEW."include_record")]::jsonb[]\x3b END IF\x3b what := changes_between(''{name,url,role_id,active,note,resources,fields,include_record}''::text[], was, now)\x3b IF TG_OP = ''UPDATE'' THEN what := what || changes_between(''{created}''::text[], ARRAY[to_jsonb(to_char(OLD."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[], ARRAY[to_jsonb(to_char(NEW."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"''))]::jsonb[])\x3b END IF\x3b IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''webhook'', NEW."webhook_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''webhook'', OLD."webhook_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''webhook'', NEW."webhook_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "webhook_numbered_past_service" BEFORE UPDATE OF "name", "url", "role_id", "active", "note", "resources", "fields", "include_record", "created" ON "webhook" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_webhook_past_service"();

CREATE CONSTRAINT TRIGGER "webhook_made_past_service" AFTER INSERT ON "webhook" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_webhook_past_service"();

CREATE CONSTRAINT TRIGGER "webhook_changed_past_service" AFTER UPDATE OF "name", "url", "role_id", "active", "note", "resources", "fields", "include_record", "created" ON "webhook" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_webhook_past_service"();

CREATE CONSTRAINT TRIGGER "webhook_removed_past_service" AFTER DELETE ON "webhook" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_webhook_past_service"();

CREATE TRIGGER "webhook_keeps_its_id" BEFORE UPDATE OF "webhook_id" ON "webhook" FOR EACH ROW WHEN (OLD."webhook_id" IS DISTINCT FROM NEW."webhook_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE FUNCTION "enter_approval_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, NULL::jsonb, ''0''::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, ''"no"''::jsonb, ''"no"''::jsonb, NULL::jsonb, NULL::jsonb, ''"no"''::jsonb, ''0''::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, ''"no"''::jsonb, ''[]''::jsonb, NULL::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."contract_id"), to_jsonb(OLD."status_flag"), to_jsonb(OLD."approval_sub_status_id"), to_jsonb(trim_scale(OLD."approval_limit")), to_jsonb(OLD."external_order_number"), to_jsonb(OLD."client_phone"), to_jsonb(OLD."misc_phone"), to_jsonb(OLD."attachment_id"), to_jsonb(OLD."invoice_no"), to_jsonb(OLD."invoice_date"), to_jsonb(OLD."credit_note_flag"), to_jsonb(OLD."reimbursement_flag"), to_jsonb(OLD."payee_payment_method_id"), to_jsonb(OLD."driver_bank_account_id"), to_jsonb(OLD."bank_details_correct_flag"), to_jsonb(OLD."billing_period"), to_jsonb(OLD."billing_period_item_no"), to_jsonb(OLD."supplier_franchise_vehicle_id"), to_jsonb(OLD."odometer"), to_jsonb(OLD."odometer_date"), to_jsonb(OLD."odometer_valid_flag"), to_jsonb(OLD."supplier_id"), to_jsonb(OLD."supplier_contact"), to_jsonb(OLD."supplier_phone"), to_jsonb(OLD."franchise_notes"), to_jsonb(OLD."driver_name"), to_jsonb(OLD."driver_phone"), to_jsonb(OLD."driver_aware_flag"), to_jsonb(OLD."maintenance_lines"), to_jsonb(OLD."notes")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."contract_id"), to_jsonb(NEW."status_flag"), to_jsonb(NEW."approval_sub_status_id"), to_jsonb(trim_scale(NEW."approval_limit")), to_jsonb(NEW."external_order_number"), to_jsonb(NEW."client_phone"), to_jsonb(NEW."misc_phone"), to_jsonb(NEW."attachment_id"), to_jsonb(NEW."invoice_no"), to_jsonb(NEW."invoice_date"), to_jsonb(NEW."credit_note_flag"), to_jsonb(NEW."reimbursement_flag"), to_jsonb(NEW."payee_payment_method_id"), to_jsonb(NEW."driver_bank_account_id"), to_jsonb(NEW."bank_details_correct_flag"), to_jsonb(NEW."billing_period"), to_jsonb(NEW."billing_period_item_no"), to_jsonb(NEW."supplier_franchise_vehicle_id"), to_jsonb(NEW."odometer"), to_jsonb(NEW."odometer_date"), to_jsonb(NEW."odometer_valid_flag"), to_jsonb(NEW."supplier_id"), to_jsonb(NEW."supplier_contact"), to_jsonb(NEW."supplier_phone"), to_jsonb(NEW."franchise_notes"), to_jsonb(NEW."driver_name"), to_jsonb(NEW."driver_phone"), to_jsonb(NEW."driver_aware_flag"), to_jsonb(NEW."maintenance_lines"), to_jsonb(NEW."notes")]::jsonb[]\x3b END IF\x3b what := changes_between(''{contract_id,status_flag,approval_sub_status_id,approval_limit,external_order_number,client_phone,misc_phone,attachment_id,invoice_no,invoice_date,credit_note_flag,reimbursement_flag,payee_payment_method_id,driver_bank_account_id,bank_details_correct_flag,billing_period,billing_period_item_no,supplier_franchise_vehicle_id,odometer,odometer_date,odometer_valid_flag,supplier_id,supplier_contact,supplier_phone,franchise_notes,driver_name,driver_phone,driver_aware_flag,maintenance_lines,notes}''::text[], was, now)\x3b IF TG_OP = ''UPDATE'' THEN what := what || changes_between(''{created,posted_date,requested_audit_attempt_count,source,user_id,user_id_edit}''::text[], ARRAY[to_jsonb(to_char(OLD."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"'')), to_jsonb(to_char(OLD."posted_date" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"'')), to_jsonb(OLD."requested_audit_attempt_count"::integer), to_jsonb(OLD."source"::text), to_jsonb(OLD."user_id"::text), to_jsonb(OLD."user_id_edit"::text)]::jsonb[], ARRAY[to_jsonb(to_char(NEW."created" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"'')), to_jsonb(to_char(NEW."posted_date" AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS"Z"'')), to_jsonb(NEW."requested_audit_attempt_count"::integer), to_jsonb(NEW."source"::text), to_jsonb(NEW."user_id"::text), to_jsonb(NEW."user_id_edit"::text)]::jsonb[])\x3b END IF\x3b IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''approval'', NEW."approval_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''approval'', OLD."approval_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''approval'', NEW."approval_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "approval_numbered_past_service" BEFORE UPDATE OF "contract_id", "status_flag", "approval_sub_status_id", "approval_limit", "external_order_number", "client_phone", "misc_phone", "attachment_id", "invoice_no", "invoice_date", "credit_note_flag", "reimbursement_flag", "payee_payment_method_id", "driver_bank_account_id", "bank_details_correct_flag", "billing_period", "billing_period_item_no", "supplier_franchise_vehicle_id", "odometer", "odometer_date", "odometer_valid_flag", "supplier_id", "supplier_contact", "supplier_phone", "franchise_notes", "driver_name", "driver_phone", "driver_aware_flag", "maintenance_lines", "notes", "created", "posted_date", "requested_audit_attempt_count", "source", "user_id", "user_id_edit" ON "approval" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_approval_past_service"();

CREATE CONSTRAINT TRIGGER "approval_made_past_service" AFTER INSERT ON "approval" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_approval_past_service"();

CREATE CONSTRAINT TRIGGER "approval_changed_past_service" AFTER UPDATE OF "contract_id", "status_flag", "approval_sub_status_id", "approval_limit", "external_order_number", "client_phone", "misc_phone", "attachment_id", "invoice_no", "invoice_date", "credit_note_flag", "reimbursement_flag", "payee_payment_method_id", "driver_bank_account_id", "bank_details_correct_flag", "billing_period", "billing_period_item_no", "supplier_franchise_vehicle_id", "odometer", "odometer_date", "odometer_valid_flag", "supplier_id", "supplier_contact", "supplier_phone", "franchise_notes", "driver_name", "driver_phone", "driver_aware_flag", "maintenance_lines", "notes", "created", "posted_date", "requested_audit_attempt_count", "source", "user_id", "user_id_edit" ON "approval" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_approval_past_service"();

CREATE CONSTRAINT TRIGGER "approval_removed_past_service" AFTER DELETE ON "approval" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_approval_past_service"();

CREATE TRIGGER "approval_keeps_its_id" BEFORE UPDATE OF "approval_id" ON "approval" FOR EACH ROW WHEN (OLD."approval_id" IS DISTINCT FROM NEW."approval_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE TRIGGER "contract_keeps_its_id" BEFORE UPDATE OF "contract_id" ON "contract" FOR EACH ROW WHEN (OLD."contract_id" IS DISTINCT FROM NEW."contract_id") EXECUTE FUNCTION "refuse_other_id"();

CREATE FUNCTION "enter_packaging_defaults_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE was jsonb[] := ARRAY[NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, ''"yes"''::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, NULL::jsonb, ''"email"''::jsonb, ''[]''::jsonb, ''"all-items"''::jsonb]::jsonb[]\x3b now jsonb[] := was\x3b what jsonb\x3b BEGIN IF TG_OP <> ''INSERT'' THEN was := ARRAY[to_jsonb(OLD."bank_account_enabled_flag"), to_jsonb(OLD."financial_institution_id"), to_jsonb(OLD."bank_bsb"), to_jsonb(OLD."bank_account_number"), to_jsonb(OLD."bank_account_name"), to_jsonb(OLD."bank_account_name_short"), to_jsonb(OLD."apca_number"), to_jsonb(OLD."aba_description"), to_jsonb(OLD."aba_self_balancing_flag"), to_jsonb(OLD."pay_run_start"), to_jsonb(OLD."pay_run_start2"), to_jsonb(OLD."pay_run_start3"), to_jsonb(OLD."pay_run_weekend_treatment"), to_jsonb(OLD."pay_run_processing_state"), to_jsonb(OLD."payroll_pre_tax"), to_jsonb(OLD."payroll_post_tax"), to_jsonb(OLD."payroll_fbt"), to_jsonb(OLD."payroll_lcc"), to_jsonb(OLD."payroll_gst"), to_jsonb(OLD."payroll_itc"), to_jsonb(OLD."report_delivery_type"), to_jsonb(OLD."report_groups"), to_jsonb(OLD."taxable_sales")]::jsonb[]\x3b END IF\x3b IF TG_OP <> ''DELETE'' THEN now := ARRAY[to_jsonb(NEW."bank_account_enabled_flag"), to_jsonb(NEW."financial_institution_id"), to_jsonb(NEW."bank_bsb"), to_jsonb(NEW."bank_account_number"), to_jsonb(NEW."bank_account_name"), to_jsonb(NEW."bank_account_name_short"), to_jsonb(NEW."apca_number"), to_jsonb(NEW."aba_description"), to_jsonb(NEW."aba_self_balancing_flag"), to_jsonb(NEW."pay_run_start"), to_jsonb(NEW."pay_run_start2"), to_jsonb(NEW."pay_run_start3"), to_jsonb(NEW."pay_run_weekend_treatment"), to_jsonb(NEW."pay_run_processing_state"), to_jsonb(NEW."payroll_pre_tax"), to_jsonb(NEW."payroll_post_tax"), to_jsonb(NEW."payroll_fbt"), to_jsonb(NEW."payroll_lcc"), to_jsonb(NEW."payroll_gst"), to_jsonb(NEW."payroll_itc"), to_jsonb(NEW."report_delivery_type"), to_jsonb(NEW."report_groups"), to_jsonb(NEW."taxable_sales")]::jsonb[]\x3b END IF\x3b what := changes_between(''{bank_account_enabled_flag,financial_institution_id,bank_bsb,bank_account_number,bank_account_name,bank_account_name_short,apca_number,aba_description,aba_self_balancing_flag,pay_run_start,pay_run_start2,pay_run_start3,pay_run_weekend_treatment,pay_run_processing_state,payroll_pre_tax,payroll_post_tax,payroll_fbt,payroll_lcc,payroll_gst,payroll_itc,report_delivery_type,report_groups,taxable_sales}''::text[], was, now)\x3b IF TG_OP = ''UPDATE'' THEN what := what || changes_between(''{client_packaging_default_id}''::text[], ARRAY[to_jsonb(OLD."client_packaging_default_id"::text)]::jsonb[], ARRAY[to_jsonb(NEW."client_packaging_default_id"::text)]::jsonb[])\x3b END IF\x3b IF TG_WHEN = ''BEFORE'' THEN IF what <> ''[]'' THEN NEW.version := greatest(NEW.version, OLD.version + 1)\x3b NEW.last_edit := clock_timestamp()\x3b END IF\x3b RETURN NEW\x3b END IF\x3b IF TG_OP = ''INSERT'' THEN PERFORM enter_past_service(''packaging_defaults'', NEW."client_id"::text, NEW.version, ''created'', what)\x3b ELSIF TG_OP = ''DELETE'' THEN PERFORM enter_past_service(''packaging_defaults'', OLD."client_id"::text, OLD.version + 1, ''deleted'', what)\x3b ELSIF what <> ''[]'' THEN PERFORM enter_past_service(''packaging_defaults'', NEW."client_id"::text, NEW.version, ''updated'', what)\x3b END IF\x3b RETURN NULL\x3b END';

CREATE TRIGGER "packaging_defaults_numbered_past_service" BEFORE UPDATE OF "bank_account_enabled_flag", "financial_institution_id", "bank_bsb", "bank_account_number", "bank_account_name", "bank_account_name_short", "apca_number", "aba_description", "aba_self_balancing_flag", "pay_run_start", "pay_run_start2", "pay_run_start3", "pay_run_weekend_treatment", "pay_run_processing_state", "payroll_pre_tax", "payroll_post_tax", "payroll_fbt", "payroll_lcc", "payroll_gst", "payroll_itc", "report_delivery_type", "report_groups", "taxable_sales", "client_packaging_default_id" ON "packaging_defaults" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_packaging_defaults_past_service"();

CREATE CONSTRAINT TRIGGER "packaging_defaults_made_past_service" AFTER INSERT ON "packaging_defaults" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_packaging_defaults_past_service"();

CREATE CONSTRAINT TRIGGER "packaging_defaults_changed_past_service" AFTER UPDATE OF "bank_account_enabled_flag", "financial_institution_id", "bank_bsb", "bank_account_number", "bank_account_name", "bank_account_name_short", "apca_number", "aba_description", "aba_self_balancing_flag", "pay_run_start", "pay_run_start2", "pay_run_start3", "pay_run_weekend_treatment", "pay_run_processing_state", "payroll_pre_tax", "payroll_post_tax", "payroll_fbt", "payroll_lcc", "payroll_gst", "payroll_itc", "report_delivery_type", "report_groups", "taxable_sales", "client_packaging_default_id" ON "packaging_defaults" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_packaging_defaults_past_service"();

CREATE CONSTRAINT TRIGGER "packaging_defaults_removed_past_service" AFTER DELETE ON "packaging_defaults" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "enter_packaging_defaults_past_service"();

CREATE TRIGGER "packaging_defaults_keeps_its_id" BEFORE UPDATE OF "client_id" ON "packaging_defaults" FOR EACH ROW WHEN (OLD."client_id" IS DISTINCT FROM NEW."client_id") EXECUTE FUNCTION "refuse_other_id"();
