import {
  PAID,
  PAID_PARAMETERS,
  readNewestPaymentChanges,
} from '@/lib/http/handlers/newestPaymentCalls'
import { newestPaymentChanges } from '@/lib/http/openapi/paymentSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Find recent changes to bank details behind many payments',
    description:
      'Of some records, those behind whose payments bank details were set, changed or removed lately, with the newest of these changes: for whoever shows a list of what is to be paid. It takes the permission to read the records.',
    tag: TAGS.history,
    operationId: 'listNewestPaymentChanges',
    permission: 'token',
    document: { status: 200, gives: newestPaymentChanges, problems: ['permission_denied'] },
    ids: PAID.ids,
    isHeavy: true,
    timeZone: true,
    parameters: PAID_PARAMETERS,
    handle: readNewestPaymentChanges,
  },
})
