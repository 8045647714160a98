import { api, bodyOf } from '@/components/api/api'
import type { components } from '@/components/api/schema'

/** A word and how many records have it; null stands for those that have none. */
export interface Count {
  readonly value: string | null
  readonly count: number
}

export interface DueClient {
  readonly client_id: string
  readonly name: string | null
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** Clients whose day has come or comes soon: how many, and those that wait longest. */
export interface DueClients {
  readonly total: number
  readonly clients: readonly DueClient[]
}

export interface RequestedApproval {
  readonly approval_id: string
  readonly contract_id: string
  readonly last_edit: string
}

/** What needs attention; a part that the role may not read is null. */
export interface Overview {
  /** The day in the zone that was asked for. */
  readonly today: string
  readonly clients: {
    readonly by_type: readonly Count[]
    readonly next_contacts: DueClients
    readonly finance_reviews: DueClients
  } | null
  readonly approvals: {
    readonly by_status: readonly Count[]
    readonly oldest_requested: readonly RequestedApproval[]
  } | null
}

/** @throws ApiProblem */
export async function readOverview(signal?: AbortSignal): Promise<Overview> {
  return withPlainCounts(await bodyOf(api.GET('/fm/overview', { signal })))
}

/** Counts come as exact figures; as counts they are within a double. */
function withPlainCounts({
  today,
  clients,
  approvals,
}: components['schemas']['Overview']): Overview {
  const counts = (tally: readonly Count[]) =>
    tally.map(({ value, count }) => ({ value, count: Number(count) }))
  const due = ({ total, clients: rows }: DueClients) => ({ total: Number(total), clients: rows })
  return {
    today,
    clients: clients && {
      by_type: counts(clients.by_type),
      next_contacts: due(clients.next_contacts),
      finance_reviews: due(clients.finance_reviews),
    },
    approvals: approvals && { ...approvals, by_status: counts(approvals.by_status) },
  }
}

export const totalOf = (tally: readonly Count[]): number =>
  tally.reduce((sum, { count }) => sum + count, 0)

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
