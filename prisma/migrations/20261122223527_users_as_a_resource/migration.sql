DROP INDEX "user_account_name";

CREATE TYPE "user_account_json_dxs2fp" AS ("user_id" text, "role_name" text, "user_name" text, "display_name" text, "role_id" text, "enabled" boolean);

-- DropIndex
DROP INDEX "user_account_role_id_idx";

ALTER TABLE "user_account" ADD CONSTRAINT "user__user_name" CHECK (char_length("user_name") BETWEEN 1 AND 100);

ALTER TABLE "user_account" ADD CONSTRAINT "user__display_name" CHECK (char_length("display_name") BETWEEN 1 AND 100);

ALTER TABLE "user_account" SET (fillfactor = 80);

CREATE INDEX "user_account_sort_user_name" ON "user_account" ((lower(coalesce("user_name", U&'\+10FFFF')) COLLATE "C"), "user_id") INCLUDE ("user_name");

CREATE INDEX "user_account_sort_display_name" ON "user_account" ((lower(coalesce("display_name", U&'\+10FFFF')) COLLATE "C"), "user_id") INCLUDE ("display_name");

CREATE INDEX "user_account_by_role_id" ON "user_account" ("role_id", "user_id") WHERE "role_id" IS NOT NULL;

CREATE UNIQUE INDEX "user_account_user_name" ON "user_account" (lower("user_name"));
