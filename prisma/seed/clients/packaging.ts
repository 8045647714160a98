import type { Random } from '../random'
import type { Members } from '../values'
import { isCustomer, type Part, type Profile } from './profile'

export const fbt: Part = (profile, random) => {
  if (!isCustomer(profile)) return {}
  const { trade } = profile
  const creditable = trade.fbt === 'full-fbt-payable'
  const ecm = random.chance(0.75)
  const reported = random.chance(0.45)
  return {
    employer_fbt_type: trade.fbt,
    gross_up_rate_type: creditable ? 'fbt_type1_gross_up_factor' : 'fbt_type2_gross_up_factor',
    fixed_statutory_rate: random.sometimes(0.15, () => 20),
    allow_operating_fbt_type_flag: random.chance(0.08) ? 'no' : 'yes',
    medicare_levy_flag: random.chance(0.05) ? 'no' : 'yes',
    ecm_allowed_flag: ecm ? 'yes' : 'no',
    ecm_flag: ecm ? 'yes' : 'no',
    gst_on_ecm_flag: ecm && random.chance(0.9) ? 'yes' : 'no',
    event_ecm_flag: random.chance(0.1) ? 'yes' : 'no',
    event_nuds_flag: random.chance(0.05) ? 'yes' : 'no',
    itc_passed_on_flag: creditable ? 'yes' : 'no',
    itc_passed_on_rate: creditable ? random.pick([50, 75, 100, 100]) : undefined,
    pass_on_itcs: random.sometimes(0.2, () => 'Monthly, against the running costs of the vehicle'),
    return_itc_via_payroll_flag: random.chance(0.12) ? 'yes' : 'no',
    salary_type: random.pick(['total-package', 'base-only', 'base-plus-super', 'fixed-super']),
    fixed_super_rate: random.sometimes(0.25, () => random.pick([12, 12.75, 15.4, 17])),
    car_allowance_impact_flag: random.chance(0.15) ? 'yes' : 'no',
    fbt_reporting_flag: reported ? 'yes' : 'no',
    fbt_email_novated: reported && random.chance(0.6) ? 'yes' : 'no',
    fbt_email_other: reported && random.chance(0.4) ? 'yes' : 'no',
    fbt_note: random.sometimes(0.1, () => 'Declarations are due by 14 April; remind in March.'),
  }
}

export const payroll: Part = (profile, random) => {
  if (!isCustomer(profile) || random.chance(0.3)) return {}
  return {
    ...payCycle('', random.pick(['FORTNIGHTLY', 'MONTHLY']), profile, random),
    ...(random.chance(0.3) ? payCycle('2', 'WEEKLY', profile, random) : {}),
    ...(random.chance(0.08) ? payCycle('3', 'FOUR-WEEKLY', profile, random) : {}),
    contract_pay_cycle_from_quote_flag: random.sometimes(0.6, () => random.pick(['yes', 'no'])),
    payroll_cut_off: random.pick([
      'Noon, three days before payday',
      'Wednesday at four',
      'The 10th',
    ]),
    payroll_cut_off_days: random.whole(2, 7),
  }
}

const payCycle = (
  suffix: '' | '2' | '3',
  cycle: string,
  { calendar }: Profile,
  random: Random,
): Members => ({
  [`pay_cycle_id${suffix}`]: cycle,
  [`pay_cycle_id${suffix}_active_flag`]: random.chance(0.9) ? 'yes' : 'no',
  [`payroll_date${suffix}`]: calendar.workday(random.whole(-28, 28)),
})
