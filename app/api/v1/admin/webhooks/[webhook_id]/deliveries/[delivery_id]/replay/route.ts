import { replayDelivery, webhookOf } from '@/lib/http/handlers/webhookCalls'
import { TAGS } from '@/lib/http/openapi/tags'
import { webhookReplayed } from '@/lib/http/openapi/webhookSchemas'
import { DELIVERY_IDS, idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { webhook } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Send one delivery again',
    description:
      'With the id that it had, whatever became of it. A webhook that was stopped goes on. Tests are not sent again, nor what its role may not read by now.',
    tag: TAGS.webhooks,
    operationId: 'replayWebhookDelivery',
    permission: 'Webhooks:Manage',
    document: { status: 200, gives: webhookReplayed, problems: ['record_not_found', 'conflict'] },
    ids: { ...idsOf(webhook), ...DELIVERY_IDS },
    dryRun: false,
    idempotent: true,
    ordered: webhookOf,
    handle: replayDelivery,
  },
})
