-- Milliseconds since 1970 become moments, so that open windows go on.
ALTER TABLE "sign_in_failure"
ALTER COLUMN "expire" TYPE TIMESTAMPTZ(3) USING to_timestamp("expire" / 1000.0);

CREATE FUNCTION "changes_between"(fields text[], before jsonb[], after jsonb[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS E'BEGIN RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object(''field'', c.f, ''from'', c.a, ''to'', c.b)), ''[]'') FROM unnest(fields, before, after) AS c(f, a, b) WHERE c.a IS DISTINCT FROM c.b)\x3b END';

CREATE FUNCTION "enter_event"(of_resource text, of_record text, to_version bigint, by_user integer, for_user integer, in_request text, what text, why text, what_changed jsonb) RETURNS integer LANGUAGE plpgsql AS E'DECLARE names text[] := ARRAY(SELECT c.change ->> ''field'' FROM jsonb_array_elements(what_changed) AS c(change))\x3b BEGIN INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields) VALUES (of_resource, of_record, to_version, clock_timestamp(), by_user, for_user, in_request, what, why, what_changed, names)\x3b RETURN cardinality(names)\x3b END';
