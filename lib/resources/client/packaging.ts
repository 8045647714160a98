import { choice, date, type FieldSpec, identifier, integer, rate, text, yesNo } from '../field'
import type { Section } from '../resource'

const EMPLOYER_FBT_TYPES = [
  'full-fbt-payable',
  'concessional-30000-exempt',
  'concessional-17000-exempt',
  'rebatable',
  'not-applicable',
]
const EMPLOYER_FBT_LABELS = {
  'full-fbt-payable': 'Full FBT payable',
  'concessional-30000-exempt': 'Concessional, $30,000 exempt',
  'concessional-17000-exempt': 'Concessional, $17,000 exempt',
}

const GROSS_UP_TYPES = ['fbt_type1_gross_up_factor', 'fbt_type2_gross_up_factor']
const GROSS_UP_LABELS = {
  fbt_type1_gross_up_factor: 'Type 1, GST credit available',
  fbt_type2_gross_up_factor: 'Type 2, no GST credit',
}

const SALARY_TYPES = ['total-package', 'base-only', 'base-plus-super', 'fixed-super']

export const fbt: Section = {
  key: 'fbt',
  title: 'FBT and packaging',
  purpose: 'How fringe benefits tax, credits and salaries enter a package.',
  fields: {
    employer_fbt_type: choice(
      EMPLOYER_FBT_TYPES,
      'Employer FBT type',
      'How much FBT the employer has to pay.',
      { default: 'full-fbt-payable', valueLabels: EMPLOYER_FBT_LABELS },
    ),
    gross_up_rate_type: choice(
      GROSS_UP_TYPES,
      'Gross-up type',
      'Which factor turns a benefit into its taxable value.',
      { default: 'fbt_type1_gross_up_factor', valueLabels: GROSS_UP_LABELS },
    ),
    fixed_statutory_rate: rate(
      'Fixed statutory rate',
      'Statutory rate used in place of the one that would apply.',
    ),
    allow_operating_fbt_type_flag: yesNo(
      'Allow operating FBT type',
      'Lets quotes use the operating type of FBT.',
      { default: 'yes' },
    ),
    medicare_levy_flag: yesNo(
      'Medicare levy',
      'Counts the Medicare levy when tax savings are worked out.',
      { default: 'yes' },
    ),
    ecm_allowed_flag: yesNo(
      'ECM allowed',
      'Lets employees of the client choose post-tax contributions.',
    ),
    ecm_flag: yesNo('ECM', 'Uses post-tax contributions to bring FBT down.', { default: 'yes' }),
    gst_on_ecm_flag: yesNo('GST on ECM', 'Counts GST in post-tax contributions.', {
      default: 'yes',
    }),
    event_ecm_flag: yesNo('ECM event', 'Raises an event for post-tax contributions.', {
      default: 'no',
    }),
    event_nuds_flag: yesNo('NUDS event', 'Raises an event for NUDS.', { default: 'no' }),
    itc_passed_on_flag: yesNo(
      'ITC passed on',
      'Gives the employee the benefit of input tax credits.',
      { default: 'yes' },
    ),
    itc_passed_on_rate: rate(
      'ITC passed on rate',
      'Share of input tax credits that goes to the employee.',
    ),
    pass_on_itcs: text(
      'ITC pass-on terms',
      'How the employer has asked for credits to be passed on.',
    ),
    return_itc_via_payroll_flag: yesNo(
      'Return ITC via payroll',
      'Hands input tax credits back through the payroll.',
      { default: 'no' },
    ),
    salary_type: choice(
      SALARY_TYPES,
      'Salary type',
      'What the salary figure of an employee takes in.',
    ),
    fixed_super_rate: rate('Fixed super rate', 'Superannuation rate used where super is fixed.'),
    car_allowance_impact_flag: yesNo(
      'Car allowance impact',
      'Takes the loss of a car allowance into account.',
      { default: 'no' },
    ),
    fbt_reporting_flag: yesNo('FBT reporting', 'Prepares FBT reports for the client.', {
      default: 'no',
    }),
    fbt_email_novated: yesNo(
      'FBT email, novated',
      'Sends FBT reports on novated leases by email.',
      { default: 'no' },
    ),
    fbt_email_other: yesNo(
      'FBT email, other',
      'Sends FBT reports on all other contracts by email.',
      { default: 'no' },
    ),
    fbt_note: text('FBT note', 'What is special about FBT for this client.'),
  },
}

/** The nth pay cycle: which one, whether it is in use, and a date on which it pays. */
const payCycle = (n: 1 | 2 | 3): Record<string, FieldSpec> => {
  const suffix = n === 1 ? '' : n
  return {
    [`pay_cycle_id${suffix}`]: identifier(
      `Pay cycle ${n}`,
      `How often the employer pays on cycle ${n}.`,
      { codes: 'pay_cycle' },
    ),
    [`pay_cycle_id${suffix}_active_flag`]: yesNo(
      `Pay cycle ${n} active`,
      `Offers pay cycle ${n} for new contracts.`,
      { default: 'no' },
    ),
    [`payroll_date${suffix}`]: date(
      `Pay cycle ${n} payroll date`,
      `A payday from which the others of cycle ${n} are counted.`,
    ),
  }
}

export const payroll: Section = {
  key: 'payroll',
  title: 'Pay cycles and payroll',
  purpose: 'When the employer pays, and until when its payroll takes changes.',
  fields: {
    ...payCycle(1),
    ...payCycle(2),
    ...payCycle(3),
    contract_pay_cycle_from_quote_flag: yesNo(
      'Pay cycle from quote',
      'Gives a contract the pay cycle of its quote.',
    ),
    payroll_cut_off: text(
      'Payroll cut-off',
      'When the payroll stops taking changes, in the words of the client.',
    ),
    payroll_cut_off_days: integer(
      'Payroll cut-off days',
      'How long before payday the payroll stops taking changes.',
      { unit: 'days' },
    ),
  },
}
