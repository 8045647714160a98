CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE SEQUENCE approval_id_seq;

CREATE FUNCTION json_bytes(value jsonb) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT octet_length(value::text) - (SELECT coalesce(sum(CASE jsonb_typeof(v) WHEN 'object' THEN greatest(2 * (SELECT count(*) FROM jsonb_object_keys(v)) - 1, 0) WHEN 'array' THEN greatest(jsonb_array_length(v) - 1, 0) ELSE 0 END), 0)::integer FROM jsonb_path_query(value, 'strict $.**') v) $$;

CREATE FUNCTION json_merge_patch(target jsonb, patch jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT patch $$;

CREATE OR REPLACE FUNCTION json_merge_patch(target jsonb, patch jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT CASE WHEN jsonb_typeof(patch) <> 'object' THEN patch ELSE (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM (SELECT key, value FROM jsonb_each(CASE WHEN jsonb_typeof(target) = 'object' THEN target ELSE '{}' END) WHERE NOT patch ? key UNION ALL SELECT key, json_merge_patch(target -> key, value) FROM jsonb_each(patch) WHERE jsonb_typeof(value) <> 'null') merged) END $$;

CREATE DOMAIN "client__name" AS text CONSTRAINT "client__name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_code" AS text CONSTRAINT "client__client_code" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_type" AS text CONSTRAINT "client__client_type" CHECK (VALUE IN ('fleet', 'prospect', 'sundry', 'inactive', 'lead'));

CREATE DOMAIN "client__client_class" AS text CONSTRAINT "client__client_class" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__abn" AS text CONSTRAINT "client__abn" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__acn" AS text CONSTRAINT "client__acn" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__arbn" AS text CONSTRAINT "client__arbn" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__corporate_type_id" AS text CONSTRAINT "client__corporate_type_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_industry_id" AS text CONSTRAINT "client__client_industry_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__sic_code" AS text CONSTRAINT "client__sic_code" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__business_start_date" AS date CONSTRAINT "client__business_start_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__financial_year_end" AS text CONSTRAINT "client__financial_year_end" CHECK (VALUE IN ('January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'));

CREATE DOMAIN "client__client_id_parent" AS text CONSTRAINT "client__client_id_parent" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_group_id" AS text CONSTRAINT "client__client_group_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_group_note" AS text CONSTRAINT "client__client_group_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__client_id_external" AS text CONSTRAINT "client__client_id_external" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__history_only_flag" AS text CONSTRAINT "client__history_only_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__user_id" AS text CONSTRAINT "client__user_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__user_id_sales" AS text CONSTRAINT "client__user_id_sales" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__channel_id" AS text CONSTRAINT "client__channel_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_agreement_type_id" AS text CONSTRAINT "client__client_agreement_type_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__mla_date" AS date CONSTRAINT "client__mla_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__mla_non_standard_flag" AS text CONSTRAINT "client__mla_non_standard_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__mla_note" AS text CONSTRAINT "client__mla_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__allow_quoting_flag" AS text CONSTRAINT "client__allow_quoting_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__allow_quoting_within_cap_flag" AS text CONSTRAINT "client__allow_quoting_within_cap_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__inclusion_client_exclusions" AS text[] CONSTRAINT "client__inclusion_client_exclusions" CHECK (cardinality(VALUE) <= 1000 AND array_position(VALUE, NULL) IS NULL);

CREATE DOMAIN "client__contract_inertia_flag" AS text CONSTRAINT "client__contract_inertia_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__early_terminations_policy" AS text CONSTRAINT "client__early_terminations_policy" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__interim_service_flag" AS text CONSTRAINT "client__interim_service_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__foc_car_policy" AS text CONSTRAINT "client__foc_car_policy" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__shared_fleet_flag" AS text CONSTRAINT "client__shared_fleet_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__shared_fleet_note" AS text CONSTRAINT "client__shared_fleet_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__supplier_id_repairer" AS text CONSTRAINT "client__supplier_id_repairer" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__supplier_id_broker" AS text CONSTRAINT "client__supplier_id_broker" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__supplier_id_insurer" AS text CONSTRAINT "client__supplier_id_insurer" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__insurer" AS text CONSTRAINT "client__insurer" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__policy_number" AS text CONSTRAINT "client__policy_number" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__sl_export_flag" AS text CONSTRAINT "client__sl_export_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__phone" AS text CONSTRAINT "client__phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__mobile" AS text CONSTRAINT "client__mobile" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__fax" AS text CONSTRAINT "client__fax" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact1_name" AS text CONSTRAINT "client__contact1_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact1_job_title" AS text CONSTRAINT "client__contact1_job_title" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact1_phone" AS text CONSTRAINT "client__contact1_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact1_email" AS text CONSTRAINT "client__contact1_email" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact1_note" AS text CONSTRAINT "client__contact1_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__contact2_name" AS text CONSTRAINT "client__contact2_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact2_job_title" AS text CONSTRAINT "client__contact2_job_title" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact2_phone" AS text CONSTRAINT "client__contact2_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact2_email" AS text CONSTRAINT "client__contact2_email" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact2_note" AS text CONSTRAINT "client__contact2_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__contact3_name" AS text CONSTRAINT "client__contact3_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact3_job_title" AS text CONSTRAINT "client__contact3_job_title" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact3_phone" AS text CONSTRAINT "client__contact3_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact3_email" AS text CONSTRAINT "client__contact3_email" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact3_note" AS text CONSTRAINT "client__contact3_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__contact4_name" AS text CONSTRAINT "client__contact4_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact4_job_title" AS text CONSTRAINT "client__contact4_job_title" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact4_phone" AS text CONSTRAINT "client__contact4_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact4_email" AS text CONSTRAINT "client__contact4_email" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact4_note" AS text CONSTRAINT "client__contact4_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__contact5_name" AS text CONSTRAINT "client__contact5_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact5_job_title" AS text CONSTRAINT "client__contact5_job_title" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact5_phone" AS text CONSTRAINT "client__contact5_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact5_email" AS text CONSTRAINT "client__contact5_email" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__contact5_note" AS text CONSTRAINT "client__contact5_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__contact_note" AS text CONSTRAINT "client__contact_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__address1" AS text CONSTRAINT "client__address1" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__address2" AS text CONSTRAINT "client__address2" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__area" AS text CONSTRAINT "client__area" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__state" AS text CONSTRAINT "client__state" CHECK (VALUE IN ('VIC', 'NSW', 'ACT', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'NZ'));

CREATE DOMAIN "client__pcode" AS text CONSTRAINT "client__pcode" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__country_id" AS text CONSTRAINT "client__country_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__address_detail_pid" AS text CONSTRAINT "client__address_detail_pid" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__postal_address1" AS text CONSTRAINT "client__postal_address1" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__postal_address2" AS text CONSTRAINT "client__postal_address2" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__postal_area" AS text CONSTRAINT "client__postal_area" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__postal_state" AS text CONSTRAINT "client__postal_state" CHECK (VALUE IN ('VIC', 'NSW', 'ACT', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'NZ'));

CREATE DOMAIN "client__postal_pcode" AS text CONSTRAINT "client__postal_pcode" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__postal_country_id" AS text CONSTRAINT "client__postal_country_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__postal_address_detail_pid" AS text CONSTRAINT "client__postal_address_detail_pid" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__prospect_start" AS date CONSTRAINT "client__prospect_start" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__prospect_priority" AS text CONSTRAINT "client__prospect_priority" CHECK (VALUE IN ('', 'High', 'Medium', 'Low'));

CREATE DOMAIN "client__prospect_probability" AS text CONSTRAINT "client__prospect_probability" CHECK (VALUE IN ('20%', '40%', '60%', '80%', '100%'));

CREATE DOMAIN "client__last_contact_date" AS date CONSTRAINT "client__last_contact_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__next_contact_date" AS date CONSTRAINT "client__next_contact_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__visit_last_date" AS date CONSTRAINT "client__visit_last_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__visit_next_date" AS date CONSTRAINT "client__visit_next_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__proposal_date" AS date CONSTRAINT "client__proposal_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__due_date" AS date CONSTRAINT "client__due_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__competitors" AS text CONSTRAINT "client__competitors" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__prospect_note" AS text CONSTRAINT "client__prospect_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__billing_interval" AS text CONSTRAINT "client__billing_interval" CHECK (VALUE IN ('weekly', 'fortnightly', 'monthly', 'bi-annually', 'annually', 'period'));

CREATE DOMAIN "client__common_day" AS text CONSTRAINT "client__common_day" CHECK (VALUE IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', 'eom'));

CREATE DOMAIN "client__advance_arrears" AS text CONSTRAINT "client__advance_arrears" CHECK (VALUE IN ('advance', 'arrears'));

CREATE DOMAIN "client__billing_type_flag" AS text CONSTRAINT "client__billing_type_flag" CHECK (VALUE IN ('any', 'periodic', 'combined'));

CREATE DOMAIN "client__billing_terms_id" AS text CONSTRAINT "client__billing_terms_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__budgets_term_deferred_flag" AS text CONSTRAINT "client__budgets_term_deferred_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__finance_budget_term_deferred_flag" AS text CONSTRAINT "client__finance_budget_term_deferred_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__booking_billing_type" AS text CONSTRAINT "client__booking_billing_type" CHECK (VALUE IN ('single', 'billing'));

CREATE DOMAIN "client__invoice_options" AS text CONSTRAINT "client__invoice_options" CHECK (VALUE IN ('detail-only', 'summary-only', 'summary-and-detail'));

CREATE DOMAIN "client__billing_by_client_order_no_flag" AS text CONSTRAINT "client__billing_by_client_order_no_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__purchase_order_no" AS text CONSTRAINT "client__purchase_order_no" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__cost_centres_mandatory_flag" AS text CONSTRAINT "client__cost_centres_mandatory_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__print_finance_flag" AS text CONSTRAINT "client__print_finance_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__rcti_flag" AS text CONSTRAINT "client__rcti_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__billing_email_attachment_type" AS text CONSTRAINT "client__billing_email_attachment_type" CHECK (VALUE IN ('pdf', 'csv', 'pdf-and-csv'));

CREATE DOMAIN "client__billing_group_email_flag" AS text CONSTRAINT "client__billing_group_email_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__report_delivery_type" AS text CONSTRAINT "client__report_delivery_type" CHECK (VALUE IN ('email', 'post'));

CREATE DOMAIN "client__payment_method" AS text CONSTRAINT "client__payment_method" CHECK (VALUE IN ('direct-debit', 'cheque', 'cash', 'other', 'credit-card', 'eft'));

CREATE DOMAIN "client__bank_bsb" AS text CONSTRAINT "client__bank_bsb" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__bank_account_number" AS text CONSTRAINT "client__bank_account_number" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__bank_account_suffix" AS text CONSTRAINT "client__bank_account_suffix" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__facility_type_id" AS text CONSTRAINT "client__facility_type_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_credit_ratings_id" AS text CONSTRAINT "client__client_credit_ratings_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__finance_accepted_date" AS date CONSTRAINT "client__finance_accepted_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__finance_review_date" AS date CONSTRAINT "client__finance_review_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__financials_date" AS date CONSTRAINT "client__financials_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__purchase_stamp_duty_exempt_flag" AS text CONSTRAINT "client__purchase_stamp_duty_exempt_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__guarantor1_name" AS text CONSTRAINT "client__guarantor1_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__guarantor1_phone" AS text CONSTRAINT "client__guarantor1_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__guarantor2_name" AS text CONSTRAINT "client__guarantor2_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__guarantor2_phone" AS text CONSTRAINT "client__guarantor2_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__guarantor3_name" AS text CONSTRAINT "client__guarantor3_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__guarantor3_phone" AS text CONSTRAINT "client__guarantor3_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__send_approval_email_flag" AS text CONSTRAINT "client__send_approval_email_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__approval_note" AS text CONSTRAINT "client__approval_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__lessee_rate_include_vmp_flag" AS text CONSTRAINT "client__lessee_rate_include_vmp_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__quarterly_rates_flag" AS text CONSTRAINT "client__quarterly_rates_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__quarterly_rates_note" AS text CONSTRAINT "client__quarterly_rates_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__employer_fbt_type" AS text CONSTRAINT "client__employer_fbt_type" CHECK (VALUE IN ('full-fbt-payable', 'concessional-30000-exempt', 'concessional-17000-exempt', 'rebatable', 'not-applicable'));

CREATE DOMAIN "client__gross_up_rate_type" AS text CONSTRAINT "client__gross_up_rate_type" CHECK (VALUE IN ('fbt_type1_gross_up_factor', 'fbt_type2_gross_up_factor'));

CREATE DOMAIN "client__allow_operating_fbt_type_flag" AS text CONSTRAINT "client__allow_operating_fbt_type_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__medicare_levy_flag" AS text CONSTRAINT "client__medicare_levy_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__ecm_allowed_flag" AS text CONSTRAINT "client__ecm_allowed_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__ecm_flag" AS text CONSTRAINT "client__ecm_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__gst_on_ecm_flag" AS text CONSTRAINT "client__gst_on_ecm_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__event_ecm_flag" AS text CONSTRAINT "client__event_ecm_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__event_nuds_flag" AS text CONSTRAINT "client__event_nuds_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__itc_passed_on_flag" AS text CONSTRAINT "client__itc_passed_on_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__pass_on_itcs" AS text CONSTRAINT "client__pass_on_itcs" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__return_itc_via_payroll_flag" AS text CONSTRAINT "client__return_itc_via_payroll_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__salary_type" AS text CONSTRAINT "client__salary_type" CHECK (VALUE IN ('total-package', 'base-only', 'base-plus-super', 'fixed-super'));

CREATE DOMAIN "client__car_allowance_impact_flag" AS text CONSTRAINT "client__car_allowance_impact_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__fbt_reporting_flag" AS text CONSTRAINT "client__fbt_reporting_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__fbt_email_novated" AS text CONSTRAINT "client__fbt_email_novated" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__fbt_email_other" AS text CONSTRAINT "client__fbt_email_other" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__fbt_note" AS text CONSTRAINT "client__fbt_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__pay_cycle_id" AS text CONSTRAINT "client__pay_cycle_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__pay_cycle_id_active_flag" AS text CONSTRAINT "client__pay_cycle_id_active_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__payroll_date" AS date CONSTRAINT "client__payroll_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__pay_cycle_id2" AS text CONSTRAINT "client__pay_cycle_id2" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__pay_cycle_id2_active_flag" AS text CONSTRAINT "client__pay_cycle_id2_active_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__payroll_date2" AS date CONSTRAINT "client__payroll_date2" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__pay_cycle_id3" AS text CONSTRAINT "client__pay_cycle_id3" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__pay_cycle_id3_active_flag" AS text CONSTRAINT "client__pay_cycle_id3_active_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__payroll_date3" AS date CONSTRAINT "client__payroll_date3" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "client__contract_pay_cycle_from_quote_flag" AS text CONSTRAINT "client__contract_pay_cycle_from_quote_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__payroll_cut_off" AS text CONSTRAINT "client__payroll_cut_off" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__fuel_managed_flag" AS text CONSTRAINT "client__fuel_managed_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__fuel_supplier" AS text CONSTRAINT "client__fuel_supplier" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__fuel_card_note" AS text CONSTRAINT "client__fuel_card_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__etags_managed_flag" AS text CONSTRAINT "client__etags_managed_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__etags_managed_note" AS text CONSTRAINT "client__etags_managed_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__novated_leases_flag" AS text CONSTRAINT "client__novated_leases_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__novated_leases_note" AS text CONSTRAINT "client__novated_leases_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__luxury_charge_applied_flag" AS text CONSTRAINT "client__luxury_charge_applied_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__luxury_charge_invoiced_flag" AS text CONSTRAINT "client__luxury_charge_invoiced_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__luxury_charge_event_flag" AS text CONSTRAINT "client__luxury_charge_event_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__discount_maker_a" AS text CONSTRAINT "client__discount_maker_a" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__discount_maker_b" AS text CONSTRAINT "client__discount_maker_b" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__discount_maker_c" AS text CONSTRAINT "client__discount_maker_c" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__discount_maker_d" AS text CONSTRAINT "client__discount_maker_d" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__discount_spare1" AS text CONSTRAINT "client__discount_spare1" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__discount_spare2" AS text CONSTRAINT "client__discount_spare2" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__discount_spare3" AS text CONSTRAINT "client__discount_spare3" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__discount_spare4" AS text CONSTRAINT "client__discount_spare4" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__discount_spare5" AS text CONSTRAINT "client__discount_spare5" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__reg_ctp_type" AS text CONSTRAINT "client__reg_ctp_type" CHECK (VALUE IN ('business', 'private'));

CREATE DOMAIN "client__send_reg_label_novated" AS text CONSTRAINT "client__send_reg_label_novated" CHECK (VALUE IN ('not-applicable', 'driver', 'client-contact-1', 'client-contact-2', 'account-payable', 'account-manager'));

CREATE DOMAIN "client__send_reg_label_others" AS text CONSTRAINT "client__send_reg_label_others" CHECK (VALUE IN ('not-applicable', 'driver', 'client-contact-1', 'client-contact-2', 'account-payable', 'account-manager'));

CREATE DOMAIN "client__reg_label_note" AS text CONSTRAINT "client__reg_label_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__quote_client_note" AS text CONSTRAINT "client__quote_client_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__quote_internal_note" AS text CONSTRAINT "client__quote_internal_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__booking_note" AS text CONSTRAINT "client__booking_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__infringement_note" AS text CONSTRAINT "client__infringement_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__recall_notice_note" AS text CONSTRAINT "client__recall_notice_note" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "client__client_defaults_delivery_fee_funded_flag" AS text CONSTRAINT "client__client_defaults_delivery_fee_funded_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__client_defaults_fuel_on_delivery_funded_flag" AS text CONSTRAINT "client__client_defaults_fuel_on_delivery_funded_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__client_defaults_novated_residual_basis" AS text CONSTRAINT "client__client_defaults_novated_residual_basis" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_defaults_supplier_id_financier" AS text CONSTRAINT "client__client_defaults_supplier_id_financier" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_defaults_supplier_id_insurer" AS text CONSTRAINT "client__client_defaults_supplier_id_insurer" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_defaults_policy_owner_type" AS text CONSTRAINT "client__client_defaults_policy_owner_type" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_defaults_insurance_broker_fee_exempt_flag" AS text CONSTRAINT "client__client_defaults_insurance_broker_fee_exempt_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__client_defaults_roadside_assistance_plan_code" AS text CONSTRAINT "client__client_defaults_roadside_assistance_plan_code" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "client__client_defaults_relief_vehicle_flag" AS text CONSTRAINT "client__client_defaults_relief_vehicle_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__client_defaults_carbon_emission_offset_flag" AS text CONSTRAINT "client__client_defaults_carbon_emission_offset_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__client_defaults_client_group_flag" AS text CONSTRAINT "client__client_defaults_client_group_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "client__bespoke_field_values" AS jsonb CONSTRAINT "client__bespoke_field_values" CHECK (jsonb_typeof(VALUE) = 'object' AND json_bytes(VALUE) <= 65536);

CREATE DOMAIN "packaging_defaults__bank_account_enabled_flag" AS text CONSTRAINT "packaging_defaults__bank_account_enabled_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "packaging_defaults__financial_institution_id" AS text CONSTRAINT "packaging_defaults__financial_institution_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__bank_bsb" AS text CONSTRAINT "packaging_defaults__bank_bsb" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__bank_account_number" AS text CONSTRAINT "packaging_defaults__bank_account_number" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__bank_account_name" AS text CONSTRAINT "packaging_defaults__bank_account_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__bank_account_name_short" AS text CONSTRAINT "packaging_defaults__bank_account_name_short" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__apca_number" AS text CONSTRAINT "packaging_defaults__apca_number" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__aba_description" AS text CONSTRAINT "packaging_defaults__aba_description" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__aba_self_balancing_flag" AS text CONSTRAINT "packaging_defaults__aba_self_balancing_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "packaging_defaults__pay_run_weekend_treatment" AS text CONSTRAINT "packaging_defaults__pay_run_weekend_treatment" CHECK (VALUE IN ('leave-as-weekend', 'pay-on-friday', 'pay-on-monday'));

CREATE DOMAIN "packaging_defaults__pay_run_processing_state" AS text CONSTRAINT "packaging_defaults__pay_run_processing_state" CHECK (VALUE IN ('VIC', 'NSW', 'ACT', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'NZ'));

CREATE DOMAIN "packaging_defaults__payroll_pre_tax" AS text CONSTRAINT "packaging_defaults__payroll_pre_tax" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__payroll_post_tax" AS text CONSTRAINT "packaging_defaults__payroll_post_tax" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__payroll_fbt" AS text CONSTRAINT "packaging_defaults__payroll_fbt" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__payroll_lcc" AS text CONSTRAINT "packaging_defaults__payroll_lcc" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__payroll_gst" AS text CONSTRAINT "packaging_defaults__payroll_gst" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__payroll_itc" AS text CONSTRAINT "packaging_defaults__payroll_itc" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "packaging_defaults__report_delivery_type" AS text CONSTRAINT "packaging_defaults__report_delivery_type" CHECK (VALUE IN ('email', 'post'));

CREATE DOMAIN "packaging_defaults__report_groups" AS text[] CONSTRAINT "packaging_defaults__report_groups" CHECK (cardinality(VALUE) <= 1000 AND array_position(VALUE, NULL) IS NULL);

CREATE DOMAIN "packaging_defaults__taxable_sales" AS text CONSTRAINT "packaging_defaults__taxable_sales" CHECK (VALUE IN ('only-fees', 'all-items'));

CREATE DOMAIN "approval__contract_id" AS text CONSTRAINT "approval__contract_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__status_flag" AS text CONSTRAINT "approval__status_flag" CHECK (VALUE IN ('active', 'batch', 'cancelled', 'rejected', 'requested'));

CREATE DOMAIN "approval__approval_sub_status_id" AS text CONSTRAINT "approval__approval_sub_status_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__external_order_number" AS text CONSTRAINT "approval__external_order_number" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__client_phone" AS text CONSTRAINT "approval__client_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__misc_phone" AS text CONSTRAINT "approval__misc_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__attachment_id" AS text CONSTRAINT "approval__attachment_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__invoice_no" AS text CONSTRAINT "approval__invoice_no" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__invoice_date" AS date CONSTRAINT "approval__invoice_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "approval__credit_note_flag" AS text CONSTRAINT "approval__credit_note_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "approval__reimbursement_flag" AS text CONSTRAINT "approval__reimbursement_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "approval__payee_payment_method_id" AS text CONSTRAINT "approval__payee_payment_method_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__driver_bank_account_id" AS text CONSTRAINT "approval__driver_bank_account_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__bank_details_correct_flag" AS text CONSTRAINT "approval__bank_details_correct_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "approval__supplier_franchise_vehicle_id" AS text CONSTRAINT "approval__supplier_franchise_vehicle_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__odometer_date" AS date CONSTRAINT "approval__odometer_date" CHECK (VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

CREATE DOMAIN "approval__odometer_valid_flag" AS text CONSTRAINT "approval__odometer_valid_flag" CHECK (VALUE IN ('valid', 'invalid', 'none'));

CREATE DOMAIN "approval__supplier_id" AS text CONSTRAINT "approval__supplier_id" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__supplier_contact" AS text CONSTRAINT "approval__supplier_contact" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__supplier_phone" AS text CONSTRAINT "approval__supplier_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__franchise_notes" AS text CONSTRAINT "approval__franchise_notes" CHECK (char_length(VALUE) <= 20000);

CREATE DOMAIN "approval__driver_name" AS text CONSTRAINT "approval__driver_name" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__driver_phone" AS text CONSTRAINT "approval__driver_phone" CHECK (char_length(VALUE) <= 255);

CREATE DOMAIN "approval__driver_aware_flag" AS text CONSTRAINT "approval__driver_aware_flag" CHECK (VALUE IN ('yes', 'no'));

CREATE DOMAIN "approval__maintenance_lines" AS jsonb CONSTRAINT "approval__maintenance_lines" CHECK (jsonb_typeof(VALUE) = 'array');

CREATE DOMAIN "approval__notes" AS text CONSTRAINT "approval__notes" CHECK (char_length(VALUE) <= 20000);

CREATE TYPE "client_client_defaults_json_1rogero" AS ("establishment_fee" numeric, "management_fee" numeric, "maintenance_program_fee" numeric, "accident_management_fee" numeric, "delivery_fee_funded_flag" text, "fuel_on_delivery_funded_flag" text, "excess_km_rate" numeric, "residual_margin_rate" numeric, "residual_margin_rate_commercial" numeric, "novated_residual_basis" text, "novated_commission_rate" numeric, "supplier_id_financier" text, "supplier_id_insurer" text, "policy_owner_type" text, "insurance_broker_fee_exempt_flag" text, "roadside_assistance_plan_code" text, "relief_vehicle_flag" text, "carbon_emission_offset_flag" text, "client_group_flag" text);

CREATE TYPE "client_json_17nl8db" AS ("client_id" text, "name" text, "client_code" text, "client_type" text, "client_class" text, "abn" text, "acn" text, "arbn" text, "corporate_type_id" text, "client_industry_id" text, "sic_code" text, "business_start_date" date, "financial_year_end" text, "no_of_ftes" integer, "client_id_parent" text, "client_group_id" text, "client_group_note" text, "client_id_external" text, "history_only_flag" text, "dirty_flag" text, "user_id" text, "user_id_sales" text, "channel_id" text, "client_agreement_type_id" text, "mla_date" date, "mla_non_standard_flag" text, "mla_note" text, "allow_quoting_flag" text, "allow_quoting_within_cap_flag" text, "inclusion_client_exclusions" text[], "lead_time" integer, "contract_inertia_flag" text, "early_terminations_policy" text, "interim_service_flag" text, "wear_tear_allowance" numeric, "free_km_buffer" integer, "foc_car_policy" text, "shared_fleet_flag" text, "shared_fleet_note" text, "supplier_id_repairer" text, "supplier_id_broker" text, "supplier_id_insurer" text, "insurer" text, "policy_number" text, "sl_export_flag" text, "phone" text, "mobile" text, "fax" text, "contact1_name" text, "contact1_job_title" text, "contact1_phone" text, "contact1_email" text, "contact1_note" text, "contact2_name" text, "contact2_job_title" text, "contact2_phone" text, "contact2_email" text, "contact2_note" text, "contact3_name" text, "contact3_job_title" text, "contact3_phone" text, "contact3_email" text, "contact3_note" text, "contact4_name" text, "contact4_job_title" text, "contact4_phone" text, "contact4_email" text, "contact4_note" text, "contact5_name" text, "contact5_job_title" text, "contact5_phone" text, "contact5_email" text, "contact5_note" text, "contact_note" text, "address1" text, "address2" text, "area" text, "state" text, "pcode" text, "country_id" text, "address_detail_pid" text, "postal_address1" text, "postal_address2" text, "postal_area" text, "postal_state" text, "postal_pcode" text, "postal_country_id" text, "postal_address_detail_pid" text, "prospect_start" date, "prospect_priority" text, "prospect_probability" text, "target_strike_rate" integer, "last_contact_date" date, "next_contact_date" date, "visit_last_date" date, "visit_next_date" date, "proposal_date" date, "due_date" date, "potential_fleet_size" integer, "potential_fleet_managed" integer, "potential_operating" integer, "potential_finance" integer, "potential_novated" integer, "competitors" text, "prospect_note" text, "billing_interval" text, "common_day" text, "advance_arrears" text, "billing_type_flag" text, "billing_terms_id" text, "periodic_start" integer, "initial_billings" integer, "periods_deferred" integer, "budgets_term_deferred_flag" text, "finance_budget_term_deferred_flag" text, "booking_billing_type" text, "invoice_options" text, "billing_by_client_order_no_flag" text, "purchase_order_no" text, "cost_centres_mandatory_flag" text, "print_finance_flag" text, "rcti_flag" text, "billing_email_attachment_type" text, "billing_group_email_flag" text, "report_delivery_type" text, "payment_method" text, "bank_bsb" text, "bank_account_number" text, "bank_account_suffix" text, "finance_limit" numeric, "facility_type_id" text, "client_credit_ratings_id" text, "finance_accepted_date" date, "finance_review_date" date, "financials_date" date, "company_tax_rate" numeric, "purchase_stamp_duty_exempt_flag" text, "guarantor1_name" text, "guarantor1_phone" text, "guarantor2_name" text, "guarantor2_phone" text, "guarantor3_name" text, "guarantor3_phone" text, "approval_limit" numeric, "send_approval_email_flag" text, "approval_note" text, "establishment_fee" numeric, "document_fee" numeric, "document_fee_budgeted" numeric, "sourcing_fee" numeric, "revs_fee" numeric, "delivery_fee" numeric, "fuel_on_delivery" numeric, "management_fee" numeric, "fuel_fee" numeric, "package_admin_fee" numeric, "packaging_advice_fee" numeric, "packaging_fees_per_year" numeric, "lease_replacement_fee" numeric, "residual_fee" numeric, "disposal_fee" numeric, "interest_margin" numeric, "residual_margin" numeric, "maintenance_uplift_rate" numeric, "agreed_lessee_rate" numeric, "lessee_rate_include_vmp_flag" text, "quarterly_rates_flag" text, "quarterly_rates_note" text, "employer_fbt_type" text, "gross_up_rate_type" text, "fixed_statutory_rate" numeric, "allow_operating_fbt_type_flag" text, "medicare_levy_flag" text, "ecm_allowed_flag" text, "ecm_flag" text, "gst_on_ecm_flag" text, "event_ecm_flag" text, "event_nuds_flag" text, "itc_passed_on_flag" text, "itc_passed_on_rate" numeric, "pass_on_itcs" text, "return_itc_via_payroll_flag" text, "salary_type" text, "fixed_super_rate" numeric, "car_allowance_impact_flag" text, "fbt_reporting_flag" text, "fbt_email_novated" text, "fbt_email_other" text, "fbt_note" text, "pay_cycle_id" text, "pay_cycle_id_active_flag" text, "payroll_date" date, "pay_cycle_id2" text, "pay_cycle_id2_active_flag" text, "payroll_date2" date, "pay_cycle_id3" text, "pay_cycle_id3_active_flag" text, "payroll_date3" date, "contract_pay_cycle_from_quote_flag" text, "payroll_cut_off" text, "payroll_cut_off_days" integer, "fuel_managed_flag" text, "fuel_supplier" text, "fuel_card_note" text, "etags_managed_flag" text, "etags_managed_note" text, "novated_leases_flag" text, "novated_management_fee" numeric, "novated_leases_note" text, "luxury_charge_applied_flag" text, "luxury_charge_invoiced_flag" text, "luxury_charge_event_flag" text, "discount_maker_a" text, "discount_maker_b" text, "discount_maker_c" text, "discount_maker_d" text, "discount_spare1" text, "discount_spare2" text, "discount_spare3" text, "discount_spare4" text, "discount_spare5" text, "reg_ctp_type" text, "send_reg_label_novated" text, "send_reg_label_others" text, "reg_label_note" text, "quote_client_note" text, "quote_internal_note" text, "booking_note" text, "infringement_note" text, "recall_notice_note" text, "client_defaults" "client_client_defaults_json_1rogero", "bespoke_field_values" jsonb);

CREATE TYPE "packaging_defaults_json_mxwe2q" AS ("client_id" text, "client_packaging_default_id" text, "bank_account_enabled_flag" text, "financial_institution_id" text, "bank_bsb" text, "bank_account_number" text, "bank_account_name" text, "bank_account_name_short" text, "apca_number" text, "aba_description" text, "aba_self_balancing_flag" text, "pay_run_start" integer, "pay_run_start2" integer, "pay_run_start3" integer, "pay_run_weekend_treatment" text, "pay_run_processing_state" text, "payroll_pre_tax" text, "payroll_post_tax" text, "payroll_fbt" text, "payroll_lcc" text, "payroll_gst" text, "payroll_itc" text, "report_delivery_type" text, "report_groups" text[], "taxable_sales" text);

CREATE TYPE "approval_json_7d43sx" AS ("approval_id" text, "requested_audit_attempt_count" integer, "source" text, "user_id" text, "user_id_edit" text, "contract_id" text, "status_flag" text, "approval_sub_status_id" text, "approval_limit" numeric, "external_order_number" text, "client_phone" text, "misc_phone" text, "attachment_id" text, "invoice_no" text, "invoice_date" date, "credit_note_flag" text, "reimbursement_flag" text, "payee_payment_method_id" text, "driver_bank_account_id" text, "bank_details_correct_flag" text, "billing_period" integer, "supplier_franchise_vehicle_id" text, "odometer" integer, "odometer_date" date, "odometer_valid_flag" text, "supplier_id" text, "supplier_contact" text, "supplier_phone" text, "franchise_notes" text, "driver_name" text, "driver_phone" text, "driver_aware_flag" text, "maintenance_lines" jsonb, "notes" text);

-- CreateTable
CREATE TABLE "client" (
    "client_id" BIGSERIAL NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT,
    "client_code" TEXT,
    "client_type" TEXT,
    "client_class" TEXT,
    "abn" TEXT,
    "acn" TEXT,
    "arbn" TEXT,
    "corporate_type_id" TEXT,
    "client_industry_id" TEXT,
    "sic_code" TEXT,
    "business_start_date" DATE,
    "financial_year_end" TEXT,
    "no_of_ftes" INTEGER,
    "client_id_parent" TEXT,
    "client_group_id" TEXT,
    "client_group_note" TEXT,
    "client_id_external" TEXT,
    "history_only_flag" TEXT NOT NULL DEFAULT 'no',
    "dirty_flag" TIMESTAMPTZ(0),
    "user_id" TEXT,
    "user_id_sales" TEXT,
    "channel_id" TEXT,
    "client_agreement_type_id" TEXT,
    "mla_date" DATE,
    "mla_non_standard_flag" TEXT,
    "mla_note" TEXT,
    "allow_quoting_flag" TEXT NOT NULL DEFAULT 'no',
    "allow_quoting_within_cap_flag" TEXT NOT NULL DEFAULT 'yes',
    "inclusion_client_exclusions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "lead_time" INTEGER,
    "contract_inertia_flag" TEXT NOT NULL DEFAULT 'no',
    "early_terminations_policy" TEXT,
    "interim_service_flag" TEXT NOT NULL DEFAULT 'yes',
    "wear_tear_allowance" DECIMAL(19,6),
    "free_km_buffer" INTEGER,
    "foc_car_policy" TEXT,
    "shared_fleet_flag" TEXT,
    "shared_fleet_note" TEXT,
    "supplier_id_repairer" TEXT,
    "supplier_id_broker" TEXT,
    "supplier_id_insurer" TEXT,
    "insurer" TEXT,
    "policy_number" TEXT,
    "sl_export_flag" TEXT,
    "phone" TEXT,
    "mobile" TEXT,
    "fax" TEXT,
    "contact1_name" TEXT,
    "contact1_job_title" TEXT,
    "contact1_phone" TEXT,
    "contact1_email" TEXT,
    "contact1_note" TEXT,
    "contact2_name" TEXT,
    "contact2_job_title" TEXT,
    "contact2_phone" TEXT,
    "contact2_email" TEXT,
    "contact2_note" TEXT,
    "contact3_name" TEXT,
    "contact3_job_title" TEXT,
    "contact3_phone" TEXT,
    "contact3_email" TEXT,
    "contact3_note" TEXT,
    "contact4_name" TEXT,
    "contact4_job_title" TEXT,
    "contact4_phone" TEXT,
    "contact4_email" TEXT,
    "contact4_note" TEXT,
    "contact5_name" TEXT,
    "contact5_job_title" TEXT,
    "contact5_phone" TEXT,
    "contact5_email" TEXT,
    "contact5_note" TEXT,
    "contact_note" TEXT,
    "address1" TEXT,
    "address2" TEXT,
    "area" TEXT,
    "state" TEXT,
    "pcode" TEXT,
    "country_id" TEXT,
    "address_detail_pid" TEXT,
    "postal_address1" TEXT,
    "postal_address2" TEXT,
    "postal_area" TEXT,
    "postal_state" TEXT,
    "postal_pcode" TEXT,
    "postal_country_id" TEXT,
    "postal_address_detail_pid" TEXT,
    "prospect_start" DATE,
    "prospect_priority" TEXT,
    "prospect_probability" TEXT,
    "target_strike_rate" INTEGER,
    "last_contact_date" DATE,
    "next_contact_date" DATE,
    "visit_last_date" DATE,
    "visit_next_date" DATE,
    "proposal_date" DATE,
    "due_date" DATE,
    "potential_fleet_size" INTEGER,
    "potential_fleet_managed" INTEGER,
    "potential_operating" INTEGER,
    "potential_finance" INTEGER,
    "potential_novated" INTEGER,
    "competitors" TEXT,
    "prospect_note" TEXT,
    "billing_interval" TEXT NOT NULL DEFAULT 'monthly',
    "common_day" TEXT NOT NULL DEFAULT '1',
    "advance_arrears" TEXT NOT NULL DEFAULT 'advance',
    "billing_type_flag" TEXT NOT NULL DEFAULT 'any',
    "billing_terms_id" TEXT,
    "periodic_start" INTEGER,
    "initial_billings" INTEGER,
    "periods_deferred" INTEGER,
    "budgets_term_deferred_flag" TEXT,
    "finance_budget_term_deferred_flag" TEXT,
    "booking_billing_type" TEXT NOT NULL DEFAULT 'billing',
    "invoice_options" TEXT NOT NULL DEFAULT 'detail-only',
    "billing_by_client_order_no_flag" TEXT NOT NULL DEFAULT 'no',
    "purchase_order_no" TEXT,
    "cost_centres_mandatory_flag" TEXT NOT NULL DEFAULT 'no',
    "print_finance_flag" TEXT NOT NULL DEFAULT 'no',
    "rcti_flag" TEXT NOT NULL DEFAULT 'no',
    "billing_email_attachment_type" TEXT NOT NULL DEFAULT 'pdf',
    "billing_group_email_flag" TEXT NOT NULL DEFAULT 'no',
    "report_delivery_type" TEXT NOT NULL DEFAULT 'email',
    "payment_method" TEXT,
    "bank_bsb" TEXT,
    "bank_account_number" TEXT,
    "bank_account_suffix" TEXT,
    "finance_limit" DECIMAL(19,6),
    "facility_type_id" TEXT,
    "client_credit_ratings_id" TEXT,
    "finance_accepted_date" DATE,
    "finance_review_date" DATE,
    "financials_date" DATE,
    "company_tax_rate" DECIMAL(19,6),
    "purchase_stamp_duty_exempt_flag" TEXT NOT NULL DEFAULT 'no',
    "guarantor1_name" TEXT,
    "guarantor1_phone" TEXT,
    "guarantor2_name" TEXT,
    "guarantor2_phone" TEXT,
    "guarantor3_name" TEXT,
    "guarantor3_phone" TEXT,
    "approval_limit" DECIMAL(19,6),
    "send_approval_email_flag" TEXT NOT NULL DEFAULT 'yes',
    "approval_note" TEXT,
    "establishment_fee" DECIMAL(19,6),
    "document_fee" DECIMAL(19,6),
    "document_fee_budgeted" DECIMAL(19,6),
    "sourcing_fee" DECIMAL(19,6),
    "revs_fee" DECIMAL(19,6),
    "delivery_fee" DECIMAL(19,6),
    "fuel_on_delivery" DECIMAL(19,6),
    "management_fee" DECIMAL(19,6),
    "fuel_fee" DECIMAL(19,6),
    "package_admin_fee" DECIMAL(19,6),
    "packaging_advice_fee" DECIMAL(19,6),
    "packaging_fees_per_year" DECIMAL(19,6),
    "lease_replacement_fee" DECIMAL(19,6),
    "residual_fee" DECIMAL(19,6),
    "disposal_fee" DECIMAL(19,6),
    "interest_margin" DECIMAL(19,6),
    "residual_margin" DECIMAL(19,6),
    "maintenance_uplift_rate" DECIMAL(19,6),
    "agreed_lessee_rate" DECIMAL(19,6),
    "lessee_rate_include_vmp_flag" TEXT NOT NULL DEFAULT 'no',
    "quarterly_rates_flag" TEXT,
    "quarterly_rates_note" TEXT,
    "employer_fbt_type" TEXT NOT NULL DEFAULT 'full-fbt-payable',
    "gross_up_rate_type" TEXT NOT NULL DEFAULT 'fbt_type1_gross_up_factor',
    "fixed_statutory_rate" DECIMAL(19,6),
    "allow_operating_fbt_type_flag" TEXT NOT NULL DEFAULT 'yes',
    "medicare_levy_flag" TEXT NOT NULL DEFAULT 'yes',
    "ecm_allowed_flag" TEXT,
    "ecm_flag" TEXT NOT NULL DEFAULT 'yes',
    "gst_on_ecm_flag" TEXT NOT NULL DEFAULT 'yes',
    "event_ecm_flag" TEXT NOT NULL DEFAULT 'no',
    "event_nuds_flag" TEXT NOT NULL DEFAULT 'no',
    "itc_passed_on_flag" TEXT NOT NULL DEFAULT 'yes',
    "itc_passed_on_rate" DECIMAL(19,6),
    "pass_on_itcs" TEXT,
    "return_itc_via_payroll_flag" TEXT NOT NULL DEFAULT 'no',
    "salary_type" TEXT,
    "fixed_super_rate" DECIMAL(19,6),
    "car_allowance_impact_flag" TEXT NOT NULL DEFAULT 'no',
    "fbt_reporting_flag" TEXT NOT NULL DEFAULT 'no',
    "fbt_email_novated" TEXT NOT NULL DEFAULT 'no',
    "fbt_email_other" TEXT NOT NULL DEFAULT 'no',
    "fbt_note" TEXT,
    "pay_cycle_id" TEXT,
    "pay_cycle_id_active_flag" TEXT NOT NULL DEFAULT 'no',
    "payroll_date" DATE,
    "pay_cycle_id2" TEXT,
    "pay_cycle_id2_active_flag" TEXT NOT NULL DEFAULT 'no',
    "payroll_date2" DATE,
    "pay_cycle_id3" TEXT,
    "pay_cycle_id3_active_flag" TEXT NOT NULL DEFAULT 'no',
    "payroll_date3" DATE,
    "contract_pay_cycle_from_quote_flag" TEXT,
    "payroll_cut_off" TEXT,
    "payroll_cut_off_days" INTEGER,
    "fuel_managed_flag" TEXT,
    "fuel_supplier" TEXT,
    "fuel_card_note" TEXT,
    "etags_managed_flag" TEXT,
    "etags_managed_note" TEXT,
    "novated_leases_flag" TEXT,
    "novated_management_fee" DECIMAL(19,6),
    "novated_leases_note" TEXT,
    "luxury_charge_applied_flag" TEXT NOT NULL DEFAULT 'yes',
    "luxury_charge_invoiced_flag" TEXT NOT NULL DEFAULT 'yes',
    "luxury_charge_event_flag" TEXT NOT NULL DEFAULT 'no',
    "discount_maker_a" TEXT,
    "discount_maker_b" TEXT,
    "discount_maker_c" TEXT,
    "discount_maker_d" TEXT,
    "discount_spare1" TEXT,
    "discount_spare2" TEXT,
    "discount_spare3" TEXT,
    "discount_spare4" TEXT,
    "discount_spare5" TEXT,
    "reg_ctp_type" TEXT NOT NULL DEFAULT 'business',
    "send_reg_label_novated" TEXT NOT NULL DEFAULT 'driver',
    "send_reg_label_others" TEXT NOT NULL DEFAULT 'client-contact-1',
    "reg_label_note" TEXT,
    "quote_client_note" TEXT,
    "quote_internal_note" TEXT,
    "booking_note" TEXT,
    "infringement_note" TEXT,
    "recall_notice_note" TEXT,
    "client_defaults_establishment_fee" DECIMAL(19,6),
    "client_defaults_management_fee" DECIMAL(19,6),
    "client_defaults_maintenance_program_fee" DECIMAL(19,6),
    "client_defaults_accident_management_fee" DECIMAL(19,6),
    "client_defaults_delivery_fee_funded_flag" TEXT,
    "client_defaults_fuel_on_delivery_funded_flag" TEXT,
    "client_defaults_excess_km_rate" DECIMAL(19,6),
    "client_defaults_residual_margin_rate" DECIMAL(19,6),
    "client_defaults_residual_margin_rate_commercial" DECIMAL(19,6),
    "client_defaults_novated_residual_basis" TEXT,
    "client_defaults_novated_commission_rate" DECIMAL(19,6),
    "client_defaults_supplier_id_financier" TEXT,
    "client_defaults_supplier_id_insurer" TEXT,
    "client_defaults_policy_owner_type" TEXT,
    "client_defaults_insurance_broker_fee_exempt_flag" TEXT,
    "client_defaults_roadside_assistance_plan_code" TEXT,
    "client_defaults_relief_vehicle_flag" TEXT,
    "client_defaults_carbon_emission_offset_flag" TEXT,
    "client_defaults_client_group_flag" TEXT,
    "bespoke_field_values" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "client_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "packaging_defaults" (
    "client_id" BIGINT NOT NULL,
    "client_packaging_default_id" BIGSERIAL NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bank_account_enabled_flag" TEXT,
    "financial_institution_id" TEXT,
    "bank_bsb" TEXT,
    "bank_account_number" TEXT,
    "bank_account_name" TEXT,
    "bank_account_name_short" TEXT,
    "apca_number" TEXT,
    "aba_description" TEXT,
    "aba_self_balancing_flag" TEXT NOT NULL DEFAULT 'yes',
    "pay_run_start" INTEGER,
    "pay_run_start2" INTEGER,
    "pay_run_start3" INTEGER,
    "pay_run_weekend_treatment" TEXT,
    "pay_run_processing_state" TEXT,
    "payroll_pre_tax" TEXT,
    "payroll_post_tax" TEXT,
    "payroll_fbt" TEXT,
    "payroll_lcc" TEXT,
    "payroll_gst" TEXT,
    "payroll_itc" TEXT,
    "report_delivery_type" TEXT NOT NULL DEFAULT 'email',
    "report_groups" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "taxable_sales" TEXT NOT NULL DEFAULT 'all-items',

    CONSTRAINT "packaging_defaults_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "approval" (
    "approval_id" DECIMAL(20,0) NOT NULL DEFAULT nextval('approval_id_seq'::regclass),
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "posted_date" TIMESTAMPTZ(3),
    "requested_audit_attempt_count" INTEGER NOT NULL DEFAULT 0,
    "source" TEXT NOT NULL DEFAULT 'internal',
    "user_id" INTEGER NOT NULL,
    "user_id_edit" INTEGER NOT NULL,
    "lock_session_id" UUID,
    "lock_expires_at" TIMESTAMPTZ(3),
    "lock_user_id" INTEGER,
    "contract_id" TEXT NOT NULL,
    "status_flag" TEXT,
    "approval_sub_status_id" TEXT,
    "approval_limit" DECIMAL(19,6) NOT NULL DEFAULT 0,
    "external_order_number" TEXT,
    "client_phone" TEXT,
    "misc_phone" TEXT,
    "attachment_id" TEXT,
    "invoice_no" TEXT,
    "invoice_date" DATE,
    "credit_note_flag" TEXT NOT NULL DEFAULT 'no',
    "reimbursement_flag" TEXT NOT NULL DEFAULT 'no',
    "payee_payment_method_id" TEXT,
    "driver_bank_account_id" TEXT,
    "bank_details_correct_flag" TEXT NOT NULL DEFAULT 'no',
    "billing_period" INTEGER NOT NULL DEFAULT 0,
    "billing_period_item_no" INTEGER,
    "supplier_franchise_vehicle_id" TEXT,
    "odometer" INTEGER,
    "odometer_date" DATE,
    "odometer_valid_flag" TEXT,
    "supplier_id" TEXT,
    "supplier_contact" TEXT,
    "supplier_phone" TEXT,
    "franchise_notes" TEXT,
    "driver_name" TEXT,
    "driver_phone" TEXT,
    "driver_aware_flag" TEXT NOT NULL DEFAULT 'no',
    "maintenance_lines" JSONB NOT NULL DEFAULT '[]',
    "notes" TEXT,

    CONSTRAINT "approval_pkey" PRIMARY KEY ("approval_id")
);

-- CreateTable
CREATE TABLE "role" (
    "role_id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "permissions" TEXT[],
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "role_pkey" PRIMARY KEY ("role_id")
);

-- CreateTable
CREATE TABLE "user_account" (
    "user_id" SERIAL NOT NULL,
    "user_name" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "role_id" INTEGER NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "password_hash" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edit" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "access_token" (
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "access_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "sign_in_failure" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "sign_in_failure_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "event" (
    "event_id" BIGSERIAL NOT NULL,
    "resource" TEXT NOT NULL,
    "record_id" DECIMAL(20,0) NOT NULL,
    "version" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER NOT NULL,
    "audit_user_id" INTEGER NOT NULL,
    "request_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "reason" TEXT,
    "changes" JSONB NOT NULL,
    "fields" TEXT[],

    CONSTRAINT "event_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "contract" (
    "contract_id" TEXT NOT NULL,
    "client_id" BIGINT NOT NULL,

    CONSTRAINT "contract_pkey" PRIMARY KEY ("contract_id")
);

-- CreateTable
CREATE TABLE "locking_session" (
    "locking_session_id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "ttl_seconds" INTEGER NOT NULL,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "locking_session_pkey" PRIMARY KEY ("locking_session_id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "status" INTEGER,
    "headers" JSONB,
    "body" TEXT,
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "setting" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "packaging_defaults_client_packaging_default_id_key" ON "packaging_defaults"("client_packaging_default_id");

-- CreateIndex
CREATE INDEX "approval_lock_session_id_idx" ON "approval"("lock_session_id");

-- CreateIndex
CREATE INDEX "user_account_role_id_idx" ON "user_account"("role_id");

-- CreateIndex
CREATE INDEX "access_token_user_id_idx" ON "access_token"("user_id");

-- CreateIndex
CREATE INDEX "access_token_expires_at_idx" ON "access_token"("expires_at");

-- CreateIndex
CREATE INDEX "event_resource_record_id_event_id_idx" ON "event"("resource", "record_id", "event_id");

-- CreateIndex
CREATE INDEX "event_request_id_idx" ON "event"("request_id");

-- CreateIndex
CREATE INDEX "contract_client_id_idx" ON "contract"("client_id");

-- CreateIndex
CREATE INDEX "locking_session_expires_at_idx" ON "locking_session"("expires_at");

-- CreateIndex
CREATE INDEX "idempotency_key_created_idx" ON "idempotency_key"("created");

-- AddForeignKey
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("role_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "client"
  ALTER COLUMN "name" TYPE "client__name",
  ALTER COLUMN "client_code" TYPE "client__client_code",
  ALTER COLUMN "client_type" TYPE "client__client_type",
  ALTER COLUMN "client_class" TYPE "client__client_class",
  ALTER COLUMN "abn" TYPE "client__abn",
  ALTER COLUMN "acn" TYPE "client__acn",
  ALTER COLUMN "arbn" TYPE "client__arbn",
  ALTER COLUMN "corporate_type_id" TYPE "client__corporate_type_id",
  ALTER COLUMN "client_industry_id" TYPE "client__client_industry_id",
  ALTER COLUMN "sic_code" TYPE "client__sic_code",
  ALTER COLUMN "business_start_date" TYPE "client__business_start_date",
  ALTER COLUMN "financial_year_end" TYPE "client__financial_year_end",
  ALTER COLUMN "client_id_parent" TYPE "client__client_id_parent",
  ALTER COLUMN "client_group_id" TYPE "client__client_group_id",
  ALTER COLUMN "client_group_note" TYPE "client__client_group_note",
  ALTER COLUMN "client_id_external" TYPE "client__client_id_external",
  ALTER COLUMN "history_only_flag" TYPE "client__history_only_flag",
  ALTER COLUMN "user_id" TYPE "client__user_id",
  ALTER COLUMN "user_id_sales" TYPE "client__user_id_sales",
  ALTER COLUMN "channel_id" TYPE "client__channel_id",
  ALTER COLUMN "client_agreement_type_id" TYPE "client__client_agreement_type_id",
  ALTER COLUMN "mla_date" TYPE "client__mla_date",
  ALTER COLUMN "mla_non_standard_flag" TYPE "client__mla_non_standard_flag",
  ALTER COLUMN "mla_note" TYPE "client__mla_note",
  ALTER COLUMN "allow_quoting_flag" TYPE "client__allow_quoting_flag",
  ALTER COLUMN "allow_quoting_within_cap_flag" TYPE "client__allow_quoting_within_cap_flag",
  ALTER COLUMN "inclusion_client_exclusions" TYPE "client__inclusion_client_exclusions",
  ALTER COLUMN "contract_inertia_flag" TYPE "client__contract_inertia_flag",
  ALTER COLUMN "early_terminations_policy" TYPE "client__early_terminations_policy",
  ALTER COLUMN "interim_service_flag" TYPE "client__interim_service_flag",
  ALTER COLUMN "foc_car_policy" TYPE "client__foc_car_policy",
  ALTER COLUMN "shared_fleet_flag" TYPE "client__shared_fleet_flag",
  ALTER COLUMN "shared_fleet_note" TYPE "client__shared_fleet_note",
  ALTER COLUMN "supplier_id_repairer" TYPE "client__supplier_id_repairer",
  ALTER COLUMN "supplier_id_broker" TYPE "client__supplier_id_broker",
  ALTER COLUMN "supplier_id_insurer" TYPE "client__supplier_id_insurer",
  ALTER COLUMN "insurer" TYPE "client__insurer",
  ALTER COLUMN "policy_number" TYPE "client__policy_number",
  ALTER COLUMN "sl_export_flag" TYPE "client__sl_export_flag",
  ALTER COLUMN "phone" TYPE "client__phone",
  ALTER COLUMN "mobile" TYPE "client__mobile",
  ALTER COLUMN "fax" TYPE "client__fax",
  ALTER COLUMN "contact1_name" TYPE "client__contact1_name",
  ALTER COLUMN "contact1_job_title" TYPE "client__contact1_job_title",
  ALTER COLUMN "contact1_phone" TYPE "client__contact1_phone",
  ALTER COLUMN "contact1_email" TYPE "client__contact1_email",
  ALTER COLUMN "contact1_note" TYPE "client__contact1_note",
  ALTER COLUMN "contact2_name" TYPE "client__contact2_name",
  ALTER COLUMN "contact2_job_title" TYPE "client__contact2_job_title",
  ALTER COLUMN "contact2_phone" TYPE "client__contact2_phone",
  ALTER COLUMN "contact2_email" TYPE "client__contact2_email",
  ALTER COLUMN "contact2_note" TYPE "client__contact2_note",
  ALTER COLUMN "contact3_name" TYPE "client__contact3_name",
  ALTER COLUMN "contact3_job_title" TYPE "client__contact3_job_title",
  ALTER COLUMN "contact3_phone" TYPE "client__contact3_phone",
  ALTER COLUMN "contact3_email" TYPE "client__contact3_email",
  ALTER COLUMN "contact3_note" TYPE "client__contact3_note",
  ALTER COLUMN "contact4_name" TYPE "client__contact4_name",
  ALTER COLUMN "contact4_job_title" TYPE "client__contact4_job_title",
  ALTER COLUMN "contact4_phone" TYPE "client__contact4_phone",
  ALTER COLUMN "contact4_email" TYPE "client__contact4_email",
  ALTER COLUMN "contact4_note" TYPE "client__contact4_note",
  ALTER COLUMN "contact5_name" TYPE "client__contact5_name",
  ALTER COLUMN "contact5_job_title" TYPE "client__contact5_job_title",
  ALTER COLUMN "contact5_phone" TYPE "client__contact5_phone",
  ALTER COLUMN "contact5_email" TYPE "client__contact5_email",
  ALTER COLUMN "contact5_note" TYPE "client__contact5_note",
  ALTER COLUMN "contact_note" TYPE "client__contact_note",
  ALTER COLUMN "address1" TYPE "client__address1",
  ALTER COLUMN "address2" TYPE "client__address2",
  ALTER COLUMN "area" TYPE "client__area",
  ALTER COLUMN "state" TYPE "client__state",
  ALTER COLUMN "pcode" TYPE "client__pcode",
  ALTER COLUMN "country_id" TYPE "client__country_id",
  ALTER COLUMN "address_detail_pid" TYPE "client__address_detail_pid",
  ALTER COLUMN "postal_address1" TYPE "client__postal_address1",
  ALTER COLUMN "postal_address2" TYPE "client__postal_address2",
  ALTER COLUMN "postal_area" TYPE "client__postal_area",
  ALTER COLUMN "postal_state" TYPE "client__postal_state",
  ALTER COLUMN "postal_pcode" TYPE "client__postal_pcode",
  ALTER COLUMN "postal_country_id" TYPE "client__postal_country_id",
  ALTER COLUMN "postal_address_detail_pid" TYPE "client__postal_address_detail_pid",
  ALTER COLUMN "prospect_start" TYPE "client__prospect_start",
  ALTER COLUMN "prospect_priority" TYPE "client__prospect_priority",
  ALTER COLUMN "prospect_probability" TYPE "client__prospect_probability",
  ALTER COLUMN "last_contact_date" TYPE "client__last_contact_date",
  ALTER COLUMN "next_contact_date" TYPE "client__next_contact_date",
  ALTER COLUMN "visit_last_date" TYPE "client__visit_last_date",
  ALTER COLUMN "visit_next_date" TYPE "client__visit_next_date",
  ALTER COLUMN "proposal_date" TYPE "client__proposal_date",
  ALTER COLUMN "due_date" TYPE "client__due_date",
  ALTER COLUMN "competitors" TYPE "client__competitors",
  ALTER COLUMN "prospect_note" TYPE "client__prospect_note",
  ALTER COLUMN "billing_interval" TYPE "client__billing_interval",
  ALTER COLUMN "common_day" TYPE "client__common_day",
  ALTER COLUMN "advance_arrears" TYPE "client__advance_arrears",
  ALTER COLUMN "billing_type_flag" TYPE "client__billing_type_flag",
  ALTER COLUMN "billing_terms_id" TYPE "client__billing_terms_id",
  ALTER COLUMN "budgets_term_deferred_flag" TYPE "client__budgets_term_deferred_flag",
  ALTER COLUMN "finance_budget_term_deferred_flag" TYPE "client__finance_budget_term_deferred_flag",
  ALTER COLUMN "booking_billing_type" TYPE "client__booking_billing_type",
  ALTER COLUMN "invoice_options" TYPE "client__invoice_options",
  ALTER COLUMN "billing_by_client_order_no_flag" TYPE "client__billing_by_client_order_no_flag",
  ALTER COLUMN "purchase_order_no" TYPE "client__purchase_order_no",
  ALTER COLUMN "cost_centres_mandatory_flag" TYPE "client__cost_centres_mandatory_flag",
  ALTER COLUMN "print_finance_flag" TYPE "client__print_finance_flag",
  ALTER COLUMN "rcti_flag" TYPE "client__rcti_flag",
  ALTER COLUMN "billing_email_attachment_type" TYPE "client__billing_email_attachment_type",
  ALTER COLUMN "billing_group_email_flag" TYPE "client__billing_group_email_flag",
  ALTER COLUMN "report_delivery_type" TYPE "client__report_delivery_type",
  ALTER COLUMN "payment_method" TYPE "client__payment_method",
  ALTER COLUMN "bank_bsb" TYPE "client__bank_bsb",
  ALTER COLUMN "bank_account_number" TYPE "client__bank_account_number",
  ALTER COLUMN "bank_account_suffix" TYPE "client__bank_account_suffix",
  ALTER COLUMN "facility_type_id" TYPE "client__facility_type_id",
  ALTER COLUMN "client_credit_ratings_id" TYPE "client__client_credit_ratings_id",
  ALTER COLUMN "finance_accepted_date" TYPE "client__finance_accepted_date",
  ALTER COLUMN "finance_review_date" TYPE "client__finance_review_date",
  ALTER COLUMN "financials_date" TYPE "client__financials_date",
  ALTER COLUMN "purchase_stamp_duty_exempt_flag" TYPE "client__purchase_stamp_duty_exempt_flag",
  ALTER COLUMN "guarantor1_name" TYPE "client__guarantor1_name",
  ALTER COLUMN "guarantor1_phone" TYPE "client__guarantor1_phone",
  ALTER COLUMN "guarantor2_name" TYPE "client__guarantor2_name",
  ALTER COLUMN "guarantor2_phone" TYPE "client__guarantor2_phone",
  ALTER COLUMN "guarantor3_name" TYPE "client__guarantor3_name",
  ALTER COLUMN "guarantor3_phone" TYPE "client__guarantor3_phone",
  ALTER COLUMN "send_approval_email_flag" TYPE "client__send_approval_email_flag",
  ALTER COLUMN "approval_note" TYPE "client__approval_note",
  ALTER COLUMN "lessee_rate_include_vmp_flag" TYPE "client__lessee_rate_include_vmp_flag",
  ALTER COLUMN "quarterly_rates_flag" TYPE "client__quarterly_rates_flag",
  ALTER COLUMN "quarterly_rates_note" TYPE "client__quarterly_rates_note",
  ALTER COLUMN "employer_fbt_type" TYPE "client__employer_fbt_type",
  ALTER COLUMN "gross_up_rate_type" TYPE "client__gross_up_rate_type",
  ALTER COLUMN "allow_operating_fbt_type_flag" TYPE "client__allow_operating_fbt_type_flag",
  ALTER COLUMN "medicare_levy_flag" TYPE "client__medicare_levy_flag",
  ALTER COLUMN "ecm_allowed_flag" TYPE "client__ecm_allowed_flag",
  ALTER COLUMN "ecm_flag" TYPE "client__ecm_flag",
  ALTER COLUMN "gst_on_ecm_flag" TYPE "client__gst_on_ecm_flag",
  ALTER COLUMN "event_ecm_flag" TYPE "client__event_ecm_flag",
  ALTER COLUMN "event_nuds_flag" TYPE "client__event_nuds_flag",
  ALTER COLUMN "itc_passed_on_flag" TYPE "client__itc_passed_on_flag",
  ALTER COLUMN "pass_on_itcs" TYPE "client__pass_on_itcs",
  ALTER COLUMN "return_itc_via_payroll_flag" TYPE "client__return_itc_via_payroll_flag",
  ALTER COLUMN "salary_type" TYPE "client__salary_type",
  ALTER COLUMN "car_allowance_impact_flag" TYPE "client__car_allowance_impact_flag",
  ALTER COLUMN "fbt_reporting_flag" TYPE "client__fbt_reporting_flag",
  ALTER COLUMN "fbt_email_novated" TYPE "client__fbt_email_novated",
  ALTER COLUMN "fbt_email_other" TYPE "client__fbt_email_other",
  ALTER COLUMN "fbt_note" TYPE "client__fbt_note",
  ALTER COLUMN "pay_cycle_id" TYPE "client__pay_cycle_id",
  ALTER COLUMN "pay_cycle_id_active_flag" TYPE "client__pay_cycle_id_active_flag",
  ALTER COLUMN "payroll_date" TYPE "client__payroll_date",
  ALTER COLUMN "pay_cycle_id2" TYPE "client__pay_cycle_id2",
  ALTER COLUMN "pay_cycle_id2_active_flag" TYPE "client__pay_cycle_id2_active_flag",
  ALTER COLUMN "payroll_date2" TYPE "client__payroll_date2",
  ALTER COLUMN "pay_cycle_id3" TYPE "client__pay_cycle_id3",
  ALTER COLUMN "pay_cycle_id3_active_flag" TYPE "client__pay_cycle_id3_active_flag",
  ALTER COLUMN "payroll_date3" TYPE "client__payroll_date3",
  ALTER COLUMN "contract_pay_cycle_from_quote_flag" TYPE "client__contract_pay_cycle_from_quote_flag",
  ALTER COLUMN "payroll_cut_off" TYPE "client__payroll_cut_off",
  ALTER COLUMN "fuel_managed_flag" TYPE "client__fuel_managed_flag",
  ALTER COLUMN "fuel_supplier" TYPE "client__fuel_supplier",
  ALTER COLUMN "fuel_card_note" TYPE "client__fuel_card_note",
  ALTER COLUMN "etags_managed_flag" TYPE "client__etags_managed_flag",
  ALTER COLUMN "etags_managed_note" TYPE "client__etags_managed_note",
  ALTER COLUMN "novated_leases_flag" TYPE "client__novated_leases_flag",
  ALTER COLUMN "novated_leases_note" TYPE "client__novated_leases_note",
  ALTER COLUMN "luxury_charge_applied_flag" TYPE "client__luxury_charge_applied_flag",
  ALTER COLUMN "luxury_charge_invoiced_flag" TYPE "client__luxury_charge_invoiced_flag",
  ALTER COLUMN "luxury_charge_event_flag" TYPE "client__luxury_charge_event_flag",
  ALTER COLUMN "discount_maker_a" TYPE "client__discount_maker_a",
  ALTER COLUMN "discount_maker_b" TYPE "client__discount_maker_b",
  ALTER COLUMN "discount_maker_c" TYPE "client__discount_maker_c",
  ALTER COLUMN "discount_maker_d" TYPE "client__discount_maker_d",
  ALTER COLUMN "discount_spare1" TYPE "client__discount_spare1",
  ALTER COLUMN "discount_spare2" TYPE "client__discount_spare2",
  ALTER COLUMN "discount_spare3" TYPE "client__discount_spare3",
  ALTER COLUMN "discount_spare4" TYPE "client__discount_spare4",
  ALTER COLUMN "discount_spare5" TYPE "client__discount_spare5",
  ALTER COLUMN "reg_ctp_type" TYPE "client__reg_ctp_type",
  ALTER COLUMN "send_reg_label_novated" TYPE "client__send_reg_label_novated",
  ALTER COLUMN "send_reg_label_others" TYPE "client__send_reg_label_others",
  ALTER COLUMN "reg_label_note" TYPE "client__reg_label_note",
  ALTER COLUMN "quote_client_note" TYPE "client__quote_client_note",
  ALTER COLUMN "quote_internal_note" TYPE "client__quote_internal_note",
  ALTER COLUMN "booking_note" TYPE "client__booking_note",
  ALTER COLUMN "infringement_note" TYPE "client__infringement_note",
  ALTER COLUMN "recall_notice_note" TYPE "client__recall_notice_note",
  ALTER COLUMN "client_defaults_delivery_fee_funded_flag" TYPE "client__client_defaults_delivery_fee_funded_flag",
  ALTER COLUMN "client_defaults_fuel_on_delivery_funded_flag" TYPE "client__client_defaults_fuel_on_delivery_funded_flag",
  ALTER COLUMN "client_defaults_novated_residual_basis" TYPE "client__client_defaults_novated_residual_basis",
  ALTER COLUMN "client_defaults_supplier_id_financier" TYPE "client__client_defaults_supplier_id_financier",
  ALTER COLUMN "client_defaults_supplier_id_insurer" TYPE "client__client_defaults_supplier_id_insurer",
  ALTER COLUMN "client_defaults_policy_owner_type" TYPE "client__client_defaults_policy_owner_type",
  ALTER COLUMN "client_defaults_insurance_broker_fee_exempt_flag" TYPE "client__client_defaults_insurance_broker_fee_exempt_flag",
  ALTER COLUMN "client_defaults_roadside_assistance_plan_code" TYPE "client__client_defaults_roadside_assistance_plan_code",
  ALTER COLUMN "client_defaults_relief_vehicle_flag" TYPE "client__client_defaults_relief_vehicle_flag",
  ALTER COLUMN "client_defaults_carbon_emission_offset_flag" TYPE "client__client_defaults_carbon_emission_offset_flag",
  ALTER COLUMN "client_defaults_client_group_flag" TYPE "client__client_defaults_client_group_flag",
  ALTER COLUMN "bespoke_field_values" TYPE "client__bespoke_field_values";

ALTER TABLE "packaging_defaults"
  ALTER COLUMN "bank_account_enabled_flag" TYPE "packaging_defaults__bank_account_enabled_flag",
  ALTER COLUMN "financial_institution_id" TYPE "packaging_defaults__financial_institution_id",
  ALTER COLUMN "bank_bsb" TYPE "packaging_defaults__bank_bsb",
  ALTER COLUMN "bank_account_number" TYPE "packaging_defaults__bank_account_number",
  ALTER COLUMN "bank_account_name" TYPE "packaging_defaults__bank_account_name",
  ALTER COLUMN "bank_account_name_short" TYPE "packaging_defaults__bank_account_name_short",
  ALTER COLUMN "apca_number" TYPE "packaging_defaults__apca_number",
  ALTER COLUMN "aba_description" TYPE "packaging_defaults__aba_description",
  ALTER COLUMN "aba_self_balancing_flag" TYPE "packaging_defaults__aba_self_balancing_flag",
  ALTER COLUMN "pay_run_weekend_treatment" TYPE "packaging_defaults__pay_run_weekend_treatment",
  ALTER COLUMN "pay_run_processing_state" TYPE "packaging_defaults__pay_run_processing_state",
  ALTER COLUMN "payroll_pre_tax" TYPE "packaging_defaults__payroll_pre_tax",
  ALTER COLUMN "payroll_post_tax" TYPE "packaging_defaults__payroll_post_tax",
  ALTER COLUMN "payroll_fbt" TYPE "packaging_defaults__payroll_fbt",
  ALTER COLUMN "payroll_lcc" TYPE "packaging_defaults__payroll_lcc",
  ALTER COLUMN "payroll_gst" TYPE "packaging_defaults__payroll_gst",
  ALTER COLUMN "payroll_itc" TYPE "packaging_defaults__payroll_itc",
  ALTER COLUMN "report_delivery_type" TYPE "packaging_defaults__report_delivery_type",
  ALTER COLUMN "report_groups" TYPE "packaging_defaults__report_groups",
  ALTER COLUMN "taxable_sales" TYPE "packaging_defaults__taxable_sales";

ALTER TABLE "approval"
  ALTER COLUMN "contract_id" TYPE "approval__contract_id",
  ALTER COLUMN "status_flag" TYPE "approval__status_flag",
  ALTER COLUMN "approval_sub_status_id" TYPE "approval__approval_sub_status_id",
  ALTER COLUMN "external_order_number" TYPE "approval__external_order_number",
  ALTER COLUMN "client_phone" TYPE "approval__client_phone",
  ALTER COLUMN "misc_phone" TYPE "approval__misc_phone",
  ALTER COLUMN "attachment_id" TYPE "approval__attachment_id",
  ALTER COLUMN "invoice_no" TYPE "approval__invoice_no",
  ALTER COLUMN "invoice_date" TYPE "approval__invoice_date",
  ALTER COLUMN "credit_note_flag" TYPE "approval__credit_note_flag",
  ALTER COLUMN "reimbursement_flag" TYPE "approval__reimbursement_flag",
  ALTER COLUMN "payee_payment_method_id" TYPE "approval__payee_payment_method_id",
  ALTER COLUMN "driver_bank_account_id" TYPE "approval__driver_bank_account_id",
  ALTER COLUMN "bank_details_correct_flag" TYPE "approval__bank_details_correct_flag",
  ALTER COLUMN "supplier_franchise_vehicle_id" TYPE "approval__supplier_franchise_vehicle_id",
  ALTER COLUMN "odometer_date" TYPE "approval__odometer_date",
  ALTER COLUMN "odometer_valid_flag" TYPE "approval__odometer_valid_flag",
  ALTER COLUMN "supplier_id" TYPE "approval__supplier_id",
  ALTER COLUMN "supplier_contact" TYPE "approval__supplier_contact",
  ALTER COLUMN "supplier_phone" TYPE "approval__supplier_phone",
  ALTER COLUMN "franchise_notes" TYPE "approval__franchise_notes",
  ALTER COLUMN "driver_name" TYPE "approval__driver_name",
  ALTER COLUMN "driver_phone" TYPE "approval__driver_phone",
  ALTER COLUMN "driver_aware_flag" TYPE "approval__driver_aware_flag",
  ALTER COLUMN "maintenance_lines" TYPE "approval__maintenance_lines",
  ALTER COLUMN "notes" TYPE "approval__notes";

ALTER TABLE "client" SET (fillfactor = 80);

ALTER TABLE "packaging_defaults" SET (fillfactor = 80);

ALTER TABLE "approval" SET (fillfactor = 80);

CREATE INDEX "client_sort_name" ON "client" ((lower(coalesce("name", U&'\+10FFFF')) COLLATE "C"), "client_id");

CREATE INDEX "client_sort_client_code" ON "client" ((lower(coalesce("client_code", U&'\+10FFFF')) COLLATE "C"), "client_id");

CREATE INDEX "client_sort_client_type" ON "client" ((coalesce("client_type", U&'\+10FFFF') COLLATE "C"), "client_id") INCLUDE ("client_type");

CREATE INDEX "client_sort_state" ON "client" ((coalesce("state", U&'\+10FFFF') COLLATE "C"), "client_id") INCLUDE ("state");

CREATE INDEX "client_sort_abn" ON "client" ((lower(coalesce("abn", U&'\+10FFFF')) COLLATE "C"), "client_id");

CREATE INDEX "client_sort_finance_limit" ON "client" (coalesce("finance_limit", 'NaN'::numeric), "client_id");

CREATE INDEX "client_sort_approval_limit" ON "client" (coalesce("approval_limit", 'NaN'::numeric), "client_id");

CREATE INDEX "client_sort_interest_margin" ON "client" (coalesce("interest_margin", 'NaN'::numeric), "client_id");

CREATE INDEX "client_sort_finance_review_date" ON "client" (coalesce("finance_review_date", 'infinity'::date), "client_id");

CREATE INDEX "client_sort_next_contact_date" ON "client" (coalesce("next_contact_date", 'infinity'::date), "client_id");

CREATE INDEX "client_sort_user_id" ON "client" ((lower(coalesce("user_id", U&'\+10FFFF')) COLLATE "C"), "client_id");

CREATE INDEX "client_by_client_id_external" ON "client" ("client_id_external", "client_id") WHERE "client_id_external" IS NOT NULL;

CREATE INDEX "client_by_client_id_parent" ON "client" ("client_id_parent", "client_id") WHERE "client_id_parent" IS NOT NULL;

CREATE INDEX "client_by_client_group_id" ON "client" ("client_group_id", "client_id") WHERE "client_group_id" IS NOT NULL;

CREATE INDEX "client_by_user_id_sales" ON "client" ("user_id_sales", "client_id") WHERE "user_id_sales" IS NOT NULL;

CREATE INDEX "client_search" ON "client" USING gin (lower(coalesce("name", '') || ' ' || coalesce("client_code", '') || ' ' || coalesce("abn", '') || ' ' || coalesce("acn", '') || ' ' || coalesce("client_id_external", '') || ' ' || "client_id"::text) gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE INDEX "approval_sort_created" ON "approval" (coalesce("created", 'infinity'::timestamptz), "approval_id");

CREATE INDEX "approval_sort_last_edit" ON "approval" (coalesce("last_edit", 'infinity'::timestamptz), "approval_id");

CREATE INDEX "approval_sort_posted_date" ON "approval" (coalesce("posted_date", 'infinity'::timestamptz), "approval_id");

CREATE INDEX "approval_sort_status_flag" ON "approval" ((coalesce("status_flag", U&'\+10FFFF') COLLATE "C"), "approval_id") INCLUDE ("status_flag");

CREATE INDEX "approval_sort_contract_id" ON "approval" ((lower(coalesce("contract_id", U&'\+10FFFF')) COLLATE "C"), "approval_id");

CREATE INDEX "approval_sort_supplier_id" ON "approval" ((lower(coalesce("supplier_id", U&'\+10FFFF')) COLLATE "C"), "approval_id");

CREATE INDEX "approval_sort_approval_limit" ON "approval" (coalesce("approval_limit", 'NaN'::numeric), "approval_id");

CREATE INDEX "approval_sort_invoice_date" ON "approval" (coalesce("invoice_date", 'infinity'::date), "approval_id");

CREATE INDEX "approval_by_contract_id" ON "approval" ("contract_id", "approval_id") WHERE "contract_id" IS NOT NULL;

CREATE INDEX "approval_search" ON "approval" USING gin (lower("approval_id"::text || ' ' || coalesce("contract_id", '') || ' ' || coalesce("invoice_no", '') || ' ' || coalesce("driver_name", '') || ' ' || coalesce("external_order_number", '')) gin_trgm_ops) WITH (gin_pending_list_limit = 512);

CREATE UNIQUE INDEX user_account_name ON user_account (lower(user_name));

CREATE UNIQUE INDEX role_name ON role (lower(name));

CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN RAISE EXCEPTION ''history entries are never changed or deleted''\x3b END';

CREATE TRIGGER event_is_final BEFORE UPDATE OR DELETE ON event FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
