import { putContract, readContract } from '@/lib/http/handlers/consoleCalls'
import { CONTRACT_IDS, SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read which client a contract belongs to',
    description:
      'The client to which a contract belongs. Approvals name a contract, and are found by its client.',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'Contract' },
    ids: CONTRACT_IDS,
    handle: readContract,
  },
  PUT: {
    summary: 'Say which client a contract belongs to',
    description:
      'Contracts are kept by another system; this tells the service to which client one belongs, or to which other client it has gone over.',
    permission: 'Clients:Update',
    document: { takes: 'ContractPut', status: 200, gives: 'Contract' },
    ids: CONTRACT_IDS,
    dryRun: true,
    maxBytes: SMALL_BYTES,
    handle: putContract,
  },
})
