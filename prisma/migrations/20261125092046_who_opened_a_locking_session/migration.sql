-- AlterTable
ALTER TABLE "locking_session" ADD COLUMN     "opened_by" INTEGER;
