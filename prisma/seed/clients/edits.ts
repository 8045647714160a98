import { dateOf, shiftDay } from '../calendar'
import type { Edit } from '../history'
import { emailOf, JOB_TITLES, person } from '../pools/people'
import { landline, mobile } from '../pools/phones'
import { Random } from '../random'
import { actor, type Setting } from '../setting'
import type { Values } from '../values'
import { CREDIT_RATINGS } from './finance'

/** The value before a change, given the one after it. */
type Before = (later: unknown, random: Random, staff: readonly number[]) => unknown

const daysEarlier =
  (least: number, most: number): Before =>
  (later, random) =>
    shiftDay(String(later), -random.whole(least, most))
const lower =
  (step: number): Before =>
  (later, random) =>
    Math.max(step, Math.round((Number(later) * random.figure(0.7, 0.95, 0.05)) / step) * step)
/** Some steps below, cut to six decimals so that the figure stays exact. */
const stepsBelow =
  (step: number): Before =>
  (later, random) =>
    Number(Math.max(0, Number(later) - step * random.whole(1, 5)).toFixed(6))
const oneOf =
  (list: readonly unknown[]): Before =>
  (_later, random) =>
    random.pick(list)
/** Where a client stood one step earlier. */
const TYPE_BEFORE: Readonly<Record<string, string>> = {
  prospect: 'lead',
  fleet: 'prospect',
  inactive: 'fleet',
}
const notYetSet: Before = () => undefined

/** Fields that change together, and why. */
interface Story {
  readonly reason?: string
  readonly fields: Readonly<Record<string, Before>>
}

const STORIES: readonly Story[] = [
  {
    reason: 'Annual credit review',
    fields: {
      finance_limit: lower(250_000),
      finance_review_date: daysEarlier(360, 370),
      client_credit_ratings_id: oneOf(CREDIT_RATINGS),
    },
  },
  {
    reason: 'Fee schedule from 1 July',
    fields: {
      management_fee: stepsBelow(0.25),
      fuel_fee: stepsBelow(0.05),
      'client_defaults.management_fee': stepsBelow(0.25),
    },
  },
  {
    reason: 'Terms agreed with treasury',
    fields: { interest_margin: stepsBelow(0.0125), residual_margin: stepsBelow(0.25) },
  },
  {
    reason: 'Portfolio handed over',
    fields: { user_id: (_later, random, staff) => String(random.pick(staff)) },
  },
  { reason: 'New switchboard', fields: { phone: (_later, random) => landline(random, '03') } },
  {
    reason: 'Asked for by the client',
    fields: {
      billing_interval: oneOf(['monthly', 'fortnightly']),
      invoice_options: oneOf(['detail-only', 'summary-only', 'summary-and-detail']),
      purchase_order_no: (_later, random) => `PO-${random.digits(6)}`,
    },
  },
  { fields: { booking_note: notYetSet, quote_internal_note: notYetSet, prospect_note: notYetSet } },
  { fields: { client_type: (later) => TYPE_BEFORE[String(later)] ?? later } },
  { reason: 'Limit raised after the audit', fields: { approval_limit: stepsBelow(50) } },
]

/** A person who had the first contact's position before the one who has it now. */
function formerContact(later: Readonly<Values>, random: Random): Values {
  const [, domain = 'example.com'] = String(later.contact1_email).split('@')
  const name = person(random)
  return {
    contact1_name: name,
    contact1_job_title: random.pick(JOB_TITLES),
    contact1_phone: mobile(random),
    contact1_email: emailOf(name, domain),
  }
}

/**
 * Later changes of a client, oldest first.
 *
 * @param age working days since the client was created
 * @param values what it has become
 */
export function clientEdits(
  number: number,
  age: number,
  values: Readonly<Values>,
  setting: Setting,
): Edit[] {
  const created = setting.calendar.moment(age)
  return [...told(number, age, setting), ...happened(number, created, values, setting)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
}

/** Fields of a client that hold days, or moments, of what has happened. */
export const HAPPENED = [
  'last_contact_date',
  'visit_last_date',
  'prospect_start',
  'proposal_date',
  'finance_accepted_date',
  'financials_date',
  'business_start_date',
  'mla_date',
  'dirty_flag',
]

/** What has happened since the client was created, each entered on its day: none is known before it. */
function happened(
  number: number,
  created: Date,
  values: Readonly<Values>,
  setting: Setting,
): Edit[] {
  const random = new Random('client days', number)
  const dayOf = (name: string) => String(values[name] ?? '')
  const later = HAPPENED.filter((name) => dayOf(name).slice(0, 10) > dateOf(created))
  return [...new Set(later.map(dayOf))].map((day) => ({
    ...actor(random, setting),
    at: day.includes('T') ? new Date(day) : setting.calendar.momentOn(day, random.fraction()),
    earlier: ({ next_contact_date: next }) => ({
      ...Object.fromEntries(
        later.filter((name) => dayOf(name) === day).map((name) => [name, undefined]),
      ),
      // Whoever was in touch has said when to be so again.
      ...(day === dayOf('last_contact_date') &&
        next !== undefined && { next_contact_date: shiftDay(day, random.whole(0, 5)) }),
    }),
  }))
}

/** Changes for reasons of their own, which half of the clients have. */
function told(number: number, age: number, setting: Setting): Edit[] {
  const random = new Random('client edits', number)
  if (random.chance(0.5)) return []
  const count = random.whole(1, 5)
  const ages = Array.from({ length: count }, () => age * random.fraction() ** 2).sort(
    (a, b) => b - a,
  )
  return ages.map((at) => clientEdit(at, setting, random))
}

function clientEdit(age: number, setting: Setting, random: Random): Edit {
  const made = { ...actor(random, setting), at: setting.calendar.moment(age) }
  if (random.chance(0.15)) {
    return {
      ...made,
      reason: 'New contact person',
      earlier: (later) => formerContact(later, random),
    }
  }
  const { reason, fields } = random.pick(STORIES)
  return {
    ...made,
    reason,
    earlier: (later) =>
      Object.fromEntries(
        Object.entries(fields)
          .filter(([name]) => later[name] !== undefined)
          .map(([name, before]) => [name, before(later[name], random, setting.staff)]),
      ),
  }
}
