CREATE INDEX "client_alike_abn" ON "client" ((lower(regexp_replace("abn", '[^[:alnum:]]+', '', 'g')) COLLATE "C"), "client_id") WHERE "abn" IS NOT NULL;

ALTER INDEX "client_alike_abn" ALTER COLUMN 1 SET STATISTICS 25;

CREATE INDEX "client_alike_client_code" ON "client" ((lower(regexp_replace("client_code", '[^[:alnum:]]+', '', 'g')) COLLATE "C"), "client_id") WHERE "client_code" IS NOT NULL;

ALTER INDEX "client_alike_client_code" ALTER COLUMN 1 SET STATISTICS 25;

CREATE INDEX "supplier_alike_abn" ON "supplier" ((lower(regexp_replace("abn", '[^[:alnum:]]+', '', 'g')) COLLATE "C"), "supplier_id") WHERE "abn" IS NOT NULL;

ALTER INDEX "supplier_alike_abn" ALTER COLUMN 1 SET STATISTICS 25;

CREATE INDEX "approval_alike_invoice_no" ON "approval" ((lower(regexp_replace("invoice_no", '[^[:alnum:]]+', '', 'g')) COLLATE "C"), "approval_id") WHERE "invoice_no" IS NOT NULL;

ALTER INDEX "approval_alike_invoice_no" ALTER COLUMN 1 SET STATISTICS 25;
