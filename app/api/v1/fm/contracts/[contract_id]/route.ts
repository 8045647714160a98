import { putContract, readContract } from '@/lib/http/handlers/consoleCalls'
import { contract, contractPut } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { contractChanges } from '@/lib/http/openapi/trials'
import { CONTRACT_IDS, SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read which client a contract belongs to',
    description:
      'The client to which a contract belongs. Approvals name a contract, and are found by its client.',
    tag: TAGS.contracts,
    permission: 'Clients:Read',
    document: { status: 200, gives: contract },
    ids: CONTRACT_IDS,
    handle: readContract,
  },
  PUT: {
    summary: 'Say which client a contract belongs to',
    description:
      'Contracts are kept by another system; this tells the service to which client one belongs, or to which other client it has gone over.',
    tag: TAGS.contracts,
    permission: 'Clients:Update',
    document: { trial: contractChanges, takes: contractPut, status: 200, gives: contract },
    ids: CONTRACT_IDS,
    dryRun: true,
    maxBytes: SMALL_BYTES,
    handle: putContract,
  },
})
