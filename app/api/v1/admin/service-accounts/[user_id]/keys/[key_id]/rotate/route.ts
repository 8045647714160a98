import { replaceKey } from '@/lib/http/handlers/keyCalls'
import { keyRotate, newKey } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { idsOf, KEY_IDS } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { serviceAccount } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Put another key in the place of one',
    description:
      'Makes a key that has the name, the permissions and the networks of the present one, which is taken besides until the overlap is over. A key is replaced once.',
    tag: TAGS.keys,
    operationId: 'rotateServiceKey',
    permission: 'Users:Manage',
    document: {
      takes: keyRotate,
      status: 201,
      gives: newKey,
      problems: ['record_not_found', 'conflict', 'validation_failed', 'not_for_keys'],
    },
    ids: { ...idsOf(serviceAccount), ...KEY_IDS },
    timeZone: true,
    dryRun: false,
    maxBytes: SMALL_BYTES,
    bodyOptional: true,
    handle: replaceKey,
  },
})
