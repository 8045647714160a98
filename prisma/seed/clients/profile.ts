import type { Calendar } from '../calendar'
import { type Place, place } from '../pools/places'
import type { Trade } from '../pools/trades'
import { Random } from '../random'
import type { Setting } from '../setting'
import type { Members } from '../values'
import { organisation } from './names'

export type ClientType = 'fleet' | 'prospect' | 'lead' | 'sundry' | 'inactive'

/** What all sections of one client agree on. */
export interface Profile {
  readonly number: number
  readonly name: string
  readonly trade: Trade
  readonly type: ClientType
  readonly place: Place
  /** Vehicles that the organisation runs. */
  readonly vehicles: number
  /** Part of its mail addresses after the @: a domain that nobody can register. */
  readonly domain: string
  readonly calendar: Calendar
  readonly staff: readonly number[]
}

/** Writes one section of a client, with choices of the section's own. */
export type Part = (profile: Profile, random: Random) => Members

const TYPES: readonly (readonly [ClientType, number])[] = [
  ['fleet', 55],
  ['prospect', 18],
  ['lead', 12],
  ['sundry', 8],
  ['inactive', 7],
]

const FIRST_CLIENT = 10_001
const FIRST_CONTRACT = 40_001
/** Each client has so many contract numbers to itself, used or not. */
const CONTRACTS_EACH = 8

/** The id of the client of that number, counted from one. */
export const clientId = (number: number): number => FIRST_CLIENT + number - 1

/** The first client is always a fleet: approvals then have a contract in the smallest of sets. */
const clientType = (number: number): ClientType =>
  number === 1 ? 'fleet' : new Random('client type', number).weighted(TYPES)

/** Contracts of a client: several of a fleet, what is left of a former one. */
export function contractsOf(number: number): string[] {
  const random = new Random('contracts', number)
  const type = clientType(number)
  const count = type === 'fleet' ? random.whole(3, 8) : type === 'inactive' ? random.whole(1, 2) : 0
  const first = FIRST_CONTRACT + (number - 1) * CONTRACTS_EACH
  return Array.from({ length: count }, (_, index) => `C-${first + index}`)
}

/** Who a client of the demonstration is: the same each time for the same number. */
export function profileOf(number: number, { calendar, staff }: Setting): Profile {
  const random = new Random('profile', number)
  const { name, trade } = organisation(number)
  const slug = name
    .toLowerCase()
    .replace(/ (pty )?ltd$/, '')
    .replaceAll(' ', '-')
  return {
    number,
    name,
    trade,
    type: clientType(number),
    place: place(random),
    vehicles: random.whole(...trade.fleet),
    domain: `${slug}.example`,
    calendar,
    staff,
  }
}

/** True for clients who have, or had, vehicles with us: the terms are theirs. */
export const isCustomer = ({ type }: Profile): boolean => type === 'fleet' || type === 'inactive'
