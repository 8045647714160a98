import { isCustomer, type Part } from './profile'

const FUEL_SUPPLIERS = ['Bowser One', 'Southern Fuel Card', 'Outback Energy']

export const running: Part = (profile, random) => {
  if (!isCustomer(profile)) return {}
  const fuel = random.chance(0.75)
  const tags = random.chance(0.6)
  const novated = random.chance(0.55)
  const luxury = random.chance(0.85)
  return {
    fuel_managed_flag: fuel ? 'yes' : 'no',
    fuel_supplier: fuel ? random.pick(FUEL_SUPPLIERS) : undefined,
    fuel_card_note: fuel
      ? random.sometimes(0.25, () => 'Diesel and unleaded only; nothing from the shop.')
      : undefined,
    etags_managed_flag: tags ? 'yes' : 'no',
    etags_managed_note: tags
      ? random.sometimes(0.2, () => 'Tags stay with the bay, not with the vehicle.')
      : undefined,
    novated_leases_flag: novated ? 'yes' : 'no',
    novated_management_fee: novated ? random.figure(12, 32, 0.5) : undefined,
    novated_leases_note: novated
      ? random.sometimes(0.2, () => 'Open to permanent staff after six months.')
      : undefined,
    luxury_charge_applied_flag: luxury ? 'yes' : 'no',
    luxury_charge_invoiced_flag: luxury && random.chance(0.9) ? 'yes' : 'no',
    luxury_charge_event_flag: random.chance(0.1) ? 'yes' : 'no',
  }
}

export const discounts: Part = (profile, random) => {
  if (!isCustomer(profile)) return {}
  const share = profile.vehicles > 100 ? 0.7 : 0.25
  const discount = () => random.sometimes(share, () => `${random.whole(4, 22)}%`)
  return {
    discount_maker_a: discount(),
    discount_maker_b: discount(),
    discount_maker_c: discount(),
    discount_maker_d: discount(),
    discount_spare1: random.sometimes(0.05, () => 'Utes 3% below fleet list'),
    discount_spare2: random.sometimes(0.03, () => 'Run-out models 5%'),
    discount_spare3: random.sometimes(0.02, () => 'Buses by quote'),
  }
}

export const labels: Part = (profile, random) => {
  if (!isCustomer(profile)) return {}
  return {
    reg_ctp_type: random.chance(0.08) ? 'private' : 'business',
    send_reg_label_novated: random.pick(['driver', 'driver', 'driver', 'client-contact-2']),
    send_reg_label_others: random.pick([
      ...['client-contact-1', 'client-contact-1', 'account-manager'],
      ...['account-payable', 'not-applicable'],
    ]),
    reg_label_note: random.sometimes(
      0.1,
      () => 'Pool vehicles: send to the depot, not to head office.',
    ),
  }
}
