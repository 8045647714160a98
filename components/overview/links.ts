import { resourcePage } from '@/lib/derive/addresses'
import { PAYMENT_CHANGES } from '@/lib/derive/filters'
import { approval, client } from '@/lib/resources'
import { HORIZON_DAYS } from '@/lib/time/horizon'

/** The approvals of a status, or those without any. */
export const approvalsOf = (status: string | null): string =>
  `${resourcePage(approval)}?${withValue('status_flag', status)}`

/** The clients of a type, or those without any. */
export const clientsOf = (type: string | null): string =>
  `${resourcePage(client)}?${withValue('client_type', type)}`

const withValue = (member: string, value: string | null): string =>
  value === null ? `${member}_set=false` : `${member}=${value}`

/** The requested approvals, those first that nobody has touched for longest. */
export const REQUESTED_APPROVALS = `${approvalsOf('requested')}&sort=last_edit`

/** Those behind whose payment bank details were changed lately. */
export const REQUESTED_AFTER_CHANGES = `${approvalsOf('requested')}&${PAYMENT_CHANGES}=true`

/**
 * The clients behind a count of what falls due, in its order. Like the count, the list leaves out
 * those that are inactive, and nobody else.
 */
export const clientsDue = (member: 'finance_review_date' | 'next_contact_date'): string =>
  `${resourcePage(client)}?${member}_to=in-${HORIZON_DAYS}-days&client_type_not=inactive&sort=${member}`
