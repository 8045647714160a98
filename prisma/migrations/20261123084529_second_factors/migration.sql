CREATE TYPE "role_json_16ysmpi" AS ("role_id" text, "users" integer, "name" text, "permissions" text[], "requires_second_factor" boolean);

CREATE TYPE "user_account_json_126ndli" AS ("user_id" text, "role_name" text, "second_factors" integer, "user_name" text, "display_name" text, "role_id" text, "enabled" boolean);

-- AlterTable
ALTER TABLE "role" ADD COLUMN     "requires_second_factor" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "second_factor" (
    "factor_id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "credential_id" TEXT,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used" TIMESTAMPTZ(3),

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("factor_id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "code_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("code_hash")
);

-- CreateTable
CREATE TABLE "factor_challenge" (
    "challenge" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "secret" BYTEA,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "factor_challenge_pkey" PRIMARY KEY ("challenge")
);

-- CreateIndex
CREATE UNIQUE INDEX "second_factor_credential_id_key" ON "second_factor"("credential_id");

-- CreateIndex
CREATE INDEX "second_factor_user_id_idx" ON "second_factor"("user_id");

-- CreateIndex
CREATE INDEX "recovery_code_user_id_idx" ON "recovery_code"("user_id");

-- CreateIndex
CREATE INDEX "factor_challenge_user_id_purpose_idx" ON "factor_challenge"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "factor_challenge_expires_at_idx" ON "factor_challenge"("expires_at");

-- AddForeignKey
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factor_challenge" ADD CONSTRAINT "factor_challenge_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- for the version after 0.1.0: DROP TYPE "user_account_json_dxs2fp";

-- for the version after 0.1.0: DROP TYPE "role_json_1350473";
