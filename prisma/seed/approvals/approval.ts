import { approval } from '@/lib/resources'
import { dateOf, shiftDay } from '../calendar'
import { contractsOf } from '../clients/profile'
import type { Edit } from '../history'
import { person } from '../pools/people'
import { landline, mobile } from '../pools/phones'
import { Random } from '../random'
import { type Actor, actor, type Setting } from '../setting'
import { idsOf, REPAIRERS } from '../suppliers/names'
import { type Members, setMembers } from '../values'
import { type Status, statusPath } from './status'
import { lines, totalOf } from './work'

/** An approval with all that the service keeps about it besides its members. */
export interface SeededApproval {
  readonly body: Members
  readonly created: Actor & { readonly at: Date }
  readonly edits: readonly Edit[]
  readonly source: 'internal' | 'external_channel'
  readonly postedDate: Date | undefined
  readonly requestedCount: number
}

const REPAIRER_IDS = idsOf(REPAIRERS)

/** What is filled in when an approval goes into a batch, and was empty before. */
const BATCH_FIELDS = [
  'invoice_no',
  'invoice_date',
  'billing_period',
  'billing_period_item_no',
  'bank_details_correct_flag',
]

/**
 * Approval number `number`.
 *
 * @param age working days since it was created
 * @param clients how many clients there are to choose a contract from
 */
export function seededApproval(
  number: number,
  age: number,
  clients: number,
  setting: Setting,
): SeededApproval {
  const random = new Random('approval', number)
  const path = statusPath(random, age)
  const moments = path.map((step) => setting.calendar.moment(step.age))
  const last = path.length - 1
  const external = random.chance(0.3)
  const created = external
    ? { userId: setting.integration, auditUserId: random.pick(setting.staff) }
    : actor(random, setting)
  const posted = path.findIndex(({ status }) => status === 'batch')
  return {
    body: body(
      number,
      (path[last] as { status: Status }).status,
      moments,
      clients,
      random,
      external,
    ),
    created: { ...created, at: moments[0] as Date },
    edits: moments.slice(1).map((at, index) => ({
      ...actor(random, setting),
      at,
      reason: path[index + 1]?.reason,
      earlier: () => ({
        status_flag: path[index]?.status,
        ...(path[index + 1]?.status === 'batch' &&
          Object.fromEntries(BATCH_FIELDS.map((name) => [name, undefined]))),
      }),
    })),
    source: external ? 'external_channel' : 'internal',
    postedDate: moments[posted],
    requestedCount: path.filter(({ status }) => status === 'requested').length,
  }
}

function body(
  number: number,
  status: Status,
  moments: readonly Date[],
  clients: number,
  random: Random,
  external: boolean,
): Members {
  const received = dateOf(moments[0] as Date)
  const reimbursed = random.chance(0.08)
  const work = lines(random, reimbursed)
  const isPosted = status === 'batch'
  const billed = dateOf(moments[moments.length - 1] as Date)
  return setMembers(approval, {
    contract_id: contract(clients, random),
    status_flag: status,
    approval_sub_status_id: random.sometimes(0.2, () =>
      random.pick(['QUOTE', 'PARTS', 'CALLBACK']),
    ),
    approval_limit: totalOf(work),
    external_order_number: external ? `ORD-${String(700_000 + number)}` : undefined,
    client_phone: random.sometimes(0.25, () => landline(random, '03')),
    misc_phone: random.sometimes(0.08, () => mobile(random)),
    attachment_id: random.sometimes(0.3, () => `DOC-${random.digits(6)}`),
    invoice_no: isPosted ? `INV-${random.digits(6)}` : undefined,
    invoice_date: isPosted ? shiftDay(billed, -random.whole(0, 3)) : undefined,
    billing_period: isPosted ? Number(billed.slice(0, 7).replace('-', '')) : undefined,
    billing_period_item_no: isPosted ? random.whole(1, 400) : undefined,
    bank_details_correct_flag: isPosted ? 'yes' : undefined,
    credit_note_flag: random.chance(0.02) ? 'yes' : 'no',
    ...(reimbursed ? repaid(random) : supplied(random)),
    ...driven(received, random),
    maintenance_lines: work,
    notes: random.sometimes(0.2, () => random.pick(NOTES)),
  })
}

const NOTES = [
  'Driver reports a noise from the front left when braking.',
  'Second quote was 12 % dearer.',
  'Vehicle is off the road until this is done.',
  'Under warranty in part; the supplier claims the rest itself.',
]

const repaid = (random: Random): Members => ({
  reimbursement_flag: 'yes',
  payee_payment_method_id: 'DRIVER-EFT',
  driver_bank_account_id: `DBA-${random.whole(1001, 1999)}`,
})

const supplied = (random: Random): Members => ({
  payee_payment_method_id: random.sometimes(0.6, () => random.pick(['EFT', 'CARD'])),
  supplier_id: random.pick(REPAIRER_IDS),
  supplier_contact: random.sometimes(0.7, () => person(random)),
  supplier_phone: landline(random, random.pick(['02', '03', '07', '08'])),
  supplier_franchise_vehicle_id: random.sometimes(0.2, () => `FV-${random.digits(5)}`),
  franchise_notes: random.sometimes(0.08, () => 'Parts are on the way from the state warehouse.'),
})

const driven = (received: string, random: Random): Members => ({
  odometer: random.whole(4000, 182_000),
  odometer_date: shiftDay(received, -random.whole(0, 2)),
  odometer_valid_flag: random.weighted([
    ['valid', 88],
    ['invalid', 5],
    ['none', 7],
  ]),
  driver_name: person(random),
  driver_phone: random.sometimes(0.85, () => mobile(random)),
  driver_aware_flag: random.chance(0.7) ? 'yes' : 'no',
})

/** A contract of any client that has one; of the first client when luck does not find another. */
function contract(clients: number, random: Random): string {
  for (let tries = 0; tries < 20; tries++) {
    const contracts = contractsOf(random.whole(1, clients))
    if (contracts.length > 0) return random.pick(contracts)
  }
  return random.pick(contractsOf(1))
}
