-- AlterTable
ALTER TABLE "webhook_delivery" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);
