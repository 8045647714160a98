/**
 * What the trade's short words stand for, so that a field is found by either. The keys are whole
 * words of labels and API names, in lower case.
 */
const GLOSSARY: Readonly<Record<string, string>> = {
  aba: 'bank file direct entry australian banking association',
  abn: 'australian business number register',
  acn: 'australian company number register',
  apca: 'direct entry user id bank payments',
  arbn: 'australian registered body number',
  area: 'city town locality suburb',
  arrears: 'after the period end billed',
  bsb: 'bank state branch number',
  competitors: 'rivals',
  credit: 'risk score',
  ctp: 'compulsory third party insurance registration',
  discount: 'rebate fleet support',
  disposal: 'sale remarketing',
  ecm: 'employee contribution method post-tax',
  eft: 'electronic funds transfer',
  eom: 'end of month',
  establishment: 'setup set-up',
  etags: 'toll tag tolls',
  excess: 'over kilometres',
  facility: 'credit line',
  fbt: 'fringe benefits tax',
  financier: 'lender funder',
  foc: 'free of charge',
  ftes: 'full-time equivalent employees headcount staff',
  fuel: 'petrol diesel',
  gross: 'fbt type 1 type 2 grossed-up',
  gst: 'goods and services tax',
  industry: 'sector anzsic',
  infringement: 'parking speeding',
  insurer: 'underwriter insurance',
  interval: 'frequency',
  invoice: 'bill tax',
  itc: 'input tax credit gst',
  itcs: 'input tax credits gst',
  lcc: 'luxury car charge',
  luxury: 'lcc depreciation limit',
  mla: 'master lease agreement',
  mobile: 'cell telephone',
  novated: 'salary packaging employee lease',
  odometer: 'kilometres mileage',
  operating: 'lessor residual risk',
  pay: 'salary wages payroll cycle',
  pcode: 'postcode',
  phone: 'telephone',
  postal: 'mailing invoice billing correspondence',
  rcti: 'recipient created tax invoice',
  reg: 'registration rego',
  registration: 'rego reg',
  reimbursement: 'refund',
  relief: 'replacement loan car',
  repairer: 'workshop panel beater smash',
  residual: 'end of lease value balloon',
  revs: 'ppsr encumbered vehicle check security register',
  roadside: 'breakdown',
  sic: 'standard industrial classification',
  sourcing: 'procurement',
  super: 'superannuation',
  supplier: 'vendor',
  termination: 'break exit',
  terminations: 'break exit',
}

/** What the trade calls a field of which no word by itself says so, by API names. */
const CALLED: Readonly<Record<string, string>> = {
  approval_limit: 'authority authorisation',
  billing_terms_id: 'payment terms credit days to pay',
  client_id_parent: 'holding company head office',
  common_day: 'invoice date',
  contract_inertia_flag: 'extension rollover',
  corporate_type_id: 'entity legal structure',
  finance_limit: 'credit limit exposure',
  financials_date: 'annual accounts balance sheet',
  free_km_buffer: 'excess kilometres tolerance',
  history_only_flag: 'archived inactive',
  invoice_options: 'layout detail',
  next_contact_date: 'follow-up',
  payment_method: 'direct debit eft cheque',
  payment_terms_id: 'billing terms credit days to pay',
  purchase_order_no: 'po',
  trading_name: 'business name',
  user_id: 'relationship manager',
  user_id_sales: 'sales representative rep',
  wear_tear_allowance: 'return condition damage',
}

/**
 * The words of the trade for what has this label and these API names, besides those that it says itself.
 */
export function tradeWords(label: string, ...names: readonly string[]): string {
  const words = [label, ...names]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z0-9-]+|_/)
  return [
    ...words.flatMap((word) => GLOSSARY[word] ?? []),
    ...names.flatMap((name) => CALLED[name] ?? []),
  ].join(' ')
}
