CREATE INDEX "client_by_supplier_id_repairer" ON "client" ("supplier_id_repairer", "client_id") WHERE "supplier_id_repairer" IS NOT NULL;

CREATE INDEX "client_by_supplier_id_broker" ON "client" ("supplier_id_broker", "client_id") WHERE "supplier_id_broker" IS NOT NULL;

CREATE INDEX "client_by_supplier_id_insurer" ON "client" ("supplier_id_insurer", "client_id") WHERE "supplier_id_insurer" IS NOT NULL;

CREATE INDEX "client_by_client_defaults_supplier_id_financier" ON "client" ("client_defaults_supplier_id_financier", "client_id") WHERE "client_defaults_supplier_id_financier" IS NOT NULL;

CREATE INDEX "client_by_client_defaults_supplier_id_insurer" ON "client" ("client_defaults_supplier_id_insurer", "client_id") WHERE "client_defaults_supplier_id_insurer" IS NOT NULL;
