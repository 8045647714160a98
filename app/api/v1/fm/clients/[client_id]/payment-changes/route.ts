import { clientPaymentChanges } from '@/lib/http/handlers/consoleCalls'
import { paymentChanges } from '@/lib/http/openapi/schemas'
import { tagOf } from '@/lib/http/openapi/tags'
import { idsOf } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'
import { client } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: "Read recent changes to a client's bank details",
    description: 'Changes of the bank details of a client, by whom and when, without the values.',
    tag: tagOf(client),
    permission: 'Clients:Read',
    document: { status: 200, gives: paymentChanges },
    timeZone: true,
    ids: idsOf(client),
    handle: clientPaymentChanges,
  },
})
