import type { CodeListName } from '@/lib/resources/codeLists'

/** The codes that the demonstration's records use, by list, with the name of each. */
export const CODES: Readonly<Record<CodeListName, Readonly<Record<string, string>>>> = {
  client_industry: {
    'IND-AGR': 'Agriculture',
    'IND-CHA': 'Charity and community care',
    'IND-CON': 'Construction',
    'IND-EDU': 'Education',
    'IND-FIN': 'Finance and insurance',
    'IND-GOV': 'Local government',
    'IND-HLT': 'Health',
    'IND-ICT': 'Information and communication',
    'IND-MAN': 'Manufacturing',
    'IND-MIN': 'Mining',
    'IND-PRO': 'Professional services',
    'IND-TRN': 'Transport and storage',
    'IND-UTL': 'Electricity, gas and water',
  },
  sic: {
    '0529': 'Agricultural support services',
    '1011': 'Petroleum exploration',
    '1090': 'Mining support services',
    '1199': 'Other food manufacturing',
    '1214': 'Wine making',
    '2630': 'Electricity distribution',
    '2811': 'Water supply',
    '3019': 'Other residential building',
    '3101': 'Road and bridge construction',
    '3231': 'Plumbing',
    '3232': 'Electrical services',
    '4610': 'Road freight transport',
    '5801': 'Wired telecommunications',
    '6223': 'Credit unions',
    '6923': 'Engineering design',
    '7530': 'Local government administration',
    '7712': 'Investigation and security',
    '8023': 'Combined primary and secondary education',
    '8102': 'Higher education',
    '8401': 'Hospitals',
    '8520': 'Pathology and imaging',
    '8599': 'Other health care',
    '8601': 'Aged care',
    '8790': 'Other social assistance',
  },
  corporate_type: {
    ASSOCIATION: 'Incorporated association',
    COMPANY: 'Company',
    OVERSEAS: 'Overseas body',
    'PUBLIC-BODY': 'Public body',
  },
  client_group: groups(),
  channel: {
    BROKER: 'Through a broker',
    DIRECT: 'Direct',
    REFERRAL: 'Referred by a client',
    TENDER: 'Public tender',
  },
  agreement_type: {
    'FLEET-MGT': 'Fleet management only',
    MLA: 'Master lease agreement',
    'MLA-NOV': 'Master lease agreement, novated',
    PANEL: 'Panel of suppliers',
  },
  country: { AU: 'Australia', NZ: 'New Zealand' },
  billing_terms: {
    EOM30: '30 days from the end of the month',
    T07: '7 days',
    T14: '14 days',
    T30: '30 days',
  },
  facility_type: { FIXED: 'Fixed', REVOLVING: 'Revolving', UNCOMMITTED: 'Uncommitted' },
  credit_rating: {
    A: 'Excellent',
    'A-': 'Very good',
    'B+': 'Good',
    B: 'Satisfactory',
    'B-': 'Watch',
    C: 'Poor',
  },
  pay_cycle: {
    WEEKLY: 'Weekly',
    FORTNIGHTLY: 'Fortnightly',
    'FOUR-WEEKLY': 'Every four weeks',
    MONTHLY: 'Monthly',
  },
  roadside_assistance_plan: { RA1: 'Basic roadside', RA2: 'Roadside with towing and hire' },
  financial_institution: institutions(),
  approval_sub_status: {
    CALLBACK: 'Waiting for a call back',
    PARTS: 'Waiting for parts',
    QUOTE: 'Waiting for a quote',
  },
  payment_method: {
    CARD: 'Card',
    'DRIVER-EFT': 'Transfer to the driver',
    EFT: 'Electronic transfer',
  },
}

function groups(): Record<string, string> {
  const regions = ['Northern', 'Southern', 'Eastern', 'Western', 'Central', 'Coastal', 'Inland']
  const kinds = ['Councils', 'Health', 'Transport', 'Schools', 'Trades', 'Utilities']
  const names = kinds.flatMap((kind) => regions.map((region) => `${region} ${kind}`))
  return Object.fromEntries(names.slice(0, 39).map((name, index) => [`GRP-${10 + index}`, name]))
}

function institutions(): Record<string, string> {
  const names = [
    ...['Harbour', 'Bluegum', 'Southern Star', 'Currawong', 'Riverland', 'Tablelands'],
    ...['Pacific Rim', 'Lighthouse', 'Wattle', 'Ironbark', 'Meridian', 'Coastal'],
  ]
  const all = [...names.map((name) => `${name} Bank`), ...names.map((name) => `${name} Mutual`)]
  return Object.fromEntries(all.map((name, index) => [`FI-${index + 1}`, name]))
}
