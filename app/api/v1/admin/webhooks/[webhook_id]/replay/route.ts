import { replayDeliveries, webhookOf } from '@/lib/http/handlers/webhookCalls'
import { TAGS } from '@/lib/http/openapi/tags'
import { webhookReplay, webhookReplayed } from '@/lib/http/openapi/webhookSchemas'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { webhook } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Send deliveries again',
    description:
      'All that are parked, or all that are kept of changes in a span of time or between two positions of the feed, in the order of the feed and with the ids that they had; but nothing that its role may not read by now. A webhook that was stopped goes on.',
    tag: TAGS.webhooks,
    operationId: 'replayWebhookDeliveries',
    permission: 'Webhooks:Manage',
    document: {
      takes: webhookReplay,
      status: 200,
      gives: webhookReplayed,
      problems: ['record_not_found', 'validation_failed'],
    },
    ids: idsOf(webhook),
    dryRun: false,
    idempotent: true,
    ordered: webhookOf,
    maxBytes: SMALL_BYTES,
    handle: replayDeliveries,
  },
})
