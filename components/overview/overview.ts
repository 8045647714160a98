import { api } from '@/components/api/api'
import type { Reading } from '@/components/api/byClock'
import type { Figure, Schemas } from '@/components/api/types'
import { countWords } from '@/lib/text/words'

/** What needs attention, with its counts as plain numbers; a part that the role may not read is null. */
export type Overview = Plain<Schemas['Overview']>

/** A body whose numbers are counts, which are within a double. */
type Plain<Body> = Body extends Figure
  ? number
  : Body extends object
    ? { readonly [Member in keyof Body]: Plain<Body[Member]> }
    : Body

type Clients = NonNullable<Overview['clients']>

/** A word and how many records have it; null stands for those that have none. */
export type Count = Clients['by_type'][number]

/** Clients whose day has come or comes soon: how many, and those that wait longest. */
export type DueClients = Clients['next_contacts']

/** @throws ApiProblem */
export async function readOverview(reading: Reading = {}): Promise<Overview> {
  return withPlainCounts((await api.get('/fm/overview', reading)).body)
}

function withPlainCounts({ today, clients, approvals }: Schemas['Overview']): Overview {
  type Tally = NonNullable<Schemas['Overview']['clients']>['by_type']
  type Due = NonNullable<Schemas['Overview']['clients']>['next_contacts']
  const counts = (tally: Tally) =>
    tally.map(({ value, count }) => ({ value, count: Number(count) }))
  const due = ({ total, clients: rows }: Due) => ({ total: Number(total), clients: rows })
  return {
    today,
    clients: clients && {
      by_type: counts(clients.by_type),
      next_contacts: due(clients.next_contacts),
      finance_reviews: due(clients.finance_reviews),
    },
    approvals: approvals && {
      ...approvals,
      by_status: counts(approvals.by_status),
      requested_payment_changes: Number(approvals.requested_payment_changes),
    },
  }
}

/** How many a tally counts in all. */
export const totalOf = (tally: readonly Count[]): number =>
  tally.reduce((sum, { count }) => sum + count, 0)

/** How many of a tally have a value. */
export const countOf = (tally: readonly Count[], value: string): number =>
  tally.find((each) => each.value === value)?.count ?? 0

/** The tally in the order of the work; what the order does not name comes last. */
export function inOrder(tally: readonly Count[], order: readonly string[]): Count[] {
  const place = ({ value }: Count) => {
    const index = order.indexOf(value ?? '')
    return index < 0 ? order.length : index
  }
  return tally.toSorted((a, b) => place(a) - place(b))
}

/** `12%`; `under 1%` where rounding would make nothing of something. */
export function shareOf(count: number, total: number): string {
  const percent = total === 0 ? 0 : (100 * count) / total
  return count > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`
}

/** `590 · 74%`: how many have a value, and which part of all that is. */
export const countAndShare = (count: number, total: number): string =>
  `${countWords(count)} · ${shareOf(count, total)}`
