import { listDeliveries, STATE } from '@/lib/http/handlers/webhookCalls'
import { TAGS } from '@/lib/http/openapi/tags'
import { webhookDeliveries } from '@/lib/http/openapi/webhookSchemas'
import { PAGING } from '@/lib/http/parsing/paging'
import { idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { webhook } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List deliveries to a webhook, newest first',
    description:
      'Each with what became of its last attempt. What was delivered is listed for seven days, what was given up for ninety. Of kinds of record that the role of the caller may not read it says how sending went, and neither what was sent nor what the receiver said to it.',
    tag: TAGS.webhooks,
    operationId: 'listWebhookDeliveries',
    permission: 'Webhooks:Manage',
    document: { status: 200, gives: webhookDeliveries, problems: ['record_not_found'] },
    ids: idsOf(webhook),
    parameters: [STATE, ...PAGING],
    timeZone: true,
    handle: listDeliveries,
  },
})
