import { listKeys, makeKey } from '@/lib/http/handlers/keyCalls'
import { keyCreate, keys, newKey } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { serviceAccount } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the keys of a service account',
    description:
      'Each with what it allows, from where it is taken, when and from where it was last used, and when and why it was last refused. Keys that ended are listed for 90 days more at least. No key is ever shown again.',
    tag: TAGS.keys,
    operationId: 'listServiceKeys',
    permission: 'Users:Manage',
    document: { status: 200, gives: keys, problems: ['record_not_found'] },
    ids: idsOf(serviceAccount),
    timeZone: true,
    handle: listKeys,
  },
  POST: {
    summary: 'Make a key for a service account',
    description:
      'The answer has the key, this once: only its hash is kept. It goes with every call as `Authorization: Bearer <key>`, and allows what both `permissions` and the role of the account do. Nobody makes a key that allows what they may not, and no key makes one that is taken from elsewhere or for longer than itself. `Idempotency-Key` does not count here, as the answer is kept nowhere: where one is lost, revoke that key and make another.',
    tag: TAGS.keys,
    operationId: 'createServiceKey',
    permission: 'Users:Manage',
    document: {
      takes: keyCreate,
      status: 201,
      gives: newKey,
      problems: ['record_not_found', 'conflict', 'validation_failed', 'not_for_keys'],
    },
    ids: idsOf(serviceAccount),
    timeZone: true,
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: makeKey,
  },
})
