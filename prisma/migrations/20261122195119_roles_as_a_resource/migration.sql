DROP INDEX "role_name";

CREATE DOMAIN "role__name" AS text CONSTRAINT "role__name" CHECK (char_length(VALUE) BETWEEN 1 AND 100);

CREATE TYPE "role_json_1350473" AS ("role_id" text, "users" integer, "name" text, "permissions" text[]);

-- AlterTable
ALTER TABLE "role" ALTER COLUMN "permissions" SET DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "role" ALTER COLUMN "name" TYPE "role__name";

ALTER TABLE "role" SET (fillfactor = 80);

CREATE INDEX "role_sort_name" ON "role" ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C"), "role_id") INCLUDE ("name");

CREATE UNIQUE INDEX "role_name" ON "role" (lower("name"));
