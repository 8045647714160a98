DROP TRIGGER "packaging_defaults_begun_past_service" ON "packaging_defaults";

DROP FUNCTION "begin_packaging_defaults_past_service"();

DROP TRIGGER "contract_begun_past_service" ON "contract";

DROP FUNCTION "begin_contract_past_service"();

DROP TRIGGER "approval_begun_past_service" ON "approval";

DROP FUNCTION "begin_approval_past_service"();

DROP TRIGGER "webhook_begun_past_service" ON "webhook";

DROP FUNCTION "begin_webhook_past_service"();

DROP TRIGGER "user_account_begun_past_service" ON "user_account";

DROP FUNCTION "begin_user_account_past_service"();

DROP TRIGGER "supplier_begun_past_service" ON "supplier";

DROP FUNCTION "begin_supplier_past_service"();

DROP TRIGGER "service_account_begun_past_service" ON "service_account";

DROP FUNCTION "begin_service_account_past_service"();

DROP TRIGGER "role_begun_past_service" ON "role";

DROP FUNCTION "begin_role_past_service"();

DROP TRIGGER "code_begun_past_service" ON "code";

DROP FUNCTION "begin_code_past_service"();

DROP TRIGGER "client_begun_past_service" ON "client";

DROP FUNCTION "begin_client_past_service"();

CREATE FUNCTION "note_removal_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE kept text := ''fleetbook.removed_'' || TG_TABLE_NAME\x3b BEGIN PERFORM set_config(kept, greatest(nullif(current_setting(kept, true), '''')::bigint, OLD.version)::text, true)\x3b RETURN OLD\x3b END';

CREATE TRIGGER "client_goes_past_service" BEFORE DELETE ON "client" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_client_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''client'' AND e.record_id = NEW."client_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_client'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "client_begun_past_service" BEFORE INSERT ON "client" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_client_past_service"();

CREATE TRIGGER "code_goes_past_service" BEFORE DELETE ON "code" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_code_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''code'' AND e.record_id = NEW."code_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_code'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "code_begun_past_service" BEFORE INSERT ON "code" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_code_past_service"();

CREATE TRIGGER "role_goes_past_service" BEFORE DELETE ON "role" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_role_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''role'' AND e.record_id = NEW."role_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_role'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "role_begun_past_service" BEFORE INSERT ON "role" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_role_past_service"();

CREATE TRIGGER "service_account_goes_past_service" BEFORE DELETE ON "service_account" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_service_account_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''service_account'' AND e.record_id = NEW."user_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_service_account'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "service_account_begun_past_service" BEFORE INSERT ON "service_account" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_service_account_past_service"();

CREATE TRIGGER "supplier_goes_past_service" BEFORE DELETE ON "supplier" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_supplier_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''supplier'' AND e.record_id = NEW."supplier_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_supplier'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "supplier_begun_past_service" BEFORE INSERT ON "supplier" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_supplier_past_service"();

CREATE TRIGGER "user_account_goes_past_service" BEFORE DELETE ON "user_account" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_user_account_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''user'' AND e.record_id = NEW."user_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_user_account'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "user_account_begun_past_service" BEFORE INSERT ON "user_account" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_user_account_past_service"();

CREATE TRIGGER "webhook_goes_past_service" BEFORE DELETE ON "webhook" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_webhook_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''webhook'' AND e.record_id = NEW."webhook_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_webhook'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "webhook_begun_past_service" BEFORE INSERT ON "webhook" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_webhook_past_service"();

CREATE TRIGGER "approval_goes_past_service" BEFORE DELETE ON "approval" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_approval_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''approval'' AND e.record_id = NEW."approval_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_approval'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "approval_begun_past_service" BEFORE INSERT ON "approval" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_approval_past_service"();

CREATE TRIGGER "contract_goes_past_service" BEFORE DELETE ON "contract" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_contract_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''contract'' AND e.record_id = NEW."contract_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_contract'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "contract_begun_past_service" BEFORE INSERT ON "contract" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_contract_past_service"();

CREATE TRIGGER "packaging_defaults_goes_past_service" BEFORE DELETE ON "packaging_defaults" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "note_removal_past_service"();

CREATE FUNCTION "begin_packaging_defaults_past_service"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN NEW.version := greatest(NEW.version, coalesce((SELECT max(e.version) + 1 FROM event e WHERE e.resource = ''packaging_defaults'' AND e.record_id = NEW."client_id"::text AND e.action = ''deleted''), 1), nullif(current_setting(''fleetbook.removed_packaging_defaults'', true), '''')::bigint + 2)\x3b RETURN NEW\x3b END';

CREATE TRIGGER "packaging_defaults_begun_past_service" BEFORE INSERT ON "packaging_defaults" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "begin_packaging_defaults_past_service"();
