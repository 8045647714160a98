DROP INDEX "approval_sort__lines_total";

CREATE OR REPLACE FUNCTION json_sum(items jsonb, member text) RETURNS numeric LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS E'DECLARE total numeric := 0\x3b value jsonb\x3b written text\x3b figure numeric\x3b BEGIN FOR place IN 0 .. coalesce(jsonb_array_length(items), 0) - 1 LOOP value := items -> place -> member\x3b written := value #>> ''{}''\x3b figure := CASE jsonb_typeof(value) WHEN ''number'' THEN value::numeric WHEN ''string'' THEN CASE WHEN length(written) <= 2002 AND written ~ ''^-?[0-9]+([.][0-9]+)?$'' THEN written::numeric END END\x3b IF abs(figure) < 1e1000 AND scale(trim_scale(figure)) <= 1000 THEN total := total + figure\x3b END IF\x3b END LOOP\x3b RETURN trim_scale(total)\x3b END';

CREATE INDEX "approval_sort__lines_total" ON "approval" (json_sum("maintenance_lines", 'amount'), "approval_id");

ALTER INDEX "approval_sort__lines_total" ALTER COLUMN 1 SET STATISTICS 25;
