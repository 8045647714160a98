/**
 * The lists of codes that fields of records take their values from, with what people call each: in
 * the order of their own names, by which lists sort, the names for people stand in order too. A
 * definition names one as `codes`; the codes themselves are records, so that staff keep them.
 */
export const CODE_LISTS = {
  client_industry: 'Client industries',
  sic: 'Standard industrial classes',
  corporate_type: 'Corporate types',
  client_group: 'Client groups',
  channel: 'Channels',
  agreement_type: 'Agreement types',
  country: 'Countries',
  billing_terms: 'Billing terms',
  facility_type: 'Facility types',
  credit_rating: 'Credit ratings',
  pay_cycle: 'Pay cycles',
  roadside_assistance_plan: 'Roadside assistance plans',
  financial_institution: 'Financial institutions',
  approval_sub_status: 'Approval sub-statuses',
  payment_method: 'Payment methods',
} as const

export type CodeListName = keyof typeof CODE_LISTS
