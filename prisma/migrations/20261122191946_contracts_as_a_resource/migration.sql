CREATE TYPE "contract_json_1c5vb2q" AS ("contract_id" text, "client_id" text);

-- DropIndex
DROP INDEX "contract_client_id_idx";

-- AlterTable
ALTER TABLE "contract" ADD COLUMN     "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" BIGINT NOT NULL DEFAULT 1;

ALTER TABLE "contract" SET (fillfactor = 80);

CREATE INDEX "contract_by_client_id" ON "contract" ("client_id", "contract_id") WHERE "client_id" IS NOT NULL;
