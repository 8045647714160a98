import { showWebhookState } from '@/lib/http/handlers/webhookCalls'
import { TAGS } from '@/lib/http/openapi/tags'
import { webhookState } from '@/lib/http/openapi/webhookSchemas'
import { idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { webhook } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'See how a webhook does',
    description:
      'Whether its deliveries are taken, how far they are behind, how many wait and how many were given up, and the secrets by which they are signed, without these themselves.',
    tag: TAGS.webhooks,
    operationId: 'getWebhookState',
    permission: 'Webhooks:Manage',
    document: { status: 200, gives: webhookState, problems: ['record_not_found'] },
    ids: idsOf(webhook),
    timeZone: true,
    handle: showWebhookState,
  },
})
