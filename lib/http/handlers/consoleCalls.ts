import { directory } from '@/lib/accounts/users'
import { approvalOverview, clientOverview } from '@/lib/records/lists/overview'
import { PERMISSIONS } from '@/lib/resources/permissions'
import { serviceNow } from '@/lib/time/serviceClock'
import { formatMoment } from '@/lib/time/zone'
import type { HandlerResult, RequestContext } from '../pipeline/operation'

/** GET what needs attention; parts that the role may not read are null. */
export async function readOverview(call: RequestContext): Promise<HandlerResult> {
  const { permissions } = call.principal
  const today = formatMoment(serviceNow(), call.timeZone).slice(0, 10)
  const [clients, approvals] = await Promise.all([
    permissions.has('Clients:Read') ? clientOverview(call.db, today) : null,
    permissions.has('Approvals:Read') ? approvalOverview(call.db) : null,
  ])
  return {
    status: 200,
    body: {
      value: {
        today,
        clients,
        approvals: approvals && {
          ...approvals,
          oldest_requested: approvals.oldest_requested.map((row) => ({
            ...row,
            last_edit: formatMoment(row.last_edit, call.timeZone),
          })),
        },
      },
    },
  }
}

/** GET every permission there is, with what it allows. */
export async function listPermissions(): Promise<HandlerResult> {
  const data = Object.entries(PERMISSIONS).map(([permission, allows]) => ({ permission, allows }))
  return { status: 200, body: { value: { data } } }
}

/** GET the people of the installation by id and name, for choosing and for showing names. */
export async function readDirectory(): Promise<HandlerResult> {
  return { status: 200, body: { value: { data: await directory() } } }
}
