import { endKey } from '@/lib/http/handlers/keyCalls'
import { TAGS } from '@/lib/http/openapi/tags'
import { idsOf, KEY_IDS } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { serviceAccount } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  DELETE: {
    summary: 'Revoke a key',
    description:
      'From two seconds later at most no server process takes it. It stays in the list, which says who still sends it.',
    tag: TAGS.keys,
    operationId: 'revokeServiceKey',
    permission: 'Users:Manage',
    document: { status: 204, problems: ['record_not_found'] },
    ids: { ...idsOf(serviceAccount), ...KEY_IDS },
    handle: endKey,
  },
})
