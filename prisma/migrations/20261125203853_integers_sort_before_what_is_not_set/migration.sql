DROP INDEX "code_sort_order";

CREATE INDEX "code_sort_order" ON "code" (coalesce("order", 2147483648), "code_id") INCLUDE ("order", "list");

ALTER INDEX "code_sort_order" ALTER COLUMN 1 SET STATISTICS 25;
