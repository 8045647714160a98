import type { Random } from '../random'
import { BROKERS, INSURERS as INSURING, idsOf, REPAIRERS } from '../suppliers/names'
import type { Members } from '../values'
import { clientId, isCustomer, type Part, type Profile } from './profile'
import { businessNumber, companyNumber } from './registers'

const CHANNELS = ['DIRECT', 'BROKER', 'TENDER', 'REFERRAL']
const REPAIRER_IDS = idsOf(REPAIRERS)
const BROKER_IDS = idsOf(BROKERS)
const INSURER_IDS = idsOf(INSURING)
const AGREEMENTS = ['MLA', 'MLA-NOV', 'FLEET-MGT', 'PANEL']
const INSURERS = ['Southern Cross Mutual', 'Boobook Insurance', 'Harbour General', 'Self-insured']
const INCLUSIONS = ['tyres', 'relief-vehicle', 'roadside', 'windscreen', 'fuel-card', 'e-tag']

export const identity: Part = (profile, random) => {
  const { number, name, trade, vehicles, calendar } = profile
  const letters = name.replace(/^University of /, '').replaceAll(' ', '')
  const grouped = random.chance(0.12)
  return {
    name,
    client_code: `${letters.slice(0, 4).toUpperCase()}${String(number).padStart(4, '0')}`,
    client_type: profile.type,
    client_class: vehicles > 150 ? 'Key' : vehicles > 40 ? 'Core' : 'Small',
    ...registration(profile),
    client_industry_id: trade.industry,
    sic_code: trade.sic,
    business_start_date: random.sometimes(0.6, () => calendar.day(-random.whole(900, 22_000))),
    financial_year_end: trade.industry === 'IND-EDU' ? 'December' : 'June',
    no_of_ftes: vehicles * random.whole(3, 9),
    client_id_parent:
      number > 20 && random.chance(0.06)
        ? String(clientId(number - random.whole(1, 20)))
        : undefined,
    client_group_id: grouped ? `GRP-${random.whole(10, 48)}` : undefined,
    client_group_note: grouped
      ? random.sometimes(0.4, () => 'Reported with the group; invoices stay separate.')
      : undefined,
    client_id_external: random.sometimes(0.5, () => `ERP-${String(number).padStart(6, '0')}`),
    history_only_flag: profile.type === 'inactive' ? 'yes' : undefined,
    dirty_flag: random.sometimes(0.04, () => `${calendar.day(-random.whole(1, 9))}T21:14:05Z`),
  }
}

/** Numbers of the registers, which companies, public bodies and overseas ones have differently. */
function registration({ number, trade, place }: Profile): Members {
  // Multiples of a prime, so that no two clients share a number.
  const eight = String(10_000_000 + ((number * 48_271) % 90_000_000))
  if (place.state === 'NZ') return { arbn: companyNumber(eight), corporate_type_id: 'OVERSEAS' }
  if (trade.form === 'company') {
    const acn = companyNumber(eight)
    return { abn: businessNumber(acn), acn, corporate_type_id: 'COMPANY' }
  }
  const corporateType = trade.form === 'public' ? 'PUBLIC-BODY' : 'ASSOCIATION'
  return { abn: businessNumber(`9${eight}`), corporate_type_id: corporateType }
}

export const commercial: Part = (profile, random) => {
  const { staff, type } = profile
  return {
    user_id: String(random.pick(staff)),
    user_id_sales: random.sometimes(0.7, () => String(random.pick(staff))),
    channel_id: random.pick(CHANNELS),
    allow_quoting_flag: type === 'fleet' || type === 'prospect' ? 'yes' : 'no',
    ...(isCustomer(profile) ? terms(profile, random) : {}),
  }
}

function terms({ calendar }: Profile, random: Random): Members {
  const nonStandard = random.chance(0.15)
  const shared = random.chance(0.08)
  return {
    client_agreement_type_id: random.pick(AGREEMENTS),
    mla_date: calendar.workday(-random.whole(120, 3200)),
    mla_non_standard_flag: nonStandard ? 'yes' : 'no',
    mla_note: nonStandard
      ? 'Early termination is worked out on the payout table in schedule 4, not on ours.'
      : undefined,
    allow_quoting_within_cap_flag: random.chance(0.1) ? 'no' : 'yes',
    inclusion_client_exclusions: random.chance(0.25)
      ? INCLUSIONS.filter(() => random.chance(0.35))
      : undefined,
    lead_time: random.pick([30, 45, 60, 90, 120]),
    contract_inertia_flag: random.chance(0.3) ? 'yes' : 'no',
    early_terminations_policy: random.sometimes(
      0.3,
      () => 'Two terminations a year without a fee; every other one at 50 % of what remains.',
    ),
    interim_service_flag: random.chance(0.12) ? 'no' : 'yes',
    wear_tear_allowance: random.sometimes(0.5, () => random.figure(250, 1500, 50)),
    free_km_buffer: random.sometimes(0.4, () => random.pick([1000, 2500, 5000])),
    foc_car_policy: random.sometimes(
      0.06,
      () => 'One for every 60 vehicles, for the fleet office.',
    ),
    shared_fleet_flag: shared ? 'yes' : 'no',
    shared_fleet_note: shared ? 'Light commercials are with another lessor until 2028.' : undefined,
    supplier_id_repairer: random.sometimes(0.5, () => random.pick(REPAIRER_IDS)),
    supplier_id_broker: random.sometimes(0.2, () => random.pick(BROKER_IDS)),
    supplier_id_insurer: random.sometimes(0.4, () => random.pick(INSURER_IDS)),
    insurer: random.sometimes(0.6, () => random.pick(INSURERS)),
    policy_number: random.sometimes(0.5, () => `MV${random.digits(8)}`),
    sl_export_flag: random.sometimes(0.3, () => random.pick(['yes', 'no'])),
  }
}
