DROP TRIGGER "event_past_service_is_told" ON "event";

CREATE TRIGGER "event_past_service_is_told" AFTER INSERT ON "event" FOR EACH ROW WHEN (current_setting('fleetbook.enters', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION "tell_of_changes"();
