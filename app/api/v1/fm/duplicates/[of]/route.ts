import { DUPLICATE_PARAMETERS, readDuplicates, TOLD } from '@/lib/http/handlers/duplicateCalls'
import { duplicates } from '@/lib/http/openapi/paymentSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Find records that may be one entered twice',
    description:
      'Records that share with others what two records hardly share, as an ABN, or the number of an invoice of the same supplier: of some that are there by `id`, or of values that somebody is about to enter by `by` and `value`. Letters and digits count, in any case. Nothing is refused for it; whoever enters or pays something looks here first. It takes the permission to read the records.',
    tag: TAGS.names,
    operationId: 'listDuplicates',
    permission: 'token',
    document: { status: 200, gives: duplicates, problems: ['permission_denied'] },
    ids: TOLD.ids,
    isHeavy: true,
    parameters: DUPLICATE_PARAMETERS,
    handle: readDuplicates,
  },
})
