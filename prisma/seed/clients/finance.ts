import { person } from '../pools/people'
import { landline } from '../pools/phones'
import type { Random } from '../random'
import type { Members } from '../values'
import { isCustomer, type Part } from './profile'

export const CREDIT_RATINGS = ['A', 'A-', 'B+', 'B', 'B-', 'C']
const FACILITIES = ['REVOLVING', 'FIXED', 'UNCOMMITTED']

export const finance: Part = (profile, random) => {
  const { calendar, trade, vehicles, type } = profile
  if (type === 'lead' || type === 'sundry') return {}
  const taxed = trade.form === 'company' && trade.fbt === 'full-fbt-payable'
  return {
    // Some 35,000 to 60,000 dollars a vehicle, in steps that a credit committee would choose.
    finance_limit: Math.max(1, Math.round((vehicles * random.whole(35, 60)) / 250)) * 250_000,
    facility_type_id: random.pick(FACILITIES),
    client_credit_ratings_id: random.pick(CREDIT_RATINGS),
    financials_date: random.sometimes(0.8, () => calendar.day(-random.whole(60, 480))),
    company_tax_rate: taxed ? random.pick([25, 30, 30]) : 0,
    ...(isCustomer(profile) && {
      finance_accepted_date: calendar.workday(-random.whole(100, 3000)),
      // Spread over a year, some of it gone by: reviews are overdue, due next week and far off.
      finance_review_date: calendar.workday(random.whole(-21, 350)),
      purchase_stamp_duty_exempt_flag: !taxed && random.chance(0.7) ? 'yes' : 'no',
      approval_limit: random.figure(250, 2500, 250),
      send_approval_email_flag: random.chance(0.1) ? 'no' : 'yes',
      approval_note: random.sometimes(
        0.15,
        () => 'Tyres in sets of four go through without a call.',
      ),
      ...(trade.form === 'company' && vehicles < 60
        ? guarantors(random, profile.place.areaCode)
        : {}),
    }),
  }
}

/** Small companies have their directors stand in for them. */
function guarantors(random: Random, areaCode: string): Members {
  const members: Members = {}
  for (let n = 1; n <= random.whole(1, 3); n++) {
    members[`guarantor${n}_name`] = person(random)
    members[`guarantor${n}_phone`] = landline(random, areaCode)
  }
  return members
}

export const fees: Part = (profile, random) => {
  if (!isCustomer(profile)) return {}
  const packaged = random.chance(0.5)
  return {
    establishment_fee: random.figure(150, 450, 25),
    document_fee: random.figure(60, 180, 7.5),
    document_fee_budgeted: random.sometimes(0.3, () => random.figure(60, 180, 7.5)),
    sourcing_fee: random.sometimes(0.6, () => random.figure(90, 330, 16.5)),
    revs_fee: random.pick([2, 2, 3.4]),
    delivery_fee: random.figure(110, 385, 27.5),
    fuel_on_delivery: random.figure(40, 120, 10),
    management_fee: random.figure(14, 48, 0.25),
    fuel_fee: random.figure(2.5, 7.5, 0.05),
    package_admin_fee: packaged ? random.figure(9, 29, 0.45) : undefined,
    packaging_advice_fee: packaged
      ? random.sometimes(0.4, () => random.figure(55, 220, 55))
      : undefined,
    packaging_fees_per_year: packaged ? random.figure(108, 348, 5.4) : undefined,
    lease_replacement_fee: random.sometimes(0.4, () => random.figure(120, 330, 15)),
    residual_fee: random.sometimes(0.5, () => random.figure(95, 275, 5)),
    disposal_fee: random.figure(220, 550, 27.5),
  }
}

export const rates: Part = (profile, random) => {
  if (!isCustomer(profile)) return {}
  const quarterly = random.chance(0.2)
  return {
    interest_margin: random.figure(0.85, 3.95, 0.0125),
    residual_margin: random.figure(1, 6, 0.25),
    maintenance_uplift_rate: random.figure(2, 12, 0.5),
    agreed_lessee_rate: random.sometimes(0.3, () => random.figure(4.2, 9.4, 0.0005)),
    lessee_rate_include_vmp_flag: random.chance(0.1) ? 'yes' : 'no',
    quarterly_rates_flag: quarterly ? 'yes' : 'no',
    quarterly_rates_note: quarterly
      ? 'Set on the first working day of the quarter from the three-year swap rate.'
      : undefined,
  }
}
