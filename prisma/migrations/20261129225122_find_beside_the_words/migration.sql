-- Where find_codes_without_signs made the words anew, it left what stands beside them empty. The records
-- stay as they are read here until that is written: processes of the version before change them meanwhile.
WITH t AS MATERIALIZED (
  SELECT t."client_id", t."name", t."client_code", t."client_type", t."abn", t."client_id_parent", t."client_group_id", t."client_id_external", t."user_id", t."user_id_sales", t."supplier_id_repairer", t."supplier_id_broker", t."supplier_id_insurer", t."state", t."next_contact_date", t."finance_limit", t."finance_review_date", t."approval_limit", t."interest_margin", t."client_defaults_supplier_id_financier", t."client_defaults_supplier_id_insurer" FROM "client" t JOIN "client_search_text" s ON s."client_id" = t."client_id"
  WHERE ROW(s."name", s."client_code", s."client_type", s."abn", s."client_id_parent", s."client_group_id", s."client_id_external", s."user_id", s."user_id_sales", s."supplier_id_repairer", s."supplier_id_broker", s."supplier_id_insurer", s."state", s."next_contact_date", s."finance_limit", s."finance_review_date", s."approval_limit", s."interest_margin", s."client_defaults_supplier_id_financier", s."client_defaults_supplier_id_insurer") IS DISTINCT FROM ROW(t."name", t."client_code", t."client_type", t."abn", t."client_id_parent", t."client_group_id", t."client_id_external", t."user_id", t."user_id_sales", t."supplier_id_repairer", t."supplier_id_broker", t."supplier_id_insurer", t."state", t."next_contact_date", t."finance_limit", t."finance_review_date", t."approval_limit", t."interest_margin", t."client_defaults_supplier_id_financier", t."client_defaults_supplier_id_insurer") FOR SHARE OF t
)
UPDATE "client_search_text" s SET "name" = t."name", "client_code" = t."client_code", "client_type" = t."client_type", "abn" = t."abn", "client_id_parent" = t."client_id_parent", "client_group_id" = t."client_group_id", "client_id_external" = t."client_id_external", "user_id" = t."user_id", "user_id_sales" = t."user_id_sales", "supplier_id_repairer" = t."supplier_id_repairer", "supplier_id_broker" = t."supplier_id_broker", "supplier_id_insurer" = t."supplier_id_insurer", "state" = t."state", "next_contact_date" = t."next_contact_date", "finance_limit" = t."finance_limit", "finance_review_date" = t."finance_review_date", "approval_limit" = t."approval_limit", "interest_margin" = t."interest_margin", "client_defaults_supplier_id_financier" = t."client_defaults_supplier_id_financier", "client_defaults_supplier_id_insurer" = t."client_defaults_supplier_id_insurer" FROM t WHERE s."client_id" = t."client_id";

WITH t AS MATERIALIZED (
  SELECT t."contract_id", t."client_id" FROM "contract" t JOIN "contract_search_text" s ON s."contract_id" = t."contract_id"
  WHERE ROW(s."client_id") IS DISTINCT FROM ROW(t."client_id") FOR SHARE OF t
)
UPDATE "contract_search_text" s SET "client_id" = t."client_id" FROM t WHERE s."contract_id" = t."contract_id";

WITH t AS MATERIALIZED (
  SELECT t."approval_id", t."contract_id", t."status_flag", t."approval_limit", t."invoice_date", t."supplier_id" FROM "approval" t JOIN "approval_search_text" s ON s."approval_id" = t."approval_id"
  WHERE ROW(s."contract_id", s."status_flag", s."approval_limit", s."invoice_date", s."supplier_id") IS DISTINCT FROM ROW(t."contract_id", t."status_flag", t."approval_limit", t."invoice_date", t."supplier_id") FOR SHARE OF t
)
UPDATE "approval_search_text" s SET "contract_id" = t."contract_id", "status_flag" = t."status_flag", "approval_limit" = t."approval_limit", "invoice_date" = t."invoice_date", "supplier_id" = t."supplier_id" FROM t WHERE s."approval_id" = t."approval_id";

WITH t AS MATERIALIZED (
  SELECT t."supplier_id", t."name", t."trading_name" FROM "supplier" t JOIN "supplier_search_text" s ON s."supplier_id" = t."supplier_id"
  WHERE ROW(s."name", s."trading_name") IS DISTINCT FROM ROW(t."name", t."trading_name") FOR SHARE OF t
)
UPDATE "supplier_search_text" s SET "name" = t."name", "trading_name" = t."trading_name" FROM t WHERE s."supplier_id" = t."supplier_id";

