import { dayAfter } from '../time/words'
import type { Count } from './overview'

/** How far ahead the overview counts a day as falling due. */
const HORIZON_DAYS = 30

/** The approvals of a status. */
export const approvalsOf = (status: string): string => `/approvals?status_flag=${status}`

/** The clients of a type. */
export const clientsOf = (type: string): string => `/clients?client_type=${type}`

/**
 * The clients behind a count of what falls due, in its order. Like the count, the list leaves out
 * those that are inactive.
 */
export function clientsDue(
  member: 'finance_review_date' | 'next_contact_date',
  today: string,
  byType: readonly Count[],
): string {
  const types = byType.flatMap(({ value }) => (value && value !== 'inactive' ? [value] : []))
  const ofTypes = types.length > 0 ? `&client_type=${types.toSorted().join(',')}` : ''
  return `/clients?${member}_to=${dayAfter(today, HORIZON_DAYS)}&sort=${member}${ofTypes}`
}
