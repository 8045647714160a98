import { FINANCIERS, INSURERS, idsOf } from '../suppliers/names'
import { isCustomer, type Part } from './profile'

const FINANCIER_IDS = idsOf(FINANCIERS)
const INSURER_IDS = idsOf(INSURERS)

export const notes: Part = (profile, random) => {
  if (profile.type === 'lead') return {}
  return {
    quote_client_note: random.sometimes(
      0.2,
      () => 'Prices hold for 30 days from the date of quote.',
    ),
    quote_internal_note: random.sometimes(
      0.2,
      () => 'Quote 48 and 60 months side by side; they always ask.',
    ),
    booking_note: random.sometimes(0.2, () => 'Book through the depot, with a lift to and from.'),
    infringement_note: random.sometimes(
      0.15,
      () => 'Nominate the driver from the log; ask the fleet office where there is none.',
    ),
    recall_notice_note: random.sometimes(0.12, () => 'To contact 1 and to the driver, same day.'),
  }
}

export const defaults: Part = (profile, random) => {
  if (!isCustomer(profile) || random.chance(0.25)) return {}
  return {
    client_defaults: {
      establishment_fee: random.figure(150, 450, 25),
      management_fee: random.figure(14, 48, 0.25),
      maintenance_program_fee: random.figure(4, 18, 0.5),
      accident_management_fee: random.figure(3, 12, 0.25),
      delivery_fee_funded_flag: random.pick(['yes', 'no']),
      fuel_on_delivery_funded_flag: random.sometimes(0.7, () => random.pick(['yes', 'no'])),
      excess_km_rate: random.figure(0.06, 0.24, 0.0025),
      residual_margin_rate: random.figure(1, 6, 0.25),
      residual_margin_rate_commercial: random.sometimes(0.6, () => random.figure(1, 8, 0.25)),
      novated_residual_basis: random.sometimes(0.4, () =>
        random.pick(['ATO minimum', 'Market value']),
      ),
      novated_commission_rate: random.sometimes(0.4, () => random.figure(0.5, 3, 0.125)),
      supplier_id_financier: random.sometimes(0.5, () => random.pick(FINANCIER_IDS)),
      supplier_id_insurer: random.sometimes(0.5, () => random.pick(INSURER_IDS)),
      policy_owner_type: random.sometimes(0.4, () => random.pick(['Client', 'Lessor', 'Driver'])),
      insurance_broker_fee_exempt_flag: random.sometimes(0.3, () => random.pick(['yes', 'no'])),
      roadside_assistance_plan_code: random.sometimes(0.6, () => random.pick(['RA1', 'RA2'])),
      relief_vehicle_flag: random.sometimes(0.6, () => random.pick(['yes', 'no'])),
      carbon_emission_offset_flag: random.sometimes(0.5, () => random.pick(['yes', 'no'])),
      client_group_flag: random.sometimes(0.2, () => random.pick(['yes', 'no'])),
    },
  }
}

export const bespoke: Part = ({ vehicles, calendar }, random) => ({
  bespoke_field_values: random.sometimes(0.3, () => ({
    survey_score: random.figure(5, 10, 0.5),
    ...(random.chance(0.5) && {
      electric_vehicles: Math.round(vehicles * random.fraction() * 0.4),
    }),
    ...(random.chance(0.3) && {
      depot: { opens: '06:30', closes: '18:00', bays: random.whole(2, 30) },
    }),
    ...(random.chance(0.3) && { newsletter_since: calendar.day(-random.whole(50, 1500)) }),
  })),
})
