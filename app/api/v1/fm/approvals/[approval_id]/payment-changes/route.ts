import { approvalPaymentChanges } from '@/lib/api/calls/consoleCalls'
import { route } from '@/lib/api/gate/route'
import { APPROVAL_IDS } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read recent changes to the bank details and limits behind an approval',
    permission: 'Approvals:Read',
    document: { status: 200, gives: 'PaymentChanges' },
    timeZone: true,
    ids: APPROVAL_IDS,
    handle: approvalPaymentChanges,
  },
})
