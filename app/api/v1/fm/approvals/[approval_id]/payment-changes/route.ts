import { approvalPaymentChanges } from '@/lib/http/handlers/consoleCalls'
import { paymentChanges } from '@/lib/http/openapi/schemas'
import { tagOf } from '@/lib/http/openapi/tags'
import { idsOf } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'
import { approval } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read recent changes to the bank details behind an approval',
    description:
      'Changes of the bank details of the client behind an approval, by whom and when, without the values: what to look at before money is paid.',
    tag: tagOf(approval),
    permission: 'Approvals:Read',
    document: { status: 200, gives: paymentChanges },
    timeZone: true,
    ids: idsOf(approval),
    handle: approvalPaymentChanges,
  },
})
