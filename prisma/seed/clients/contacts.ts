import { emailOf, JOB_TITLES, person } from '../pools/people'
import { landline, mobile } from '../pools/phones'
import { place as anyPlace, street } from '../pools/places'
import type { Random } from '../random'
import type { Members } from '../values'
import type { Part, Profile } from './profile'

const CONTACT_NOTES = [
  'Call before ten; in the depot for the rest of the day.',
  'Works Monday to Wednesday.',
  'Signs off anything above the approval limit.',
  'Prefers email, answers the same day.',
  'On leave in January; the fleet coordinator stands in.',
]

export const contacts: Part = (profile, random) => {
  const count = random.weighted([
    [1, 30],
    [2, 36],
    [3, 24],
    [4, 7],
    [5, 3],
  ])
  const members: Members = {
    phone: landline(random, profile.place.areaCode),
    mobile: random.sometimes(0.25, () => mobile(random)),
    fax: random.sometimes(0.12, () => landline(random, profile.place.areaCode)),
    contact_note: random.sometimes(
      0.12,
      () => 'Orders come from the fleet office only; drivers are sent back to it.',
    ),
  }
  for (let n = 1; n <= count; n++) Object.assign(members, contact(n, profile, random))
  return members
}

function contact(n: number, { place, domain }: Profile, random: Random): Members {
  const name = person(random)
  // The likeliest positions come first, and no two contacts of a client share one.
  const title = JOB_TITLES[2 * (n - 1) + random.whole(0, 1)]
  return {
    [`contact${n}_name`]: name,
    [`contact${n}_job_title`]: title,
    [`contact${n}_phone`]: random.chance(0.5) ? mobile(random) : landline(random, place.areaCode),
    [`contact${n}_email`]: emailOf(name, domain),
    [`contact${n}_note`]: random.sometimes(0.12, () => random.pick(CONTACT_NOTES)),
  }
}

export const addresses: Part = ({ place }, random) => {
  const country = place.state === 'NZ' ? 'NZ' : 'AU'
  const postal = random.weighted([
    ['box', 6],
    ['elsewhere', 1],
    ['none', 3],
  ] as const)
  const mailPlace = postal === 'elsewhere' ? anyPlace(random) : place
  return {
    address1: street(random),
    address2: random.sometimes(0.15, () => `Level ${random.whole(1, 24)}`),
    area: place.town,
    state: place.state,
    pcode: place.pcode,
    country_id: country,
    address_detail_pid: random.sometimes(0.4, () => `GA${place.state}${random.digits(9)}`),
    ...(postal !== 'none' && {
      postal_address1: postal === 'box' ? `PO Box ${random.whole(10, 9800)}` : street(random),
      postal_address2: random.sometimes(0.1, () => 'Accounts Payable'),
      postal_area: mailPlace.town,
      postal_state: mailPlace.state,
      postal_pcode: mailPlace.pcode,
      postal_country_id: mailPlace.state === 'NZ' ? 'NZ' : 'AU',
      postal_address_detail_pid: random.sometimes(0.1, () => `GA${place.state}${random.digits(9)}`),
    }),
  }
}
