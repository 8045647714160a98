import { readClock, rightClock, writeClock } from '@/lib/http/handlers/clockCalls'
import { clockSetting, serviceClock } from '@/lib/http/openapi/clockSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

const WHERE =
  'Only a service that was started for a demonstration, on a database that is marked as one, has it: elsewhere this is 404.'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'What time it is to the service',
    description: `The moment that records, locks and keys go by. ${WHERE}`,
    tag: TAGS.demonstration,
    operationId: 'getServiceClock',
    permission: 'token',
    document: { status: 200, gives: serviceClock, problems: ['not_found'] },
    handle: readClock,
  },
  PUT: {
    summary: 'Set what time it is to the service',
    description: `For tests: the clock of all its processes goes on from that moment. Moments of records and history, the ends of locks and of keys, what is recent and what day it is go by it; tokens do not, so nobody is signed out. ${WHERE}`,
    tag: TAGS.demonstration,
    operationId: 'setServiceClock',
    permission: 'Roles:Manage',
    document: { takes: clockSetting, status: 200, gives: serviceClock, problems: ['not_found'] },
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: writeClock,
  },
  DELETE: {
    summary: 'Give the service the right time again',
    description: `The clock of all its processes is the machine's again. ${WHERE}`,
    tag: TAGS.demonstration,
    operationId: 'rightServiceClock',
    permission: 'Roles:Manage',
    document: { status: 204, problems: ['not_found'] },
    handle: rightClock,
  },
})