WITH t AS MATERIALIZED (
  SELECT t."code_id", t."list", t."code", t."name", t."order" FROM "code" t JOIN "code_search_text" s ON s."code_id" = t."code_id"
  WHERE ROW(s."list", s."code", s."name", s."order") IS DISTINCT FROM ROW(t."list", t."code", t."name", t."order") FOR SHARE OF t
)
UPDATE "code_search_text" s SET "list" = t."list", "code" = t."code", "name" = t."name", "order" = t."order" FROM t WHERE s."code_id" = t."code_id";

CREATE STATISTICS "client_search_text_by_name" ON ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_client_code" ON ((lower(coalesce("client_code", U&'\+10FFFF')) COLLATE "C")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_client_type" ON ((coalesce("client_type", U&'\+10FFFF') COLLATE "C")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_abn" ON ((lower(coalesce("abn", U&'\+10FFFF')) COLLATE "C")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_client_id_parent" ON (lower("client_id_parent")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_client_group_id" ON (lower("client_group_id")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_client_id_external" ON (lower("client_id_external")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_user_id" ON ((lower(coalesce("user_id", U&'\+10FFFF')) COLLATE "C")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_user_id_sales" ON (lower("user_id_sales")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_supplier_id_repairer" ON (lower("supplier_id_repairer")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_supplier_id_broker" ON (lower("supplier_id_broker")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_supplier_id_insurer" ON (lower("supplier_id_insurer")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_state" ON ((coalesce("state", U&'\+10FFFF') COLLATE "C")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_next_contact_date" ON (coalesce("next_contact_date", 'infinity'::date)) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_finance_limit" ON (coalesce("finance_limit", 'NaN'::numeric)) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_finance_review_date" ON (coalesce("finance_review_date", 'infinity'::date)) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_approval_limit" ON (coalesce("approval_limit", 'NaN'::numeric)) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_interest_margin" ON (coalesce("interest_margin", 'NaN'::numeric)) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_client_defaults_supplier_id_financier" ON (lower("client_defaults_supplier_id_financier")) FROM "client_search_text";

CREATE STATISTICS "client_search_text_by_client_defaults_supplier_id_insurer" ON (lower("client_defaults_supplier_id_insurer")) FROM "client_search_text";

CREATE STATISTICS "code_search_text_by_list" ON ((coalesce("list", U&'\+10FFFF') COLLATE "C")) FROM "code_search_text";

CREATE STATISTICS "code_search_text_by_code" ON ((lower(coalesce("code", U&'\+10FFFF')) COLLATE "C")) FROM "code_search_text";

CREATE STATISTICS "code_search_text_by_name" ON ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C")) FROM "code_search_text";

CREATE STATISTICS "code_search_text_by_order" ON (coalesce("order", 2147483648)) FROM "code_search_text";

CREATE STATISTICS "role_search_text_by_name" ON ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C")) FROM "role_search_text";

CREATE STATISTICS "service_account_search_text_by_display_name" ON ((lower(coalesce("display_name", U&'\+10FFFF')) COLLATE "C")) FROM "service_account_search_text";

CREATE STATISTICS "supplier_search_text_by_name" ON ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C")) FROM "supplier_search_text";

CREATE STATISTICS "supplier_search_text_by_trading_name" ON ((lower(coalesce("trading_name", U&'\+10FFFF')) COLLATE "C")) FROM "supplier_search_text";

CREATE STATISTICS "user_account_search_text_by_user_name" ON ((lower(coalesce("user_name", U&'\+10FFFF')) COLLATE "C")) FROM "user_account_search_text";

CREATE STATISTICS "user_account_search_text_by_display_name" ON ((lower(coalesce("display_name", U&'\+10FFFF')) COLLATE "C")) FROM "user_account_search_text";

CREATE STATISTICS "webhook_search_text_by_name" ON ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C")) FROM "webhook_search_text";

CREATE STATISTICS "approval_search_text_by_contract_id" ON ((lower(coalesce("contract_id", U&'\+10FFFF')) COLLATE "C")) FROM "approval_search_text";

CREATE STATISTICS "approval_search_text_by_status_flag" ON ((coalesce("status_flag", U&'\+10FFFF') COLLATE "C")) FROM "approval_search_text";

CREATE STATISTICS "approval_search_text_by_approval_limit" ON (coalesce("approval_limit", 'NaN'::numeric)) FROM "approval_search_text";

CREATE STATISTICS "approval_search_text_by_invoice_date" ON (coalesce("invoice_date", 'infinity'::date)) FROM "approval_search_text";

CREATE STATISTICS "approval_search_text_by_supplier_id" ON ((lower(coalesce("supplier_id", U&'\+10FFFF')) COLLATE "C")) FROM "approval_search_text";

-- Until somebody looks, PostgreSQL knows nothing of these.
ANALYZE "approval_search_text";

ANALYZE "client_search_text";

ANALYZE "code_search_text";

ANALYZE "role_search_text";

ANALYZE "service_account_search_text";

ANALYZE "supplier_search_text";

ANALYZE "user_account_search_text";

ANALYZE "webhook_search_text";
