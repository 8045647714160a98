import type { Random } from '../random'
import type { Members } from '../values'
import { isCustomer, type Part, type Profile } from './profile'

const COMPETITORS = ['Kestrel Fleet', 'Outback Leasing', 'Meridian Fleet', 'Bluegum Finance']
const NOTES = [
  'Present lessor is slow with replacement vehicles; that is our way in.',
  'Board decides on the tender after the end of the financial year.',
  'Wants electric vehicles and a price for chargers with the quote.',
  'Buys its own vehicles so far; the finance team would rather lease.',
  'Met at the regional fleet day; asked for a comparison of running costs.',
]

export const prospecting: Part = (profile, random) => {
  const { calendar, type } = profile
  if (type === 'inactive') return {}
  return {
    // A weekend gives way to its Monday, which is to be over, too.
    last_contact_date: calendar.workday(-random.whole(3, 120)),
    // A few are overdue, most fall within the next two months.
    next_contact_date: random.sometimes(type === 'sundry' ? 0.2 : 0.8, () =>
      calendar.workday(random.whole(-9, 58)),
    ),
    visit_last_date: random.sometimes(0.5, () => calendar.workday(-random.whole(20, 400))),
    visit_next_date: random.sometimes(0.3, () => calendar.workday(random.whole(3, 90))),
    ...(isCustomer(profile) || type === 'sundry' ? {} : courtship(profile, random)),
  }
}

function courtship({ calendar, type, vehicles }: Profile, random: Random): Members {
  const managed = Math.round(vehicles * random.figure(0.3, 0.9, 0.05))
  const operating = Math.round(managed * random.figure(0.3, 0.7, 0.05))
  const proposed = type === 'prospect' && random.chance(0.6)
  return {
    prospect_start: calendar.workday(-random.whole(15, 500)),
    prospect_priority: random.pick(['High', 'Medium', 'Medium', 'Low', '']),
    prospect_probability: type === 'lead' ? '20%' : random.pick(['40%', '40%', '60%', '80%']),
    target_strike_rate: random.sometimes(0.4, () => random.whole(15, 45)),
    proposal_date: proposed ? calendar.workday(-random.whole(3, 60)) : undefined,
    due_date: proposed ? calendar.workday(random.whole(-4, 40)) : undefined,
    potential_fleet_size: vehicles,
    potential_fleet_managed: managed,
    potential_operating: operating,
    potential_finance: managed - operating,
    potential_novated: random.sometimes(0.5, () => random.whole(2, 40)),
    competitors: random.sometimes(0.7, () => random.pick(COMPETITORS)),
    prospect_note: random.sometimes(0.7, () => random.pick(NOTES)),
  }
}
