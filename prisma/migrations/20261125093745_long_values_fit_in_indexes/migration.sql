DROP INDEX "supplier_sort_trading_name";

DROP INDEX "supplier_sort_name";

CREATE INDEX "supplier_sort_name" ON "supplier" ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C"), "supplier_id");

ALTER INDEX "supplier_sort_name" ALTER COLUMN 1 SET STATISTICS 25;

CREATE INDEX "supplier_sort_trading_name" ON "supplier" ((lower(coalesce("trading_name", U&'\+10FFFF')) COLLATE "C"), "supplier_id");

ALTER INDEX "supplier_sort_trading_name" ALTER COLUMN 1 SET STATISTICS 25;
