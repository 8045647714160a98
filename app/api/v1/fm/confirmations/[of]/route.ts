import {
  CONFIRMED,
  CONFIRMED_PARAMETERS,
  readConfirmations,
} from '@/lib/http/handlers/confirmationCalls'
import { confirmations } from '@/lib/http/openapi/paymentSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Find what changed after it was confirmed',
    description:
      'Of some records, those that say that somebody has looked at a part of them, as an approval whose account to be paid was checked: who said so and when, and what was changed afterwards of that part, or of the bank details behind their payments, without the values. For whoever is about to pay. It takes the permission to read the records.',
    tag: TAGS.history,
    operationId: 'listConfirmations',
    permission: 'token',
    document: { status: 200, gives: confirmations, problems: ['permission_denied'] },
    ids: CONFIRMED.ids,
    isHeavy: true,
    timeZone: true,
    parameters: CONFIRMED_PARAMETERS,
    handle: readConfirmations,
  },
})
