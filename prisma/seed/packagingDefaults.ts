import { packagingDefaults } from '@/lib/resources'
import { bankAccount } from './clients/billing'
import { profileOf } from './clients/profile'
import { Random } from './random'
import type { Setting } from './setting'
import { type Members, setMembers } from './values'

/** Every other client has packaging defaults. */
export const hasPackagingDefaults = (number: number): boolean => number % 2 === 1

/** Packaging defaults of client number `number`, as a request would set them. */
export function packagingBody(number: number, setting: Setting): Members {
  const random = new Random('packaging defaults', number)
  const { name, place } = profileOf(number, setting)
  const { bsb, account } = bankAccount(random)
  const short = name.replace(/ (Pty )?Ltd$/, '').toUpperCase()
  const coded = random.chance(0.7)
  const code = (letters: string) => (coded ? `${letters}${random.whole(10, 99)}` : undefined)
  return setMembers(packagingDefaults, {
    bank_account_enabled_flag: random.chance(0.85) ? 'yes' : 'no',
    financial_institution_id: `FI-${random.whole(1, 24)}`,
    bank_bsb: bsb,
    bank_account_number: account,
    bank_account_name: `${name} Salary Packaging`,
    bank_account_name_short: short.slice(0, 26).trim(),
    apca_number: random.digits(6),
    aba_description: random.pick(['PACKAGING', 'NOVATED', 'SAL PACK']),
    aba_self_balancing_flag: random.chance(0.2) ? 'no' : 'yes',
    pay_run_start: random.whole(1, 26),
    pay_run_start2: random.sometimes(0.25, () => random.whole(1, 52)),
    pay_run_start3: random.sometimes(0.06, () => random.whole(1, 13)),
    pay_run_weekend_treatment: random.pick([
      ...['pay-on-friday', 'pay-on-friday', 'pay-on-monday'],
      'leave-as-weekend',
    ]),
    pay_run_processing_state: place.state,
    payroll_pre_tax: code('PRE'),
    payroll_post_tax: code('PST'),
    payroll_fbt: code('FBT'),
    payroll_lcc: code('LCC'),
    payroll_gst: code('GST'),
    payroll_itc: code('ITC'),
    report_delivery_type: random.chance(0.08) ? 'post' : 'email',
    report_groups: random.chance(0.4)
      ? ['Head office', 'Depots', 'Regional', 'Executives'].filter(() => random.chance(0.6))
      : undefined,
    taxable_sales: random.chance(0.2) ? 'only-fees' : 'all-items',
  })
}
