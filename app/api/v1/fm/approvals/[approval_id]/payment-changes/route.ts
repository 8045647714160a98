import { approvalPaymentChanges } from '@/lib/api/consoleCalls'
import { APPROVAL_IDS } from '@/lib/api/limits'
import { route } from '@/lib/api/route'

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
