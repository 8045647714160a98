import { makeWebhookSecret } from '@/lib/http/handlers/webhookCalls'
import { TAGS } from '@/lib/http/openapi/tags'
import { newWebhookSecret, webhookSecretCreate } from '@/lib/http/openapi/webhookSchemas'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { webhook } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Make a secret that deliveries are signed with',
    description:
      'The answer has the secret, this once. The first has deliveries begin. Those before it sign besides until the overlap is over, so that a receiver takes what is signed by either. Nobody makes one for a webhook that tells what they may not read. `Idempotency-Key` does not count here, as the answer is kept nowhere: where one is lost, make another.',
    tag: TAGS.webhooks,
    operationId: 'createWebhookSecret',
    permission: 'Webhooks:Manage',
    document: {
      takes: webhookSecretCreate,
      status: 201,
      gives: newWebhookSecret,
      problems: ['record_not_found', 'conflict', 'validation_failed'],
    },
    ids: idsOf(webhook),
    timeZone: true,
    dryRun: false,
    maxBytes: SMALL_BYTES,
    bodyOptional: true,
    handle: makeWebhookSecret,
  },
})
