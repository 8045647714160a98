-- CreateIndex
CREATE INDEX "event_request_id_event_id_idx" ON "event"("request_id", "event_id");

-- DropIndex
DROP INDEX "event_request_id_idx";
