-- AlterTable
ALTER TABLE "event" ALTER COLUMN "record_id" SET DATA TYPE TEXT;
