import { tryWebhook } from '@/lib/http/handlers/webhookCalls'
import { TAGS } from '@/lib/http/openapi/tags'
import { webhookDelivery } from '@/lib/http/openapi/webhookSchemas'
import { idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { webhook } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Send a test delivery',
    description:
      'Sends a message of the type `webhook.test`, signed like any other, at once and once, also where the webhook is inactive. The answer comes after that of the receiver, ten seconds later at most, and says what came of it. A webhook that was stopped goes on where the test is taken. An installation that sends nothing to webhooks sends no test either.',
    tag: TAGS.webhooks,
    operationId: 'testWebhook',
    permission: 'Webhooks:Manage',
    document: { status: 200, gives: webhookDelivery, problems: ['record_not_found', 'conflict'] },
    ids: idsOf(webhook),
    timeZone: true,
    dryRun: false,
    handle: tryWebhook,
  },
})
