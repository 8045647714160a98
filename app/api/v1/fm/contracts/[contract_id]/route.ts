import { putContract, readContract } from '@/lib/api/calls/consoleCalls'
import { route } from '@/lib/api/gate/route'
import { CONTRACT_IDS, SMALL_BYTES } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read which client a contract belongs to',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'Contract' },
    ids: CONTRACT_IDS,
    handle: readContract,
  },
  PUT: {
    summary: 'Say which client a contract belongs to',
    permission: 'Clients:Update',
    document: { takes: 'ContractPut', status: 200, gives: 'Contract' },
    ids: CONTRACT_IDS,
    maxBytes: SMALL_BYTES,
    handle: putContract,
  },
})
