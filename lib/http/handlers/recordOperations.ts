import { storeOf } from '@/lib/records/stores'
import { mutexKeyOf } from '@/lib/records/writes/guard'
import { ownerOf } from '@/lib/resources/owner'
import type { Field, Resource } from '@/lib/resources/resource'
import { schemaName } from '@/lib/resources/schemaNames'
import { withinSentence } from '@/lib/text/words'
import type { NamedSchema } from '../openapi/named'
import { paymentChanges } from '../openapi/paymentSchemas'
import { schemasOf } from '../openapi/recordSchemas'
import { eventPage, references } from '../openapi/schemas'
import { tagOf } from '../openapi/tags'
import { INCLUDE } from '../parsing/include'
import { RECORD_BYTES, SMALL_BYTES } from '../parsing/limits'
import { PAGING } from '../parsing/paging'
import { idsOf } from '../parsing/pathIds'
import type { Needed, Operation, RequestContext, Write } from '../pipeline/operation'
import { mayConflict } from './collectionOperations'
import { listEvents } from './historyCalls'
import { inTwoParts } from './inTwoParts'
import { readReferences } from './nameCalls'
import { hasTimes, unseenWords, wordsOf } from './operationWords'
import { readPaymentChanges } from './paymentCalls'
import { beginChange, putOne, removeOne, setSecret } from './recordCalls'
import { readOne } from './recordReads'

const LOCKS =
  ' The call holds a lock on the record while it runs, or uses that of the locking session it names.'

type Permission = Operation['permission']

/** The operations on one record of a resource, each for whoever has the permission given. */
export function operationsOf(resource: Resource) {
  const { isSingleton, madeByPut, lockable } = resource
  const store = storeOf(resource)
  const { record, one, name } = wordsOf(resource)
  const schemas = schemasOf(resource)
  const tag = tagOf(resource)
  const timeZone = hasTimes(resource)
  const locks = lockable ? LOCKS : ''
  const ofOne = { tag, timeZone, ids: idsOf(resource), mutexKey: mutexKeyOf(resource) }
  const write = {
    ...ofOne,
    locking: lockable,
    dryRun: true,
    preconditions: 'record',
    maxBytes: RECORD_BYTES,
  } as const

  const refusals = mayConflict(resource) ? { problems: ['conflict'] as const } : {}

  const change = (mode: 'patch' | 'replace') =>
    inTwoParts(resource, (call) => beginChange(store, mode, call))

  return {
    read: (permission: Needed): Operation => ({
      ...ofOne,
      summary: `Read ${one}`,
      description: [
        `The ${record} as a whole: every field, with its default where nobody has set it.`,
        store.moments.length > 0 && 'Moments are shown in the `Time-Zone` of the request.',
        isSingleton && 'There are none until they are set for the first time.',
      ]
        .filter(Boolean)
        .join(' '),
      operationId: `get${name}`,
      permission,
      document: { status: 200, gives: schemas.record },
      preconditions: 'record',
      parameters: [INCLUDE],
      handle: (call) => readOne(store, call),
    }),
    replace: (permission: Permission): Write => ({
      ...write,
      summary: isSingleton ? `Set ${one}, all of them` : `Replace ${one}`,
      description: `Replaces the ${record} as a whole: a field that is absent or null takes its default. What the service keeps itself stays, and repeating the same call changes nothing further.${unseenWords(resource)}${
        madeByPut ? ` The first call makes ${isSingleton ? 'them' : 'it'}.` : ''
      }${locks}`,
      operationId: `replace${name}`,
      permission,
      document: {
        takes: schemas.replace,
        status: 200,
        gives: schemas.record,
        trial: schemas.changes,
        ...refusals,
      },
      ...(madeByPut
        ? { handle: (call: RequestContext) => putOne(store, call) }
        : change('replace')),
    }),
    patch: (permission: Permission): Write => ({
      ...write,
      summary: `Change some fields of ${one}`,
      description: `Changes the fields that are sent and leaves all others. Null unsets a field, so that it reads as its default again; objects merge member by member, and lists are replaced.${locks}`,
      operationId: `patch${name}`,
      permission,
      document: {
        takes: schemas.patch,
        status: 200,
        gives: schemas.record,
        trial: schemas.changes,
        ...refusals,
      },
      idempotent: true,
      ...change('patch'),
    }),
    remove: (permission: Permission): Operation => ({
      ...ofOne,
      summary: `Delete ${one}`,
      description: `Takes the ${record} away, where nothing depends on it any more; its history stays.`,
      operationId: `delete${name}`,
      permission,
      document: { status: 204, problems: ['conflict'] },
      preconditions: 'record',
      handle: (call) => removeOne(store, call),
    }),
    secret(secret: Field, permission: Permission): Write {
      const label = withinSentence(secret.label)
      return {
        ...write,
        locking: false,
        maxBytes: SMALL_BYTES,
        summary: `Set the ${label} of ${one}`,
        description: `${secret.help} The history says that it was set, and nothing of what it is.`,
        operationId: `replace${name}${schemaName(secret.name)}`,
        permission,
        document: {
          takes: schemas.secrets.get(secret.name) as NamedSchema,
          status: 204,
          trial: schemas.changes,
          ...refusals,
        },
        handle: (call) => setSecret(store, secret, call),
      }
    },
    references: (permission: Permission): Operation => ({
      ...ofOne,
      summary: `Read what names ${one}`,
      description: `The kinds of record that name the ${record}, by the member that does: how many there are, by status and with what they come to. What the role may not read is left out.`,
      operationId: `list${name}References`,
      permission,
      document: { status: 200, gives: references },
      isHeavy: true,
      timeZone: false,
      handle: (call) => readReferences(store, call),
    }),
    paymentChanges: (permission: Permission): Operation => ({
      ...ofOne,
      timeZone: true,
      summary: `Read recent changes to the bank details behind ${one}`,
      description: `Who set, changed or removed bank details that payments of the ${record} go by, and when, without the values: what to look at before money is paid.`,
      operationId: `list${name}PaymentChanges`,
      permission,
      document: { status: 200, gives: paymentChanges },
      handle: (call) => readPaymentChanges(store, call),
    }),
    events: (permission: Permission): Operation => ({
      ...ofOne,
      timeZone: true,
      summary: `Read the history of ${one}, newest first`,
      description: `Who changed the ${record}, when and why, with every value before and after. An entry is never changed; old ones go by age, where the operator says so.`,
      operationId: `list${name}Events`,
      permission,
      document: { status: 200, gives: eventPage },
      isHeavy: true,
      parameters: PAGING,
      handle: (call) => listEvents(store, storeOf(ownerOf(resource) ?? resource), call),
    }),
  }
}
