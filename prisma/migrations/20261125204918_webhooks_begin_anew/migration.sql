-- AlterTable
ALTER TABLE "webhook_state" ADD COLUMN     "generation" INTEGER NOT NULL DEFAULT 0;
