-- Milliseconds since 1970 become moments, so that open windows go on.
ALTER TABLE "sign_in_failure"
ALTER COLUMN "expire" TYPE TIMESTAMPTZ(3) USING to_timestamp("expire" / 1000.0);
